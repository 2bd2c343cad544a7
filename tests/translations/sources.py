"""Finding the texts of a Python file that lupdate loses without a word."""

import ast
from collections.abc import Iterator

_APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}


def _is_tr(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "tr"


def _is_translate(node: ast.AST) -> bool:
    """QCoreApplication.translate, not a painter's or a str's."""
    if not isinstance(node, ast.Attribute) or node.attr != "translate":
        return False
    return isinstance(node.value, ast.Name) and node.value.id in _APPLICATIONS


def _literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls that translate."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (_is_tr(node.func) or _is_translate(node.func)):
            yield node


def texts(tree: ast.AST, context: str = "") -> Iterator[tuple[str, str, bool]]:
    """Context, source text and whether it is a plural, of every call whose text is a literal.

    A tr's context is the class that it stands in. (lupdate writes "QCoreApplication.self" for a self.tr that comes
    right after a QCoreApplication.translate, in a list for instance: such a text is lost.)
    """
    for node in ast.iter_child_nodes(tree):
        yield from texts(node, node.name if isinstance(node, ast.ClassDef) else context)
    if isinstance(tree, ast.Call) and (_is_tr(tree.func) or _is_translate(tree.func)):
        strings = [
            node.value for node in tree.args[:2] if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        if _is_tr(tree.func) and strings:
            yield context, strings[0], len(tree.args) > 2
        if _is_translate(tree.func) and len(strings) == 2:
            yield strings[0], strings[1], False


def losses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and reason of every text that lupdate would not find, or not wholly."""
    called = {id(call.func) for call in calls(tree)}
    for node in ast.walk(tree):
        if (_is_tr(node) or _is_translate(node)) and id(node) not in called and isinstance(node, ast.Attribute):
            yield node.lineno, "an alias"
        if isinstance(node, ast.JoinedStr):
            yield from ((call.lineno, "inside an f-string") for call in calls(node))
    for call in calls(tree):
        yield from ((call.lineno, reason) for reason in _wrong_arguments(call))


def _wrong_arguments(call: ast.Call) -> Iterator[str]:
    literals = 1 if _is_tr(call.func) else 2
    if len(call.args) < literals or not all(_literal(argument) for argument in call.args[:literals]):
        yield "no literal"
    if call.keywords:
        yield "a keyword argument"
    if _is_translate(call.func) and len(call.args) > 3:
        yield "a plural outside tr"


def stray_comments(code: str) -> Iterator[int]:
    """Lines of "#:" comments that no text follows at once: lupdate would hand them to the translators of the next text.

    A file without texts may use them as it likes.
    """
    lines = code.splitlines()
    if not any(map(_translates, lines)):
        return
    for number, line in enumerate(lines):
        if not line.lstrip().startswith("#:"):
            continue
        below = [after for after in lines[number + 1 :] if not after.lstrip().startswith("#")]
        if not any(map(_translates, below[:_REACH])):
            yield number + 1


_REACH = 3
"""How many lines below its comment a text may begin."""


def _translates(line: str) -> bool:
    return ".tr(" in line or "QCoreApplication.translate(" in line
