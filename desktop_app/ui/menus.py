"""The menu bar: everything that the program can do, reachable by key."""

from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from desktop_app.ui.languages import NAMES
from desktop_app.ui.menu import BEFORE_KEYS, TICKED, Menu
from desktop_app.ui.motion_choice import MotionChoice
from desktop_app.ui.table.pace import Pace
from desktop_app.ui.theme import Appearance, Theme

# In pixels of the design: the room above and below a title, beside it, at the bar's ends; above and below an entry.
_ABOVE, _BESIDE, _ENDS, _TIGHT = 6, 12, 6, 4
_STANDARD = QKeySequence.StandardKey

Member = TypeVar("Member", bound=Enum)


class MenuBar(QMenuBar):
    """Holds the actions; whoever owns the bar connects them and says what can be done now."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.new_game = self._action(_STANDARD.New)
        self.again = self._action("Ctrl+Shift+N")
        self.rematch = self._action("Ctrl+R")
        self.start_page = self._action("Alt+Home")
        self.games = self._action("Ctrl+G")
        self.give_up = self._action()
        self.open_record = self._action(_STANDARD.Open)
        self.save_record = self._action(_STANDARD.Save)
        self.review = self._action("Ctrl+E")
        self.check_dice = self._action()
        self.dice_statistics = self._action()
        self.quit = self._action(_STANDARD.Quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.ladder = self._action("Ctrl+B")
        self.next_round = self._action("Ctrl+Return")
        self.last_reveal = self._switch("Ctrl+L")
        self.skip = self._action("Ctrl+Right")
        self.skip_to_end = self._action("Ctrl+End")
        self.take_back = self._action(_STANDARD.Undo)
        self.confirm_calls = self._switch()
        self.paces = self._choices(Pace, "Ctrl+%1")
        self.mute = self._switch("M")
        self.volume = self._action()
        self.talking = self._switch()
        self.faces = self._switch()
        self.full_screen = self._action(_STANDARD.FullScreen, "F11")
        self.full_screen.setCheckable(True)
        self.appearances = self._choices(Appearance)
        self.motions = self._choices(MotionChoice)
        self.zoom_in = self._action(_STANDARD.ZoomIn, "Ctrl+=")
        self.zoom_out = self._action(_STANDARD.ZoomOut)
        self.zoom_normal = self._action("Ctrl+0")
        self.languages = self._languages()
        self.rules = self._action(_STANDARD.HelpContents, "F1")
        self.lesson = self._action()
        self.about = self._action()
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self._fill()
        theme.changed.connect(self._dress)
        self._dress()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def key_lines(self) -> tuple[tuple[str, str], ...]:
        """Every action that has a key: the key as the system names it, and what it does."""
        native = QKeySequence.SequenceFormat.NativeText
        return tuple(
            (action.shortcut().toString(native), action.text().replace("&", "").rstrip("…"))
            for menu in (self._game, self._table, self._view, self._help)
            for action in menu.actions()
            if not action.shortcut().isEmpty()
        )

    def _action(self, *keys: QKeySequence.StandardKey | str) -> QAction:
        action = QAction(self)
        sequences: list[QKeySequence] = []
        for key in keys:
            found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
            sequences += [each for each in found if each not in sequences]
        action.setShortcuts(sequences)
        return action

    def _switch(self, *keys: str) -> QAction:
        action = self._action(*keys)
        action.setCheckable(True)
        return action

    def _choices(self, members: type[Member], keys: str = "") -> dict[Member, QAction]:
        group = QActionGroup(self)
        actions: dict[Member, QAction] = {}
        for number, member in enumerate(members, start=1):
            action = self._action(*([keys.replace("%1", str(number))] if keys else []))
            action.setCheckable(True)
            action.setActionGroup(group)
            actions[member] = action
        return actions

    def _languages(self) -> dict[str, QAction]:
        group = QActionGroup(self)
        actions: dict[str, QAction] = {}
        for code in ("", *NAMES):
            action = QAction(f"&{NAMES[code]}" if code else "", self)
            action.setCheckable(True)
            action.setActionGroup(group)
            actions[code] = action
        return actions

    def _fill(self) -> None:
        self._game, self._table, self._view, self._language, self._help = (Menu(self._theme, self) for _ in range(5))
        for menu in (self._game, self._table, self._view, self._language, self._help):
            self.addMenu(menu)
        self._game.addActions([self.new_game, self.again, self.rematch])
        self._game.addSeparator()
        self._game.addActions([self.games, self.start_page, self.give_up])
        self._game.addSeparator()
        self._game.addActions([self.open_record, self.save_record])
        self._game.addSeparator()
        self._game.addActions([self.review, self.check_dice, self.dice_statistics])
        self._game.addSeparator()
        self._game.addAction(self.quit)
        self._table.addActions([self.ladder, self.next_round, self.last_reveal, self.skip, self.skip_to_end])
        self._table.addSeparator()
        self._table.addActions([self.take_back, self.confirm_calls])
        self._table.addSeparator()
        self._table.addActions(list(self.paces.values()))
        self._table.addSeparator()
        self._table.addActions([self.mute, self.volume, self.talking, self.faces])
        self._view.addAction(self.full_screen)
        self._view.addSeparator()
        self._view.addActions(list(self.appearances.values()))
        self._view.addSeparator()
        self._view.addActions(list(self.motions.values()))
        self._view.addSeparator()
        self._view.addActions([self.zoom_in, self.zoom_out, self.zoom_normal])
        self._language.addActions(list(self.languages.values()))
        self._help.addActions([self.rules, self.lesson, self.about])

    def _retranslate(self) -> None:
        self._retranslate_game()
        self._retranslate_table()
        self._retranslate_view()
        self._language.setTitle(self.tr("&Language"))
        self.languages[""].setText(self.tr("&System language"))
        self._help.setTitle(self.tr("&Help"))
        self.rules.setText(self.tr("&Rules of the game"))
        #: The lesson that teaches the game at a table
        self.lesson.setText(self.tr("&Lesson"))
        self.about.setText(self.tr("&About Palifico"))

    def _retranslate_game(self) -> None:
        self._game.setTitle(self.tr("&Game"))
        self.new_game.setText(self.tr("&New game…"))
        self.again.setText(self.tr("New game with the &last choices"))
        self.rematch.setText(self.tr("&Rematch"))
        #: The list of all games that are kept
        self.games.setText(self.tr("G&ames"))
        #: Leaves the table; the game is kept and can be continued
        self.start_page.setText(self.tr("&Back to the start page"))
        self.give_up.setText(self.tr("&Give up…"))
        self.open_record.setText(self.tr("&Open records…"))
        self.save_record.setText(self.tr("&Save the record…"))
        #: Looks through a game that has ended, move by move
        self.review.setText(self.tr("Re&view the game"))
        self.check_dice.setText(self.tr("&Check the dice…"))
        self.dice_statistics.setText(self.tr("&Dice statistics…"))
        self.quit.setText(self.tr("&Quit"))

    def _retranslate_table(self) -> None:
        self._table.setTitle(self.tr("&Table"))
        self.ladder.setText(self.tr("&Bid ladder"))
        self.next_round.setText(self.tr("Next &round"))
        self.last_reveal.setText(self.tr("Look at the &last reveal"))
        self.skip.setText(self.tr("S&kip what is moving"))
        self.skip_to_end.setText(self.tr("Skip to the &end"))
        #: Undo one's own bid or call
        self.take_back.setText(self.tr("&Take back"))
        #: Before a challenge or an exact call is made, the game asks
        self.confirm_calls.setText(self.tr("Ask before a &call"))
        self.paces[Pace.SLOW].setText(self.tr("Pace: &slow"))
        self.paces[Pace.NORMAL].setText(self.tr("Pace: &normal"))
        self.paces[Pace.FAST].setText(self.tr("Pace: &fast"))
        self.paces[Pace.AT_ONCE].setText(self.tr("Pace: &at once"))
        #: No sound is heard
        self.mute.setText(self.tr("&Mute"))
        self.volume.setText(self.tr("&Volume…"))
        #: Opponents say something now and then
        self.talking.setText(self.tr("&Opponents speak"))
        #: The faces at the table follow what happens
        self.faces.setText(self.tr("E&xpressive faces"))

    def _retranslate_view(self) -> None:
        self._view.setTitle(self.tr("&View"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.appearances[Appearance.LIGHT].setText(self.tr("&Light colours"))
        self.appearances[Appearance.DARK].setText(self.tr("&Dark colours"))
        self.appearances[Appearance.SYSTEM].setText(self.tr("Colours of the &system"))
        self.motions[MotionChoice.FULL].setText(self.tr("Full mo&tion"))
        self.motions[MotionChoice.REDUCED].setText(self.tr("&Reduced motion"))
        #: As much motion as the desktop's own setting asks for
        self.motions[MotionChoice.SYSTEM].setText(self.tr("Motion of the s&ystem"))
        #: Everything in the window gets larger
        self.zoom_in.setText(self.tr("L&arger"))
        #: Everything in the window gets smaller
        self.zoom_out.setText(self.tr("S&maller"))
        self.zoom_normal.setText(self.tr("&Normal size"))

    def _dress(self) -> None:
        zoom, tokens = self._theme.zoom, self._theme.tokens
        sizes = (_ABOVE, _BESIDE, _ENDS, _TIGHT, TICKED, 2 * _BESIDE + BEFORE_KEYS)
        above, beside, ends, tight, ticked, after = (round(room * zoom) for room in sizes)
        self.setStyleSheet(
            f"QMenuBar {{ background: {tokens.paper.name()}; color: {tokens.ink.name()};"
            f" border-bottom: 1px solid {tokens.line.name()}; padding: 1px {ends}px; }}"
            f"QMenuBar::item {{ background: transparent; padding: {above}px {beside}px; }}"
            f"QMenuBar::item:selected {{ background: {tokens.sel.name()}; border-radius: {above}px; }}"
            f"QMenu {{ background: {tokens.paper.name()}; color: {tokens.ink.name()};"
            f" border: 1px solid {tokens.edge.name()}; padding: {above}px 0; }}"
            f"QMenu::item {{ padding: {tight}px {after}px {tight}px {ticked}px; }}"
            "QMenu::indicator { width: 0px; height: 0px; image: none; border: none; }"
            f"QMenu::item:selected {{ background: {tokens.sel.name()}; }}"
            f"QMenu::item:disabled {{ color: {tokens.edge.name()}; }}"
            f"QMenu::separator {{ height: 1px; background: {tokens.line.name()}; margin: {above}px {beside}px; }}"
        )
