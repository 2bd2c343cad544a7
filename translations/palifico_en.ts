<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico, against computer players.</source>
        <translation>Liar’s Dice with Palifico, against computer players.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Free software under the MIT licence.</translation>
    </message>
    <message>
        <source>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer and Rich.</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer and Rich.</translation>
    </message>
    <message>
        <source>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</source>
        <translation>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>It never goes online: your games and settings stay on this computer.</source>
        <translation>It never goes online: your games and settings stay on this computer.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>A button: opens the texts of all licences</extracomment>
        <translation>Licences…</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>You may name any face. But look at the table: with 5s you are on safe ground.</source>
        <translation>You may name any face. But look at the table: with 5s you are on safe ground.</translation>
    </message>
    <message>
        <source>That is allowed. But try Calza here: in a lesson nothing can be lost.</source>
        <translation>That is allowed. But try Calza here: in a lesson nothing can be lost.</translation>
    </message>
    <message numerus="yes">
        <source>You may bid %1. But only %n dice match, and everybody sees it: a challenge would cost you a die.</source>
        <extracomment>The lesson, all dice lie open. %1 is a bid</extracomment>
        <translation>
            <numerusform>You may bid %1. But only %n die matches, and everybody sees it: a challenge would cost you a die.</numerusform>
            <numerusform>You may bid %1. But only %n dice match, and everybody sees it: a challenge would cost you a die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may challenge. But %n dice match, no fewer than the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>You may challenge. But %n die matches, no fewer than the bid says: it would cost you a die.</numerusform>
            <numerusform>You may challenge. But %n dice match, no fewer than the bid says: it would cost you a die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may call Spot On. But %n dice match, not exactly as many as the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>You may call Spot On. But %n die matches, not exactly as many as the bid says: it would cost you a die.</numerusform>
            <numerusform>You may call Spot On. But %n dice match, not exactly as many as the bid says: it would cost you a die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bid that. But begin lower, with %n dice at most, so that the bidding comes round to you again.</source>
        <translation>
            <numerusform>You may bid that. But begin lower, with %n die at most, so that the bidding comes round to you again.</numerusform>
            <numerusform>You may bid that. But begin lower, with %n dice at most, so that the bidding comes round to you again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BidButton</name>
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
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Bid %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Raise to %1</translation>
    </message>
</context>
<context>
    <name>BidSpinner</name>
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
        <extracomment>%1 is the number of a face, 1 to 6</extracomment>
        <translation>Face %1</translation>
    </message>
</context>
<context>
    <name>BoldLines</name>
    <message>
        <source>Good company. Let’s make some noise.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Good company. Let’s make some noise.</translation>
    </message>
    <message>
        <source>I’ve been looking forward to this!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ve been looking forward to this!</translation>
    </message>
    <message>
        <source>Big numbers today, I can feel it.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Big numbers today, I can feel it.</translation>
    </message>
    <message>
        <source>Shake those cups, I’m ready!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Shake those cups, I’m ready!</translation>
    </message>
    <message>
        <source>May the best story win.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>May the best story win.</translation>
    </message>
    <message>
        <source>Here’s something to chew on.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Here’s something to chew on.</translation>
    </message>
    <message>
        <source>Somebody has to start the fun.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Somebody has to start the fun.</translation>
    </message>
    <message>
        <source>Off we go!</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Off we go!</translation>
    </message>
    <message>
        <source>Catch me if you can.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Catch me if you can.</translation>
    </message>
    <message>
        <source>The first word is mine.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>The first word is mine.</translation>
    </message>
    <message>
        <source>Too high? Let’s find out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Too high? Let’s find out.</translation>
    </message>
    <message>
        <source>Why walk when you can fly?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Why walk when you can fly?</translation>
    </message>
    <message>
        <source>There. Now breathe.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>There. Now breathe.</translation>
    </message>
    <message>
        <source>I like the air up here.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I like the air up here.</translation>
    </message>
    <message>
        <source>Who’s still with me?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Who’s still with me?</translation>
    </message>
    <message>
        <source>Nice tale. Cups up!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Nice tale. Cups up!</translation>
    </message>
    <message>
        <source>I can’t resist. Show me!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I can’t resist. Show me!</translation>
    </message>
    <message>
        <source>That one I won’t swallow.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>That one I won’t swallow.</translation>
    </message>
    <message>
        <source>My turn to be difficult.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>My turn to be difficult.</translation>
    </message>
    <message>
        <source>Enough climbing. Let’s look down.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Enough climbing. Let’s look down.</translation>
    </message>
    <message>
        <source>I do tell the truth. Sometimes.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I do tell the truth. Sometimes.</translation>
    </message>
    <message>
        <source>You should have trusted me!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>You should have trusted me!</translation>
    </message>
    <message>
        <source>See? All there.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>See? All there.</translation>
    </message>
    <message>
        <source>Oh, that felt good.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Oh, that felt good.</translation>
    </message>
    <message>
        <source>Luck likes a loud voice.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Luck likes a loud voice.</translation>
    </message>
    <message>
        <source>All right, you got me!</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>All right, you got me!</translation>
    </message>
    <message>
        <source>Worth a try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Worth a try.</translation>
    </message>
    <message>
        <source>It sounded so good in my head.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>It sounded so good in my head.</translation>
    </message>
    <message>
        <source>One day somebody will believe me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>One day somebody will believe me.</translation>
    </message>
    <message>
        <source>No regrets. It was a lovely number.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>No regrets. It was a lovely number.</translation>
    </message>
    <message>
        <source>To the very die!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>To the very die!</translation>
    </message>
    <message>
        <source>Did you see that?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Did you see that?</translation>
    </message>
    <message>
        <source>I live for moments like this!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I live for moments like this!</translation>
    </message>
    <message>
        <source>The heart is never wrong.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>The heart is never wrong.</translation>
    </message>
    <message>
        <source>Somebody frame this one.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Somebody frame this one.</translation>
    </message>
    <message>
        <source>I believed in it, I really did.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I believed in it, I really did.</translation>
    </message>
    <message>
        <source>Ah well. It would have been glorious.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ah well. It would have been glorious.</translation>
    </message>
    <message>
        <source>Next time, you’ll see.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Next time, you’ll see.</translation>
    </message>
    <message>
        <source>My heart counted differently.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>My heart counted differently.</translation>
    </message>
    <message>
        <source>You can’t win them all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>You can’t win them all.</translation>
    </message>
    <message>
        <source>Just a scratch.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Just a scratch.</translation>
    </message>
    <message>
        <source>It’s good to travel light.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>It’s good to travel light.</translation>
    </message>
    <message>
        <source>Fewer dice, more courage.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Fewer dice, more courage.</translation>
    </message>
    <message>
        <source>I’ll manage with less.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I’ll manage with less.</translation>
    </message>
    <message>
        <source>It’s far from over.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>It’s far from over.</translation>
    </message>
    <message>
        <source>One die. Now it gets interesting.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One die. Now it gets interesting.</translation>
    </message>
    <message>
        <source>One is plenty for a good story.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One is plenty for a good story.</translation>
    </message>
    <message>
        <source>Don’t count me out yet!</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Don’t count me out yet!</translation>
    </message>
    <message>
        <source>Watch what a single die can do.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Watch what a single die can do.</translation>
    </message>
    <message>
        <source>Back to the wall. My favourite place.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Back to the wall. My favourite place.</translation>
    </message>
    <message>
        <source>What a ride! Thank you all.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>What a ride! Thank you all.</translation>
    </message>
    <message>
        <source>I go out singing.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I go out singing.</translation>
    </message>
    <message>
        <source>Finish it in style for me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Finish it in style for me.</translation>
    </message>
    <message>
        <source>Next time I’ll bid even higher.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Next time I’ll bid even higher.</translation>
    </message>
    <message>
        <source>At least I made some noise!</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>At least I made some noise!</translation>
    </message>
    <message>
        <source>Fortune favours the bold!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Fortune favours the bold!</translation>
    </message>
    <message>
        <source>What a game! Again?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>What a game! Again?</translation>
    </message>
    <message>
        <source>I’d do it all again.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I’d do it all again.</translation>
    </message>
    <message>
        <source>You made me sweat. Thank you!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>You made me sweat. Thank you!</translation>
    </message>
    <message>
        <source>Cake for everyone.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Cake for everyone.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>command that cannot be read</source>
        <translation>command that cannot be read</translation>
    </message>
    <message>
        <source>no such program</source>
        <translation>no such program</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>not started</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>too slow</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>ended</translation>
    </message>
    <message>
        <source>endless line</source>
        <translation>endless line</translation>
    </message>
    <message>
        <source>spoke unasked</source>
        <translation>spoke unasked</translation>
    </message>
    <message>
        <source>no proper answer</source>
        <translation>no proper answer</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>against the rules</translation>
    </message>
    <message>
        <source>the command is empty, or a quotation mark is missing</source>
        <translation>the command is empty, or a quotation mark is missing</translation>
    </message>
    <message>
        <source>there is no program “%1”</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>there is no program “%1”</translation>
    </message>
    <message>
        <source>it cannot be started (%1)</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>it cannot be started (%1)</translation>
    </message>
    <message>
        <source>no answer within %1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>no answer within %1 s</translation>
    </message>
    <message>
        <source>it has ended (%1)</source>
        <extracomment>A program; %1 is its exit status, a number</extracomment>
        <translation>it has ended (%1)</translation>
    </message>
    <message>
        <source>its line does not end</source>
        <translation>its line does not end</translation>
    </message>
    <message>
        <source>it speaks without being asked</source>
        <translation>it speaks without being asked</translation>
    </message>
    <message>
        <source>its answer is not of the protocol (“%1”)</source>
        <extracomment>%1 is what it has said</extracomment>
        <translation>its answer is not of the protocol (“%1”)</translation>
    </message>
    <message>
        <source>its move is against the rules: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>its move is against the rules: %1</translation>
    </message>
</context>
<context>
    <name>BotsSheet</name>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>New bot</source>
        <translation>New bot</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>Tries whether a program can play</extracomment>
        <translation>Test</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>A program of yours that plays</source>
        <translation>A program of yours that plays</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is called here</source>
        <translation>What it is called here</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Starts it; no shell reads it</source>
        <translation>Starts it; no shell reads it</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Time for a move</translation>
    </message>
    <message>
        <source>Slower bots are replaced</source>
        <translation>Slower bots are replaced</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bots.</source>
        <translation>
            <numerusform>No more than %n bot.</numerusform>
            <numerusform>No more than %n bots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Choose it as an opponent in the new game.</source>
        <translation>Saved. Choose it as an opponent in the new game.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>A program is being tried</extracomment>
        <translation>Testing…</translation>
    </message>
    <message>
        <source>It plays. It calls itself “%1”.</source>
        <extracomment>%1 is a program&apos;s own name for itself</extracomment>
        <translation>It plays. It calls itself “%1”.</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <extracomment>%1 is why a program cannot play, without a full stop</extracomment>
        <translation>It cannot play: %1.</translation>
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
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ByteWords</name>
    <message>
        <source>%1 is skipped</source>
        <extracomment>%1 is a byte, a number from 252 to 255</extracomment>
        <translation>%1 is skipped</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <extracomment>%1 is a byte, %2 the face of a die</extracomment>
        <translation>%1 gives %2</translation>
    </message>
</context>
<context>
    <name>CallQuestion</name>
    <message>
        <source>A call settles the round.</source>
        <translation>A call settles the round.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Challenge %1?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Challenge %1?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Spot On at %1?</source>
        <extracomment>%1 is a bid: call that exactly so many dice match</extracomment>
        <translation>Spot On at %1?</translation>
    </message>
    <message>
        <source>Calza at %1?</source>
        <translation>Calza at %1?</translation>
    </message>
</context>
<context>
    <name>CasualLines</name>
    <message>
        <source>Hi! What are we playing?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Hi! What are we playing?</translation>
    </message>
    <message>
        <source>A comfy chair, and I’m happy.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>A comfy chair, and I’m happy.</translation>
    </message>
    <message>
        <source>No rush, is there?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>No rush, is there?</translation>
    </message>
    <message>
        <source>Anybody for a biscuit?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Anybody for a biscuit?</translation>
    </message>
    <message>
        <source>Let’s just have a nice time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Let’s just have a nice time.</translation>
    </message>
    <message>
        <source>Whatever. This.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Whatever. This.</translation>
    </message>
    <message>
        <source>I’ll put that out there.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I’ll put that out there.</translation>
    </message>
    <message>
        <source>Something like that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Something like that.</translation>
    </message>
    <message>
        <source>Don’t think too hard about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Don’t think too hard about it.</translation>
    </message>
    <message>
        <source>Let’s say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Let’s say that.</translation>
    </message>
    <message>
        <source>Is it a lot? Ah well.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Is it a lot? Ah well.</translation>
    </message>
    <message>
        <source>You only live once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>You only live once.</translation>
    </message>
    <message>
        <source>I wasn’t really counting.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I wasn’t really counting.</translation>
    </message>
    <message>
        <source>Big numbers look nicer.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Big numbers look nicer.</translation>
    </message>
    <message>
        <source>Who’s keeping track, anyway?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Who’s keeping track, anyway?</translation>
    </message>
    <message>
        <source>Sorry, what was the bid?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Sorry, what was the bid?</translation>
    </message>
    <message>
        <source>Nah.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Nah.</translation>
    </message>
    <message>
        <source>Let’s have a look, just for fun.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Let’s have a look, just for fun.</translation>
    </message>
    <message>
        <source>I’d say not.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’d say not.</translation>
    </message>
    <message>
        <source>It doesn’t ring true to me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>It doesn’t ring true to me.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Told you so.</translation>
    </message>
    <message>
        <source>Easy.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Easy.</translation>
    </message>
    <message>
        <source>That turned out fine.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>That turned out fine.</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Lucky me.</translation>
    </message>
    <message>
        <source>See, no worries.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>See, no worries.</translation>
    </message>
    <message>
        <source>Ha, all right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ha, all right.</translation>
    </message>
    <message>
        <source>Was I not supposed to say that?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Was I not supposed to say that?</translation>
    </message>
    <message>
        <source>You were listening, then.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You were listening, then.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>It happens to the best.</translation>
    </message>
    <message>
        <source>I’ll have another biscuit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I’ll have another biscuit.</translation>
    </message>
    <message>
        <source>Ha! Just like that.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ha! Just like that.</translation>
    </message>
    <message>
        <source>I wasn’t even looking.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I wasn’t even looking.</translation>
    </message>
    <message>
        <source>Well, that was handy.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Well, that was handy.</translation>
    </message>
    <message>
        <source>Sometimes it just fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Sometimes it just fits.</translation>
    </message>
    <message>
        <source>And I nearly missed my turn.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>And I nearly missed my turn.</translation>
    </message>
    <message>
        <source>It was only a whim.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>It was only a whim.</translation>
    </message>
    <message>
        <source>I said it without thinking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I said it without thinking.</translation>
    </message>
    <message>
        <source>Worth a laugh.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Worth a laugh.</translation>
    </message>
    <message>
        <source>I should have listened.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I should have listened.</translation>
    </message>
    <message>
        <source>Forget I said anything.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Forget I said anything.</translation>
    </message>
    <message>
        <source>Somebody else can enjoy it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Somebody else can enjoy it.</translation>
    </message>
    <message>
        <source>Less to pick up.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Less to pick up.</translation>
    </message>
    <message>
        <source>Fine, I wasn’t using it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Fine, I wasn’t using it.</translation>
    </message>
    <message>
        <source>No drama.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>No drama.</translation>
    </message>
    <message>
        <source>They come and go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>They come and go.</translation>
    </message>
    <message>
        <source>A single die is easy to carry.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>A single die is easy to carry.</translation>
    </message>
    <message>
        <source>Where did they all go?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Where did they all go?</translation>
    </message>
    <message>
        <source>Simple. I like simple.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Simple. I like simple.</translation>
    </message>
    <message>
        <source>That’s the last biscuit, too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>That’s the last biscuit, too.</translation>
    </message>
    <message>
        <source>I’ll stop daydreaming now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>I’ll stop daydreaming now.</translation>
    </message>
    <message>
        <source>The kitchen is calling. Have fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>The kitchen is calling. Have fun.</translation>
    </message>
    <message>
        <source>Right, who wants tea?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Right, who wants tea?</translation>
    </message>
    <message>
        <source>I had a lovely time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I had a lovely time.</translation>
    </message>
    <message>
        <source>You carry on.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>You carry on.</translation>
    </message>
    <message>
        <source>Time to stretch my legs.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Time to stretch my legs.</translation>
    </message>
    <message>
        <source>Oh. Nobody left?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Oh. Nobody left?</translation>
    </message>
    <message>
        <source>It surprises me as much as you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>It surprises me as much as you.</translation>
    </message>
    <message>
        <source>And I didn’t even hurry.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>And I didn’t even hurry.</translation>
    </message>
    <message>
        <source>Nice. What’s for dinner?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Nice. What’s for dinner?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I could get used to this.</translation>
    </message>
</context>
<context>
    <name>CautiousLines</name>
    <message>
        <source>Hello. I’ll begin gently, if I may.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Hello. I’ll begin gently, if I may.</translation>
    </message>
    <message>
        <source>Let’s take our time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Let’s take our time.</translation>
    </message>
    <message>
        <source>I do hope the dice are kind.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I do hope the dice are kind.</translation>
    </message>
    <message>
        <source>A quiet game would suit me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>A quiet game would suit me.</translation>
    </message>
    <message>
        <source>Good luck, everyone.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Good luck, everyone.</translation>
    </message>
    <message>
        <source>Let me just put this here.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Let me just put this here.</translation>
    </message>
    <message>
        <source>Well, one must begin somewhere.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Well, one must begin somewhere.</translation>
    </message>
    <message>
        <source>I’ve thought about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I’ve thought about it.</translation>
    </message>
    <message>
        <source>Please be gentle with this one.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Please be gentle with this one.</translation>
    </message>
    <message>
        <source>All things considered…</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>All things considered…</translation>
    </message>
    <message>
        <source>I hope I won’t regret this.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I hope I won’t regret this.</translation>
    </message>
    <message>
        <source>Oh dear, that is a lot.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Oh dear, that is a lot.</translation>
    </message>
    <message>
        <source>My heart is beating.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>My heart is beating.</translation>
    </message>
    <message>
        <source>Deep breath.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Deep breath.</translation>
    </message>
    <message>
        <source>Well, somebody had to say it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Well, somebody had to say it.</translation>
    </message>
    <message>
        <source>Forgive me, I have to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Forgive me, I have to look.</translation>
    </message>
    <message>
        <source>I’m not sure about this one.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’m not sure about this one.</translation>
    </message>
    <message>
        <source>That’s a little too much for me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>That’s a little too much for me.</translation>
    </message>
    <message>
        <source>May we see, please?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>May we see, please?</translation>
    </message>
    <message>
        <source>I’d rather check.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’d rather check.</translation>
    </message>
    <message>
        <source>Phew, what a relief.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Phew, what a relief.</translation>
    </message>
    <message>
        <source>I try to be honest.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I try to be honest.</translation>
    </message>
    <message>
        <source>I was rather worried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I was rather worried.</translation>
    </message>
    <message>
        <source>One can believe me, you know.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>One can believe me, you know.</translation>
    </message>
    <message>
        <source>No hard feelings, I hope.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>No hard feelings, I hope.</translation>
    </message>
    <message>
        <source>I should have stayed lower.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I should have stayed lower.</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Well seen.</translation>
    </message>
    <message>
        <source>I had a feeling about that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I had a feeling about that.</translation>
    </message>
    <message>
        <source>That will teach me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>That will teach me.</translation>
    </message>
    <message>
        <source>You were right to look.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You were right to look.</translation>
    </message>
    <message>
        <source>Goodness, it was right!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Goodness, it was right!</translation>
    </message>
    <message>
        <source>I hardly dared to say it.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I hardly dared to say it.</translation>
    </message>
    <message>
        <source>I counted it twice.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I counted it twice.</translation>
    </message>
    <message>
        <source>I’m still trembling.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I’m still trembling.</translation>
    </message>
    <message>
        <source>Sometimes one has to dare.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Sometimes one has to dare.</translation>
    </message>
    <message>
        <source>That was not like me.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>That was not like me.</translation>
    </message>
    <message>
        <source>I let myself be tempted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I let myself be tempted.</translation>
    </message>
    <message>
        <source>Back to being careful.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Back to being careful.</translation>
    </message>
    <message>
        <source>Oh, what a pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Oh, what a pity.</translation>
    </message>
    <message>
        <source>I won’t do that again soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I won’t do that again soon.</translation>
    </message>
    <message>
        <source>I was fond of that one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I was fond of that one.</translation>
    </message>
    <message>
        <source>Careful now.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Careful now.</translation>
    </message>
    <message>
        <source>It could be worse.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>It could be worse.</translation>
    </message>
    <message>
        <source>I’ll look after the others.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I’ll look after the others.</translation>
    </message>
    <message>
        <source>Slowly, slowly.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Slowly, slowly.</translation>
    </message>
    <message>
        <source>Only one left. Oh my.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Only one left. Oh my.</translation>
    </message>
    <message>
        <source>This calls for great care.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>This calls for great care.</translation>
    </message>
    <message>
        <source>A single die, like a candle.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>A single die, like a candle.</translation>
    </message>
    <message>
        <source>I’ll hold on to this one.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>I’ll hold on to this one.</translation>
    </message>
    <message>
        <source>Just pretend I’m not here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Just pretend I’m not here.</translation>
    </message>
    <message>
        <source>I’ll watch from here. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll watch from here. Well played.</translation>
    </message>
    <message>
        <source>At least I can relax now.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>At least I can relax now.</translation>
    </message>
    <message>
        <source>I held on as long as I could.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I held on as long as I could.</translation>
    </message>
    <message>
        <source>Good luck to those who stay.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Good luck to those who stay.</translation>
    </message>
    <message>
        <source>Next time, a little bolder perhaps.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Next time, a little bolder perhaps.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Me? Really?</translation>
    </message>
    <message>
        <source>Slow and steady, after all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Slow and steady, after all.</translation>
    </message>
    <message>
        <source>I can hardly believe it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I can hardly believe it.</translation>
    </message>
    <message>
        <source>Thank you, that was lovely.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Thank you, that was lovely.</translation>
    </message>
    <message>
        <source>Patience, that was all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Patience, that was all.</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance of winning the game</source>
        <extracomment>Over the chart of a review</extracomment>
        <translation>Chance of winning the game</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Under the chart of a review, before the numbers of the rounds</extracomment>
        <translation>Round</translation>
    </message>
</context>
<context>
    <name>CheckSheet</name>
    <message>
        <source>Check the dice</source>
        <translation>Check the dice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>1. Before the first roll the secret was drawn and its seal shown. The seal is computed from the secret (SHA-256); another secret would have another one.</source>
        <translation>1. Before the first roll the secret was drawn and its seal shown. The seal is computed from the secret (SHA-256); another secret would have another one.</translation>
    </message>
    <message>
        <source>2. For each round, secret, phrase and the number of the round go into a fixed computation (HMAC-SHA256). What comes out is bytes, numbers from 0 to 255.</source>
        <translation>2. For each round, secret, phrase and the number of the round go into a fixed computation (HMAC-SHA256). What comes out is bytes, numbers from 0 to 255.</translation>
    </message>
    <message>
        <source>3. A byte below 252, divided by 6, leaves 0 to 5; one more is the die. From 252 on bytes are skipped, so that every face is equally likely. Dice are dealt seat by seat, then sorted.</source>
        <translation>3. A byte below 252, divided by 6, leaves 0 to 5; one more is the die. From 252 on bytes are skipped, so that every face is equally likely. Dice are dealt seat by seat, then sorted.</translation>
    </message>
    <message>
        <source>These dice do not follow from what was sealed.</source>
        <translation>These dice do not follow from what was sealed.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>All computed again just now, %1 in %2: every die follows from the secret and the phrase.</source>
        <extracomment>%1 is a number of dice, %2 a number of rounds, both with their noun</extracomment>
        <translation>All computed again just now, %1 in %2: every die follows from the secret and the phrase.</translation>
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
        <source>%1: won %2 of %3 games (%4%)</source>
        <extracomment>%1 is a level, %2 and %3 are numbers, %4 is a percentage</extracomment>
        <translation>%1: won %2 of %3 games (%4%)</translation>
    </message>
    <message>
        <source>Measure how much a best responder gains against a level in one round.</source>
        <translation>Measure how much a best responder gains against a level in one round.</translation>
    </message>
    <message>
        <source>The level.</source>
        <translation>The level.</translation>
    </message>
    <message>
        <source>The dice of each player, from the opener on.</source>
        <translation>The dice of each player, from the opener on.</translation>
    </message>
    <message>
        <source>A Palifico round.</source>
        <translation>A Palifico round.</translation>
    </message>
    <message>
        <source>Calza instead of Spot On.</source>
        <translation>Calza instead of Spot On.</translation>
    </message>
    <message>
        <source>--counts takes 1,1 or 1,2 or 2,1 or 2,2 or 1,1,1, with --palifico 1,N or N,1 up to 6, not “%1”.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>--counts takes 1,1 or 1,2 or 2,1 or 2,2 or 1,1,1, with --palifico 1,N or N,1 up to 6, not “%1”.</translation>
    </message>
    <message>
        <source>The level %1 does not tell its probabilities.</source>
        <extracomment>%1 is a level</extracomment>
        <translation>The level %1 does not tell its probabilities.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Seat %1: wins %2, gains %3 by a best response</source>
        <extracomment>%1 is the number of a seat, %2 and %3 are probabilities</extracomment>
        <translation>Seat %1: wins %2, gains %3 by a best response</translation>
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
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
        <translation>%1 cannot be written: %2</translation>
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
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
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
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>of the games; stands over &quot;62.5%&quot;</extracomment>
        <translation>Share</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>mean time for a decision; stands over &quot;1.25 ms&quot;</extracomment>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Longest</source>
        <extracomment>longest time for a decision</extracomment>
        <translation>Longest</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Let players play many games, with the same dice in each rotation of the seats, and compare what they win.</source>
        <translation>Let players play many games, with the same dice in each rotation of the seats, and compare what they win.</translation>
    </message>
    <message>
        <source>A file for the result as JSON, for other programs.</source>
        <translation>A file for the result as JSON, for other programs.</translation>
    </message>
    <message>
        <source>--seats takes from %1 to %2 players, not %3.</source>
        <extracomment>%1 and %2 are numbers, %3 is how many were typed</extracomment>
        <translation>--seats takes from %1 to %2 players, not %3.</translation>
    </message>
    <message>
        <source>95%</source>
        <extracomment>heads the interval that holds the share with a probability of 95%; stands over &quot;58.1–66.9&quot;</extracomment>
        <translation>95%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Show every die: the bytes of secret and phrase that give it.</source>
        <translation>Show every die: the bytes of secret and phrase that give it.</translation>
    </message>
    <message>
        <source>Record %1</source>
        <extracomment>%1 is the number of a game record in its file</extracomment>
        <translation>Record %1</translation>
    </message>
    <message>
        <source>Its dice cannot be computed again: it holds no secret.</source>
        <translation>Its dice cannot be computed again: it holds no secret.</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>%1 is the player&apos;s phrase</extracomment>
        <translation>Phrase: “%1”</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Secret: %1</translation>
    </message>
    <message>
        <source>Seal, SHA-256 of the secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Seal, SHA-256 of the secret: %1</translation>
    </message>
    <message>
        <source>First seat to open: %1</source>
        <extracomment>%1 are bytes and the seat that each gives, as &quot;254 → –, 17 → 2&quot;; seats count from 0</extracomment>
        <translation>First seat to open: %1</translation>
    </message>
    <message>
        <source>Round %1, bytes of %2</source>
        <extracomment>%1 is the number of a round, %2 what the bytes are computed from, as HMAC-SHA256(secret, &quot;phrase|0|0&quot;)</extracomment>
        <translation>Round %1, bytes of %2</translation>
    </message>
    <message>
        <source>Answer positions, one a line on standard input, with the probabilities of a level’s actions.</source>
        <translation>Answer positions, one a line on standard input, with the probabilities of a level’s actions.</translation>
    </message>
    <message>
        <source>The level; the command levels lists them.</source>
        <translation>The level; the command levels lists them.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>The line is longer than %1 bytes.</translation>
    </message>
    <message>
        <source>The line is no position (%1).</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>The line is no position (%1).</translation>
    </message>
    <message>
        <source>The member “%1” cannot be so.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>The member “%1” cannot be so.</translation>
    </message>
    <message>
        <source>With Calza the member “%1” is needed.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>With Calza the member “%1” is needed.</translation>
    </message>
    <message>
        <source>Action %1 is no bid of the seat on turn.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Action %1 is no bid of the seat on turn.</translation>
    </message>
    <message>
        <source>Action %1 is against the rules: %2.</source>
        <extracomment>%1 is a number, %2 a reason</extracomment>
        <translation>Action %1 is against the rules: %2.</translation>
    </message>
    <message>
        <source>The seat is not on turn.</source>
        <translation>The seat is not on turn.</translation>
    </message>
    <message>
        <source>%1 cannot play: %2.</source>
        <extracomment>%1 is the command of a bot, %2 what is wrong with it</extracomment>
        <translation>%1 cannot play: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped, and lost the game for it: %2.</source>
        <extracomment>%1 is a player, %2 a list of faults, each with the number of games that it has cost</extracomment>
        <translation>%1 was stopped, and lost the game for it: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 players: levels, and commands of bots after %3. Commas between quotes separate nothing.</source>
        <extracomment>%1 and %2 are numbers, %3 is &quot;cmd:&quot;</extracomment>
        <translation>From %1 to %2 players: levels, and commands of bots after %3. Commas between quotes separate nothing.</translation>
    </message>
    <message>
        <source>After %1 wrong records the rest was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>After %1 wrong records the rest was not read.</translation>
    </message>
</context>
<context>
    <name>CoveredWords</name>
    <message>
        <source>Under the cups</source>
        <extracomment>Dice lie covered: as the title of a step</extracomment>
        <translation>Under the cups</translation>
    </message>
    <message>
        <source>Another game, as it is really played: you see your own dice and no others. You have lost one already.</source>
        <translation>Another game, as it is really played: you see your own dice and no others. You have lost one already.</translation>
    </message>
    <message>
        <source>Bid on what you hold and on what may lie under the other cups: about one die in three matches there, wild ones included.</source>
        <translation>Bid on what you hold and on what may lie under the other cups: about one die in three matches there, wild ones included.</translation>
    </message>
    <message>
        <source>A bid need not be true, for nobody can see that now.</source>
        <translation>A bid need not be true, for nobody can see that now.</translation>
    </message>
    <message>
        <source>Choose a bid of two dice at most</source>
        <translation>Choose a bid of two dice at most</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Press Bid</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>This game has the option Calza: it takes Spot On’s place.</source>
        <translation>This game has the option Calza: it takes Spot On’s place.</translation>
    </message>
    <message>
        <source>Bruno raises. I think that his bid is exact to the very die, and call Calza.</source>
        <translation>Bruno raises. I think that his bid is exact to the very die, and call Calza.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, and Bruno bid %1. So I lose a die.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>%n die matches, and Bruno bid %1. So I lose a die.</numerusform>
            <numerusform>%n dice match, and Bruno bid %1. So I lose a die.</numerusform>
        </translation>
    </message>
    <message>
        <source>Had it been exact, nobody would have lost one, and I would have won a die back, though never above the number that everyone started with.</source>
        <translation>Had it been exact, nobody would have lost one, and I would have won a die back, though never above the number that everyone started with.</translation>
    </message>
    <message>
        <source>After Calza the caller opens the next round.</source>
        <translation>After Calza the caller opens the next round.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Press Next round</translation>
    </message>
    <message>
        <source>Your Calza</source>
        <translation>Your Calza</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! You win a die back, and nobody loses one.</source>
        <translation>
            <numerusform>Exactly %n die! You win a die back, and nobody loses one.</numerusform>
            <numerusform>Exactly %n dice! You win a die back, and nobody loses one.</numerusform>
        </translation>
    </message>
    <message>
        <source>You called, so you open the next round.</source>
        <translation>You called, so you open the next round.</translation>
    </message>
    <message>
        <source>I called, so I open the bidding.</source>
        <translation>I called, so I open the bidding.</translation>
    </message>
    <message>
        <source>I bid %1. Two of yours match already, for your one is wild.</source>
        <extracomment>%1 is a bid; the learner holds a 1 and a 3</extracomment>
        <translation>I bid %1. Two of yours match already, for your one is wild.</translation>
    </message>
    <message>
        <source>If I hold one too and Bruno none, the bid is exact. Trust me.</source>
        <translation>If I hold one too and Bruno none, the bid is exact. Trust me.</translation>
    </message>
    <message>
        <source>Call Calza: if it is right, you win a die back; if not, you lose one.</source>
        <translation>Call Calza: if it is right, you win a die back; if not, you lose one.</translation>
    </message>
    <message>
        <source>Press Calza</source>
        <translation>Press Calza</translation>
    </message>
    <message>
        <source>Now you can play</source>
        <extracomment>The lesson is over: its last title</extracomment>
        <translation>Now you can play</translation>
    </message>
    <message>
        <source>Below the table you always read who was right and what it costs. So it goes on, round after round, until only one player holds dice.</source>
        <translation>Below the table you always read who was right and what it costs. So it goes on, round after round, until only one player holds dice.</translation>
    </message>
    <message>
        <source>The rules of the game, with every option, open with F1 whenever you wonder.</source>
        <translation>The rules of the game, with every option, open with F1 whenever you wonder.</translation>
    </message>
    <message>
        <source>That was the lesson. We shall meet again at the table!</source>
        <translation>That was the lesson. We shall meet again at the table!</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <extracomment>What is to be done</extracomment>
        <translation>Open the bidding</translation>
    </message>
    <message>
        <source>Raise, challenge or call Calza</source>
        <translation>Raise, challenge or call Calza</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>On your own</translation>
    </message>
    <message>
        <source>This round is yours: whatever you do is welcome. Bruno and I play as in any other game.</source>
        <translation>This round is yours: whatever you do is welcome. Bruno and I play as in any other game.</translation>
    </message>
    <message>
        <source>Look at your dice, count on one in three of the others, and do not believe everything.</source>
        <translation>Look at your dice, count on one in three of the others, and do not believe everything.</translation>
    </message>
</context>
<context>
    <name>EmptyGames</name>
    <message>
        <source>No such game</source>
        <translation>No such game</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Every game that you begin is kept here, move for move.</source>
        <translation>Every game that you begin is kept here, move for move.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Where a search has found no game</extracomment>
        <translation>Show all games</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Places</source>
        <extracomment>Over the list of players at the end of a game, the best first</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Dice statistics</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>The game is unfinished.</source>
        <extracomment>Of a game in a file that somebody has opened</extracomment>
        <translation>The game is unfinished.</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <extracomment>Looks through the game that has ended, move by move</extracomment>
        <translation>&amp;Review the game</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
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
        <extracomment>Of the winner. Must fit men and women</extracomment>
        <translation>the last player with dice</translation>
    </message>
    <message>
        <source>out in round %1</source>
        <extracomment>A player who lost the last die in round %1. Must fit men and women</extracomment>
        <translation>out in round %1</translation>
    </message>
    <message>
        <source>out in round %1, like %2</source>
        <extracomment>%2 is a list of names, which may end in &quot;you&quot; as the subject of a sentence; they share a place</extracomment>
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
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
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
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
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
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
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
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>a wrong Calza in round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Calza calls</source>
        <translation>
            <numerusform>%n wrong Calza call</numerusform>
            <numerusform>%n wrong Calza calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>How long a game was played: minutes</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>How long a game was played: %1 are hours, %2 minutes in two digits</extracomment>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>ErrorTeller</name>
    <message>
        <source>Something went wrong</source>
        <translation>Something went wrong</translation>
    </message>
    <message>
        <source>That was a fault of the program, not yours. Your game is kept, and you can play on.

If you tell somebody about it, copy the details: they say where it happened and hold no dice.</source>
        <extracomment>The program&apos;s own error; &quot;details&quot; are copied with a button</extracomment>
        <translation>That was a fault of the program, not yours. Your game is kept, and you can play on.

If you tell somebody about it, copy the details: they say where it happened and hold no dice.</translation>
    </message>
    <message>
        <source>Written down in</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Written down in</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.</source>
        <extracomment>%1 is a face, %2 a count, %3 a number of times that is expected, %4 and %5 the least and the most</extracomment>
        <translation>Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.</translation>
    </message>
    <message>
        <source>Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.</source>
        <translation>Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.</translation>
    </message>
</context>
<context>
    <name>FairDiceRules</name>
    <message>
        <source>Before the first roll the game draws a secret, a long random number, and shows you its seal: a number computed from the secret. Nobody can work out the secret from its seal, nor find another secret with the same seal.</source>
        <translation>Before the first roll the game draws a secret, a long random number, and shows you its seal: a number computed from the secret. Nobody can work out the secret from its seal, nor find another secret with the same seal.</translation>
    </message>
    <message>
        <source>You may then add a phrase of your own. Every die of the game, and who opens first, follow from secret and phrase by a fixed computation. The game cannot choose a secret that suits your phrase, for the seal was there before it; and you cannot choose a phrase that suits the secret, for you do not know it.</source>
        <translation>You may then add a phrase of your own. Every die of the game, and who opens first, follow from secret and phrase by a fixed computation. The game cannot choose a secret that suits your phrase, for the seal was there before it; and you cannot choose a phrase that suits the secret, for you do not know it.</translation>
    </message>
    <message>
        <source>At the end of the game the secret is shown. Anyone can then see that it belongs to the seal, and compute every die again. The computer players see only what you would see in their place: their own dice, and what happens on the table.</source>
        <translation>At the end of the game the secret is shown. Anyone can then see that it belongs to the seal, and compute every die again. The computer players see only what you would see in their place: their own dice, and what happens on the table.</translation>
    </message>
    <message>
        <source>Dice that can be checked</source>
        <translation>Dice that can be checked</translation>
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
    <name>FirstWindow</name>
    <message>
        <source>Palifico is open already and does not answer. End it there, then start it again.</source>
        <translation>Palifico is open already and does not answer. End it there, then start it again.</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>The small question mark beside an option</extracomment>
        <translation>What the rules say</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Export</source>
        <extracomment>Saves a game of the list as a file</extracomment>
        <translation>Export</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <extracomment>Opens a game that has ended</extracomment>
        <translation>Look at the end</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>An export of an unfinished game leaves out this round’s dice and the secret of the seal.</source>
        <translation>An export of an unfinished game leaves out this round’s dice and the secret of the seal.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>your seat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice in play</source>
        <translation>
            <numerusform>%n die in play</numerusform>
            <numerusform>%n dice in play</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Who is to move in a game that can be continued</extracomment>
        <translation>your turn</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Who is to move: %1 is a name</extracomment>
        <translation>%1’s turn</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%1’s turn</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>How a game ended: the player ended it before anybody had won</extracomment>
        <translation>Given up</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>you</comment>
        <translation>%1 won</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Who won a game: %1 is a name</extracomment>
        <translation>%1 won</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept</source>
        <extracomment>How many games are kept on this computer</extracomment>
        <translation>
            <numerusform>%Ln kept</numerusform>
            <numerusform>%Ln kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <extracomment>How many of the games that are kept have not ended</extracomment>
        <translation>
            <numerusform>%Ln unfinished</numerusform>
            <numerusform>%Ln unfinished</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Yesterday</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept on this computer</source>
        <translation>
            <numerusform>%Ln kept on this computer</numerusform>
            <numerusform>%Ln kept on this computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Search players</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Of games: each is followed by how many there are</extracomment>
        <translation>All</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfinished</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Which games</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the deletion of a game back</extracomment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Game deleted: %1</source>
        <extracomment>%1 is a moment, as &quot;26 November, 20:15&quot; or &quot;today, 20:15&quot;</extracomment>
        <translation>Game deleted: %1</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Dice statistics</translation>
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
    <name>Hint</name>
    <message>
        <source>F1: what the rules say</source>
        <extracomment>Below a tooltip: F1 opens the rule book where it says more</extracomment>
        <translation>F1: what the rules say</translation>
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
    <name>ImportSheet</name>
    <message>
        <source>Import done</source>
        <extracomment>Records are being read into the library; then it is done</extracomment>
        <translation>Import done</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Importing games</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Refused records and why</source>
        <translation>Refused records and why</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copy the report</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The settings can’t be read</source>
        <translation>The settings can’t be read</translation>
    </message>
    <message>
        <source>The file with your settings is damaged. It is kept aside, unchanged, and everything is set as at the first start.</source>
        <translation>The file with your settings is damaged. It is kept aside, unchanged, and everything is set as at the first start.</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Kept aside as</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>The disk is full</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder</source>
        <translation>Nothing can be saved in this folder</translation>
    </message>
    <message>
        <source>The disk refuses to save</source>
        <translation>The disk refuses to save</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment. Play on: everything is kept in memory, and saved once that is possible.

If Palifico closes before that, what was not saved is lost.</source>
        <translation>Nothing can be saved at the moment. Play on: everything is kept in memory, and saved once that is possible.

If Palifico closes before that, what was not saved is lost.</translation>
    </message>
    <message>
        <source>It would be saved in</source>
        <extracomment>Above the name of a folder</extracomment>
        <translation>It would be saved in</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>Everything can be done with the keyboard alone. At the table:</source>
        <translation>Everything can be done with the keyboard alone. At the table:</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>The heads of a table of keys</extracomment>
        <translation>Key</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>What it does</translation>
    </message>
    <message>
        <source>Anywhere, from the menu bar:</source>
        <translation>Anywhere, from the menu bar:</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Left and right arrows, or %1 to %2</source>
        <extracomment>%1 and %2 are the keys of the lowest and of the highest face</extracomment>
        <translation>Left and right arrows, or %1 to %2</translation>
    </message>
    <message>
        <source>Up and down arrows, or a number</source>
        <translation>Up and down arrows, or a number</translation>
    </message>
    <message>
        <source>Choose the quantity</source>
        <translation>Choose the quantity</translation>
    </message>
    <message>
        <source>Choose the face</source>
        <translation>Choose the face</translation>
    </message>
    <message>
        <source>Bid or raise; after a round, go on</source>
        <translation>Bid or raise; after a round, go on</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does. A verb</extracomment>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of the key</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one control to the next; round the table with the arrows</source>
        <translation>From one control to the next; round the table with the arrows</translation>
    </message>
    <message>
        <source>Open this book where it answers what you are looking at</source>
        <translation>Open this book where it answers what you are looking at</translation>
    </message>
    <message>
        <source>Look at all bids on the bid ladder</source>
        <translation>Look at all bids on the bid ladder</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Space or Enter</translation>
    </message>
    <message>
        <source>Skip what is moving, as a click on the table does</source>
        <translation>Skip what is moving, as a click on the table does</translation>
    </message>
    <message>
        <source>In the review of a game that has ended:</source>
        <translation>In the review of a game that has ended:</translation>
    </message>
    <message>
        <source>Left and right arrows</source>
        <translation>Left and right arrows</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>From move to move</translation>
    </message>
    <message>
        <source>Page Up and Page Down</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Page Up and Page Down</translation>
    </message>
    <message>
        <source>From round to round</source>
        <translation>From round to round</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of the key</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Back to where you came from</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key</extracomment>
        <translation>Enter</translation>
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
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words, but not M, which is the key for the sound</extracomment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key</comment>
        <extracomment>The key that opens the bid ladder: a letter of its name, another one than those of the moves and of the sound</extracomment>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>LadderButton</name>
    <message>
        <source>Bid ladder</source>
        <extracomment>A button: opens a grid of all bids of the round</extracomment>
        <translation>Bid ladder</translation>
    </message>
</context>
<context>
    <name>LadderHeading</name>
    <message>
        <source>Bid ladder</source>
        <extracomment>A grid of all bids of a round, by quantity and face</extracomment>
        <translation>Bid ladder</translation>
    </message>
</context>
<context>
    <name>LadderLegend</name>
    <message>
        <source>bid so far</source>
        <extracomment>In the legend of the bid ladder: an earlier bid of this round</extracomment>
        <translation>bid so far</translation>
    </message>
    <message>
        <source>standing bid</source>
        <extracomment>In the legend of the bid ladder: the bid that must be raised or called</extracomment>
        <translation>standing bid</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>In the legend of the bid ladder: a bid that has been passed by</extracomment>
        <translation>too low</translation>
    </message>
    <message>
        <source>closed: the face is fixed</source>
        <extracomment>In the legend of the bid ladder: a bid on another face than the one that is fixed</extracomment>
        <translation>closed: the face is fixed</translation>
    </message>
    <message>
        <source>ones are wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>ones are wild</translation>
    </message>
    <message>
        <source>ones are not wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>ones are not wild</translation>
    </message>
    <message>
        <source>legal opening bid</source>
        <extracomment>In the legend of the bid ladder: a bid that can open the bidding</extracomment>
        <translation>legal opening bid</translation>
    </message>
    <message>
        <source>legal raise</source>
        <extracomment>In the legend of the bid ladder: a bid that can follow the standing one</extracomment>
        <translation>legal raise</translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Bids</source>
        <extracomment>The grid of all bids, as screen readers call it</extracomment>
        <translation>Bids</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>Over the columns and at the rows of the bid ladder</extracomment>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>%1, legal</source>
        <extracomment>A bid that whoever is on turn may make: %1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, legal</translation>
    </message>
    <message>
        <source>%1, too low</source>
        <extracomment>%1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, too low</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <extracomment>A bid on another face than the one that is fixed: %1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, closed</translation>
    </message>
    <message>
        <source>The opening bid can be any of these.</source>
        <translation>The opening bid can be any of these.</translation>
    </message>
    <message>
        <source>Every raise over your bid, %2.</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>Every raise over your bid, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>Every raise over %1’s bid, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Every raise over %1’s bid, %2.</translation>
    </message>
    <message>
        <source>%2, your standing bid</source>
        <extracomment>The bid that must be raised or called: %2 is a bid; there is no %1</extracomment>
        <translation>%2, your standing bid</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <extracomment>The bid that must be raised or called: %1 is a name, %2 a bid</extracomment>
        <translation>%2, %1’s standing bid</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, %1’s standing bid</translation>
    </message>
    <message>
        <source>%2, your bid</source>
        <extracomment>An earlier bid of this round: %2 is a bid; there is no %1</extracomment>
        <translation>%2, your bid</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <extracomment>An earlier bid of this round: %1 is a name, %2 a bid</extracomment>
        <translation>%2, %1’s bid</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, %1’s bid</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>wild one, counts toward the bid</source>
        <extracomment>Explains a ring round a die: a one that is wild</extracomment>
        <translation>wild one, counts toward the bid</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>the face that is bid</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Lesson</source>
        <extracomment>The title of the card of the lesson</extracomment>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>Of the lesson: %1 and %2 are numbers</extracomment>
        <translation>step %1 of %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: to the step before</extracomment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <extracomment>A link: the lesson goes on where it was left, if the player comes back</extracomment>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>A link: the lesson begins again with its first step</extracomment>
        <translation>Start again</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>A link to the place in the rule book that belongs to this step</extracomment>
        <translation>What the rules say</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <extracomment>What the learner is called</extracomment>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Press here</source>
        <extracomment>The lesson: on a tag over a button</extracomment>
        <translation>Press here</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>a program of yours</source>
        <extracomment>Who plays in a seat: a bot that the player at this computer has added</extracomment>
        <translation>a program of yours</translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message>
        <source>None of them could be read.</source>
        <translation>None of them could be read.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games could be read and are in your list as before; others could not.</source>
        <translation>
            <numerusform>%Ln game could be read and is in your list as before; others could not.</numerusform>
            <numerusform>%Ln games could be read and are in your list as before; others could not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln games could be read and are in your list as before.</source>
        <translation>
            <numerusform>The %Ln game in it could be read and is in your list as before.</numerusform>
            <numerusform>All %Ln games could be read and are in your list as before.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games is damaged. It is kept aside, unchanged, and a new one takes its place.</source>
        <translation>The file with your games is damaged. It is kept aside, unchanged, and a new one takes its place.</translation>
    </message>
    <message>
        <source>The games can’t all be read</source>
        <translation>The games can’t all be read</translation>
    </message>
    <message>
        <source>The games can’t be read</source>
        <translation>The games can’t be read</translation>
    </message>
    <message>
        <source>Your games are safe</source>
        <translation>Your games are safe</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Kept aside as</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>These games are from a newer Palifico</source>
        <translation>These games are from a newer Palifico</translation>
    </message>
    <message>
        <source>A newer version of the program has written your games. They can be looked at and are left as they are: what is played now is not saved.

Install the newer version to play on with them.</source>
        <translation>A newer version of the program has written your games. They can be looked at and are left as they are: what is played now is not saved.

Install the newer version to play on with them.</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Your games</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Each text is in the words of those who wrote it. Qt’s libraries may be replaced by your own.</source>
        <translation>Each text is in the words of those who wrote it. Qt’s libraries may be replaced by your own.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>In the menu of the right mouse button, on something that the rule book has a place for</extracomment>
        <translation>What the rules say</translation>
    </message>
</context>
<context>
    <name>MasterLines</name>
    <message>
        <source>Please, change nothing for me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Please, change nothing for me.</translation>
    </message>
    <message>
        <source>I’ll be listening.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ll be listening.</translation>
    </message>
    <message>
        <source>An honour to sit with you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>An honour to sit with you.</translation>
    </message>
    <message>
        <source>Silence tells me plenty.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Silence tells me plenty.</translation>
    </message>
    <message>
        <source>Let us get to know each other.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Let us get to know each other.</translation>
    </message>
    <message>
        <source>The door is open.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>The door is open.</translation>
    </message>
    <message>
        <source>After me, if you please.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>After me, if you please.</translation>
    </message>
    <message>
        <source>Your answers interest me.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Your answers interest me.</translation>
    </message>
    <message>
        <source>A first move, nothing more.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>A first move, nothing more.</translation>
    </message>
    <message>
        <source>Let us listen.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Let us listen.</translation>
    </message>
    <message>
        <source>I leave you the choice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I leave you the choice.</translation>
    </message>
    <message>
        <source>Breathe. Then decide.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Breathe. Then decide.</translation>
    </message>
    <message>
        <source>It had to be said.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>It had to be said.</translation>
    </message>
    <message>
        <source>Here the path gets narrow.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Here the path gets narrow.</translation>
    </message>
    <message>
        <source>I watch how you take it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I watch how you take it.</translation>
    </message>
    <message>
        <source>Your voice gave you away.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Your voice gave you away.</translation>
    </message>
    <message>
        <source>Allow me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Allow me.</translation>
    </message>
    <message>
        <source>I believe you less each round.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I believe you less each round.</translation>
    </message>
    <message>
        <source>I know this melody.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I know this melody.</translation>
    </message>
    <message>
        <source>The cups, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>The cups, please.</translation>
    </message>
    <message>
        <source>Now you know me, too.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Now you know me, too.</translation>
    </message>
    <message>
        <source>Remember this one.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Remember this one.</translation>
    </message>
    <message>
        <source>You read the wrong page.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>You read the wrong page.</translation>
    </message>
    <message>
        <source>I keep my word.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I keep my word.</translation>
    </message>
    <message>
        <source>A natural thought, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>A natural thought, though.</translation>
    </message>
    <message>
        <source>You see further than most.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You see further than most.</translation>
    </message>
    <message>
        <source>Well read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Well read.</translation>
    </message>
    <message>
        <source>I bow.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I bow.</translation>
    </message>
    <message>
        <source>Thank you for the lesson.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Thank you for the lesson.</translation>
    </message>
    <message>
        <source>I must become harder to read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I must become harder to read.</translation>
    </message>
    <message>
        <source>As it was written.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>As it was written.</translation>
    </message>
    <message>
        <source>All of you told me.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>All of you told me.</translation>
    </message>
    <message>
        <source>One only had to listen.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>One only had to listen.</translation>
    </message>
    <message>
        <source>The table has spoken.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>The table has spoken.</translation>
    </message>
    <message>
        <source>A quiet certainty.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>A quiet certainty.</translation>
    </message>
    <message>
        <source>You kept a secret after all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>You kept a secret after all.</translation>
    </message>
    <message>
        <source>I turned the page too soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I turned the page too soon.</translation>
    </message>
    <message>
        <source>So there is more to learn.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>So there is more to learn.</translation>
    </message>
    <message>
        <source>Chance had other plans.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Chance had other plans.</translation>
    </message>
    <message>
        <source>I misread somebody.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I misread somebody.</translation>
    </message>
    <message>
        <source>The price of knowing.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>The price of knowing.</translation>
    </message>
    <message>
        <source>A fair exchange.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>A fair exchange.</translation>
    </message>
    <message>
        <source>I learnt something.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I learnt something.</translation>
    </message>
    <message>
        <source>Go in peace.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Go in peace.</translation>
    </message>
    <message>
        <source>The game is long.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>The game is long.</translation>
    </message>
    <message>
        <source>Now I listen twice as well.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Now I listen twice as well.</translation>
    </message>
    <message>
        <source>One die, and all of you to read.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One die, and all of you to read.</translation>
    </message>
    <message>
        <source>A single thread can hold.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>A single thread can hold.</translation>
    </message>
    <message>
        <source>Little to hide, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Little to hide, then.</translation>
    </message>
    <message>
        <source>Silence suits me.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Silence suits me.</translation>
    </message>
    <message>
        <source>You read to the end. Bravo.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>You read to the end. Bravo.</translation>
    </message>
    <message>
        <source>The last page was yours.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>The last page was yours.</translation>
    </message>
    <message>
        <source>I take my hat off.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I take my hat off.</translation>
    </message>
    <message>
        <source>From here I see you better.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>From here I see you better.</translation>
    </message>
    <message>
        <source>A worthy table.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>A worthy table.</translation>
    </message>
    <message>
        <source>Thank you for your candour.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Thank you for your candour.</translation>
    </message>
    <message>
        <source>You hid it well. Nearly.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>You hid it well. Nearly.</translation>
    </message>
    <message>
        <source>It was close, believe me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>It was close, believe me.</translation>
    </message>
    <message>
        <source>Your game deserves respect.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Your game deserves respect.</translation>
    </message>
    <message>
        <source>Shall we open another book?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Shall we open another book?</translation>
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
        <source>&amp;Bid ladder</source>
        <translation>&amp;Bid ladder</translation>
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
        <source>&amp;Mute</source>
        <extracomment>No sound is heard</extracomment>
        <translation>&amp;Mute</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>&amp;Volume…</translation>
    </message>
    <message>
        <source>&amp;Opponents speak</source>
        <extracomment>Opponents say something now and then</extracomment>
        <translation>&amp;Opponents speak</translation>
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
        <source>Full mo&amp;tion</source>
        <translation>Full mo&amp;tion</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Reduced motion</translation>
    </message>
    <message>
        <source>Motion of the s&amp;ystem</source>
        <extracomment>As much motion as the desktop&apos;s own setting asks for</extracomment>
        <translation>Motion of the s&amp;ystem</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <extracomment>Everything in the window gets larger</extracomment>
        <translation>L&amp;arger</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Everything in the window gets smaller</extracomment>
        <translation>S&amp;maller</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normal size</translation>
    </message>
    <message>
        <source>E&amp;xpressive faces</source>
        <extracomment>The faces at the table follow what happens</extracomment>
        <translation>E&amp;xpressive faces</translation>
    </message>
    <message>
        <source>&amp;Check the dice…</source>
        <translation>&amp;Check the dice…</translation>
    </message>
    <message>
        <source>&amp;Dice statistics…</source>
        <translation>&amp;Dice statistics…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>&amp;Lesson</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <extracomment>Leaves the table; the game is kept and can be continued</extracomment>
        <translation>&amp;Back to the start page</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <extracomment>The list of all games that are kept</extracomment>
        <translation>G&amp;ames</translation>
    </message>
    <message>
        <source>&amp;Open records…</source>
        <translation>&amp;Open records…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>&amp;Save the record…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>Undo one&apos;s own bid or call</extracomment>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>Ask before a &amp;call</source>
        <extracomment>Before a challenge or an exact call is made, the game asks</extracomment>
        <translation>Ask before a &amp;call</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <extracomment>Looks through a game that has ended, move by move</extracomment>
        <translation>Re&amp;view the game</translation>
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
        <extracomment>A button: to doubt the standing bid. A verb</extracomment>
        <translation>Challenge</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Under the cups</source>
        <extracomment>What lay under the cups of all players in this round</extracomment>
        <translation>Under the cups</translation>
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
    <message>
        <source>Bots…</source>
        <extracomment>Opens the list of programs that can play</extracomment>
        <translation>Bots…</translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy details</source>
        <translation>Copy details</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Show the folder</translation>
    </message>
</context>
<context>
    <name>NoviceLines</name>
    <message>
        <source>Is this seat free?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Is this seat free?</translation>
    </message>
    <message>
        <source>I’ve read the rules. Most of them.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ve read the rules. Most of them.</translation>
    </message>
    <message>
        <source>My first real table!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>My first real table!</translation>
    </message>
    <message>
        <source>Do tell me if I get it wrong.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Do tell me if I get it wrong.</translation>
    </message>
    <message>
        <source>Which way do we go round?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Which way do we go round?</translation>
    </message>
    <message>
        <source>Oh, it’s my turn?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Oh, it’s my turn?</translation>
    </message>
    <message>
        <source>Is this a good start?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Is this a good start?</translation>
    </message>
    <message>
        <source>I’ll just say something.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I’ll just say something.</translation>
    </message>
    <message>
        <source>Fingers crossed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Fingers crossed.</translation>
    </message>
    <message>
        <source>Can I say that? I’ll say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Can I say that? I’ll say that.</translation>
    </message>
    <message>
        <source>Is that too many?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Is that too many?</translation>
    </message>
    <message>
        <source>Why not? It might be.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Why not? It might be.</translation>
    </message>
    <message>
        <source>Oops, it slipped out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Oops, it slipped out.</translation>
    </message>
    <message>
        <source>I have a feeling. A big one.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I have a feeling. A big one.</translation>
    </message>
    <message>
        <source>It sounded nice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>It sounded nice.</translation>
    </message>
    <message>
        <source>Can I look? I’d like to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Can I look? I’d like to look.</translation>
    </message>
    <message>
        <source>Really? That many?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Really? That many?</translation>
    </message>
    <message>
        <source>I don’t see how.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I don’t see how.</translation>
    </message>
    <message>
        <source>Is this where I challenge?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Is this where I challenge?</translation>
    </message>
    <message>
        <source>I’ll be brave and ask.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’ll be brave and ask.</translation>
    </message>
    <message>
        <source>It’s true? It’s true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>It’s true? It’s true!</translation>
    </message>
    <message>
        <source>I didn’t expect that either.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I didn’t expect that either.</translation>
    </message>
    <message>
        <source>Oh good, it worked.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Oh good, it worked.</translation>
    </message>
    <message>
        <source>Beginner’s luck?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Beginner’s luck?</translation>
    </message>
    <message>
        <source>So that’s how it goes!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>So that’s how it goes!</translation>
    </message>
    <message>
        <source>Ah. I see.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ah. I see.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>How did you know?</translation>
    </message>
    <message>
        <source>I was hoping.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I was hoping.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I’ll remember that.</translation>
    </message>
    <message>
        <source>Was it that obvious?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Was it that obvious?</translation>
    </message>
    <message>
        <source>It worked? It worked!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>It worked? It worked!</translation>
    </message>
    <message>
        <source>I only guessed!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I only guessed!</translation>
    </message>
    <message>
        <source>Can I do that again?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Can I do that again?</translation>
    </message>
    <message>
        <source>Wait till I tell them at home.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Wait till I tell them at home.</translation>
    </message>
    <message>
        <source>I’m getting the hang of it!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I’m getting the hang of it!</translation>
    </message>
    <message>
        <source>So that was not it.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>So that was not it.</translation>
    </message>
    <message>
        <source>It felt right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>It felt right.</translation>
    </message>
    <message>
        <source>I wanted to try it once.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I wanted to try it once.</translation>
    </message>
    <message>
        <source>Harder than it looks.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Harder than it looks.</translation>
    </message>
    <message>
        <source>It always looked so easy.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>It always looked so easy.</translation>
    </message>
    <message>
        <source>Do I get it back later?</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Do I get it back later?</translation>
    </message>
    <message>
        <source>I’m learning.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I’m learning.</translation>
    </message>
    <message>
        <source>Oh, that one was new.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Oh, that one was new.</translation>
    </message>
    <message>
        <source>Bye, little die.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Bye, little die.</translation>
    </message>
    <message>
        <source>The next round will go better.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>The next round will go better.</translation>
    </message>
    <message>
        <source>All alone, poor thing.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>All alone, poor thing.</translation>
    </message>
    <message>
        <source>Can you play with one die?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Can you play with one die?</translation>
    </message>
    <message>
        <source>That went fast.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>That went fast.</translation>
    </message>
    <message>
        <source>My lucky die, I hope.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>My lucky die, I hope.</translation>
    </message>
    <message>
        <source>At least I can’t lose count.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>At least I can’t lose count.</translation>
    </message>
    <message>
        <source>Already? I was having fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Already? I was having fun.</translation>
    </message>
    <message>
        <source>I lasted longer than I thought.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I lasted longer than I thought.</translation>
    </message>
    <message>
        <source>Can I stay and watch?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Can I stay and watch?</translation>
    </message>
    <message>
        <source>I’ll practise at home.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll practise at home.</translation>
    </message>
    <message>
        <source>Thank you for being patient.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Thank you for being patient.</translation>
    </message>
    <message>
        <source>Is it over? Did I win?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Is it over? Did I win?</translation>
    </message>
    <message>
        <source>I have no idea how I did that.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I have no idea how I did that.</translation>
    </message>
    <message>
        <source>Pinch me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Pinch me.</translation>
    </message>
    <message>
        <source>You were all so kind.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>You were all so kind.</translation>
    </message>
    <message>
        <source>Do I get a medal?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Do I get a medal?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>two</source>
        <translation>two</translation>
    </message>
    <message>
        <source>three</source>
        <translation>three</translation>
    </message>
    <message>
        <source>four</source>
        <translation>four</translation>
    </message>
    <message>
        <source>five</source>
        <translation>five</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
</context>
<context>
    <name>OpenWords</name>
    <message>
        <source>I am Odette, this is Bruno, and the seat below is yours. Everyone has a cup and %1 dice.</source>
        <extracomment>The lesson. %1 is a number as a word: &quot;three&quot;</extracomment>
        <translation>I am Odette, this is Bruno, and the seat below is yours. Everyone has a cup and %1 dice.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>In turn, each of us says how many dice of one face there are, under all cups together. Whoever goes too far loses a die, and so does whoever wrongly doubts it. The last player with dice wins.</source>
        <translation>In turn, each of us says how many dice of one face there are, under all cups together. Whoever goes too far loses a die, and so does whoever wrongly doubts it. The last player with dice wins.</translation>
    </message>
    <message>
        <source>For now all dice lie open, so that you can count along.</source>
        <translation>For now all dice lie open, so that you can count along.</translation>
    </message>
    <message>
        <source>Look around, then press Next</source>
        <translation>Look around, then press Next</translation>
    </message>
    <message>
        <source>The opening bid</source>
        <translation>The opening bid</translation>
    </message>
    <message>
        <source>Now Bruno and I bid in turn, clockwise. Every bid must be higher than the one before.</source>
        <translation>Now Bruno and I bid in turn, clockwise. Every bid must be higher than the one before.</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: %1 says that at least two dice are 4s.</source>
        <extracomment>%1 is a bid, &quot;2 × 4&quot;</extracomment>
        <translation>A bid is a quantity and a face: %1 says that at least two dice are 4s.</translation>
    </message>
    <message>
        <source>You open the bidding, with any quantity of any face. Choose both below the table.</source>
        <translation>You open the bidding, with any quantity of any face. Choose both below the table.</translation>
    </message>
    <message>
        <source>Bid two dice at most, %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Bid two dice at most, %1 for instance</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Press Bid</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Wild ones</translation>
    </message>
    <message>
        <source>Bruno raised, and so did I: %1. Are there as many? Rings show what counts.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Bruno raised, and so did I: %1. Are there as many? Rings show what counts.</translation>
    </message>
    <message>
        <source>Not only the 4s do: the ones with a star do too. Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Not only the 4s do: the ones with a star do too. Ones are wild: they count toward any face that is bid, except in a bid on ones.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n dice.</source>
        <translation>
            <numerusform>That makes %n die.</numerusform>
            <numerusform>That makes %n dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count along, then press Next</source>
        <translation>Count along, then press Next</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: a higher bid on 4s can still hold.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>I bid %1, and %n die matches: a higher bid on 4s can still hold.</numerusform>
            <numerusform>I bid %1, and %n dice match: a higher bid on 4s can still hold.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Raising</translation>
    </message>
    <message>
        <source>Your turn. To raise, bid a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Your turn. To raise, bid a larger quantity with any face, or the same quantity with a higher face.</translation>
    </message>
    <message>
        <source>Raise, to %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Raise, to %1 for instance</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Press Raise</translation>
    </message>
    <message>
        <source>Challenged</source>
        <translation>Challenged</translation>
    </message>
    <message>
        <source>Bruno challenges you: everybody shows, and the dice that match your bid are counted.</source>
        <translation>Bruno challenges you: everybody shows, and the dice that match your bid are counted.</translation>
    </message>
    <message>
        <source>He can see that you are right, of course. He does it for your sake.</source>
        <translation>He can see that you are right, of course. He does it for your sake.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match your bid of %1.</source>
        <extracomment>%1 is the bid</extracomment>
        <translation>
            <numerusform>%n die matches your bid of %1.</numerusform>
            <numerusform>%n dice match your bid of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough: the bid holds, and the challenger loses a die. With fewer, you would have lost one.</source>
        <translation>That is enough: the bid holds, and the challenger loses a die. With fewer, you would have lost one.</translation>
    </message>
    <message>
        <source>Whoever has lost a die opens the next round, so Bruno does.</source>
        <translation>Whoever has lost a die opens the next round, so Bruno does.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Press Next round</translation>
    </message>
    <message>
        <source>Your challenge</source>
        <translation>Your challenge</translation>
    </message>
    <message>
        <source>Losing a die</source>
        <translation>Losing a die</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice match. I went too far and lose a die.</source>
        <translation>
            <numerusform>Only %n die matches. I went too far and lose a die.</numerusform>
            <numerusform>Only %n dice match. I went too far and lose a die.</numerusform>
        </translation>
    </message>
    <message>
        <source>My plate shows how many I have left. A player without dice is out.</source>
        <translation>My plate shows how many I have left. A player without dice is out.</translation>
    </message>
    <message>
        <source>I have lost the die, so I open the next round.</source>
        <translation>I have lost the die, so I open the next round.</translation>
    </message>
    <message>
        <source>Bruno opens, and then I raise. Listen well.</source>
        <translation>Bruno opens, and then I raise. Listen well.</translation>
    </message>
    <message>
        <source>I bid %1. Count the 3s, and the ones with them: do you believe me?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>I bid %1. Count the 3s, and the ones with them: do you believe me?</translation>
    </message>
    <message>
        <source>If you think that a bid goes too far, challenge it. If fewer dice match than it says, the bidder loses a die; if not, you lose one.</source>
        <translation>If you think that a bid goes too far, challenge it. If fewer dice match than it says, the bidder loses a die; if not, you lose one.</translation>
    </message>
    <message>
        <source>Press Challenge</source>
        <translation>Press Challenge</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>title</comment>
        <extracomment>The exact call as the title of a step</extracomment>
        <translation>Spot On</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! Bruno and I lose one each, you keep yours.</source>
        <translation>
            <numerusform>Exactly %n die! Bruno and I lose one each, you keep yours.</numerusform>
            <numerusform>Exactly %n dice! Bruno and I lose one each, you keep yours.</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves both of us with a single die, for the first time. So the next round is a Palifico round, one for us both, and you, the caller, open it.</source>
        <translation>That leaves both of us with a single die, for the first time. So the next round is a Palifico round, one for us both, and you, the caller, open it.</translation>
    </message>
    <message>
        <source>I open the bidding. Count along.</source>
        <translation>I open the bidding. Count along.</translation>
    </message>
    <message>
        <source>I bid %1, and exactly as many dice match. Count them!</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>I bid %1, and exactly as many dice match. Count them!</translation>
    </message>
    <message>
        <source>Then call Spot On, the exact call: not one die more, not one fewer. If it is right, every other player who holds dice loses one; if not, you do.</source>
        <translation>Then call Spot On, the exact call: not one die more, not one fewer. If it is right, every other player who holds dice loses one; if not, you do.</translation>
    </message>
    <message>
        <source>Press Spot On</source>
        <translation>Press Spot On</translation>
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
        <extracomment>How fast the game goes on</extracomment>
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
    <message>
        <source>Take back a slip</source>
        <extracomment>An option: one&apos;s own bid or call can be undone</extracomment>
        <translation>Take back a slip</translation>
    </message>
    <message>
        <source>not with a bot at the table</source>
        <extracomment>When a slip can be taken back</extracomment>
        <translation>not with a bot at the table</translation>
    </message>
    <message>
        <source>until the next player acts or the cups lift</source>
        <translation>until the next player acts or the cups lift</translation>
    </message>
</context>
<context>
    <name>OptionRules</name>
    <message>
        <source>Three options change standard Liar’s Dice: Calza, no wild ones, and %1. Palifico works with all of them.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Three options change standard Liar’s Dice: Calza, no wild ones, and %1. Palifico works with all of them.</translation>
    </message>
    <message>
        <source>If you choose nothing else, everyone has %1 dice, Palifico is on, Calza is off and ones are wild.</source>
        <extracomment>%1 is a number as a word, &quot;five&quot;</extracomment>
        <translation>If you choose nothing else, everyone has %1 dice, Palifico is on, Calza is off and ones are wild.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>%1 to %2 dice each</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>%1 to %2 dice each</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>With Calza a player can win a die back. Calza then takes Spot On’s place as the exact call.</source>
        <translation>With Calza a player can win a die back. Calza then takes Spot On’s place as the exact call.</translation>
    </message>
    <message>
        <source>If exactly as many dice match as the bid says, the caller wins one die back, but never holds more than everyone started with, and nobody loses one. If not, the caller loses a die. Either way the caller opens the next round.</source>
        <translation>If exactly as many dice match as the bid says, the caller wins one die back, but never holds more than everyone started with, and nobody loses one. If not, the caller loses a die. Either way the caller opens the next round.</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>No wild ones</translation>
    </message>
    <message>
        <source>With no wild ones, ones are dice like all others: they count only toward a bid on ones, and they remain the lowest face. A &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; then only fixes the face.</source>
        <translation>With no wild ones, ones are dice like all others: they count only toward a bid on ones, and they remain the lowest face. A &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; then only fixes the face.</translation>
    </message>
    <message>
        <source>Everyone starts with the same number of dice, from %1 to %2. With more dice the bids climb higher and the game lasts longer.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>Everyone starts with the same number of dice, from %1 to %2. With more dice the bids climb higher and the game lasts longer.</translation>
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
        <extracomment>The name of a computer player that reckons. A noun in French and Italian</extracomment>
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
    <message>
        <source>Master</source>
        <extracomment>The name of the strongest computer player. A noun in French and Italian, for men and women alike</extracomment>
        <translation>Master</translation>
    </message>
    <message>
        <source>reads everybody at the table</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>reads everybody at the table</translation>
    </message>
    <message>
        <source>Strength: %1 of %2</source>
        <extracomment>How strong a computer player is: %1 is its rank among the %2 levels, 1 the weakest</extracomment>
        <translation>Strength: %1 of %2</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>The name of the weakest computer player: a beginner. A noun in French and Italian, for all alike</extracomment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The name of a computer player that does not take the game very seriously. A noun in French and Italian</extracomment>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>The name of a computer player&apos;s temper: it likes exact calls. A noun in French and Italian</extracomment>
        <translation>Precise</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <extracomment>The name of a computer player with long experience. A noun in French and Italian</extracomment>
        <translation>Seasoned</translation>
    </message>
    <message>
        <source>hopes for luck, forgets wild ones</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>hopes for luck, forgets wild ones</translation>
    </message>
    <message>
        <source>trusts its dice, hardly listens</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>trusts its dice, hardly listens</translation>
    </message>
    <message>
        <source>bids with care, loves exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>bids with care, loves exact calls</translation>
    </message>
    <message>
        <source>reckons what you will answer</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>reckons what you will answer</translation>
    </message>
    <message>
        <source>has seen it all, hides it well</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>has seen it all, hides it well</translation>
    </message>
</context>
<context>
    <name>OptionsHead</name>
    <message>
        <source>Chance</source>
        <extracomment>Over percentages: how likely something is</extracomment>
        <translation>Chance</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 loses their last die.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 lose a die.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name. Must fit men and women</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
    <name>PalificoRules</name>
    <message>
        <source>Palifico</source>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>With Palifico switched on, the first time a player is reduced to a single die, the next round is a &lt;b&gt;Palifico round&lt;/b&gt;, for the whole table. In it ones are not wild: they count only for a bid on ones. The opening bid may name any face, ones included; from then on the face is fixed, and every later bid raises the quantity of that face.</source>
        <translation>With Palifico switched on, the first time a player is reduced to a single die, the next round is a &lt;b&gt;Palifico round&lt;/b&gt;, for the whole table. In it ones are not wild: they count only for a bid on ones. The opening bid may name any face, ones included; from then on the face is fixed, and every later bid raises the quantity of that face.</translation>
    </message>
    <message>
        <source>The Palifico round</source>
        <translation>The Palifico round</translation>
    </message>
    <message>
        <source>Normal round</source>
        <translation>Normal round</translation>
    </message>
    <message>
        <source>Palifico round</source>
        <translation>Palifico round</translation>
    </message>
    <message>
        <source>Ones count: three fours</source>
        <translation>Ones count: three fours</translation>
    </message>
    <message>
        <source>Ones do not count: two fours</source>
        <translation>Ones do not count: two fours</translation>
    </message>
    <message>
        <source>The opener is found &lt;a href=&quot;#opens&quot;&gt;as usual&lt;/a&gt;, so the player who has just dropped to one die usually opens the bidding, and so picks the face. The round is settled as usual too, by a challenge or an exact call, and the next one is normal again, unless this one triggers another. What triggers it is a drop from two or more dice to exactly one, at the end of any round, a Palifico round too, and with two players left as well.</source>
        <translation>The opener is found &lt;a href=&quot;#opens&quot;&gt;as usual&lt;/a&gt;, so the player who has just dropped to one die usually opens the bidding, and so picks the face. The round is settled as usual too, by a challenge or an exact call, and the next one is normal again, unless this one triggers another. What triggers it is a drop from two or more dice to exactly one, at the end of any round, a Palifico round too, and with two players left as well.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <translation>Who opens</translation>
    </message>
    <message>
        <source>A Palifico round comes once per player: whoever has triggered theirs triggers no other. Players who drop to one die at the same moment share one round. With Calza, a player who wins a die back and later drops to one die again does not trigger another.</source>
        <translation>A Palifico round comes once per player: whoever has triggered theirs triggers no other. Players who drop to one die at the same moment share one round. With Calza, a player who wins a die back and later drops to one die again does not trigger another.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Once per player</translation>
    </message>
    <message>
        <source>Every round is played the same way.</source>
        <translation>Every round is played the same way.</translation>
    </message>
    <message>
        <source>The first time a player is reduced to a single die, the next round, for the whole table.</source>
        <translation>The first time a player is reduced to a single die, the next round, for the whole table.</translation>
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
        <source>Ones are not wild: they count only for a bid on ones.</source>
        <translation>Ones are not wild: they count only for a bid on ones.</translation>
    </message>
    <message>
        <source>Raising a bid</source>
        <translation>Raising a bid</translation>
    </message>
    <message>
        <source>A larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>A larger quantity with any face, or the same quantity with a higher face.</translation>
    </message>
    <message>
        <source>Open with any face, ones included; from then on the face is fixed: only the quantity is raised.</source>
        <translation>Open with any face, ones included; from then on the face is fixed: only the quantity is raised.</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Opening bid</translation>
    </message>
    <message>
        <source>Any quantity of any face. The player who lost a die opens; after a right Spot On, the caller.</source>
        <translation>Any quantity of any face. The player who lost a die opens; after a right Spot On, the caller.</translation>
    </message>
    <message>
        <source>Unchanged: whoever has just dropped to one die usually opens, and so picks the face.</source>
        <translation>Unchanged: whoever has just dropped to one die usually opens, and so picks the face.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>How often</translation>
    </message>
    <message>
        <source>Never: there are no Palifico rounds.</source>
        <translation>Never: there are no Palifico rounds.</translation>
    </message>
    <message>
        <source>Once per player; players who drop to one die at the same moment share one round.</source>
        <translation>Once per player; players who drop to one die at the same moment share one round.</translation>
    </message>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Standard Liar’s Dice</translation>
    </message>
    <message>
        <source>Rule changes</source>
        <translation>Rule changes</translation>
    </message>
    <message>
        <source>Calza, no wild ones, %1.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Calza, no wild ones, %1.</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>Other options</translation>
    </message>
    <message>
        <source>The same. With no wild ones, a Palifico round only fixes the face.</source>
        <translation>The same. With no wild ones, a Palifico round only fixes the face.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Palifico comes from the published rules of a commercial edition of Dudo, a South American dice game. There, a player who is reduced to one die for the first time is &lt;i&gt;palifico&lt;/i&gt; for the next round: ones are not wild, and once the face is named the others may only raise the quantity. It happens once per player.</source>
        <translation>Palifico comes from the published rules of a commercial edition of Dudo, a South American dice game. There, a player who is reduced to one die for the first time is &lt;i&gt;palifico&lt;/i&gt; for the next round: ones are not wild, and once the face is named the others may only raise the quantity. It happens once per player.</translation>
    </message>
    <message>
        <source>Versions differ on one point: some let players who are themselves down to one die change the face in a Palifico round. Here nobody can, as in those published rules.</source>
        <translation>Versions differ on one point: some let players who are themselves down to one die change the face in a Palifico round. Here nobody can, as in those published rules.</translation>
    </message>
</context>
<context>
    <name>PalificoWords</name>
    <message>
        <source>A Palifico round</source>
        <translation>A Palifico round</translation>
    </message>
    <message>
        <source>Now Bruno and I can only raise the quantity.</source>
        <translation>Now Bruno and I can only raise the quantity.</translation>
    </message>
    <message>
        <source>The light has changed, and the ones have lost their star: in a Palifico round ones are not wild. They count only for a bid on ones.</source>
        <translation>The light has changed, and the ones have lost their star: in a Palifico round ones are not wild. They count only for a bid on ones.</translation>
    </message>
    <message>
        <source>The opening bid may name any face, ones included. From then on the face is fixed, for the whole table. You hold two 5s.</source>
        <translation>The opening bid may name any face, ones included. From then on the face is fixed, for the whole table. You hold two 5s.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Bid %1</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Press Bid</translation>
    </message>
    <message>
        <source>The face is fixed</source>
        <translation>The face is fixed</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Out of the game</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, your bid holds, and Bruno loses his last die: he is out.</source>
        <translation>
            <numerusform>%n die matches, your bid holds, and Bruno loses his last die: he is out.</numerusform>
            <numerusform>%n dice match, your bid holds, and Bruno loses his last die: he is out.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round is normal again. A Palifico round comes once per player: Bruno and I have had ours.</source>
        <translation>The next round is normal again. A Palifico round comes once per player: Bruno and I have had ours.</translation>
    </message>
    <message>
        <source>Enough of open dice. Now we cover them.</source>
        <translation>Enough of open dice. Now we cover them.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Press Next round</translation>
    </message>
    <message>
        <source>Bruno challenges you. The ones do not count now.</source>
        <translation>Bruno challenges you. The ones do not count now.</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: you can raise.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>I bid %1, and %n die matches: you can raise.</numerusform>
            <numerusform>I bid %1, and %n dice match: you can raise.</numerusform>
        </translation>
    </message>
    <message>
        <source>The padlock says it: you too can raise only the quantity, or call.</source>
        <translation>The padlock says it: you too can raise only the quantity, or call.</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Raise to %1</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Press Raise</translation>
    </message>
</context>
<context>
    <name>PartingQuestion</name>
    <message>
        <source>Close without saving?</source>
        <extracomment>The window is to be closed, and the disk takes nothing</extracomment>
        <translation>Close without saving?</translation>
    </message>
    <message>
        <source>Not everything that was played could be saved so far. If Palifico closes now, that is lost.</source>
        <translation>Not everything that was played could be saved so far. If Palifico closes now, that is lost.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
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
    <name>PlainLines</name>
    <message>
        <source>Hello, everyone!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Hello, everyone!</translation>
    </message>
    <message>
        <source>How nice to see you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>How nice to see you.</translation>
    </message>
    <message>
        <source>Everybody ready?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Everybody ready?</translation>
    </message>
    <message>
        <source>A good game to us all.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>A good game to us all.</translation>
    </message>
    <message>
        <source>My favourite table.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>My favourite table.</translation>
    </message>
    <message>
        <source>I’ll begin, then.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I’ll begin, then.</translation>
    </message>
    <message>
        <source>Let’s see where this goes.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Let’s see where this goes.</translation>
    </message>
    <message>
        <source>Here’s my bid.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Here’s my bid.</translation>
    </message>
    <message>
        <source>Over to you.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Over to you.</translation>
    </message>
    <message>
        <source>Here we go.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Here we go.</translation>
    </message>
    <message>
        <source>Hold on to your chairs.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Hold on to your chairs.</translation>
    </message>
    <message>
        <source>Let’s go up a little.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Let’s go up a little.</translation>
    </message>
    <message>
        <source>What do you say to that?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>What do you say to that?</translation>
    </message>
    <message>
        <source>Time to be brave.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Time to be brave.</translation>
    </message>
    <message>
        <source>And now?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>And now?</translation>
    </message>
    <message>
        <source>I don’t think so.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I don’t think so.</translation>
    </message>
    <message>
        <source>Let’s see them.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Let’s see them.</translation>
    </message>
    <message>
        <source>I’m not convinced.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’m not convinced.</translation>
    </message>
    <message>
        <source>Show us, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Show us, please.</translation>
    </message>
    <message>
        <source>Here I stop.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Here I stop.</translation>
    </message>
    <message>
        <source>It was true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>It was true!</translation>
    </message>
    <message>
        <source>There they are.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>There they are.</translation>
    </message>
    <message>
        <source>It holds.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>It holds.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>That went well.</translation>
    </message>
    <message>
        <source>Good try, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Good try, though.</translation>
    </message>
    <message>
        <source>You’re right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You’re right.</translation>
    </message>
    <message>
        <source>Good eye.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Good eye.</translation>
    </message>
    <message>
        <source>I had to try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I had to try.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Fair enough.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Oh well.</translation>
    </message>
    <message>
        <source>What luck!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>What luck!</translation>
    </message>
    <message>
        <source>Just that many.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Just that many.</translation>
    </message>
    <message>
        <source>I had that number in mind.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I had that number in mind.</translation>
    </message>
    <message>
        <source>On the nose!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>On the nose!</translation>
    </message>
    <message>
        <source>That makes my day.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>That makes my day.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Not this time.</translation>
    </message>
    <message>
        <source>It was worth asking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>It was worth asking.</translation>
    </message>
    <message>
        <source>I miscounted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I miscounted.</translation>
    </message>
    <message>
        <source>A pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>A pity.</translation>
    </message>
    <message>
        <source>One can dream.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>One can dream.</translation>
    </message>
    <message>
        <source>There it goes.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>There it goes.</translation>
    </message>
    <message>
        <source>Never mind.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Never mind.</translation>
    </message>
    <message>
        <source>I still have some left.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I still have some left.</translation>
    </message>
    <message>
        <source>One fewer to shake.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>One fewer to shake.</translation>
    </message>
    <message>
        <source>That happens.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>That happens.</translation>
    </message>
    <message>
        <source>Just the one, now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Just the one, now.</translation>
    </message>
    <message>
        <source>One die left. Let’s see.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One die left. Let’s see.</translation>
    </message>
    <message>
        <source>I’m not done yet.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>I’m not done yet.</translation>
    </message>
    <message>
        <source>Small, but mine.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Small, but mine.</translation>
    </message>
    <message>
        <source>It’s getting tight.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>It’s getting tight.</translation>
    </message>
    <message>
        <source>That’s me done. Good game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>That’s me done. Good game.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Thanks for the game.</translation>
    </message>
    <message>
        <source>I’ll cheer from here.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll cheer from here.</translation>
    </message>
    <message>
        <source>Well played, everyone.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Well played, everyone.</translation>
    </message>
    <message>
        <source>Until next time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Until next time.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I won? I won!</translation>
    </message>
    <message>
        <source>That was a fine game.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>That was a fine game.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Thank you for playing.</translation>
    </message>
    <message>
        <source>Another one?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Another one?</translation>
    </message>
    <message>
        <source>That was fun.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>That was fun.</translation>
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
    <message>
        <source>Orange, woollen cap</source>
        <translation>Orange, woollen cap</translation>
    </message>
    <message>
        <source>Pink, headscarf</source>
        <translation>Pink, headscarf</translation>
    </message>
    <message>
        <source>Grey, hat and bow tie</source>
        <translation>Grey, hat and bow tie</translation>
    </message>
</context>
<context>
    <name>PreciseLines</name>
    <message>
        <source>Here I am, to the minute.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Here I am, to the minute.</translation>
    </message>
    <message>
        <source>I’ve set my watch.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ve set my watch.</translation>
    </message>
    <message>
        <source>A neat table. I like that.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>A neat table. I like that.</translation>
    </message>
    <message>
        <source>Let’s get the count right.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Let’s get the count right.</translation>
    </message>
    <message>
        <source>Every die in its place.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Every die in its place.</translation>
    </message>
    <message>
        <source>Measured, then cut.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Measured, then cut.</translation>
    </message>
    <message>
        <source>A tidy beginning.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>A tidy beginning.</translation>
    </message>
    <message>
        <source>No more than needed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>No more than needed.</translation>
    </message>
    <message>
        <source>I weighed every word.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I weighed every word.</translation>
    </message>
    <message>
        <source>One notch on the ruler.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>One notch on the ruler.</translation>
    </message>
    <message>
        <source>A bold stroke, well drawn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>A bold stroke, well drawn.</translation>
    </message>
    <message>
        <source>Mind the last digit.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Mind the last digit.</translation>
    </message>
    <message>
        <source>The needle is in the red.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>The needle is in the red.</translation>
    </message>
    <message>
        <source>The scale goes that far.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>The scale goes that far.</translation>
    </message>
    <message>
        <source>Stretched, not torn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Stretched, not torn.</translation>
    </message>
    <message>
        <source>That doesn’t fit.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>That doesn’t fit.</translation>
    </message>
    <message>
        <source>Slightly over, I think.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Slightly over, I think.</translation>
    </message>
    <message>
        <source>Your ruler is bent.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Your ruler is bent.</translation>
    </message>
    <message>
        <source>Let’s put it on the scales.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Let’s put it on the scales.</translation>
    </message>
    <message>
        <source>I’d like to see the working.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’d like to see the working.</translation>
    </message>
    <message>
        <source>To measure, as you see.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>To measure, as you see.</translation>
    </message>
    <message>
        <source>I never round up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I never round up.</translation>
    </message>
    <message>
        <source>It was well cut.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>It was well cut.</translation>
    </message>
    <message>
        <source>Not a crack in it.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Not a crack in it.</translation>
    </message>
    <message>
        <source>The joints hold.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>The joints hold.</translation>
    </message>
    <message>
        <source>A splinter. You saw it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>A splinter. You saw it.</translation>
    </message>
    <message>
        <source>My spirit level was off.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>My spirit level was off.</translation>
    </message>
    <message>
        <source>Out of true, I admit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Out of true, I admit.</translation>
    </message>
    <message>
        <source>You measure well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You measure well.</translation>
    </message>
    <message>
        <source>I’ll sand that down.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I’ll sand that down.</translation>
    </message>
    <message>
        <source>Click. It fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Click. It fits.</translation>
    </message>
    <message>
        <source>That’s the sound I love.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>That’s the sound I love.</translation>
    </message>
    <message>
        <source>Like clockwork.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Like clockwork.</translation>
    </message>
    <message>
        <source>My favourite word: exactly.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>My favourite word: exactly.</translation>
    </message>
    <message>
        <source>Made to measure!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Made to measure!</translation>
    </message>
    <message>
        <source>By a hair’s breadth. Or several.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>By a hair’s breadth. Or several.</translation>
    </message>
    <message>
        <source>The gauge was off.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>The gauge was off.</translation>
    </message>
    <message>
        <source>I’d measure again if I could.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I’d measure again if I could.</translation>
    </message>
    <message>
        <source>Exact, but for another table.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Exact, but for another table.</translation>
    </message>
    <message>
        <source>I couldn’t leave it unasked.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I couldn’t leave it unasked.</translation>
    </message>
    <message>
        <source>Tighter tolerances from now on.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Tighter tolerances from now on.</translation>
    </message>
    <message>
        <source>One gear fewer.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>One gear fewer.</translation>
    </message>
    <message>
        <source>A drop of oil, and on we go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>A drop of oil, and on we go.</translation>
    </message>
    <message>
        <source>Let me tidy up a little.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Let me tidy up a little.</translation>
    </message>
    <message>
        <source>Offcuts are part of the trade.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Offcuts are part of the trade.</translation>
    </message>
    <message>
        <source>One part left, well kept.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One part left, well kept.</translation>
    </message>
    <message>
        <source>Small work, steady eye.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Small work, steady eye.</translation>
    </message>
    <message>
        <source>The smallest screw holds too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>The smallest screw holds too.</translation>
    </message>
    <message>
        <source>No room for error now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>No room for error now.</translation>
    </message>
    <message>
        <source>A watch can run on one jewel.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>A watch can run on one jewel.</translation>
    </message>
    <message>
        <source>My time is up, to the second.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>My time is up, to the second.</translation>
    </message>
    <message>
        <source>Tools down. Fine work.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Tools down. Fine work.</translation>
    </message>
    <message>
        <source>I’ll keep the minutes.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll keep the minutes.</translation>
    </message>
    <message>
        <source>A clean finish, at least.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>A clean finish, at least.</translation>
    </message>
    <message>
        <source>Back to the workbench.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Back to the workbench.</translation>
    </message>
    <message>
        <source>A perfect fit.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>A perfect fit.</translation>
    </message>
    <message>
        <source>Signed and dated.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Signed and dated.</translation>
    </message>
    <message>
        <source>Nothing left over.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Nothing left over.</translation>
    </message>
    <message>
        <source>Careful work, happy end.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Careful work, happy end.</translation>
    </message>
    <message>
        <source>My compliments. It was close.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>My compliments. It was close.</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>File Folder</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Drive</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>%1 is the end of a file&apos;s name, as json</extracomment>
        <translation>%1 File</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Shortcut</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unknown</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>A label in a dialog that opens or saves files, as Qt has it, with its own &amp;; so are all below</extracomment>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <extracomment>In the dialog that prints: which of the pages, even or odd ones</extracomment>
        <translation>Page &amp;Set:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Double Sided Printing</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Printing on both sides of the paper</extracomment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Long side binding</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Short side binding</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>%1 – the file cannot be read: %2</source>
        <extracomment>%1 is the name of a file, %2 the reason</extracomment>
        <translation>%1 – the file cannot be read: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games taken</source>
        <translation>
            <numerusform>%Ln game taken</numerusform>
            <numerusform>%Ln games taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records refused</source>
        <translation>
            <numerusform>%Ln record refused</numerusform>
            <numerusform>%Ln records refused</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 wrong records the rest of a file was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>After %1 wrong records the rest of a file was not read.</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>Open records</source>
        <translation>Open records</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Save the record</translation>
    </message>
    <message>
        <source>Game records (%1)</source>
        <extracomment>In a dialog that opens or saves files: %1 are patterns of names</extracomment>
        <translation>Game records (%1)</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>This record can’t be opened</source>
        <translation>This record can’t be opened</translation>
    </message>
    <message>
        <source>%1 Nothing has been changed.</source>
        <extracomment>%1 is what is wrong, a sentence</extracomment>
        <translation>%1 Nothing has been changed.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>File</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>The record wasn’t saved</source>
        <translation>The record wasn’t saved</translation>
    </message>
    <message>
        <source>%1 What was there before is unchanged.</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>%1 What was there before is unchanged.</translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>the system refuses (%1).</source>
        <extracomment>Of a file: %1 is the short name of an error, as EIO</extracomment>
        <translation>the system refuses (%1).</translation>
    </message>
    <message>
        <source>it is not there.</source>
        <translation>it is not there.</translation>
    </message>
    <message>
        <source>its folder is not there.</source>
        <translation>its folder is not there.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>it is a folder.</translation>
    </message>
    <message>
        <source>something that is no file has that name.</source>
        <translation>something that is no file has that name.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>its name is too long.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>the disk is full.</translation>
    </message>
    <message>
        <source>that is not allowed here.</source>
        <translation>that is not allowed here.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>To the page that was in sight before</extracomment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>Every move is being weighed…</source>
        <extracomment>While a game is looked through before its review can be shown</extracomment>
        <translation>Every move is being weighed…</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Which of all moves of the game is shown</extracomment>
        <translation>Move %1 of %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Rounds of a game in which the chances of winning moved far</extracomment>
        <translation>Turning points</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>Moves of the players, each of which could have been another</extracomment>
        <translation>Choices</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>What the list shows</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <extracomment>Whose choices a list shows</extracomment>
        <translation>Whose choices</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>All players</extracomment>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Previous move</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Next move</translation>
    </message>
    <message>
        <source>The chances of winning never moved far.</source>
        <translation>The chances of winning never moved far.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>move %1 of %2</source>
        <extracomment>Where in its round a move stands: %1 is its number, %2 how many there are</extracomment>
        <translation>move %1 of %2</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The call that doubts the standing bid, as on its button</extracomment>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>What stands beside the number of a Palifico round</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>%1: chance %2, %3 %4</source>
        <extracomment>%1 is a bid or a call, %2 and %4 are percentages, %3 is the name of a level</extracomment>
        <translation>%1: chance %2, %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>Bars: how likely a bid is to hold, or a call to be right, with %n dice unseen.</source>
        <extracomment>Under the bars of a choice; %n dice lay under the other cups</extracomment>
        <translation>
            <numerusform>Bars: how likely a bid is to hold, or a call to be right, with %n die unseen.</numerusform>
            <numerusform>Bars: how likely a bid is to hold, or a call to be right, with %n dice unseen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: how often this level would do so.</source>
        <extracomment>After that: %1 is the name of the strongest level</extracomment>
        <translation>%1: how often this level would do so.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <extracomment>%1 is the best move in place of the one that was made</extracomment>
        <translation>The best move.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>As good as the best move.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Best: %1.</translation>
    </message>
    <message>
        <source>%1: %2 %3 %4</source>
        <extracomment>%1 is a round, %2 a sentence, %3 a name or &quot;You&quot;, %4 a number of points with its sign</extracomment>
        <translation>%1: %2 %3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The chances of winning as a round begins: %1 is the round, %2 a list of names with percentages</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage: %1 is a whole number</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>best move</source>
        <extracomment>Beside an option: what the strongest level would most often do</extracomment>
        <translation>best move</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>Beside an option: what the reader did</extracomment>
        <translation>your move</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Beside an option: what was done, by somebody else</extracomment>
        <translation>played</translation>
    </message>
    <message>
        <source>Not a single die matches: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>Not a single die matches: the bid would not hold.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n die matches: the bid would hold.</numerusform>
            <numerusform>%n dice match: the bid would hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n die matches: the bid would not hold.</numerusform>
            <numerusform>%n dice match: the bid would not hold.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 challenges your %3.</source>
        <extracomment>A challenge: %2 is a name, %3 a bid of the reader&apos;s</extracomment>
        <translation>%2 challenges your %3.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you</comment>
        <extracomment>A challenge: %2 is &quot;You&quot;, %1 a name, %3 a bid</extracomment>
        <translation>%2 challenge %1’s %3.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you, vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 challenge %1’s %3.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <extracomment>A challenge: %2 and %1 are names, %3 is a bid</extracomment>
        <translation>%2 challenges %1’s %3.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 challenges %1’s %3.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Round</source>
        <extracomment>Before a field with the number of a round</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>After the number of a round: %1 is how many there are</extracomment>
        <translation>of %1</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <extracomment>%1 is a formula</extracomment>
        <translation>Bytes of %1</translation>
    </message>
    <message>
        <source>These are the dice of the game.</source>
        <translation>These are the dice of the game.</translation>
    </message>
    <message>
        <source>The game had other dice.</source>
        <translation>The game had other dice.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>How large the text of the rule book is</extracomment>
        <translation>Text size</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <extracomment>After a number; with a space before it where the language has one</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Print the rules</translation>
    </message>
</context>
<context>
    <name>ScaleEnds</name>
    <message>
        <source>expected %1</source>
        <extracomment>Beside a line: how often each face is expected</extracomment>
        <translation>expected %1</translation>
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
    <name>SealedLines</name>
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
        <source>Check the dice</source>
        <translation>Check the dice</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>At the end of a game: %1 is what the player typed before the first roll</extracomment>
        <translation>Phrase: “%1”</translation>
    </message>
    <message>
        <source>No phrase was typed.</source>
        <translation>No phrase was typed.</translation>
    </message>
    <message>
        <source>The dice are not proven.</source>
        <extracomment>The record of a game tells no secret</extracomment>
        <translation>The dice are not proven.</translation>
    </message>
</context>
<context>
    <name>SealedRows</name>
    <message>
        <source>Phrase</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Seal</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Instead of a phrase, where the player has typed none</extracomment>
        <translation>none</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <extracomment>What a screen reader says for the button: %1 is the name of what is copied</extracomment>
        <translation>Copy: %1</translation>
    </message>
    <message>
        <source>The seal is that of the secret.</source>
        <translation>The seal is that of the secret.</translation>
    </message>
    <message>
        <source>The seal is not that of the secret.</source>
        <translation>The seal is not that of the secret.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copied</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the places that a search has found is shown: %1 of %2</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>A search has found nothing</extracomment>
        <translation>not found</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <extracomment>The place before, of those that a search has found</extracomment>
        <translation>Previous place (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <extracomment>The next place, of those that a search has found</extracomment>
        <translation>Next place (Enter)</translation>
    </message>
</context>
<context>
    <name>SeasonedLines</name>
    <message>
        <source>I’ve sat at many tables.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ve sat at many tables.</translation>
    </message>
    <message>
        <source>New faces, old tricks.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>New faces, old tricks.</translation>
    </message>
    <message>
        <source>Pour the coffee, we’ll be a while.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Pour the coffee, we’ll be a while.</translation>
    </message>
    <message>
        <source>Good to be back.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Good to be back.</translation>
    </message>
    <message>
        <source>The cups still smell of leather.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>The cups still smell of leather.</translation>
    </message>
    <message>
        <source>I’ve begun worse games.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>I’ve begun worse games.</translation>
    </message>
    <message>
        <source>My grandmother opened like this.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>My grandmother opened like this.</translation>
    </message>
    <message>
        <source>A small stone in the pond.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>A small stone in the pond.</translation>
    </message>
    <message>
        <source>Make of it what you will.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Make of it what you will.</translation>
    </message>
    <message>
        <source>The road is long. Off we set.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>The road is long. Off we set.</translation>
    </message>
    <message>
        <source>I’ve seen higher. Once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I’ve seen higher. Once.</translation>
    </message>
    <message>
        <source>The sea was rougher in my day.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>The sea was rougher in my day.</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Don’t look at me like that.</translation>
    </message>
    <message>
        <source>An old fox, a new trick.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>An old fox, a new trick.</translation>
    </message>
    <message>
        <source>Somebody will blink.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Somebody will blink.</translation>
    </message>
    <message>
        <source>I’ve heard that one before.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’ve heard that one before.</translation>
    </message>
    <message>
        <source>Your cup is smiling too much.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Your cup is smiling too much.</translation>
    </message>
    <message>
        <source>That old song again.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>That old song again.</translation>
    </message>
    <message>
        <source>Come, show an old friend.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Come, show an old friend.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I’ve waited long enough.</translation>
    </message>
    <message>
        <source>Experience has its uses.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Experience has its uses.</translation>
    </message>
    <message>
        <source>Many have tried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Many have tried.</translation>
    </message>
    <message>
        <source>I hide it well, don’t I?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I hide it well, don’t I?</translation>
    </message>
    <message>
        <source>You’ll know me better next time.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>You’ll know me better next time.</translation>
    </message>
    <message>
        <source>Old wood burns slowly.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Old wood burns slowly.</translation>
    </message>
    <message>
        <source>Well caught. It’s been years.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Well caught. It’s been years.</translation>
    </message>
    <message>
        <source>You’ll go far.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You’ll go far.</translation>
    </message>
    <message>
        <source>Even the sea has its ebb.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Even the sea has its ebb.</translation>
    </message>
    <message>
        <source>You learn quickly.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You learn quickly.</translation>
    </message>
    <message>
        <source>You have a fine nose for it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You have a fine nose for it.</translation>
    </message>
    <message>
        <source>I count these in my sleep.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I count these in my sleep.</translation>
    </message>
    <message>
        <source>Some things you just know.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Some things you just know.</translation>
    </message>
    <message>
        <source>The old recipe still works.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>The old recipe still works.</translation>
    </message>
    <message>
        <source>Like bread from the oven.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Like bread from the oven.</translation>
    </message>
    <message>
        <source>I learnt that one in a harbour.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>I learnt that one in a harbour.</translation>
    </message>
    <message>
        <source>Not even age is always right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Not even age is always right.</translation>
    </message>
    <message>
        <source>I’ve missed finer targets.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I’ve missed finer targets.</translation>
    </message>
    <message>
        <source>The wind has turned.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>The wind has turned.</translation>
    </message>
    <message>
        <source>One more story to tell.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>One more story to tell.</translation>
    </message>
    <message>
        <source>I’ll blame the coffee.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I’ll blame the coffee.</translation>
    </message>
    <message>
        <source>I’ve lost more than that.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I’ve lost more than that.</translation>
    </message>
    <message>
        <source>Dice leave, friends stay.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Dice leave, friends stay.</translation>
    </message>
    <message>
        <source>The night is young.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>The night is young.</translation>
    </message>
    <message>
        <source>A good captain lightens the ship.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>A good captain lightens the ship.</translation>
    </message>
    <message>
        <source>Wrinkles come the same way.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Wrinkles come the same way.</translation>
    </message>
    <message>
        <source>There’s a way back from here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>There’s a way back from here.</translation>
    </message>
    <message>
        <source>One ember is enough for a fire.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One ember is enough for a fire.</translation>
    </message>
    <message>
        <source>We’ve been here before, my die.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>We’ve been here before, my die.</translation>
    </message>
    <message>
        <source>The last die is the wisest.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>The last die is the wisest.</translation>
    </message>
    <message>
        <source>Patience outlives numbers.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Patience outlives numbers.</translation>
    </message>
    <message>
        <source>I leave the table richer.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I leave the table richer.</translation>
    </message>
    <message>
        <source>I’ll tell you stories meanwhile.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll tell you stories meanwhile.</translation>
    </message>
    <message>
        <source>Keep my chair warm.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Keep my chair warm.</translation>
    </message>
    <message>
        <source>It was a good voyage.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>It was a good voyage.</translation>
    </message>
    <message>
        <source>Every tide goes out.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Every tide goes out.</translation>
    </message>
    <message>
        <source>The years do help.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>The years do help.</translation>
    </message>
    <message>
        <source>You made me work for it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>You made me work for it.</translation>
    </message>
    <message>
        <source>I’ll think back to this table.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I’ll think back to this table.</translation>
    </message>
    <message>
        <source>And now, the coffee.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>And now, the coffee.</translation>
    </message>
    <message>
        <source>Come closer, I’ll tell you how.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Come closer, I’ll tell you how.</translation>
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
        <extracomment>What a screen reader says for a field: %1 is a number</extracomment>
        <translation>Name of opponent %1</translation>
    </message>
    <message>
        <source>Level of opponent %1</source>
        <extracomment>What a screen reader says for a list to choose from: %1 is a number</extracomment>
        <translation>Level of opponent %1</translation>
    </message>
    <message>
        <source>Portrait: %1</source>
        <extracomment>What a screen reader says for a button: %1 describes a face, as &quot;Blue, moustache&quot;</extracomment>
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
        <extracomment>%1 is a list of numbers</extracomment>
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
    <name>SharpLines</name>
    <message>
        <source>Good day. Shall we count?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Good day. Shall we count?</translation>
    </message>
    <message>
        <source>I’ve sharpened my pencil.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ve sharpened my pencil.</translation>
    </message>
    <message>
        <source>Numbers first, feelings later.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Numbers first, feelings later.</translation>
    </message>
    <message>
        <source>I’ll keep an eye on everything.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I’ll keep an eye on everything.</translation>
    </message>
    <message>
        <source>Let the figures speak.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Let the figures speak.</translation>
    </message>
    <message>
        <source>First term of the series.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>First term of the series.</translation>
    </message>
    <message>
        <source>For the record.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>For the record.</translation>
    </message>
    <message>
        <source>Let us see who reacts.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Let us see who reacts.</translation>
    </message>
    <message>
        <source>We begin with a question.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>We begin with a question.</translation>
    </message>
    <message>
        <source>A hypothesis, to begin with.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>A hypothesis, to begin with.</translation>
    </message>
    <message>
        <source>Do the sum yourselves.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Do the sum yourselves.</translation>
    </message>
    <message>
        <source>The improbable happens daily.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>The improbable happens daily.</translation>
    </message>
    <message>
        <source>The equation is yours now.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>The equation is yours now.</translation>
    </message>
    <message>
        <source>Within the margin.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Within the margin.</translation>
    </message>
    <message>
        <source>Interesting, isn’t it?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Interesting, isn’t it?</translation>
    </message>
    <message>
        <source>The numbers disagree.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>The numbers disagree.</translation>
    </message>
    <message>
        <source>I make it fewer.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I make it fewer.</translation>
    </message>
    <message>
        <source>Let’s verify that.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Let’s verify that.</translation>
    </message>
    <message>
        <source>Statistically speaking, no.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Statistically speaking, no.</translation>
    </message>
    <message>
        <source>One step too many.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>One step too many.</translation>
    </message>
    <message>
        <source>As calculated.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>As calculated.</translation>
    </message>
    <message>
        <source>Arithmetic is on my side.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Arithmetic is on my side.</translation>
    </message>
    <message>
        <source>Count again if you like.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Count again if you like.</translation>
    </message>
    <message>
        <source>A reasonable challenge, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>A reasonable challenge, though.</translation>
    </message>
    <message>
        <source>It adds up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>It adds up.</translation>
    </message>
    <message>
        <source>Correct. Well reasoned.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Correct. Well reasoned.</translation>
    </message>
    <message>
        <source>My error, your point.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>My error, your point.</translation>
    </message>
    <message>
        <source>It was a calculated risk.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>It was a calculated risk.</translation>
    </message>
    <message>
        <source>You read that well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>You read that well.</translation>
    </message>
    <message>
        <source>I’ll revise my estimate.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>I’ll revise my estimate.</translation>
    </message>
    <message>
        <source>Precisely.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Precisely.</translation>
    </message>
    <message>
        <source>Not one more, not one less.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Not one more, not one less.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Quod erat demonstrandum.</translation>
    </message>
    <message>
        <source>It had to be that number.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>It had to be that number.</translation>
    </message>
    <message>
        <source>The pleasure of an exact sum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>The pleasure of an exact sum.</translation>
    </message>
    <message>
        <source>An instructive mistake.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>An instructive mistake.</translation>
    </message>
    <message>
        <source>The theory was sound.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>The theory was sound.</translation>
    </message>
    <message>
        <source>I must recalculate.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>I must recalculate.</translation>
    </message>
    <message>
        <source>That’s variance for you.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>That’s variance for you.</translation>
    </message>
    <message>
        <source>Duly noted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Duly noted.</translation>
    </message>
    <message>
        <source>It’s within the plan.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>It’s within the plan.</translation>
    </message>
    <message>
        <source>I’ve lost dice before.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I’ve lost dice before.</translation>
    </message>
    <message>
        <source>Minus one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Minus one.</translation>
    </message>
    <message>
        <source>An acceptable cost.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>An acceptable cost.</translation>
    </message>
    <message>
        <source>Let me rearrange things.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Let me rearrange things.</translation>
    </message>
    <message>
        <source>One die: the sums get simpler.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One die: the sums get simpler.</translation>
    </message>
    <message>
        <source>One is still a number.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>One is still a number.</translation>
    </message>
    <message>
        <source>The margin is thin.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>The margin is thin.</translation>
    </message>
    <message>
        <source>Now every word counts.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Now every word counts.</translation>
    </message>
    <message>
        <source>Minimal equipment, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Minimal equipment, then.</translation>
    </message>
    <message>
        <source>A clean result. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>A clean result. Well played.</translation>
    </message>
    <message>
        <source>I shall study this one.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I shall study this one.</translation>
    </message>
    <message>
        <source>Zero. Also a number.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Zero. Also a number.</translation>
    </message>
    <message>
        <source>The data were against me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>The data were against me.</translation>
    </message>
    <message>
        <source>I’ll count along with you.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I’ll count along with you.</translation>
    </message>
    <message>
        <source>Quite satisfactory.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Quite satisfactory.</translation>
    </message>
    <message>
        <source>In the long run, it works.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>In the long run, it works.</translation>
    </message>
    <message>
        <source>Fine play, all of you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Fine play, all of you.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Solved.</translation>
    </message>
    <message>
        <source>A pleasure to count with you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>A pleasure to count with you.</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Turn the sound on (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Turn the sound off (M)</translation>
    </message>
</context>
<context>
    <name>SoundSheet</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Opponents speak</source>
        <translation>Opponents speak</translation>
    </message>
    <message>
        <source>Now and then, each in their own way</source>
        <translation>Now and then, each in their own way</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>How loud the sounds are: %1 is a number from 0 to 100</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Muted</translation>
    </message>
    <message>
        <source>Sound and opponents</source>
        <translation>Sound and opponents</translation>
    </message>
    <message>
        <source>Expressive faces</source>
        <translation>Expressive faces</translation>
    </message>
    <message>
        <source>They follow what happens at the table</source>
        <translation>They follow what happens at the table</translation>
    </message>
</context>
<context>
    <name>StandardRules</name>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Standard Liar’s Dice</translation>
    </message>
    <message>
        <source>%1 to %2 players sit round a table, each with the same number of dice and a cup. You look under your own cup and under no other.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;two&quot;, &quot;six&quot;; a capital is put at the beginning</extracomment>
        <translation>%1 to %2 players sit round a table, each with the same number of dice and a cup. You look under your own cup and under no other.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>In turn, everyone says how many dice of one face there are at least, under all cups together, and goes ever higher, until somebody no longer believes it, or believes it to the very die. Then the cups are lifted, and it usually costs somebody a die. A player without dice is out; the last player with dice wins.</source>
        <translation>In turn, everyone says how many dice of one face there are at least, under all cups together, and goes ever higher, until somebody no longer believes it, or believes it to the very die. Then the cups are lifted, and it usually costs somebody a die. A player without dice is out; the last player with dice wins.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>Every round is played the same way. Everyone rolls under a cup and looks at their own dice; then turns go round clockwise, over the players who still hold dice.</source>
        <translation>Every round is played the same way. Everyone rolls under a cup and looks at their own dice; then turns go round clockwise, over the players who still hold dice.</translation>
    </message>
    <message>
        <source>Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid or calls. Nobody else may do so, and a call always concerns the standing bid, the last one that was made.</source>
        <translation>Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid or calls. Nobody else may do so, and a call always concerns the standing bid, the last one that was made.</translation>
    </message>
    <message>
        <source>A round is settled by a &lt;a href=&quot;#challenge&quot;&gt;challenge&lt;/a&gt; or by an &lt;a href=&quot;#spot-on&quot;&gt;exact call&lt;/a&gt;. All cups are lifted, the dice are counted, and the next round begins with the dice that are left.</source>
        <extracomment>What stands between &lt;a …&gt; and &lt;/a&gt; is a link: keep its address</extracomment>
        <translation>A round is settled by a &lt;a href=&quot;#challenge&quot;&gt;challenge&lt;/a&gt; or by an &lt;a href=&quot;#spot-on&quot;&gt;exact call&lt;/a&gt;. All cups are lifted, the dice are counted, and the next round begins with the dice that are left.</translation>
    </message>
    <message>
        <source>Each raises the one before</source>
        <extracomment>Over three bids in a row, each higher than the one before</extracomment>
        <translation>Each raises the one before</translation>
    </message>
    <message>
        <source>A higher face, then a larger quantity</source>
        <extracomment>Under three bids in a row: 4 × 4, 4 × 5, 5 × 1</extracomment>
        <translation>A higher face, then a larger quantity</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Bids</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; says that there are at least four fives, under all cups together. The opening bid is any quantity of any face.</source>
        <translation>A bid is a quantity and a face: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; says that there are at least four fives, under all cups together. The opening bid is any quantity of any face.</translation>
    </message>
    <message>
        <source>To raise, bid a larger quantity with any face, or the same quantity with a higher face. So the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or doubled for them.</source>
        <translation>To raise, bid a larger quantity with any face, or the same quantity with a higher face. So the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or doubled for them.</translation>
    </message>
    <message>
        <source>A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When no raise is left, the player whose turn it is must call.</source>
        <translation>A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When no raise is left, the player whose turn it is must call.</translation>
    </message>
    <message>
        <source>A bid on fives</source>
        <translation>A bid on fives</translation>
    </message>
    <message>
        <source>Ones count too: three fives</source>
        <translation>Ones count too: three fives</translation>
    </message>
    <message>
        <source>A bid on ones</source>
        <translation>A bid on ones</translation>
    </message>
    <message>
        <source>Only ones count: one</source>
        <translation>Only ones count: one</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Wild ones</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones. Toward a bid on fives, fives and ones count; toward a bid on ones, only ones, each of them once.</source>
        <translation>Ones are wild: they count toward any face that is bid, except in a bid on ones. Toward a bid on fives, fives and ones count; toward a bid on ones, only ones, each of them once.</translation>
    </message>
    <message>
        <source>While ones are wild they wear a star. In a &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; and with &lt;a href=&quot;#no-wild-ones&quot;&gt;no wild ones&lt;/a&gt; they are not, and show a plain pip.</source>
        <translation>While ones are wild they wear a star. In a &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; and with &lt;a href=&quot;#no-wild-ones&quot;&gt;no wild ones&lt;/a&gt; they are not, and show a plain pip.</translation>
    </message>
    <message>
        <source>Bid: 3&#xa0;×&#xa0;5</source>
        <extracomment>Over the dice of an example: 3 × 5 was bid</extracomment>
        <translation>Bid: 3&#xa0;×&#xa0;5</translation>
    </message>
    <message>
        <source>Three: the challenger loses a die</source>
        <translation>Three: the challenger loses a die</translation>
    </message>
    <message>
        <source>Two: the bidder loses a die</source>
        <translation>Two: the bidder loses a die</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The heading of the section about it</extracomment>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>If you think that the standing bid goes too far, challenge it. Everybody shows their dice. If at least as many match as the bid says, the bid holds and the challenger loses a die; if there are fewer, the bidder loses one.</source>
        <translation>If you think that the standing bid goes too far, challenge it. Everybody shows their dice. If at least as many match as the bid says, the bid holds and the challenger loses a die; if there are fewer, the bidder loses one.</translation>
    </message>
    <message>
        <source>So a bid of three fives holds with three matching dice, with four, or with more: the challenger loses a die even when there are exactly as many.</source>
        <translation>So a bid of three fives holds with three matching dice, with four, or with more: the challenger loses a die even when there are exactly as many.</translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The heading of the section about the exact call: French and Italian set it in quotation marks</extracomment>
        <translation>Spot On</translation>
    </message>
    <message>
        <source>Spot On is the exact call: it says that exactly as many dice match as the bid says, not one more and not one fewer.</source>
        <translation>Spot On is the exact call: it says that exactly as many dice match as the bid says, not one more and not one fewer.</translation>
    </message>
    <message>
        <source>If that is so, every other player who holds dice loses one, and nobody else does: the caller keeps theirs. If it is not, the caller loses a die.</source>
        <translation>If that is so, every other player who holds dice loses one, and nobody else does: the caller keeps theirs. If it is not, the caller loses a die.</translation>
    </message>
    <message>
        <source>After a right Spot On several players can drop to one die at once, and several can be out at once.</source>
        <translation>After a right Spot On several players can drop to one die at once, and several can be out at once.</translation>
    </message>
    <message>
        <source>Who opens, who wins</source>
        <translation>Who opens, who wins</translation>
    </message>
    <message>
        <source>Who opens the first round is drawn at random. After that, the player who lost a die in the last round opens the bidding; after a right Spot On it is the caller. If whoever should open is out, the next player clockwise with dice opens.</source>
        <translation>Who opens the first round is drawn at random. After that, the player who lost a die in the last round opens the bidding; after a right Spot On it is the caller. If whoever should open is out, the next player clockwise with dice opens.</translation>
    </message>
    <message>
        <source>A player without dice is out, and the last player with dice wins. There is always a winner, for the caller of a right Spot On keeps theirs. A game that is given up is unfinished: nobody has won it.</source>
        <translation>A player without dice is out, and the last player with dice wins. There is always a winner, for the caller of a right Spot On keeps theirs. A game that is given up is unfinished: nobody has won it.</translation>
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
        <extracomment>Under &quot;New game&quot;: %1 and %2 are numbers</extracomment>
        <translation>%1 to %2 players, with your rules</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The rule book</extracomment>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Options, history, keys</source>
        <translation>Options, history, keys</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>In five minutes Odette shows you how to play, with all dice in the open at first.</source>
        <extracomment>The lesson is offered at the first start</extracomment>
        <translation>In five minutes Odette shows you how to play, with all dice in the open at first.</translation>
    </message>
    <message>
        <source>New to the game?</source>
        <translation>New to the game?</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>The lesson is not wanted at the first start</extracomment>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Five minutes at the table</source>
        <translation>Five minutes at the table</translation>
    </message>
    <message>
        <source>On from step %1 of %2</source>
        <extracomment>The lesson goes on where it was left; %1 and %2 are numbers</extracomment>
        <translation>On from step %1 of %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>The card that goes on with the game that was left</extracomment>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Dice statistics</source>
        <translation>Dice statistics</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>This game</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Which games</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>All dice</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Your dice</translation>
    </message>
    <message>
        <source>Other players’ dice</source>
        <translation>Other players’ dice</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>Whose dice</translation>
    </message>
    <message>
        <source>No dice have been revealed yet.</source>
        <translation>No dice have been revealed yet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln die</numerusform>
            <numerusform>%Ln dice</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice of a game are counted when it has ended; imported games are not.</source>
        <translation>The dice of a game are counted when it has ended; imported games are not.</translation>
    </message>
    <message>
        <source>The dice of a round are counted when the cups have been lifted.</source>
        <translation>The dice of a round are counted when the cups have been lifted.</translation>
    </message>
    <message>
        <source>%1: %2 of each face are expected, and chance allows %3 to %4.</source>
        <extracomment>%1 is a number of dice with their noun, %2 how often each face is expected, %3 and %4 the least and the most</extracomment>
        <translation>%1: %2 of each face are expected, and chance allows %3 to %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n faces lie outside.</source>
        <translation>
            <numerusform>%n face lies outside.</numerusform>
            <numerusform>%n faces lie outside.</numerusform>
        </translation>
    </message>
    <message>
        <source>All six lie within.</source>
        <translation>All six lie within.</translation>
    </message>
    <message>
        <source>A dot is how often a face was rolled, the line what is expected, the band what chance allows: in 99 of 100 series of fair dice as long as this one, all six dots lie within the band.</source>
        <translation>A dot is how often a face was rolled, the line what is expected, the band what chance allows: in 99 of 100 series of fair dice as long as this one, all six dots lie within the band.</translation>
    </message>
    <message>
        <source>Counted are the dice of the rounds that were revealed.</source>
        <translation>Counted are the dice of the rounds that were revealed.</translation>
    </message>
    <message numerus="yes">
        <source>Counted are the dice of all settled rounds of %Ln finished games played here; imported games are not.</source>
        <translation>
            <numerusform>Counted are the dice of all settled rounds of %Ln finished game played here; imported games are not.</numerusform>
            <numerusform>Counted are the dice of all settled rounds of %Ln finished games played here; imported games are not.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the dice: %1 of %2 games. Closing this window ends it.</source>
        <extracomment>%1 of %2 games have been counted</extracomment>
        <translation>Counting the dice: %1 of %2 games. Closing this window ends it.</translation>
    </message>
</context>
<context>
    <name>Storefront</name>
    <message>
        <source>Liar’s Dice against computer players, with provably fair dice</source>
        <translation>Liar’s Dice against computer players, with provably fair dice</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Dice game</translation>
    </message>
    <message>
        <source>dice, bluff, Liar’s Dice, Dudo, Perudo, Palifico, bid, game</source>
        <extracomment>Words that people search for, separated by commas; names of the game included</extracomment>
        <translation>dice, bluff, Liar’s Dice, Dudo, Perudo, Palifico, bid, game</translation>
    </message>
    <message>
        <source>Palifico game record</source>
        <translation>Palifico game record</translation>
    </message>
    <message>
        <source>Everybody rolls under a cup and bids on the dice of the whole table: raise, or challenge the bid. Whoever is wrong loses a die, and the last one with dice wins.</source>
        <translation>Everybody rolls under a cup and bids on the dice of the whole table: raise, or challenge the bid. Whoever is wrong loses a die, and the last one with dice wins.</translation>
    </message>
    <message>
        <source>Palifico plays Liar’s Dice (Dudo, Perudo) with the round that gave it its name: the first time a player is reduced to a single die, the next round is played without wild ones, and its face is fixed.</source>
        <translation>Palifico plays Liar’s Dice (Dudo, Perudo) with the round that gave it its name: the first time a player is reduced to a single die, the next round is played without wild ones, and its face is fixed.</translation>
    </message>
    <message>
        <source>Two to six seats, three to six dice each, Spot On or Calza</source>
        <translation>Two to six seats, three to six dice each, Spot On or Calza</translation>
    </message>
    <message>
        <source>Computer players from gentle to strong, who see only their own dice</source>
        <translation>Computer players from gentle to strong, who see only their own dice</translation>
    </message>
    <message>
        <source>Dice that nobody can choose, and that anyone can recompute</source>
        <translation>Dice that nobody can choose, and that anyone can recompute</translation>
    </message>
    <message>
        <source>Played by mouse, keyboard or screen reader, without a network</source>
        <translation>Played by mouse, keyboard or screen reader, without a network</translation>
    </message>
    <message>
        <source>In English, French and Italian</source>
        <translation>In English, French and Italian</translation>
    </message>
    <message>
        <source>The table, while you are on turn</source>
        <translation>The table, while you are on turn</translation>
    </message>
    <message>
        <source>The reveal: the matching dice are counted</source>
        <translation>The reveal: the matching dice are counted</translation>
    </message>
    <message>
        <source>palifico-cli does in a terminal what needs no window; --help says what.</source>
        <translation>palifico-cli does in a terminal what needs no window; --help says what.</translation>
    </message>
    <message>
        <source>Settings and saved games, in the user’s own folders:</source>
        <translation>Settings and saved games, in the user’s own folders:</translation>
    </message>
    <message>
        <source>The rules are in the game: Help, Rules.</source>
        <translation>The rules are in the game: Help, Rules.</translation>
    </message>
    <message>
        <source>Shortcut on the desktop</source>
        <translation>Shortcut on the desktop</translation>
    </message>
    <message>
        <source>Palifico (required)</source>
        <translation>Palifico (required)</translation>
    </message>
    <message>
        <source>Open game records with Palifico</source>
        <translation>Open game records with Palifico</translation>
    </message>
    <message>
        <source>Palifico is running. Close it, then try again.</source>
        <translation>Palifico is running. Close it, then try again.</translation>
    </message>
    <message>
        <source>Remove your saved games and settings too? They cannot be brought back.</source>
        <translation>Remove your saved games and settings too? They cannot be brought back.</translation>
    </message>
    <message>
        <source>Palifico needs a 64-bit Windows 10 or later.</source>
        <translation>Palifico needs a 64-bit Windows 10 or later.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>Headings of a man page, in the words that the system&apos;s own pages have in your language</extracomment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>FILES</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>FILES</translation>
    </message>
    <message>
        <source>record</source>
        <extracomment>Stands for the name of a file, in small letters</extracomment>
        <translation>record</translation>
    </message>
    <message>
        <source>Without arguments the game opens; with a record, that game.</source>
        <translation>Without arguments the game opens; with a record, that game.</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
    <message>
        <source>%1: %2.</source>
        <comment>fault</comment>
        <extracomment>Why a program that plays was stopped: %1 is its name, %2 a reason, without a full stop</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 take %2 back.</source>
        <extracomment>A slip: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 take %2 back.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <extracomment>A slip: %1 is a name, %2 a bid</extracomment>
        <translation>%1 takes %2 back.</translation>
    </message>
    <message>
        <source>%1 take the call back.</source>
        <translation>%1 take the call back.</translation>
    </message>
    <message>
        <source>%1 takes the call back.</source>
        <translation>%1 takes the call back.</translation>
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
        <extracomment>%1 is a number</extracomment>
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
    <message>
        <source>Palifico round</source>
        <translation>Palifico round</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <extracomment>A button on the table: undo one&apos;s own bid or call</extracomment>
        <translation>Take back</translation>
    </message>
</context>
<context>
    <name>Tempers</name>
    <message>
        <source>%1 says: %2</source>
        <extracomment>What a screen reader says of a player who has said something: %1 is the name, %2 what was said</extracomment>
        <translation>%1 says: %2</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>The last round is over</extracomment>
        <translation>See the result</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Next round</translation>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 opens the bidding in the next round.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>Your challenge was right.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
