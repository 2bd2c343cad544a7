<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BidBar</name>
    <message>
        <source>Quantity</source>
        <translation>Quantità</translation>
    </message>
    <message>
        <source>Type the quantity, or change it with the arrow keys or the wheel.</source>
        <translation>Scrivi la quantità, o cambiala con le frecce o la rotellina.</translation>
    </message>
    <message>
        <source>Face %1</source>
        <translation>Faccia %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>wild one, counts toward the bid</source>
        <extracomment>Of an entry: the die&apos;s side, the room of its ring, the gap before its text, the gap between entries beside another. Explains a ring round a die: a one that is wild</extracomment>
        <translation>1 jolly, conta per la puntata</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>la faccia puntata</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>Challenge</source>
        <extracomment>How the three share their room, and the most that they take of it, in pixels of the design.</extracomment>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Bid %1 ×</source>
        <extracomment>A button for the opening bid; %1 is a number, a picture of the die follows</extracomment>
        <translation>Punta %1 ×</translation>
    </message>
    <message>
        <source>Raise to %1 ×</source>
        <extracomment>A button for a raise; %1 is a number, a picture of the die follows</extracomment>
        <translation>Rilancia a %1 ×</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key that makes the bid</extracomment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Punta %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Rilancia a %1</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <extracomment>The key for a challenge: a letter of its word, another one than for the exact calls</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key</comment>
        <extracomment>The key for Spot On: a letter of its word, another one than for a challenge</extracomment>
        <translation>E</translation>
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
        <translation>Audacia</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>The name of a computer player&apos;s temper: it is honest. A noun in French and Italian</extracomment>
        <translation>Prudenza</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>The name of a computer player&apos;s temper: it reckons. A noun in French and Italian</extracomment>
        <translation>Acume</translation>
    </message>
    <message>
        <source>bluffs and bids high</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>bluffa e punta in alto</translation>
    </message>
    <message>
        <source>bids honestly, risks little</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>punta senza mentire, rischia poco</translation>
    </message>
    <message>
        <source>reckons, likes exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>calcola, ama la chiamata esatta</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>In a line of options: Palifico is switched on</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>standard Liar’s Dice</source>
        <extracomment>In a line of options: Palifico is switched off</extracomment>
        <translation>Dadi del Bugiardo standard</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>option</comment>
        <extracomment>In a line of options, not on a button: French and Italian set it in quotation marks</extracomment>
        <translation>«Esatto»</translation>
    </message>
    <message>
        <source>wild ones</source>
        <extracomment>In a line of options: ones are wild</extracomment>
        <translation>1 jolly</translation>
    </message>
    <message>
        <source>no wild ones</source>
        <extracomment>In a line of options: ones are not wild</extracomment>
        <translation>1 non jolly</translation>
    </message>
    <message>
        <source>Palifico: the first time a player is reduced to a single die, the next round is a Palifico round.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Palifico: la prima volta che un giocatore resta con un solo dado, il giro successivo è un giro Palifico.</translation>
    </message>
    <message>
        <source>Spot On: if exactly as many dice match as were bid, all other players lose a die.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>«Esatto»: se i dadi sono esattamente quanti ne dice la puntata, tutti gli altri giocatori perdono un dado.</translation>
    </message>
    <message>
        <source>Calza: if exactly as many dice match as were bid, the caller wins a die back.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>Calza: se i dadi sono esattamente quanti ne dice la puntata, chi ha chiamato riprende un dado.</translation>
    </message>
    <message>
        <source>Wild ones: ones count toward any face that is bid.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>1 jolly: gli 1 contano per qualsiasi faccia puntata.</translation>
    </message>
    <message>
        <source>No wild ones: ones count only toward a bid on ones.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>1 non jolly: gli 1 contano solo per una puntata sugli 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice each</source>
        <extracomment>How many dice everybody starts with: 3 to 6</extracomment>
        <translation>
            <numerusform>%n dado a testa</numerusform>
            <numerusform>%n dadi a testa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The exact call, as on a button: without quotation marks</extracomment>
        <translation>Esatto</translation>
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
        <translation>Continua a guardare</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Vai alla fine</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Not a single one.</source>
        <extracomment>The count after a call: no die matches the bid</extracomment>
        <translation>Nemmeno uno.</translation>
    </message>
    <message>
        <source>Only %1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, fewer than the %2 that were bid</extracomment>
        <translation>Solo %1 su %2.</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 su %2.</translation>
    </message>
    <message>
        <source>%1 against a bid of %2.</source>
        <extracomment>The count after a call: %1 dice match, more than the %2 that were bid</extracomment>
        <translation>%1 contro una puntata di %2.</translation>
    </message>
    <message>
        <source>The cups lift: not a single one.</source>
        <translation>Si alzano i bussolotti: nemmeno uno.</translation>
    </message>
    <message>
        <source>The cups lift: %1 of %2.</source>
        <extracomment>%1 dice match the bid, %2 were bid</extracomment>
        <translation>Si alzano i bussolotti: %1 su %2.</translation>
    </message>
    <message>
        <source>The cups lift: %1 against a bid of %2.</source>
        <extracomment>%1 dice match the bid, more than the %2 that were bid</extracomment>
        <translation>Si alzano i bussolotti: %1 contro una puntata di %2.</translation>
    </message>
    <message>
        <source>%1 win a die back.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 riprendi un dado.</translation>
    </message>
    <message>
        <source>%1 wins a die back.</source>
        <translation>%1 riprende un dado.</translation>
    </message>
    <message>
        <source>Nobody loses a die, and there is none to win back.</source>
        <extracomment>After a right Calza of a player who still holds all dice</extracomment>
        <translation>Nessuno perde dadi, e non ce ne sono da riprendere.</translation>
    </message>
    <message>
        <source>%1 lose your last die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdi l&apos;ultimo dado.</translation>
    </message>
    <message>
        <source>%1 loses their last die.</source>
        <translation>%1 perde l&apos;ultimo dado.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdi un dado.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <translation>%1 perde un dado.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 perdono un dado a testa.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 perdete un dado a testa.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>you</comment>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 sei fuori gioco.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 è fuori gioco.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 sono fuori gioco.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 siete fuori gioco.</translation>
    </message>
    <message>
        <source>%1 win the game.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 vinci la partita.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 vince la partita.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <extracomment>The player at this computer, as a label or as the subject of a sentence: &quot;You raise to 5 × 4.&quot;</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of players, all but its last one</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of players: %1 is one name, or several with commas</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this computer within a sentence: &quot;Rosa, Bruno and you lose a die each.&quot;</extracomment>
        <translation>tu</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <translation>Apri le puntate</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 riflette</translation>
    </message>
    <message>
        <source>Your bid: %2</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>La tua puntata: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>Puntata di %1: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Puntata di %1: %2</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Sei fuori gioco</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in play.</source>
        <translation>
            <numerusform>C&apos;è solo %n dado in gioco.</numerusform>
            <numerusform>Ci sono solo %n dadi in gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partita continua</translation>
    </message>
    <message>
        <source>You must raise the quantity.</source>
        <translation>Devi aumentare la quantità.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The dice have not been rolled yet.</source>
        <translation>I dadi non sono ancora stati lanciati.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>A die has no such face.</source>
        <translation>Un dado non ha questa faccia.</translation>
    </message>
    <message>
        <source>A bid names at least 1 die.</source>
        <translation>Una puntata è di almeno 1 dado.</translation>
    </message>
    <message>
        <source>A raise is a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Rilanciare vuol dire puntare una quantità maggiore con qualsiasi faccia, o la stessa quantità con una faccia più alta.</translation>
    </message>
    <message>
        <source>The face is fixed: in a Palifico round you can only raise the quantity.</source>
        <translation>La faccia è fissa: in un giro Palifico puoi aumentare solo la quantità.</translation>
    </message>
    <message>
        <source>There is no bid to call yet: open the bidding.</source>
        <translation>Non c&apos;è ancora nessuna puntata: apri le puntate.</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <extracomment>%1 is the name of whoever made the standing bid</extracomment>
        <translation>Rilancia o sfida la puntata di %1</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Rilancia o sfida la puntata di %1</translation>
    </message>
    <message>
        <source>Challenge or call Spot On</source>
        <extracomment>No raise is possible any more; the button is named Spot On</extracomment>
        <translation>Sfida o chiama «Esatto»</translation>
    </message>
    <message>
        <source>Challenge or call Calza</source>
        <extracomment>No raise is possible any more; the button is named Calza</extracomment>
        <translation>Sfida o chiama Calza</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Spot On.</source>
        <translation>Non si può più rilanciare: sfida o chiama «Esatto».</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Calza.</source>
        <translation>Non si può più rilanciare: sfida o chiama Calza.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Out.</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>Fuori gioco.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice.</source>
        <translation>
            <numerusform>%n dado.</numerusform>
            <numerusform>%n dadi.</numerusform>
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
        <translation>Palifico già fatto scattare.</translation>
    </message>
    <message>
        <source>Standing bid: %1.</source>
        <extracomment>The standing bid is this player&apos;s</extracomment>
        <translation>Puntata in corso: %1.</translation>
    </message>
    <message>
        <source>Bid: %1.</source>
        <extracomment>What this player has bid last</extracomment>
        <translation>Puntata: %1.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <extracomment>This player is thinking about a move</extracomment>
        <translation>Riflette.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>On turn.</source>
        <extracomment>It is this player&apos;s turn</extracomment>
        <translation>È il suo turno.</translation>
    </message>
    <message>
        <source>Your dice: %1.</source>
        <translation>I tuoi dadi: %1.</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <extracomment>The dice under a lifted cup: %1 is a list of numbers</extracomment>
        <translation>Mostra %1.</translation>
    </message>
    <message>
        <source>1 (wild)</source>
        <extracomment>A die that shows one, where ones are wild, in a list of dice</extracomment>
        <translation>1 (jolly)</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>How much louder a notch of the wheel makes everything, and its angle in eighths of a degree. A button; (M) is its key</extracomment>
        <translation>Attiva l&apos;audio (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Disattiva l&apos;audio (M)</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story</source>
        <extracomment>The title of the list of all that has happened in the game</extracomment>
        <translation>Racconto</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>Round %1</source>
        <extracomment>Separates the rounds of the story</extracomment>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>%1 give up the game: nobody has won it.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 abbandoni la partita: nessuno l&apos;ha vinta.</translation>
    </message>
    <message>
        <source>%1 gives up the game: nobody has won it.</source>
        <translation>%1 abbandona la partita: nessuno l&apos;ha vinta.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die.</source>
        <comment>you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 is &quot;you&quot;</extracomment>
        <translation>Giro %1, giro Palifico: %2 resti con un solo dado.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 is reduced to a single die.</source>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a name</extracomment>
        <translation>Giro %1, giro Palifico: %2 resta con un solo dado.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list of names</extracomment>
        <translation>Giro %1, giro Palifico: %2 restano con un solo dado.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several and you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list that ends in &quot;you&quot;</extracomment>
        <translation>Giro %1, giro Palifico: %2 restate con un solo dado.</translation>
    </message>
    <message>
        <source>Ones are not wild.</source>
        <extracomment>What is different in a Palifico round</extracomment>
        <translation>Gli 1 non sono jolly.</translation>
    </message>
    <message>
        <source>The face of the opening bid is fixed.</source>
        <extracomment>What is different in a Palifico round where ones are not wild anyway</extracomment>
        <translation>La faccia della puntata d&apos;apertura è fissa.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A raise, where there is little room: %1 is a name or &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 raise to %2.</source>
        <extracomment>A raise: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 rilanci: %2.</translation>
    </message>
    <message>
        <source>%1 raises to %2.</source>
        <extracomment>A raise: %1 is a name, %2 a bid</extracomment>
        <translation>%1 rilancia: %2.</translation>
    </message>
    <message>
        <source>%1 open with %2.</source>
        <extracomment>An opening bid: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 apri con %2.</translation>
    </message>
    <message>
        <source>%1 opens with %2.</source>
        <extracomment>An opening bid: %1 is a name, %2 a bid</extracomment>
        <translation>%1 apre con %2.</translation>
    </message>
    <message>
        <source>The face is fixed.</source>
        <extracomment>After the opening bid of a Palifico round</extracomment>
        <translation>La faccia è fissa.</translation>
    </message>
    <message>
        <source>%1 challenge.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 sfidi.</translation>
    </message>
    <message>
        <source>%1 challenges.</source>
        <translation>%1 sfida.</translation>
    </message>
    <message>
        <source>%1 call Spot On at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 chiami «Esatto» su %2.</translation>
    </message>
    <message>
        <source>%1 calls Spot On at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 chiama «Esatto» su %2.</translation>
    </message>
    <message>
        <source>%1 call Calza at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 chiami Calza su %2.</translation>
    </message>
    <message>
        <source>%1 calls Calza at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 chiama Calza su %2.</translation>
    </message>
    <message>
        <source>A built-in player takes your seat.</source>
        <extracomment>The program that played for you has failed</extracomment>
        <translation>Un giocatore integrato prende il tuo posto.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <extracomment>The program that played for %1 has failed</extracomment>
        <translation>Un giocatore integrato prende il posto di %1.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: la place d’Odette)</extracomment>
        <translation>Un giocatore integrato prende il posto di %1.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <extracomment>The table as screen readers call it</extracomment>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Your bid</source>
        <extracomment>Caption over the standing bid</extracomment>
        <translation>La tua puntata</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <extracomment>Caption over the standing bid: %1 is a name</extracomment>
        <translation>Puntata di %1</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Puntata di %1</translation>
    </message>
    <message>
        <source>%1 open the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is &quot;You&quot;</extracomment>
        <translation>%1 apri le puntate</translation>
    </message>
    <message>
        <source>%1 opens the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is a name</extracomment>
        <translation>%1 apre le puntate</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <comment>you</comment>
        <extracomment>In the past: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 hai puntato %2</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <extracomment>In the past: %1 is a name, %2 a bid</extracomment>
        <translation>%1 ha puntato %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A count: %1 dice so far, %2 were bid</extracomment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>A tag at your seat</extracomment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <extracomment>What a player says who challenges</extracomment>
        <translation>Sfida!</translation>
    </message>
    <message>
        <source>Spot On!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>«Esatto»!</translation>
    </message>
    <message>
        <source>Calza!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>Calza!</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>fuori gioco</translation>
    </message>
    <message>
        <source>Palifico round · ones are not wild</source>
        <translation>Giro Palifico · gli 1 non sono jolly</translation>
    </message>
    <message>
        <source>Palifico round · the face is fixed</source>
        <translation>Giro Palifico · la faccia è fissa</translation>
    </message>
    <message>
        <source>Next round: a Palifico round</source>
        <translation>Prossimo giro: giro Palifico</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message>
        <source>Looking back at round %1</source>
        <extracomment>The dice of an earlier round, %1, are shown once more</extracomment>
        <translation>Uno sguardo al giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>The number of dice on the table</extracomment>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>Of the portrait: radius, middle from the left, where the text begins; wide and small. The last round is over</extracomment>
        <translation>Vedi il risultato</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo giro</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Vai alla fine</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>%1 of %2: a right Spot On!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 su %2: un «Esatto» giusto!</translation>
    </message>
    <message>
        <source>%1 of %2: a right Calza!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 su %2: una Calza giusta!</translation>
    </message>
    <message>
        <source>%1 open the bidding in the next round.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 apri le puntate nel prossimo giro.</translation>
    </message>
    <message>
        <source>%1 opens the bidding in the next round.</source>
        <translation>%1 apre le puntate nel prossimo giro.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>La tua sfida era giusta.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <translation>La sfida di %1 era giusta.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>La sfida di %1 era giusta.</translation>
    </message>
    <message>
        <source>Your challenge was wrong.</source>
        <translation>La tua sfida era sbagliata.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <translation>La sfida di %1 era sbagliata.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>La sfida di %1 era sbagliata.</translation>
    </message>
    <message>
        <source>Your Spot On was wrong.</source>
        <translation>Il tuo «Esatto» era sbagliato.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <translation>L&apos;«Esatto» di %1 era sbagliato.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>L&apos;«Esatto» di %1 era sbagliato.</translation>
    </message>
    <message>
        <source>Your Calza was right.</source>
        <translation>La tua Calza era giusta.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <translation>La Calza di %1 era giusta.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>La Calza di %1 era giusta.</translation>
    </message>
    <message>
        <source>Your Calza was wrong.</source>
        <translation>La tua Calza era sbagliata.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <translation>La Calza di %1 era sbagliata.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>La Calza di %1 era sbagliata.</translation>
    </message>
</context>
</TS>
