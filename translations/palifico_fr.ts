<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BidBar</name>
    <message>
        <source>Quantity</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Type the quantity, or change it with the arrow keys or the wheel.</source>
        <translation>Tapez la quantité, ou changez-la avec les flèches ou la molette.</translation>
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
        <translation>paco, compte pour l’enchère</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>la face annoncée</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>Challenge</source>
        <extracomment>How the three share their room, and the most that they take of it, in pixels of the design.</extracomment>
        <translation>Douter</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Surenchérir</translation>
    </message>
    <message>
        <source>Bid %1 ×</source>
        <extracomment>A button for the opening bid; %1 is a number, a picture of the die follows</extracomment>
        <translation>Annoncer %1 ×</translation>
    </message>
    <message>
        <source>Raise to %1 ×</source>
        <extracomment>A button for a raise; %1 is a number, a picture of the die follows</extracomment>
        <translation>Surenchérir à %1 ×</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>The key that makes the bid</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Annoncer %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Surenchérir à %1</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <extracomment>The key for a challenge: a letter of its word, another one than for the exact calls</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key</comment>
        <extracomment>The key for Spot On: a letter of its word, another one than for a challenge</extracomment>
        <translation>P</translation>
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
        <translation>Audace</translation>
    </message>
    <message>
        <source>Cautious</source>
        <extracomment>The name of a computer player&apos;s temper: it is honest. A noun in French and Italian</extracomment>
        <translation>Prudence</translation>
    </message>
    <message>
        <source>Sharp</source>
        <extracomment>The name of a computer player&apos;s temper: it reckons. A noun in French and Italian</extracomment>
        <translation>Finesse</translation>
    </message>
    <message>
        <source>bluffs and bids high</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>bluffe et annonce haut</translation>
    </message>
    <message>
        <source>bids honestly, risks little</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>annonce sans mentir, risque peu</translation>
    </message>
    <message>
        <source>reckons, likes exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>calcule, aime l’annonce exacte</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>In a line of options: Palifico is switched on</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>standard Liar’s Dice</source>
        <extracomment>In a line of options: Palifico is switched off</extracomment>
        <translation>Dés Menteurs standard</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>option</comment>
        <extracomment>In a line of options, not on a button: French and Italian set it in quotation marks</extracomment>
        <translation>«&#xa0;Pile&#xa0;»</translation>
    </message>
    <message>
        <source>wild ones</source>
        <extracomment>In a line of options: ones are wild</extracomment>
        <translation>pacos</translation>
    </message>
    <message>
        <source>no wild ones</source>
        <extracomment>In a line of options: ones are not wild</extracomment>
        <translation>sans paco</translation>
    </message>
    <message>
        <source>Palifico: the first time a player is reduced to a single die, the next round is a Palifico round.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Palifico&#xa0;: la première fois qu’un joueur n’a plus qu’un seul dé, la manche suivante est une manche Palifico.</translation>
    </message>
    <message>
        <source>Spot On: if exactly as many dice match as were bid, all other players lose a die.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>«&#xa0;Pile&#xa0;»&#xa0;: s’il y a exactement autant de dés qu’annoncé, tous les autres joueurs perdent un dé.</translation>
    </message>
    <message>
        <source>Calza: if exactly as many dice match as were bid, the caller wins a die back.</source>
        <extracomment>What an option means, for its tooltip. The bid says how many dice match</extracomment>
        <translation>Calza&#xa0;: s’il y a exactement autant de dés qu’annoncé, l’annonceur regagne un dé.</translation>
    </message>
    <message>
        <source>Wild ones: ones count toward any face that is bid.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Pacos&#xa0;: les 1 comptent pour toute face annoncée.</translation>
    </message>
    <message>
        <source>No wild ones: ones count only toward a bid on ones.</source>
        <extracomment>What an option means, for its tooltip</extracomment>
        <translation>Sans paco&#xa0;: les 1 ne comptent que pour une enchère sur les 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice each</source>
        <extracomment>How many dice everybody starts with: 3 to 6</extracomment>
        <translation>
            <numerusform>%n dé par joueur</numerusform>
            <numerusform>%n dés par joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The exact call, as on a button: without quotation marks</extracomment>
        <translation>Pile</translation>
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
        <translation>Continuer à regarder</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Aller à la fin</translation>
    </message>
</context>
<context>
    <name>OutcomeWords</name>
    <message>
        <source>Not a single one.</source>
        <extracomment>The count after a call: no die matches the bid</extracomment>
        <translation>Pas un seul.</translation>
    </message>
    <message>
        <source>Only %1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, fewer than the %2 that were bid</extracomment>
        <translation>Seulement %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <extracomment>The count after a call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 sur %2.</translation>
    </message>
    <message>
        <source>%1 against a bid of %2.</source>
        <extracomment>The count after a call: %1 dice match, more than the %2 that were bid</extracomment>
        <translation>%1 pour une enchère de %2.</translation>
    </message>
    <message>
        <source>The cups lift: not a single one.</source>
        <translation>Les gobelets se lèvent&#xa0;: pas un seul.</translation>
    </message>
    <message>
        <source>The cups lift: %1 of %2.</source>
        <extracomment>%1 dice match the bid, %2 were bid</extracomment>
        <translation>Les gobelets se lèvent&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>The cups lift: %1 against a bid of %2.</source>
        <extracomment>%1 dice match the bid, more than the %2 that were bid</extracomment>
        <translation>Les gobelets se lèvent&#xa0;: %1 pour une enchère de %2.</translation>
    </message>
    <message>
        <source>%1 win a die back.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 regagnez un dé.</translation>
    </message>
    <message>
        <source>%1 wins a die back.</source>
        <translation>%1 regagne un dé.</translation>
    </message>
    <message>
        <source>Nobody loses a die, and there is none to win back.</source>
        <extracomment>After a right Calza of a player who still holds all dice</extracomment>
        <translation>Personne ne perd de dé, et il n’y en a pas à regagner.</translation>
    </message>
    <message>
        <source>%1 lose your last die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdez votre dernier dé.</translation>
    </message>
    <message>
        <source>%1 loses their last die.</source>
        <translation>%1 perd son dernier dé.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdez un dé.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <translation>%1 perd un dé.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 perdent un dé.</translation>
    </message>
    <message>
        <source>%1 lose a die each.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 perdez un dé.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>you</comment>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 êtes hors jeu.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 est hors jeu.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several</comment>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 sont hors jeu.</translation>
    </message>
    <message>
        <source>%1 are out.</source>
        <comment>several and you</comment>
        <extracomment>%1 is a list that ends in &quot;you&quot;</extracomment>
        <translation>%1 êtes hors jeu.</translation>
    </message>
    <message>
        <source>%1 win the game.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 gagnez la partie.</translation>
    </message>
    <message>
        <source>%1 wins the game.</source>
        <translation>%1 gagne la partie.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <extracomment>The player at this computer, as a label or as the subject of a sentence: &quot;You raise to 5 × 4.&quot;</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of players, all but its last one</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>A list of players: %1 is one name, or several with commas</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The player at this computer within a sentence: &quot;Rosa, Bruno and you lose a die each.&quot;</extracomment>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>PromptWords</name>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <translation>Ouvrez les enchères</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>Your bid: %2</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>Votre enchère&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>Enchère de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1’s bid: %2</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Enchère d’%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous êtes hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>There are only %n dice in play.</source>
        <translation>
            <numerusform>Il n’y a que %n dé en jeu.</numerusform>
            <numerusform>Il n’y a que %n dés en jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>You must raise the quantity.</source>
        <translation>Vous devez augmenter la quantité.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The dice have not been rolled yet.</source>
        <translation>Les dés n’ont pas encore été lancés.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>A die has no such face.</source>
        <translation>Un dé n’a pas cette face.</translation>
    </message>
    <message>
        <source>A bid names at least 1 die.</source>
        <translation>Une enchère porte sur au moins 1 dé.</translation>
    </message>
    <message>
        <source>A raise is a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Surenchérir, c’est annoncer une quantité plus grande avec n’importe quelle face, ou la même quantité avec une face plus haute.</translation>
    </message>
    <message>
        <source>The face is fixed: in a Palifico round you can only raise the quantity.</source>
        <translation>La face est fixée&#xa0;: dans une manche Palifico, vous ne pouvez qu’augmenter la quantité.</translation>
    </message>
    <message>
        <source>There is no bid to call yet: open the bidding.</source>
        <translation>Il n’y a pas encore d’enchère&#xa0;: ouvrez les enchères.</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <extracomment>%1 is the name of whoever made the standing bid</extracomment>
        <translation>Surenchérissez ou doutez de l’enchère de %1</translation>
    </message>
    <message>
        <source>Raise or challenge %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Surenchérissez ou doutez de l’enchère d’%1</translation>
    </message>
    <message>
        <source>Challenge or call Spot On</source>
        <extracomment>No raise is possible any more; the button is named Spot On</extracomment>
        <translation>Doutez ou annoncez «&#xa0;Pile&#xa0;»</translation>
    </message>
    <message>
        <source>Challenge or call Calza</source>
        <extracomment>No raise is possible any more; the button is named Calza</extracomment>
        <translation>Doutez ou annoncez Calza</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Spot On.</source>
        <translation>Il n’est plus possible de surenchérir&#xa0;: doutez ou annoncez «&#xa0;Pile&#xa0;».</translation>
    </message>
    <message>
        <source>No raise is left: challenge or call Calza.</source>
        <translation>Il n’est plus possible de surenchérir&#xa0;: doutez ou annoncez Calza.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Out.</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>Hors jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice.</source>
        <translation>
            <numerusform>%n dé.</numerusform>
            <numerusform>%n dés.</numerusform>
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
        <translation>Palifico déjà déclenché.</translation>
    </message>
    <message>
        <source>Standing bid: %1.</source>
        <extracomment>The standing bid is this player&apos;s</extracomment>
        <translation>Enchère en cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Bid: %1.</source>
        <extracomment>What this player has bid last</extracomment>
        <translation>Enchère&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Thinking.</source>
        <extracomment>This player is thinking about a move</extracomment>
        <translation>Réfléchit.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>On turn.</source>
        <extracomment>It is this player&apos;s turn</extracomment>
        <translation>C’est son tour.</translation>
    </message>
    <message>
        <source>Your dice: %1.</source>
        <translation>Vos dés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <extracomment>The dice under a lifted cup: %1 is a list of numbers</extracomment>
        <translation>Montre %1.</translation>
    </message>
    <message>
        <source>1 (wild)</source>
        <extracomment>A die that shows one, where ones are wild, in a list of dice</extracomment>
        <translation>1 (paco)</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>How much louder a notch of the wheel makes everything, and its angle in eighths of a degree. A button; (M) is its key</extracomment>
        <translation>Activer le son (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Couper le son (M)</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Story</source>
        <extracomment>The title of the list of all that has happened in the game</extracomment>
        <translation>Récit</translation>
    </message>
</context>
<context>
    <name>StoryWords</name>
    <message>
        <source>Round %1</source>
        <extracomment>Separates the rounds of the story</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>%1 give up the game: nobody has won it.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 abandonnez la partie&#xa0;: personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>%1 gives up the game: nobody has won it.</source>
        <translation>%1 abandonne la partie&#xa0;: personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die.</source>
        <comment>you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 is &quot;you&quot;</extracomment>
        <translation>Manche %1, manche Palifico&#xa0;: %2 n’avez plus qu’un seul dé.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 is reduced to a single die.</source>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a name</extracomment>
        <translation>Manche %1, manche Palifico&#xa0;: %2 n’a plus qu’un seul dé.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list of names</extracomment>
        <translation>Manche %1, manche Palifico&#xa0;: %2 n’ont plus qu’un seul dé.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several and you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list that ends in &quot;you&quot;</extracomment>
        <translation>Manche %1, manche Palifico&#xa0;: %2 n’avez plus qu’un seul dé.</translation>
    </message>
    <message>
        <source>Ones are not wild.</source>
        <extracomment>What is different in a Palifico round</extracomment>
        <translation>Les 1 ne sont pas des pacos.</translation>
    </message>
    <message>
        <source>The face of the opening bid is fixed.</source>
        <extracomment>What is different in a Palifico round where ones are not wild anyway</extracomment>
        <translation>La face de l’enchère d’ouverture est fixée.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A raise, where there is little room: %1 is a name or &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 raise to %2.</source>
        <extracomment>A raise: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 surenchérissez&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 raises to %2.</source>
        <extracomment>A raise: %1 is a name, %2 a bid</extracomment>
        <translation>%1 surenchérit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 open with %2.</source>
        <extracomment>An opening bid: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 ouvrez à %2.</translation>
    </message>
    <message>
        <source>%1 opens with %2.</source>
        <extracomment>An opening bid: %1 is a name, %2 a bid</extracomment>
        <translation>%1 ouvre à %2.</translation>
    </message>
    <message>
        <source>The face is fixed.</source>
        <extracomment>After the opening bid of a Palifico round</extracomment>
        <translation>La face est fixée.</translation>
    </message>
    <message>
        <source>%1 challenge.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 doutez.</translation>
    </message>
    <message>
        <source>%1 challenges.</source>
        <translation>%1 doute.</translation>
    </message>
    <message>
        <source>%1 call Spot On at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 annoncez «&#xa0;Pile&#xa0;» sur %2.</translation>
    </message>
    <message>
        <source>%1 calls Spot On at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 annonce «&#xa0;Pile&#xa0;» sur %2.</translation>
    </message>
    <message>
        <source>%1 call Calza at %2.</source>
        <extracomment>%1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 annoncez Calza sur %2.</translation>
    </message>
    <message>
        <source>%1 calls Calza at %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>%1 annonce Calza sur %2.</translation>
    </message>
    <message>
        <source>A built-in player takes your seat.</source>
        <extracomment>The program that played for you has failed</extracomment>
        <translation>Un joueur intégré prend votre place.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <extracomment>The program that played for %1 has failed</extracomment>
        <translation>Un joueur intégré prend la place de %1.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: la place d’Odette)</extracomment>
        <translation>Un joueur intégré prend la place d’%1.</translation>
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
        <translation>Votre enchère</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <extracomment>Caption over the standing bid: %1 is a name</extracomment>
        <translation>Enchère de %1</translation>
    </message>
    <message>
        <source>%1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Enchère d’%1</translation>
    </message>
    <message>
        <source>%1 open the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is &quot;You&quot;</extracomment>
        <translation>%1 ouvrez les enchères</translation>
    </message>
    <message>
        <source>%1 opens the bidding</source>
        <extracomment>Whose turn it is to make the opening bid: %1 is a name</extracomment>
        <translation>%1 ouvre les enchères</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <comment>you</comment>
        <extracomment>In the past: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 avez annoncé %2</translation>
    </message>
    <message>
        <source>%1 bid %2</source>
        <extracomment>In the past: %1 is a name, %2 a bid</extracomment>
        <translation>%1 a annoncé %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A count: %1 dice so far, %2 were bid</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <extracomment>A tag at your seat</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Challenge!</source>
        <extracomment>What a player says who challenges</extracomment>
        <translation>Je doute&#x202f;!</translation>
    </message>
    <message>
        <source>Spot On!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>«&#xa0;Pile&#xa0;»&#x202f;!</translation>
    </message>
    <message>
        <source>Calza!</source>
        <extracomment>What a player says who calls the exact count</extracomment>
        <translation>Calza&#x202f;!</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has lost all dice. Must fit men and women</extracomment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Palifico round · ones are not wild</source>
        <translation>Manche Palifico · les 1 ne sont pas des pacos</translation>
    </message>
    <message>
        <source>Palifico round · the face is fixed</source>
        <translation>Manche Palifico · la face est fixée</translation>
    </message>
    <message>
        <source>Next round: a Palifico round</source>
        <translation>Prochaine manche&#xa0;: manche Palifico</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Looking back at round %1</source>
        <extracomment>The dice of an earlier round, %1, are shown once more</extracomment>
        <translation>Retour sur la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <extracomment>The number of dice on the table</extracomment>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>Of the portrait: radius, middle from the left, where the text begins; wide and small. The last round is over</extracomment>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <extracomment>The player is out of the game and does not wait for the others</extracomment>
        <translation>Aller à la fin</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>%1 of %2: a right Spot On!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 sur %2&#xa0;: un «&#xa0;Pile&#xa0;» réussi&#x202f;!</translation>
    </message>
    <message>
        <source>%1 of %2: a right Calza!</source>
        <extracomment>The count after a right exact call: %1 dice match, exactly the %2 that were bid</extracomment>
        <translation>%1 sur %2&#xa0;: un Calza réussi&#x202f;!</translation>
    </message>
    <message>
        <source>%1 open the bidding in the next round.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 ouvrez les enchères à la prochaine manche.</translation>
    </message>
    <message>
        <source>%1 opens the bidding in the next round.</source>
        <translation>%1 ouvre les enchères à la prochaine manche.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>Votre doute était fondé.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <translation>Le doute de %1 était fondé.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Le doute d’%1 était fondé.</translation>
    </message>
    <message>
        <source>Your challenge was wrong.</source>
        <translation>Votre doute était infondé.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <translation>Le doute de %1 était infondé.</translation>
    </message>
    <message>
        <source>%1’s challenge was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Le doute d’%1 était infondé.</translation>
    </message>
    <message>
        <source>Your Spot On was wrong.</source>
        <translation>Votre «&#xa0;Pile&#xa0;» est manqué.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <translation>Le «&#xa0;Pile&#xa0;» de %1 est manqué.</translation>
    </message>
    <message>
        <source>%1’s Spot On was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Le «&#xa0;Pile&#xa0;» d’%1 est manqué.</translation>
    </message>
    <message>
        <source>Your Calza was right.</source>
        <translation>Votre Calza est réussi.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <translation>Le Calza de %1 est réussi.</translation>
    </message>
    <message>
        <source>%1’s Calza was right.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Le Calza d’%1 est réussi.</translation>
    </message>
    <message>
        <source>Your Calza was wrong.</source>
        <translation>Votre Calza est manqué.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <translation>Le Calza de %1 est manqué.</translation>
    </message>
    <message>
        <source>%1’s Calza was wrong.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Le Calza d’%1 est manqué.</translation>
    </message>
</context>
</TS>
