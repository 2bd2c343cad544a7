<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
