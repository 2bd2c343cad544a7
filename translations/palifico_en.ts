<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico, against players of the program’s own.</source>
        <translation>Liar’s Dice with Palifico, against players of the program’s own.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Free software under the MIT licence.</translation>
    </message>
    <message>
        <source>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, Typer and Rich.</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, Typer and Rich.</translation>
    </message>
    <message>
        <source>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</source>
        <translation>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</translation>
    </message>
</context>
<context>
    <name>BidBar</name>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Type the quantity, or change it with the arrow keys or the wheel.</source>
        <translation>Type the quantity, or change it with the arrow keys or the wheel.</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Face %1</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Interrupted.</source>
        <translation>Interrupted.</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico. Without arguments the game opens.</source>
        <translation>Liar’s Dice with Palifico. Without arguments the game opens.</translation>
    </message>
    <message>
        <source>Play a whole game in the window by itself, quickly, and report what was found.</source>
        <translation>Play a whole game in the window by itself, quickly, and report what was found.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Show the version.</translation>
    </message>
    <message>
        <source>Wrong argument: %1. Allowed: %2</source>
        <extracomment>%1 is what was typed, %2 how the command is used</extracomment>
        <translation>Wrong argument: %1. Allowed: %2</translation>
    </message>
    <message>
        <source>Missing argument: %1. Allowed: %2</source>
        <extracomment>%1 is the name of an argument, %2 how the command is used</extracomment>
        <translation>Missing argument: %1. Allowed: %2</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <extracomment>%1 is the name of an argument, %2 and %3 are numbers, %4 is what was typed</extracomment>
        <translation>%1 takes a whole number from %2 to %3, not “%4”.</translation>
    </message>
    <message>
        <source>There is no level “%1”. Levels: %2.</source>
        <extracomment>%1 is what was typed, %2 the names of the levels</extracomment>
        <translation>There is no level “%1”. Levels: %2.</translation>
    </message>
    <message>
        <source>--levels takes one level for all players, or one for each (%1), not %2.</source>
        <extracomment>%1 is the number of players, %2 the number of levels that were typed</extracomment>
        <translation>--levels takes one level for all players, or one for each (%1), not %2.</translation>
    </message>
    <message>
        <source>%1 takes the name of a file that ends with %2, in a folder that exists, not “%3”.</source>
        <extracomment>%1 is the name of an argument, %2 the end of a file&apos;s name, as .jsonl, %3 what was typed</extracomment>
        <translation>%1 takes the name of a file that ends with %2, in a folder that exists, not “%3”.</translation>
    </message>
    <message>
        <source>Let a computer player speak the bot protocol on standard input and output.</source>
        <translation>Let a computer player speak the bot protocol on standard input and output.</translation>
    </message>
    <message>
        <source>The player’s level; the command levels lists them.</source>
        <translation>The player’s level; the command levels lists them.</translation>
    </message>
    <message>
        <source>A number that makes the player’s choices repeatable.</source>
        <translation>A number that makes the player’s choices repeatable.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>%1 is the number of a line, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Line %1: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <extracomment>%1 is a number</extracomment>
        <translation>it is longer than %1 bytes</translation>
    </message>
    <message>
        <source>it is no message of the protocol (%1)</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>it is no message of the protocol (%1)</translation>
    </message>
    <message>
        <source>only version %1 of the protocol is spoken</source>
        <extracomment>%1 is a number</extracomment>
        <translation>only version %1 of the protocol is spoken</translation>
    </message>
    <message>
        <source>the message “%1” cannot come now</source>
        <extracomment>%1 is the type of a message</extracomment>
        <translation>the message “%1” cannot come now</translation>
    </message>
    <message>
        <source>the member “%1” does not follow from the game so far</source>
        <extracomment>%1 is a member of the message</extracomment>
        <translation>the member “%1” does not follow from the game so far</translation>
    </message>
    <message>
        <source>the action is against the rules</source>
        <translation>the action is against the rules</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Show this help.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1 is a line as &quot;palifico-cli verify FILE&quot;</extracomment>
        <translation>Usage: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commands:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments:</translation>
    </message>
    <message>
        <source>List the levels of the computer players, weakest first.</source>
        <translation>List the levels of the computer players, weakest first.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Let computer players play games among themselves, and write them as game records.</source>
        <translation>Let computer players play games among themselves, and write them as game records.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>How many games.</translation>
    </message>
    <message>
        <source>How many players, from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>How many players, from %1 to %2.</translation>
    </message>
    <message>
        <source>The players’ levels, one for all or one for each; without it all levels in turn.</source>
        <translation>The players’ levels, one for all or one for each; without it all levels in turn.</translation>
    </message>
    <message>
        <source>Dice each, from %1 to %2; without it %3.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Dice each, from %1 to %2; without it %3.</translation>
    </message>
    <message>
        <source>Calza instead of Spot On.</source>
        <translation>Calza instead of Spot On.</translation>
    </message>
    <message>
        <source>No Palifico rounds.</source>
        <translation>No Palifico rounds.</translation>
    </message>
    <message>
        <source>No wild ones.</source>
        <translation>No wild ones.</translation>
    </message>
    <message>
        <source>A number that all games follow from; without it the system’s chance decides.</source>
        <translation>A number that all games follow from; without it the system’s chance decides.</translation>
    </message>
    <message>
        <source>How many processes share the work; without it 1.</source>
        <translation>How many processes share the work; without it 1.</translation>
    </message>
    <message>
        <source>The file for the records, one a line. It is written whole or not at all.</source>
        <translation>The file for the records, one a line. It is written whole or not at all.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason</extracomment>
        <translation>%1 cannot be written: %2</translation>
    </message>
    <message>
        <source>%1: won %2 of %3 games (%4 %)</source>
        <extracomment>%1 is a level, %2 and %3 are numbers, %4 is a percentage</extracomment>
        <translation>%1: won %2 of %3 games (%4 %)</translation>
    </message>
    <message>
        <source>Check game records: their shape, the rules, all counts, and that the dice follow from the secret.</source>
        <translation>Check game records: their shape, the rules, all counts, and that the dice follow from the secret.</translation>
    </message>
    <message>
        <source>The records: one in a %1 file, one in each line of any other.</source>
        <extracomment>%1 is the end of a file&apos;s name, .json</extracomment>
        <translation>The records: one in a %1 file, one in each line of any other.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 the system&apos;s reason</extracomment>
        <translation>%1 cannot be read: %2</translation>
    </message>
    <message>
        <source>%1 holds no game record.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 holds no game record.</translation>
    </message>
    <message>
        <source>More wrong records, not listed: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>More wrong records, not listed: %1.</translation>
    </message>
    <message>
        <source>Wrong records: %1 of %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Wrong records: %1 of %2.</translation>
    </message>
    <message>
        <source>Games: %1, rounds: %2, actions: %3, finished: %4, unfinished: %5, not proven: %6.</source>
        <extracomment>All are numbers; not proven: games whose dice cannot be computed again</extracomment>
        <translation>Games: %1, rounds: %2, actions: %3, finished: %4, unfinished: %5, not proven: %6.</translation>
    </message>
    <message>
        <source>A process that played games was stopped.</source>
        <translation>A process that played games was stopped.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Seal of the dice</translation>
    </message>
    <message>
        <source>Secret behind the seal</source>
        <translation>Secret behind the seal</translation>
    </message>
    <message>
        <source>With the secret and the phrase every die can be computed again.</source>
        <translation>With the secret and the phrase every die can be computed again.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>Back to the start page</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Nobody has won</source>
        <translation>Nobody has won</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>You win the game</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 wins the game</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>The game was given up.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n die left</numerusform>
            <numerusform>%n dice left</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with dice</source>
        <extracomment>Of the winner</extracomment>
        <translation>the last player with dice</translation>
    </message>
    <message>
        <source>out in round %1</source>
        <translation>out in round %1</translation>
    </message>
    <message>
        <source>out in round %1, like %2</source>
        <extracomment>%2 is a list of names; they share a place</extracomment>
        <translation>out in round %1, like %2</translation>
    </message>
    <message numerus="yes">
        <source>right in %1 of %n challenges</source>
        <extracomment>%n challenges were made, %1 of them were right</extracomment>
        <translation>
            <numerusform>right in %1 of %n challenge</numerusform>
            <numerusform>right in %1 of %n challenges</numerusform>
        </translation>
    </message>
    <message>
        <source>the first Palifico round</source>
        <translation>the first Palifico round</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n called bids held</source>
        <extracomment>%n bids were challenged or called exact; in %1 of them at least as many dice matched</extracomment>
        <translation>
            <numerusform>%1 of %n called bid held</numerusform>
            <numerusform>%1 of %n called bids held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bids, none of them called</source>
        <extracomment>None of these bids was challenged or called exact</extracomment>
        <translation>
            <numerusform>%n bid, never called</numerusform>
            <numerusform>%n bids, none of them called</numerusform>
        </translation>
    </message>
    <message>
        <source>made no bid</source>
        <translation>made no bid</translation>
    </message>
    <message>
        <source>a right Spot On in round %1</source>
        <translation>a right Spot On in round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Spot On calls</source>
        <translation>
            <numerusform>%n right Spot On call</numerusform>
            <numerusform>%n right Spot On calls</numerusform>
        </translation>
    </message>
    <message>
        <source>a right Calza in round %1</source>
        <translation>a right Calza in round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Calza calls</source>
        <translation>
            <numerusform>%n right Calza call</numerusform>
            <numerusform>%n right Calza calls</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Spot On in round %1</source>
        <translation>a wrong Spot On in round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Spot On calls</source>
        <translation>
            <numerusform>%n wrong Spot On call</numerusform>
            <numerusform>%n wrong Spot On calls</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Calza in round %1</source>
        <translation>a wrong Calza in round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Calza calls</source>
        <translation>
            <numerusform>%n wrong Calza call</numerusform>
            <numerusform>%n wrong Calza calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Record %1: %2.</source>
        <extracomment>%1 is the number of a game record in its file, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Record %1: %2.</translation>
    </message>
    <message>
        <source>Record %1, round %2: %3.</source>
        <extracomment>%2 is the number of a round, %3 what is wrong</extracomment>
        <translation>Record %1, round %2: %3.</translation>
    </message>
    <message>
        <source>Record %1, round %2, action %3: %4.</source>
        <extracomment>%3 is the number of a bid or call in its round, %4 what is wrong</extracomment>
        <translation>Record %1, round %2, action %3: %4.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>it is longer than %1 bytes</translation>
    </message>
    <message>
        <source>it is not a JSON text</source>
        <translation>it is not a JSON text</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>it is nested too deeply</translation>
    </message>
    <message>
        <source>the member %1 is there twice</source>
        <extracomment>%1 is the name of a member of a JSON object; the same below</extracomment>
        <translation>the member %1 is there twice</translation>
    </message>
    <message>
        <source>it is not a game record</source>
        <translation>it is not a game record</translation>
    </message>
    <message>
        <source>it has another version than %1</source>
        <translation>it has another version than %1</translation>
    </message>
    <message>
        <source>the member %1 is not what the format asks for</source>
        <translation>the member %1 is not what the format asks for</translation>
    </message>
    <message>
        <source>the phrase is too long or not normalised</source>
        <translation>the phrase is too long or not normalised</translation>
    </message>
    <message>
        <source>the seal is not that of the secret</source>
        <translation>the seal is not that of the secret</translation>
    </message>
    <message>
        <source>the game has ended and its secret is missing</source>
        <translation>the game has ended and its secret is missing</translation>
    </message>
    <message>
        <source>another player has won, or nobody yet</source>
        <translation>another player has won, or nobody yet</translation>
    </message>
    <message>
        <source>the dice are missing</source>
        <translation>the dice are missing</translation>
    </message>
    <message>
        <source>the dice are open before the round is settled</source>
        <translation>the dice are open before the round is settled</translation>
    </message>
    <message>
        <source>a player holds another number of dice, or dice that are not sorted</source>
        <translation>a player holds another number of dice, or dice that are not sorted</translation>
    </message>
    <message>
        <source>the dice do not follow from the secret</source>
        <translation>the dice do not follow from the secret</translation>
    </message>
    <message>
        <source>another player opens the bidding</source>
        <translation>another player opens the bidding</translation>
    </message>
    <message>
        <source>it is a Palifico round where it should not be, or the reverse</source>
        <translation>it is a Palifico round where it should not be, or the reverse</translation>
    </message>
    <message>
        <source>the round ends before it is settled</source>
        <translation>the round ends before it is settled</translation>
    </message>
    <message>
        <source>another number of dice matches the bid</source>
        <translation>another number of dice matches the bid</translation>
    </message>
    <message>
        <source>the players hold other numbers of dice afterwards</source>
        <translation>the players hold other numbers of dice afterwards</translation>
    </message>
    <message>
        <source>the game has ended before this round</source>
        <translation>the game has ended before this round</translation>
    </message>
    <message>
        <source>it is neither a bid nor a call</source>
        <translation>it is neither a bid nor a call</translation>
    </message>
    <message>
        <source>it is the turn of another player</source>
        <translation>it is the turn of another player</translation>
    </message>
    <message>
        <source>it is against the rules: %1</source>
        <extracomment>%1 is the reason, a sentence without a full stop</extracomment>
        <translation>it is against the rules: %1</translation>
    </message>
    <message>
        <source>the round is settled before it</source>
        <translation>the round is settled before it</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>the game is over</translation>
    </message>
    <message>
        <source>the dice have not been rolled yet</source>
        <translation>the dice have not been rolled yet</translation>
    </message>
    <message>
        <source>a die has no such face</source>
        <translation>a die has no such face</translation>
    </message>
    <message>
        <source>a bid names at least 1 die</source>
        <translation>a bid names at least 1 die</translation>
    </message>
    <message>
        <source>there are not so many dice in play</source>
        <translation>there are not so many dice in play</translation>
    </message>
    <message>
        <source>it does not raise the bid before it</source>
        <translation>it does not raise the bid before it</translation>
    </message>
    <message>
        <source>the face is fixed</source>
        <translation>the face is fixed</translation>
    </message>
    <message>
        <source>no raise is left</source>
        <translation>no raise is left</translation>
    </message>
    <message>
        <source>there is no bid yet to call</source>
        <translation>there is no bid yet to call</translation>
    </message>
</context>
<context>
    <name>GiveUpQuestion</name>
    <message>
        <source>Give up this game?</source>
        <translation>Give up this game?</translation>
    </message>
    <message>
        <source>It ends here, and nobody has won it.</source>
        <translation>It ends here, and nobody has won it.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name; it goes into records of the game</extracomment>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>wild one, counts toward the bid</source>
        <extracomment>Of an entry: the die&apos;s side, the room of its ring, the gap before its text, the gap between entries beside another. Explains a ring round a die: a one that is wild</extracomment>
        <translation>wild one, counts toward the bid</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>the face that is bid</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;System language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Rules of the game</translation>
    </message>
    <message>
        <source>&amp;About Palifico</source>
        <translation>&amp;About Palifico</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>New game with the &amp;last choices</source>
        <translation>New game with the &amp;last choices</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Rematch</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Give up…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Next &amp;round</translation>
    </message>
    <message>
        <source>Look at the &amp;last reveal</source>
        <translation>Look at the &amp;last reveal</translation>
    </message>
    <message>
        <source>S&amp;kip what is moving</source>
        <translation>S&amp;kip what is moving</translation>
    </message>
    <message>
        <source>Skip to the &amp;end</source>
        <translation>Skip to the &amp;end</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Pace: &amp;slow</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Pace: &amp;normal</translation>
    </message>
    <message>
        <source>Pace: &amp;fast</source>
        <translation>Pace: &amp;fast</translation>
    </message>
    <message>
        <source>Pace: &amp;at once</source>
        <translation>Pace: &amp;at once</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>&amp;Light colours</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>&amp;Dark colours</translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation>Colours of the &amp;system</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>L&amp;arger</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>S&amp;maller</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normal size</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>There is no display for the window: start the game in a graphical session, or install the package xvfb and start it with xvfb-run.</source>
        <translation>There is no display for the window: start the game in a graphical session, or install the package xvfb and start it with xvfb-run.</translation>
    </message>
    <message>
        <source>The display “%1” cannot be opened: start the game in a graphical session of your own, or install the package xvfb and start it with xvfb-run.</source>
        <extracomment>%1 is the name of a display, such as :0</extracomment>
        <translation>The display “%1” cannot be opened: start the game in a graphical session of your own, or install the package xvfb and start it with xvfb-run.</translation>
    </message>
    <message>
        <source>System libraries for the window are missing: install the Debian packages %1, or what your system calls them.</source>
        <extracomment>%1 are names of packages</extracomment>
        <translation>System libraries for the window are missing: install the Debian packages %1, or what your system calls them.</translation>
    </message>
    <message>
        <source>The system library %1 for the window is missing: install the package that holds it.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>The system library %1 for the window is missing: install the package that holds it.</translation>
    </message>
    <message>
        <source>Qt has no platform “%1” here: install it, or unset the variable QT_QPA_PLATFORM.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Qt has no platform “%1” here: install it, or unset the variable QT_QPA_PLATFORM.</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>Challenge</source>
        <extracomment>How the three share their room, and the most that they take of it, in pixels of the design.</extracomment>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bid</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Bid %1 ×</source>
        <extracomment>A button for the opening bid; %1 is a number, a picture of the die follows</extracomment>
        <translation>Bid %1 ×</translation>
    </message>
    <message>
        <source>Raise to %1 ×</source>
        <extracomment>A button for a raise; %1 is a number, a picture of the die follows</extracomment>
        <translation>Raise to %1 ×</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key that makes the bid</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Bid %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Raise to %1</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <extracomment>The key for a challenge: a letter of its word, another one than for the exact calls</extracomment>
        <translation>C</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key</comment>
        <extracomment>The key for Spot On: a letter of its word, another one than for a challenge</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>Z</source>
        <comment>key</comment>
        <extracomment>The key for Calza: a letter of its word, another one than for a challenge</extracomment>
        <translation>Z</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Choose a face with a click on the portrait.</source>
        <translation>Choose a face with a click on the portrait.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Sit down at the table</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Rules</source>
        <extracomment>The right half of the sheet for a new game</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Dice each</source>
        <translation>Dice each</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>from %1 to %2</translation>
    </message>
    <message>
        <source>Palifico</source>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>ones are not wild, the face is fixed</source>
        <translation>ones are not wild, the face is fixed</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>No wild ones</translation>
    </message>
    <message>
        <source>ones count only for bids on ones</source>
        <translation>ones count only for bids on ones</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Seal of the dice</translation>
    </message>
    <message>
        <source>opened at the end of the game</source>
        <translation>opened at the end of the game</translation>
    </message>
    <message>
        <source>Every die follows from the sealed secret and from your phrase: nobody can choose them any more.</source>
        <extracomment>What phrase and seal are for</extracomment>
        <translation>Every die follows from the sealed secret and from your phrase: nobody can choose them any more.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>of the players and of what moves</source>
        <translation>of the players and of what moves</translation>
    </message>
    <message>
        <source>a right Spot On: every other player loses a die</source>
        <translation>a right Spot On: every other player loses a die</translation>
    </message>
    <message>
        <source>a right Calza: the caller wins a die back</source>
        <translation>a right Calza: the caller wins a die back</translation>
    </message>
    <message>
        <source>Exact call</source>
        <translation>Exact call</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <translation>anything you like, or nothing</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>at most %n character</numerusform>
            <numerusform>at most %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>this cannot be written as text</source>
        <translation>this cannot be written as text</translation>
    </message>
    <message>
        <source>Phrase for the dice</source>
        <translation>Phrase for the dice</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>Bold</source>
        <extracomment>The name of a computer player&apos;s temper: it bluffs. A noun in French and Italian, for men and women alike</extracomment>
        <translation>Bold</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>The name of a computer player&apos;s temper: it is honest. A noun in French and Italian</extracomment>
        <translation>Cautious</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>The name of a computer player&apos;s temper: it reckons. A noun in French and Italian</extracomment>
        <translation>Sharp</translation>
    </message>
    <message>
        <source>bluffs and bids high</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>bluffs and bids high</translation>
    </message>
    <message>
        <source>bids honestly, risks little</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>bids honestly, risks little</translation>
    </message>
    <message>
        <source>reckons, likes exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>reckons, likes exact calls</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>In a line of options: Palifico is switched on</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>standard Liar’s Dice</source>
        <extracomment>In a line of options: Palifico is switched off</extracomment>
        <translation>standard Liar’s Dice</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>option</comment>
        <extracomment>In a line of options, not on a button: French and Italian set it in quotation marks</extracomment>
        <translation>Spot On</translation>
    </message>
    <message>
        <source>wild ones</source>
        <extracomment>In a line of options: ones are wild</extracomment>
        <translation>wild ones</translation>
    </message>
    <message>
        <source>no wild ones</source>
        <extracomment>In a line of options: ones are not wild</extracomment>
        <translation>no wild ones</translation>
    </message>
    <message>
        <source>Palifico: the first time a player is reduced to a single die, the next round is a Palifico round.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Palifico: the first time a player is reduced to a single die, the next round is a Palifico round.</translation>
    </message>
    <message>
        <source>Spot On: if exactly as many dice match as were bid, all other players lose a die.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>Spot On: if exactly as many dice match as were bid, all other players lose a die.</translation>
    </message>
    <message>
        <source>Calza: if exactly as many dice match as were bid, the caller wins a die back.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>Calza: if exactly as many dice match as were bid, the caller wins a die back.</translation>
    </message>
    <message>
        <source>Wild ones: ones count toward any face that is bid.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Wild ones: ones count toward any face that is bid.</translation>
    </message>
    <message>
        <source>No wild ones: ones count only toward a bid on ones.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>No wild ones: ones count only toward a bid on ones.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice each</source>
        <extracomment>How many dice everybody starts with: 3 to 6</extracomment>
        <translation>
            <numerusform>%n die each</numerusform>
            <numerusform>%n dice each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The exact call, as on a button: without quotation marks</extracomment>
        <translation>Spot On</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
</context>
<context>
    <name>OutButtons</name>
    <message>
        <source>Watch on</source>
        <extracomment>The player is out of the game and goes on watching</extracomment>
        <translation>Watch on</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Skip to the end</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Not a single one.</source>
        <extracomment>The count after a call: no die matches the bid</extracomment>
        <translation>Not a single one.</translation>
    </message>
    <message>
        <source>Only %1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, fewer than the %2 that were bid</extracomment>
        <translation>Only %1 of %2.</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 of %2.</translation>
    </message>
    <message>
        <source>%1 against a bid of %2.</source>
        <extracomment>The count after a call: %1 dice match, more than the %2 that were bid</extracomment>
        <translation>%1 against a bid of %2.</translation>
    </message>
    <message>
        <source>The cups lift: not a single one.</source>
        <translation>The cups lift: not a single one.</translation>
    </message>
    <message>
        <source>The cups lift: %1 of %2.</source>
        <extracomment>%1 dice match the bid, %2 were bid</extracomment>
        <translation>The cups lift: %1 of %2.</translation>
    </message>
    <message>
        <source>The cups lift: %1 against a bid of %2.</source>
        <extracomment>%1 dice match the bid, more than the %2 that were bid</extracomment>
        <translation>The cups lift: %1 against a bid of %2.</translation>
    </message>
    <message>
        <source>%1 win a die back.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 win a die back.</translation>
    </message>
    <message>
        <source>%1 wins a die back.</source>
        <translation>%1 wins a die back.</translation>
    </message>
    <message>
        <source>Nobody loses a die, and there is none to win back.</source>
        <extracomment>After a right Calza of a player who still holds all dice</extracomment>
        <translation>Nobody loses a die, and there is none to win back.</translation>
    </message>
    <message>
        <source>%1 lose your last die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 lose your last die.</translation>
    </message>
    <message>
        <source>%1 loses their last die.</source>
        <translation>%1 loses their last die.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 lose a die.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <translation>%1 loses a die.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 lose a die each.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 lose a die each.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>you</comment>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 are out.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 is out.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 are out.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 are out.</translation>
    </message>
    <message>
        <source>%1 win the game.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 win the game.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 wins the game.</translation>
    </message>
</context>
<context>
    <name>PaceWords</name>
    <message>
        <source>Slow</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>A pace of the game: nothing moves, everything is there immediately</extracomment>
        <translation>At once</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <extracomment>The player at this computer, as a label or as the subject of a sentence: &quot;You raise to 5 × 4.&quot;</extracomment>
        <translation>You</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of players, all but its last one</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of players: %1 is one name, or several with commas</extracomment>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this computer within a sentence: &quot;Rosa, Bruno and you lose a die each.&quot;</extracomment>
        <translation>you</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Teal, loose hair</source>
        <extracomment>A portrait: seat colour and what tells the face apart</extracomment>
        <translation>Teal, loose hair</translation>
    </message>
    <message>
        <source>Red, bun and earrings</source>
        <translation>Red, bun and earrings</translation>
    </message>
    <message>
        <source>Blue, moustache</source>
        <translation>Blue, moustache</translation>
    </message>
    <message>
        <source>Yellow, fringe and glasses</source>
        <translation>Yellow, fringe and glasses</translation>
    </message>
    <message>
        <source>Green, beard and scarf</source>
        <translation>Green, beard and scarf</translation>
    </message>
    <message>
        <source>Violet, white hair</source>
        <translation>Violet, white hair</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <translation>Open the bidding</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 is thinking</translation>
    </message>
    <message>
        <source>Your bid: %2</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>Your bid: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1’s bid: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s bid: %2</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>You are out</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in play.</source>
        <translation>
            <numerusform>There is only %n die in play.</numerusform>
            <numerusform>There are only %n dice in play.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>The game goes on</translation>
    </message>
    <message>
        <source>You must raise the quantity.</source>
        <translation>You must raise the quantity.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The dice have not been rolled yet.</source>
        <translation>The dice have not been rolled yet.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message>
        <source>A die has no such face.</source>
        <translation>A die has no such face.</translation>
    </message>
    <message>
        <source>A bid names at least 1 die.</source>
        <translation>A bid names at least 1 die.</translation>
    </message>
    <message>
        <source>A raise is a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>A raise is a larger quantity with any face, or the same quantity with a higher face.</translation>
    </message>
    <message>
        <source>The face is fixed: in a Palifico round you can only raise the quantity.</source>
        <translation>The face is fixed: in a Palifico round you can only raise the quantity.</translation>
    </message>
    <message>
        <source>There is no bid to call yet: open the bidding.</source>
        <translation>There is no bid to call yet: open the bidding.</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <extracomment>%1 is the name of whoever made the standing bid</extracomment>
        <translation>Raise or challenge %1’s bid</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Raise or challenge %1’s bid</translation>
    </message>
    <message>
        <source>Challenge or call Spot On</source>
        <extracomment>No raise is possible any more; the button is named Spot On</extracomment>
        <translation>Challenge or call Spot On</translation>
    </message>
    <message>
        <source>Challenge or call Calza</source>
        <extracomment>No raise is possible any more; the button is named Calza</extracomment>
        <translation>Challenge or call Calza</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Spot On.</source>
        <translation>No raise is left: challenge or call Spot On.</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Calza.</source>
        <translation>No raise is left: challenge or call Calza.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>%1 to %2 players sit round the table and roll their dice under a cup, %3 to %4 dice each.</source>
        <translation>%1 to %2 players sit round the table and roll their dice under a cup, %3 to %4 dice each.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>You see your own dice only. A player without dice is out, and the last player with dice wins.</source>
        <translation>You see your own dice only. A player without dice is out, and the last player with dice wins.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Bids</translation>
    </message>
    <message>
        <source>In turn, clockwise, everyone bids how many dice of a face there are at least under all cups together. The opening bid is any quantity of any face.</source>
        <translation>In turn, clockwise, everyone bids how many dice of a face there are at least under all cups together. The opening bid is any quantity of any face.</translation>
    </message>
    <message>
        <source>To raise, bid a larger quantity with any face, or the same quantity with a higher face. Ones are the lowest face. No quantity can be larger than the number of dice in play.</source>
        <translation>To raise, bid a larger quantity with any face, or the same quantity with a higher face. Ones are the lowest face. No quantity can be larger than the number of dice in play.</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Wild ones</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Ones are wild: they count toward any face that is bid, except in a bid on ones.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Instead of raising, challenge the bid: all cups are lifted. If at least as many dice match as the bid says, the challenger loses a die; if not, the bidder does.</source>
        <translation>Instead of raising, challenge the bid: all cups are lifted. If at least as many dice match as the bid says, the challenger loses a die; if not, the bidder does.</translation>
    </message>
    <message>
        <source>Spot On and Calza</source>
        <translation>Spot On and Calza</translation>
    </message>
    <message>
        <source>An exact call says that exactly as many dice match as were bid. After a right Spot On every other player with dice loses one; if it is wrong, the caller loses one.</source>
        <translation>An exact call says that exactly as many dice match as were bid. After a right Spot On every other player with dice loses one; if it is wrong, the caller loses one.</translation>
    </message>
    <message>
        <source>With the option Calza, which takes Spot On’s place, a right call costs nobody a die: the caller wins one back, but never holds more than at the start. If it is wrong, the caller loses one.</source>
        <translation>With the option Calza, which takes Spot On’s place, a right call costs nobody a die: the caller wins one back, but never holds more than at the start. If it is wrong, the caller loses one.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <translation>Who opens</translation>
    </message>
    <message>
        <source>Whoever lost a die opens the bidding in the next round; after an exact call it is the caller. If that player is out, the next player clockwise opens. Who opens first is drawn at random.</source>
        <translation>Whoever lost a die opens the bidding in the next round; after an exact call it is the caller. If that player is out, the next player clockwise opens. Who opens first is drawn at random.</translation>
    </message>
    <message>
        <source>Palifico</source>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>With Palifico switched on, the first time a player is reduced to a single die, the next round is a Palifico round, for the whole table.</source>
        <translation>With Palifico switched on, the first time a player is reduced to a single die, the next round is a Palifico round, for the whole table.</translation>
    </message>
    <message>
        <source>In it ones are not wild: they count only for a bid on ones. The opening bid may name any face, ones included; from then on the face is fixed, and every later bid raises the quantity.</source>
        <translation>In it ones are not wild: they count only for a bid on ones. The opening bid may name any face, ones included; from then on the face is fixed, and every later bid raises the quantity.</translation>
    </message>
    <message>
        <source>Each player triggers a Palifico round once only. Players who drop to one die at the same moment share one round. Whoever wins a die back with Calza and drops to one again triggers no other.</source>
        <translation>Each player triggers a Palifico round once only. Players who drop to one die at the same moment share one round. Whoever wins a die back with Calza and drops to one again triggers no other.</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>No wild ones</translation>
    </message>
    <message>
        <source>With this option ones are never wild: they count only for a bid on ones. A Palifico round then only fixes the face.</source>
        <translation>With this option ones are never wild: they count only for a bid on ones. A Palifico round then only fixes the face.</translation>
    </message>
    <message>
        <source>Dice that can be checked</source>
        <translation>Dice that can be checked</translation>
    </message>
    <message>
        <source>Before the first roll the game draws a secret and shows its seal. Every die of the game follows from that secret and from your phrase: nobody, the game included, can choose them afterwards. At the end the secret is shown, and anyone can compute every die again.</source>
        <translation>Before the first roll the game draws a secret and shows its seal. Every die of the game follows from that secret and from your phrase: nobody, the game included, can choose them afterwards. At the end the secret is shown, and anyone can compute every die again.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
</context>
<context>
    <name>SealLabel</name>
    <message>
        <source>Copy: %1</source>
        <extracomment>Tooltip; %1 are 64 hexadecimal digits</extracomment>
        <translation>Copy: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
</context>
<context>
    <name>SealStrip</name>
    <message>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Seal of the dice</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name</extracomment>
        <translation>You</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>Name of opponent %1</translation>
    </message>
    <message>
        <source>Level of opponent %1</source>
        <translation>Level of opponent %1</translation>
    </message>
    <message>
        <source>Portrait: %1</source>
        <translation>Portrait: %1</translation>
    </message>
    <message>
        <source>Choose another portrait</source>
        <translation>Choose another portrait</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Give a name</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>This name is taken</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>At most %n character</numerusform>
            <numerusform>At most %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>your seat</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Out.</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>Out.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice.</source>
        <translation>
            <numerusform>%n die.</numerusform>
            <numerusform>%n dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Palifico.</source>
        <extracomment>This player has triggered the Palifico round</extracomment>
        <translation>Palifico.</translation>
    </message>
    <message>
        <source>Palifico used up.</source>
        <extracomment>This player has triggered a Palifico round before, and triggers no other</extracomment>
        <translation>Palifico used up.</translation>
    </message>
    <message>
        <source>Standing bid: %1.</source>
        <extracomment>The standing bid is this player&apos;s</extracomment>
        <translation>Standing bid: %1.</translation>
    </message>
    <message>
        <source>Bid: %1.</source>
        <extracomment>What this player has bid last</extracomment>
        <translation>Bid: %1.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <extracomment>This player is thinking about a move</extracomment>
        <translation>Thinking.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Your turn.</translation>
    </message>
    <message>
        <source>On turn.</source>
        <extracomment>It is this player&apos;s turn</extracomment>
        <translation>On turn.</translation>
    </message>
    <message>
        <source>Your dice: %1.</source>
        <translation>Your dice: %1.</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <extracomment>The dice under a lifted cup: %1 is a list of numbers</extracomment>
        <translation>Shows %1.</translation>
    </message>
    <message>
        <source>1 (wild)</source>
        <extracomment>A die that shows one, where ones are wild, in a list of dice</extracomment>
        <translation>1 (wild)</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>How much louder a notch of the wheel makes everything, and its angle in eighths of a degree. A button; (M) is its key</extracomment>
        <translation>Turn the sound on (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Turn the sound off (M)</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Liar’s Dice, round a real table.</source>
        <extracomment>The start page, below the name of the game</extracomment>
        <translation>Liar’s Dice, round a real table.</translation>
    </message>
    <message>
        <source>%1 to %2 players, with your rules</source>
        <translation>%1 to %2 players, with your rules</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>Bids, wild ones, Palifico in short</source>
        <translation>Bids, wild ones, Palifico in short</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story</source>
        <extracomment>The title of the list of all that has happened in the game</extracomment>
        <translation>Story</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>Round %1</source>
        <extracomment>Separates the rounds of the story</extracomment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>%1 give up the game: nobody has won it.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 give up the game: nobody has won it.</translation>
    </message>
    <message>
        <source>%1 gives up the game: nobody has won it.</source>
        <translation>%1 gives up the game: nobody has won it.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die.</source>
        <comment>you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 is &quot;you&quot;</extracomment>
        <translation>Round %1, Palifico round: %2 are reduced to a single die.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 is reduced to a single die.</source>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a name</extracomment>
        <translation>Round %1, Palifico round: %2 is reduced to a single die.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list of names</extracomment>
        <translation>Round %1, Palifico round: %2 are reduced to a single die each.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several and you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list that ends in &quot;you&quot;</extracomment>
        <translation>Round %1, Palifico round: %2 are reduced to a single die each.</translation>
    </message>
    <message>
        <source>Ones are not wild.</source>
        <extracomment>What is different in a Palifico round</extracomment>
        <translation>Ones are not wild.</translation>
    </message>
    <message>
        <source>The face of the opening bid is fixed.</source>
        <extracomment>What is different in a Palifico round where ones are not wild anyway</extracomment>
        <translation>The face of the opening bid is fixed.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A raise, where there is little room: %1 is a name or &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 raise to %2.</source>
        <extracomment>A raise: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 raise to %2.</translation>
    </message>
    <message>
        <source>%1 raises to %2.</source>
        <extracomment>A raise: %1 is a name, %2 a bid</extracomment>
        <translation>%1 raises to %2.</translation>
    </message>
    <message>
        <source>%1 open with %2.</source>
        <extracomment>An opening bid: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 open with %2.</translation>
    </message>
    <message>
        <source>%1 opens with %2.</source>
        <extracomment>An opening bid: %1 is a name, %2 a bid</extracomment>
        <translation>%1 opens with %2.</translation>
    </message>
    <message>
        <source>The face is fixed.</source>
        <extracomment>After the opening bid of a Palifico round</extracomment>
        <translation>The face is fixed.</translation>
    </message>
    <message>
        <source>%1 challenge.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 challenge.</translation>
    </message>
    <message>
        <source>%1 challenges.</source>
        <translation>%1 challenges.</translation>
    </message>
    <message>
        <source>%1 call Spot On at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 call Spot On at %2.</translation>
    </message>
    <message>
        <source>%1 calls Spot On at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 calls Spot On at %2.</translation>
    </message>
    <message>
        <source>%1 call Calza at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 call Calza at %2.</translation>
    </message>
    <message>
        <source>%1 calls Calza at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 calls Calza at %2.</translation>
    </message>
    <message>
        <source>A built-in player takes your seat.</source>
        <extracomment>The program that played for you has failed</extracomment>
        <translation>A built-in player takes your seat.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <extracomment>The program that played for %1 has failed</extracomment>
        <translation>A built-in player takes %1’s seat.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: la place d’Odette)</extracomment>
        <translation>A built-in player takes %1’s seat.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <extracomment>The table as screen readers call it</extracomment>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Your bid</source>
        <extracomment>Caption over the standing bid</extracomment>
        <translation>Your bid</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <extracomment>Caption over the standing bid: %1 is a name</extracomment>
        <translation>%1’s bid</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s bid</translation>
    </message>
    <message>
        <source>%1 open the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is &quot;You&quot;</extracomment>
        <translation>%1 open the bidding</translation>
    </message>
    <message>
        <source>%1 opens the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is a name</extracomment>
        <translation>%1 opens the bidding</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <comment>you</comment>
        <extracomment>In the past: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 bid %2</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <extracomment>In the past: %1 is a name, %2 a bid</extracomment>
        <translation>%1 bid %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A count: %1 dice so far, %2 were bid</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>A tag at your seat</extracomment>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <extracomment>What a player says who challenges</extracomment>
        <translation>Challenge!</translation>
    </message>
    <message>
        <source>Spot On!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>Spot On!</translation>
    </message>
    <message>
        <source>Calza!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>Calza!</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>out</translation>
    </message>
    <message>
        <source>Palifico round · ones are not wild</source>
        <translation>Palifico round · ones are not wild</translation>
    </message>
    <message>
        <source>Palifico round · the face is fixed</source>
        <translation>Palifico round · the face is fixed</translation>
    </message>
    <message>
        <source>Next round: a Palifico round</source>
        <translation>Next round: a Palifico round</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Looking back at round %1</source>
        <extracomment>The dice of an earlier round, %1, are shown once more</extracomment>
        <translation>Looking back at round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>The number of dice on the table</extracomment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>Of the portrait: radius, middle from the left, where the text begins; wide and small. The last round is over</extracomment>
        <translation>See the result</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Skip to the end</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>%1 of %2: a right Spot On!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 of %2: a right Spot On!</translation>
    </message>
    <message>
        <source>%1 of %2: a right Calza!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 of %2: a right Calza!</translation>
    </message>
    <message>
        <source>%1 open the bidding in the next round.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 open the bidding in the next round.</translation>
    </message>
    <message>
        <source>%1 opens the bidding in the next round.</source>
        <translation>%1 opens the bidding in the next round.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>Your challenge was right.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <translation>%1’s challenge was right.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s challenge was right.</translation>
    </message>
    <message>
        <source>Your challenge was wrong.</source>
        <translation>Your challenge was wrong.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <translation>%1’s challenge was wrong.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s challenge was wrong.</translation>
    </message>
    <message>
        <source>Your Spot On was wrong.</source>
        <translation>Your Spot On was wrong.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <translation>%1’s Spot On was wrong.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s Spot On was wrong.</translation>
    </message>
    <message>
        <source>Your Calza was right.</source>
        <translation>Your Calza was right.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <translation>%1’s Calza was right.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s Calza was right.</translation>
    </message>
    <message>
        <source>Your Calza was wrong.</source>
        <translation>Your Calza was wrong.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <translation>%1’s Calza was wrong.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s Calza was wrong.</translation>
    </message>
</context>
</TS>
