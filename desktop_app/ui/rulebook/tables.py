"""Tables of the book: a head on sunken paper, lines between the rows, the first column in a heavier weight."""

from collections.abc import Iterator, Sequence

from desktop_app.ui.tokens import Tokens

#: The width of a column of names, in pixels of the design.
NAMES_WIDTH = 158
#: Room in a cell: at its sides, above and below its text; room below a table.
_ACROSS, _ABOVE, _BELOW = 14, 6, 14


def table_html(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    widths: Sequence[float],
    tokens: Tokens,
    size: float,
    *,
    over: bool = False,
) -> str:
    """The table of these cells, which are HTML; widths are in pixels of the design, size in pixels for each.

    With `over` the first cell of a row stands over the others.
    """
    pixels = [round(width * size) for width in widths]
    above, across = round(_ABOVE * size), round(_ACROSS * size)
    padding = f"padding: {above}px {across}px {above}px {across}px; text-align: left; vertical-align: top;"
    ground = f"{padding} background-color: {tokens.paper2.name()};"
    line = f"{padding} border-bottom: 1px solid {tokens.line.name()};"
    styles = [line] * (len(rows) - 1) + [padding]
    parts = [_row(head, pixels, ground, 600, 600)]
    for row, style in zip(rows, styles, strict=True):
        if over:
            parts.append(f'<tr><th colspan="{len(pixels)}" style="{padding}">{_text(row[0], 600)}</th></tr>')
        parts.append(_row(row[1:] if over else row, pixels, style, 400 if over else 600, 400))
    whole = f"border-collapse: collapse; margin-top: {above}px; margin-bottom: {round(_BELOW * size)}px;"
    # The empty paragraph keeps what follows from joining the table.
    return (
        f'<table width="{sum(pixels)}" cellspacing="0" cellpadding="0" border="0" style="{whole}">'
        f'{"".join(parts)}</table><p class="cell"></p>'
    )


def _row(cells: Sequence[str], widths: Sequence[int], style: str, first_weight: int, weight: int) -> str:
    return f"<tr>{''.join(_cells(cells, widths, style, first_weight, weight))}</tr>"


def _cells(cells: Sequence[str], widths: Sequence[int], style: str, first_weight: int, weight: int) -> Iterator[str]:
    for place, (text, width) in enumerate(zip(cells, widths, strict=True)):
        heavy = weight if place else first_weight
        tag = "th" if heavy > 400 else "td"
        yield f'<{tag} width="{width}" style="{style}">{_text(text, heavy)}</{tag}>'


def _text(text: str, weight: int) -> str:
    return f'<p class="cell" style="font-weight: {weight};">{text}</p>'
