"""What a system or a shop says of the program before it is opened: menus, file types, descriptions, the installer.

The packaging scripts ask for these texts once in each language (packaging/texts.py); the game does not.
"""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def summary() -> str:
    """One line, without a full stop."""
    return QCoreApplication.translate("Storefront", "Liar’s Dice against computer players, with provably fair dice")


def kind_of_program() -> str:
    """What kind of program this is, as menus group and search it."""
    return QCoreApplication.translate("Storefront", "Dice game")


def keywords() -> list[str]:
    """Words under which it is searched for."""
    #: Words that people search for, separated by commas; names of the game included
    words = QCoreApplication.translate("Storefront", "dice, bluff, Liar’s Dice, Dudo, Perudo, Palifico, bid, game")
    return [word.strip() for word in words.split(",")]


def kind_of_record() -> str:
    """What a file with a game record is called."""
    return QCoreApplication.translate("Storefront", "Palifico game record")


def description() -> list[str]:
    """Paragraphs that describe the game to somebody who does not know it."""
    return [
        QCoreApplication.translate(
            "Storefront",
            "Everybody rolls under a cup and bids on the dice of the whole table: raise, or challenge the bid. Whoever"
            " is wrong loses a die, and the last one with dice wins.",
        ),
        QCoreApplication.translate(
            "Storefront",
            "Palifico plays Liar’s Dice (Dudo, Perudo) with the round that gave it its name: the first time a player is"
            " reduced to a single die, the next round is played without wild ones, and its face is fixed.",
        ),
    ]


def features() -> list[str]:
    """What is worth knowing, a line each."""
    return [
        QCoreApplication.translate("Storefront", "Two to six seats, three to six dice each, Spot On or Calza"),
        QCoreApplication.translate("Storefront", "Computer players from gentle to strong, who see only their own dice"),
        QCoreApplication.translate("Storefront", "Dice that nobody can choose, and that anyone can recompute"),
        QCoreApplication.translate("Storefront", "Played by mouse, keyboard or screen reader, without a network"),
        QCoreApplication.translate("Storefront", "In English, French and Italian"),
    ]


def captions() -> Mapping[str, str]:
    """What the pictures of resources/screenshots show, by file name."""
    return {
        "table.png": QCoreApplication.translate("Storefront", "The table, while you are on turn"),
        "reveal.png": QCoreApplication.translate("Storefront", "The reveal: the matching dice are counted"),
    }


def manual() -> Mapping[str, str]:
    """The prose of the man page by place, and in capitals its headings."""
    return {
        #: Headings of a man page, in the words that the system's own pages have in your language
        "NAME": QCoreApplication.translate("Storefront", "NAME"),
        #: A heading of a man page
        "SYNOPSIS": QCoreApplication.translate("Storefront", "SYNOPSIS"),
        #: A heading of a man page
        "DESCRIPTION": QCoreApplication.translate("Storefront", "DESCRIPTION"),
        #: A heading of a man page
        "FILES": QCoreApplication.translate("Storefront", "FILES"),
        #: Stands for the name of a file, in small letters
        "FILE": QCoreApplication.translate("Storefront", "record"),
        "window": QCoreApplication.translate(
            "Storefront", "Without arguments the game opens; with a record, that game."
        ),
        "commands": QCoreApplication.translate(
            "Storefront", "palifico-cli does in a terminal what needs no window; --help says what."
        ),
        "files": QCoreApplication.translate("Storefront", "Settings and saved games, in the user’s own folders:"),
        "more": QCoreApplication.translate("Storefront", "The rules are in the game: Help, Rules."),
    }


def installer() -> Mapping[str, str]:
    """What the Windows installer asks and says, by the name of its text."""
    return {
        "SHORTCUT": QCoreApplication.translate("Storefront", "Shortcut on the desktop"),
        "PROGRAM": QCoreApplication.translate("Storefront", "Palifico (required)"),
        "RECORDS": QCoreApplication.translate("Storefront", "Open game records with Palifico"),
        "RUNNING": QCoreApplication.translate("Storefront", "Palifico is running. Close it, then try again."),
        "GAMES": QCoreApplication.translate(
            "Storefront", "Remove your saved games and settings too? They cannot be brought back."
        ),
        "BITS": QCoreApplication.translate("Storefront", "Palifico needs a 64-bit Windows 10 or later."),
    }
