"""What is written down about errors holds no value of a game."""

from secrets import token_bytes

from desktop_app.library.discretion import discreet, discreet_trace


def failing(values: object) -> BaseException:
    try:
        try:
            raise KeyError(values)
        except KeyError as error:
            raise ValueError(f"no such hand: {values}") from error
    except ValueError as error:
        return error


def test_words_stay_and_values_go() -> None:
    assert discreet("no such hand: (1, 4, 4) of Ada") == "no such hand: # # # of Ada"
    assert discreet("Hand(dice=[2,2]) is odd") == "# is odd"


def test_a_secret_goes_however_it_is_written() -> None:
    secret = token_bytes(32)
    for written in (secret.hex(), repr(secret), repr(secret)[1:].replace(" ", "")):
        told = discreet(f"secret {written} end")
        assert not any(part in told for part in (secret.hex()[:8], repr(secret)[2:14]))
        assert told.startswith("secret #")


def test_a_long_text_is_cut() -> None:
    assert len(discreet("word " * 10_000)) == 2_000


def test_a_trace_says_where_and_what_kind_for_every_error_in_the_chain() -> None:
    told = discreet_trace(failing((3, 3, 5)))
    assert "test_discretion.py" in told
    assert "raise KeyError(values)" in told
    assert told.index("KeyError: # # #") < told.index("ValueError: no such hand: # # #")
    assert "3, 5" not in told


def test_errors_in_a_circle_are_told_once() -> None:
    first, second = ValueError("first"), KeyError("second")
    first.__cause__, second.__cause__ = second, first
    assert discreet_trace(first).count("Traceback") == 2


def test_an_error_that_has_no_text_is_told() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert "Mute" in discreet_trace(Mute())
