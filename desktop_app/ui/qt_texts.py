"""Texts of Qt's own dialogs that its translations lack: ours are asked first, and so Qt finds them here."""

from PySide6.QtCore import QCoreApplication


def qt_texts() -> tuple[str, ...]:
    """All of them, in the language of now. Nobody has to call this: it puts them into our files of texts."""
    return (
        #: A label in a dialog that opens or saves files, as Qt has it, with its own &; so are all below
        QCoreApplication.translate("QFileDialog", "&Look in:"),
        QCoreApplication.translate("QFileDialog", "Files of &type:"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Folder"),
        QCoreApplication.translate("QAbstractFileIconProvider", "File Folder"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Drive"),
        QCoreApplication.translate("QAbstractFileIconProvider", "File"),
        #: %1 is the end of a file's name, as json
        QCoreApplication.translate("QAbstractFileIconProvider", "%1 File"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Shortcut"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Alias"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Unknown"),
        #: In the dialog that prints: which of the pages, even or odd ones
        QCoreApplication.translate("QPrintSettingsOutput", "Page &Set:"),
        QCoreApplication.translate("QPrintSettingsOutput", "Pages"),
        QCoreApplication.translate("QPrintSettingsOutput", "Double Sided Printing"),
        #: Printing on both sides of the paper
        QCoreApplication.translate("QPrintSettingsOutput", "Off"),
        QCoreApplication.translate("QPrintSettingsOutput", "Long side binding"),
        QCoreApplication.translate("QPrintSettingsOutput", "Short side binding"),
        QCoreApplication.translate(
            "QPrintSettingsOutput",
            "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. "
            "E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
        ),
    )
