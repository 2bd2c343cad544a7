<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico, against computer players.</source>
        <translation>Les Dés Menteurs avec Palifico, contre des joueurs virtuels.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer and Rich.</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Construit avec Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer et Rich.</translation>
    </message>
    <message>
        <source>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</source>
        <translation>Composé en Cabin, de Pablo Impallari et Igino Marini (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>It never goes online: your games and settings stay on this computer.</source>
        <translation>Palifico ne se connecte jamais à Internet&#xa0;: vos parties et vos réglages restent sur cet ordinateur.</translation>
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
        <translation>Vous pouvez annoncer n’importe quelle face. Mais regardez la table&#xa0;: avec les 5, vous ne risquez rien.</translation>
    </message>
    <message>
        <source>That is allowed. But try Calza here: in a lesson nothing can be lost.</source>
        <translation>C’est permis. Mais annoncez plutôt Calza ici&#xa0;: dans une leçon, il n’y a rien à perdre.</translation>
    </message>
    <message numerus="yes">
        <source>You may bid %1. But only %n dice match, and everybody sees it: a challenge would cost you a die.</source>
        <extracomment>The lesson, all dice lie open. %1 is a bid</extracomment>
        <translation>
            <numerusform>Vous pouvez annoncer %1. Mais seul %n dé compte, et tout le monde le voit&#xa0;: un doute vous coûterait un dé.</numerusform>
            <numerusform>Vous pouvez annoncer %1. Mais seuls %n dés comptent, et tout le monde le voit&#xa0;: un doute vous coûterait un dé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may challenge. But %n dice match, no fewer than the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>Vous pouvez douter. Mais %n dé compte, donc au moins autant qu’annoncé&#xa0;: cela vous coûterait un dé.</numerusform>
            <numerusform>Vous pouvez douter. Mais %n dés comptent, donc au moins autant qu’annoncé&#xa0;: cela vous coûterait un dé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may call Spot On. But %n dice match, not exactly as many as the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>Vous pouvez annoncer «&#xa0;Pile&#xa0;». Mais %n dé compte, et ce n’est pas exactement le nombre annoncé&#xa0;: cela vous coûterait un dé.</numerusform>
            <numerusform>Vous pouvez annoncer «&#xa0;Pile&#xa0;». Mais %n dés comptent, et ce n’est pas exactement le nombre annoncé&#xa0;: cela vous coûterait un dé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bid that. But begin lower, with %n dice at most, so that the bidding comes round to you again.</source>
        <translation>
            <numerusform>C’est permis. Mais commencez plus bas, avec %n dé au plus, pour que votre tour revienne.</numerusform>
            <numerusform>C’est permis. Mais commencez plus bas, avec %n dés au plus, pour que votre tour revienne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BidButton</name>
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
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Annoncer %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Surenchérir à %1</translation>
    </message>
</context>
<context>
    <name>BidSpinner</name>
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
        <extracomment>%1 is the number of a face, 1 to 6</extracomment>
        <translation>Face %1</translation>
    </message>
</context>
<context>
    <name>BoldLines</name>
    <message>
        <source>Good company. Let’s make some noise.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Belle compagnie. Mettons un peu d’ambiance.</translation>
    </message>
    <message>
        <source>I’ve been looking forward to this!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>J’attendais ça avec impatience&#x202f;!</translation>
    </message>
    <message>
        <source>Big numbers today, I can feel it.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ça va monter haut aujourd’hui, je le sens.</translation>
    </message>
    <message>
        <source>Shake those cups, I’m ready!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Secouez les gobelets, c’est parti&#x202f;!</translation>
    </message>
    <message>
        <source>May the best story win.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Que la plus belle histoire gagne.</translation>
    </message>
    <message>
        <source>Here’s something to chew on.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Voilà de quoi réfléchir.</translation>
    </message>
    <message>
        <source>Somebody has to start the fun.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Il faut bien que quelqu’un lance la fête.</translation>
    </message>
    <message>
        <source>Off we go!</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>En avant&#x202f;!</translation>
    </message>
    <message>
        <source>Catch me if you can.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Attrapez-moi si vous pouvez.</translation>
    </message>
    <message>
        <source>The first word is mine.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>À moi le premier mot.</translation>
    </message>
    <message>
        <source>Too high? Let’s find out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Trop haut&#x202f;? On verra bien.</translation>
    </message>
    <message>
        <source>Why walk when you can fly?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Pourquoi marcher quand on peut voler&#x202f;?</translation>
    </message>
    <message>
        <source>There. Now breathe.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Voilà. Et maintenant, respirez.</translation>
    </message>
    <message>
        <source>I like the air up here.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>L’air est bon, là-haut.</translation>
    </message>
    <message>
        <source>Who’s still with me?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qui me suit encore&#x202f;?</translation>
    </message>
    <message>
        <source>Nice tale. Cups up!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Belle histoire. On soulève&#x202f;!</translation>
    </message>
    <message>
        <source>I can’t resist. Show me!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je ne résiste pas. Fais voir&#x202f;!</translation>
    </message>
    <message>
        <source>That one I won’t swallow.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Celle-là, je ne l’avale pas.</translation>
    </message>
    <message>
        <source>My turn to be difficult.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>À mon tour de faire des histoires.</translation>
    </message>
    <message>
        <source>Enough climbing. Let’s look down.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Assez grimpé. Regardons en bas.</translation>
    </message>
    <message>
        <source>I do tell the truth. Sometimes.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je dis la vérité. Parfois.</translation>
    </message>
    <message>
        <source>You should have trusted me!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Il fallait me croire&#x202f;!</translation>
    </message>
    <message>
        <source>See? All there.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Tu vois&#x202f;? Tout y est.</translation>
    </message>
    <message>
        <source>Oh, that felt good.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Oh, que ça fait du bien.</translation>
    </message>
    <message>
        <source>Luck likes a loud voice.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La chance aime les voix fortes.</translation>
    </message>
    <message>
        <source>All right, you got me!</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>D’accord, je me suis fait avoir&#x202f;!</translation>
    </message>
    <message>
        <source>Worth a try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ça valait le coup.</translation>
    </message>
    <message>
        <source>It sounded so good in my head.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Dans ma tête, ça sonnait si bien.</translation>
    </message>
    <message>
        <source>One day somebody will believe me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Un jour, on finira par me croire.</translation>
    </message>
    <message>
        <source>No regrets. It was a lovely number.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Aucun regret. C’était un beau nombre.</translation>
    </message>
    <message>
        <source>To the very die!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Au dé près&#x202f;!</translation>
    </message>
    <message>
        <source>Did you see that?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Vous avez vu ça&#x202f;?</translation>
    </message>
    <message>
        <source>I live for moments like this!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Je ne vis que pour ces moments-là&#x202f;!</translation>
    </message>
    <message>
        <source>The heart is never wrong.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Le cœur ne se trompe pas.</translation>
    </message>
    <message>
        <source>Somebody frame this one.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Celle-là, il faut l’encadrer.</translation>
    </message>
    <message>
        <source>I believed in it, I really did.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’y ai cru, vraiment cru.</translation>
    </message>
    <message>
        <source>Ah well. It would have been glorious.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Tant pis. Ç’aurait été magnifique.</translation>
    </message>
    <message>
        <source>Next time, you’ll see.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La prochaine fois, vous verrez.</translation>
    </message>
    <message>
        <source>My heart counted differently.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Mon cœur comptait autrement.</translation>
    </message>
    <message>
        <source>You can’t win them all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>On ne peut pas tout gagner.</translation>
    </message>
    <message>
        <source>Just a scratch.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Une égratignure.</translation>
    </message>
    <message>
        <source>It’s good to travel light.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Mieux vaut voyager léger.</translation>
    </message>
    <message>
        <source>Fewer dice, more courage.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Moins de dés, plus de cran.</translation>
    </message>
    <message>
        <source>I’ll manage with less.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Je ferai avec moins.</translation>
    </message>
    <message>
        <source>It’s far from over.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Rien n’est encore joué.</translation>
    </message>
    <message>
        <source>One die. Now it gets interesting.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul dé. Ça devient intéressant.</translation>
    </message>
    <message>
        <source>One is plenty for a good story.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul suffit pour une bonne histoire.</translation>
    </message>
    <message>
        <source>Don’t count me out yet!</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ne m’enterrez pas trop vite&#x202f;!</translation>
    </message>
    <message>
        <source>Watch what a single die can do.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Regardez ce que peut faire un seul dé.</translation>
    </message>
    <message>
        <source>Back to the wall. My favourite place.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Dos au mur. Mon endroit préféré.</translation>
    </message>
    <message>
        <source>What a ride! Thank you all.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Quelle aventure&#x202f;! Merci à tous.</translation>
    </message>
    <message>
        <source>I go out singing.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je m’en vais en chantant.</translation>
    </message>
    <message>
        <source>Finish it in style for me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Finissez en beauté pour moi.</translation>
    </message>
    <message>
        <source>Next time I’ll bid even higher.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La prochaine fois, j’annonce encore plus haut.</translation>
    </message>
    <message>
        <source>At least I made some noise!</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Au moins, ça a fait du bruit&#x202f;!</translation>
    </message>
    <message>
        <source>Fortune favours the bold!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>La fortune sourit aux audacieux&#x202f;!</translation>
    </message>
    <message>
        <source>What a game! Again?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Quelle partie&#x202f;! On recommence&#x202f;?</translation>
    </message>
    <message>
        <source>I’d do it all again.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Je referais tout pareil.</translation>
    </message>
    <message>
        <source>You made me sweat. Thank you!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Vous m’avez fait transpirer. Merci&#x202f;!</translation>
    </message>
    <message>
        <source>Cake for everyone.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Du gâteau pour tout le monde.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>command that cannot be read</source>
        <translation>commande illisible</translation>
    </message>
    <message>
        <source>no such program</source>
        <translation>programme introuvable</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>non démarré</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>trop lent</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>endless line</source>
        <translation>ligne sans fin</translation>
    </message>
    <message>
        <source>spoke unasked</source>
        <translation>a parlé sans être interrogé</translation>
    </message>
    <message>
        <source>no proper answer</source>
        <translation>réponse non conforme</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contraire aux règles</translation>
    </message>
    <message>
        <source>the command is empty, or a quotation mark is missing</source>
        <translation>la commande est vide, ou un guillemet manque</translation>
    </message>
    <message>
        <source>there is no program “%1”</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>il n’y a pas de programme «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it cannot be started (%1)</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>il ne peut pas être lancé (%1)</translation>
    </message>
    <message>
        <source>no answer within %1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>pas de réponse en %1&#xa0;s</translation>
    </message>
    <message>
        <source>it has ended (%1)</source>
        <extracomment>A program; %1 is its exit status, a number</extracomment>
        <translation>il s’est arrêté (%1)</translation>
    </message>
    <message>
        <source>its line does not end</source>
        <translation>sa ligne ne finit pas</translation>
    </message>
    <message>
        <source>it speaks without being asked</source>
        <translation>il parle sans être interrogé</translation>
    </message>
    <message>
        <source>its answer is not of the protocol (“%1”)</source>
        <extracomment>%1 is what it has said</extracomment>
        <translation>sa réponse n’est pas conforme au protocole («&#xa0;%1&#xa0;»)</translation>
    </message>
    <message>
        <source>its move is against the rules: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>son coup est contraire aux règles&#xa0;: %1</translation>
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
        <translation>Nouveau bot</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>Tries whether a program can play</extracomment>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>A program of yours that plays</source>
        <translation>Un programme à vous qui joue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it is called here</source>
        <translation>Comment il s’appelle ici</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Starts it; no shell reads it</source>
        <translation>Le lance, sans passer par un shell</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Slower bots are replaced</source>
        <translation>Un bot plus lent est remplacé</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bots.</source>
        <translation>
            <numerusform>Pas plus de %n bot.</numerusform>
            <numerusform>Pas plus de %n bots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Choose it as an opponent in the new game.</source>
        <translation>Enregistré. Choisissez-le comme adversaire dans la nouvelle partie.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>A program is being tried</extracomment>
        <translation>Essai en cours…</translation>
    </message>
    <message>
        <source>It plays. It calls itself “%1”.</source>
        <extracomment>%1 is a program&apos;s own name for itself</extracomment>
        <translation>Il joue. Il se nomme «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <extracomment>%1 is why a program cannot play, without a full stop</extracomment>
        <translation>Il ne peut pas jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Donnez un nom</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>%n caractère au plus</numerusform>
            <numerusform>%n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>ByteWords</name>
    <message>
        <source>%1 is skipped</source>
        <extracomment>%1 is a byte, a number from 252 to 255</extracomment>
        <translation>%1 est sauté</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <extracomment>%1 is a byte, %2 the face of a die</extracomment>
        <translation>%1 donne %2</translation>
    </message>
</context>
<context>
    <name>CallQuestion</name>
    <message>
        <source>A call settles the round.</source>
        <translation>Une annonce règle la manche.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Challenge %1?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Douter de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Douter</translation>
    </message>
    <message>
        <source>Spot On at %1?</source>
        <extracomment>%1 is a bid: call that exactly so many dice match</extracomment>
        <translation>«&#xa0;Pile&#xa0;» sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Calza at %1?</source>
        <translation>Calza sur %1&#x202f;?</translation>
    </message>
</context>
<context>
    <name>CasualLines</name>
    <message>
        <source>Hi! What are we playing?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Salut&#x202f;! On joue à quoi&#x202f;?</translation>
    </message>
    <message>
        <source>A comfy chair, and I’m happy.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Une bonne chaise, et tout va bien.</translation>
    </message>
    <message>
        <source>No rush, is there?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Rien ne presse, non&#x202f;?</translation>
    </message>
    <message>
        <source>Anybody for a biscuit?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Quelqu’un veut un biscuit&#x202f;?</translation>
    </message>
    <message>
        <source>Let’s just have a nice time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Passons un bon moment, c’est tout.</translation>
    </message>
    <message>
        <source>Whatever. This.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>N’importe. Ça.</translation>
    </message>
    <message>
        <source>I’ll put that out there.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Je lance ça comme ça.</translation>
    </message>
    <message>
        <source>Something like that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Quelque chose comme ça.</translation>
    </message>
    <message>
        <source>Don’t think too hard about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ne cherchez pas trop loin.</translation>
    </message>
    <message>
        <source>Let’s say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Disons ça.</translation>
    </message>
    <message>
        <source>Is it a lot? Ah well.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>C’est beaucoup&#x202f;? Bah, tant pis.</translation>
    </message>
    <message>
        <source>You only live once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>On ne vit qu’une fois.</translation>
    </message>
    <message>
        <source>I wasn’t really counting.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Je ne comptais pas vraiment.</translation>
    </message>
    <message>
        <source>Big numbers look nicer.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Les grands nombres font plus joli.</translation>
    </message>
    <message>
        <source>Who’s keeping track, anyway?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qui suit encore, d’ailleurs&#x202f;?</translation>
    </message>
    <message>
        <source>Sorry, what was the bid?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Pardon, c’était quoi, l’enchère&#x202f;?</translation>
    </message>
    <message>
        <source>Nah.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Bof.</translation>
    </message>
    <message>
        <source>Let’s have a look, just for fun.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>On regarde, juste pour rire.</translation>
    </message>
    <message>
        <source>I’d say not.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je dirais que non.</translation>
    </message>
    <message>
        <source>It doesn’t ring true to me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ça sonne faux, pour moi.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je te l’avais dit.</translation>
    </message>
    <message>
        <source>Easy.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Facile.</translation>
    </message>
    <message>
        <source>That turned out fine.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ça s’est arrangé tout seul.</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>J’ai de la veine.</translation>
    </message>
    <message>
        <source>See, no worries.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Tu vois, pas de souci.</translation>
    </message>
    <message>
        <source>Ha, all right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ha, d’accord.</translation>
    </message>
    <message>
        <source>Was I not supposed to say that?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Il ne fallait pas le dire&#x202f;?</translation>
    </message>
    <message>
        <source>You were listening, then.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu écoutais, toi, au moins.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ça arrive aux meilleurs.</translation>
    </message>
    <message>
        <source>I’ll have another biscuit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je reprends un biscuit.</translation>
    </message>
    <message>
        <source>Ha! Just like that.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ha&#x202f;! Comme ça, sans y penser.</translation>
    </message>
    <message>
        <source>I wasn’t even looking.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Je ne regardais même pas.</translation>
    </message>
    <message>
        <source>Well, that was handy.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Eh bien, ça tombe à pic.</translation>
    </message>
    <message>
        <source>Sometimes it just fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Parfois, ça tombe bien.</translation>
    </message>
    <message>
        <source>And I nearly missed my turn.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Dire que j’ai failli rater mon tour.</translation>
    </message>
    <message>
        <source>It was only a whim.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ce n’était qu’une lubie.</translation>
    </message>
    <message>
        <source>I said it without thinking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai dit ça sans réfléchir.</translation>
    </message>
    <message>
        <source>Worth a laugh.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ça valait un sourire.</translation>
    </message>
    <message>
        <source>I should have listened.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’aurais dû écouter.</translation>
    </message>
    <message>
        <source>Forget I said anything.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Oubliez ce que j’ai dit.</translation>
    </message>
    <message>
        <source>Somebody else can enjoy it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Que quelqu’un d’autre en profite.</translation>
    </message>
    <message>
        <source>Less to pick up.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Moins à ramasser.</translation>
    </message>
    <message>
        <source>Fine, I wasn’t using it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Bon, je ne m’en servais pas.</translation>
    </message>
    <message>
        <source>No drama.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Pas de quoi en faire un drame.</translation>
    </message>
    <message>
        <source>They come and go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ça va, ça vient.</translation>
    </message>
    <message>
        <source>A single die is easy to carry.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul dé, c’est léger à porter.</translation>
    </message>
    <message>
        <source>Where did they all go?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Où sont-ils tous passés&#x202f;?</translation>
    </message>
    <message>
        <source>Simple. I like simple.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Simple. J’aime ce qui est simple.</translation>
    </message>
    <message>
        <source>That’s the last biscuit, too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Et c’est aussi le dernier biscuit.</translation>
    </message>
    <message>
        <source>I’ll stop daydreaming now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Bon, j’arrête de rêvasser.</translation>
    </message>
    <message>
        <source>The kitchen is calling. Have fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La cuisine m’appelle. Amusez-vous bien.</translation>
    </message>
    <message>
        <source>Right, who wants tea?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Bon, qui veut du thé&#x202f;?</translation>
    </message>
    <message>
        <source>I had a lovely time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>J’ai passé un très bon moment.</translation>
    </message>
    <message>
        <source>You carry on.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Continuez sans moi.</translation>
    </message>
    <message>
        <source>Time to stretch my legs.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je vais me dégourdir les jambes.</translation>
    </message>
    <message>
        <source>Oh. Nobody left?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Oh. Plus personne&#x202f;?</translation>
    </message>
    <message>
        <source>It surprises me as much as you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ça m’étonne autant que vous.</translation>
    </message>
    <message>
        <source>And I didn’t even hurry.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Et sans me presser, encore.</translation>
    </message>
    <message>
        <source>Nice. What’s for dinner?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Sympa. On mange quoi&#x202f;?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>On s’y ferait.</translation>
    </message>
</context>
<context>
    <name>CautiousLines</name>
    <message>
        <source>Hello. I’ll begin gently, if I may.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bonjour. Je vais y aller doucement.</translation>
    </message>
    <message>
        <source>Let’s take our time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Prenons notre temps.</translation>
    </message>
    <message>
        <source>I do hope the dice are kind.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Espérons que les dés seront gentils.</translation>
    </message>
    <message>
        <source>A quiet game would suit me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Une partie tranquille me plairait.</translation>
    </message>
    <message>
        <source>Good luck, everyone.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bonne chance à tous.</translation>
    </message>
    <message>
        <source>Let me just put this here.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Je pose ça là.</translation>
    </message>
    <message>
        <source>Well, one must begin somewhere.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Il faut bien commencer quelque part.</translation>
    </message>
    <message>
        <source>I’ve thought about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>J’ai bien réfléchi.</translation>
    </message>
    <message>
        <source>Please be gentle with this one.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Soyez indulgents avec celle-ci.</translation>
    </message>
    <message>
        <source>All things considered…</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Tout bien considéré…</translation>
    </message>
    <message>
        <source>I hope I won’t regret this.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>J’espère ne pas le regretter.</translation>
    </message>
    <message>
        <source>Oh dear, that is a lot.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Oh là là, ça fait beaucoup.</translation>
    </message>
    <message>
        <source>My heart is beating.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>J’ai le cœur qui bat.</translation>
    </message>
    <message>
        <source>Deep breath.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Une grande respiration.</translation>
    </message>
    <message>
        <source>Well, somebody had to say it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Il fallait bien que quelqu’un le dise.</translation>
    </message>
    <message>
        <source>Forgive me, I have to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Pardon, il faut que je regarde.</translation>
    </message>
    <message>
        <source>I’m not sure about this one.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Celle-ci me laisse perplexe.</translation>
    </message>
    <message>
        <source>That’s a little too much for me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>C’est un peu trop pour moi.</translation>
    </message>
    <message>
        <source>May we see, please?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>On peut voir, s’il te plaît&#x202f;?</translation>
    </message>
    <message>
        <source>I’d rather check.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je préfère vérifier.</translation>
    </message>
    <message>
        <source>Phew, what a relief.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ouf, quel soulagement.</translation>
    </message>
    <message>
        <source>I try to be honest.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>J’essaie d’être honnête.</translation>
    </message>
    <message>
        <source>I was rather worried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je n’en menais pas large.</translation>
    </message>
    <message>
        <source>One can believe me, you know.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>On peut me croire, tu sais.</translation>
    </message>
    <message>
        <source>No hard feelings, I hope.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Sans rancune, j’espère.</translation>
    </message>
    <message>
        <source>I should have stayed lower.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>J’aurais dû rester plus bas.</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Bien vu.</translation>
    </message>
    <message>
        <source>I had a feeling about that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je le sentais venir.</translation>
    </message>
    <message>
        <source>That will teach me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ça m’apprendra.</translation>
    </message>
    <message>
        <source>You were right to look.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu as bien fait de regarder.</translation>
    </message>
    <message>
        <source>Goodness, it was right!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ça alors, c’était juste&#x202f;!</translation>
    </message>
    <message>
        <source>I hardly dared to say it.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>J’osais à peine le dire.</translation>
    </message>
    <message>
        <source>I counted it twice.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>J’avais compté deux fois.</translation>
    </message>
    <message>
        <source>I’m still trembling.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>J’en tremble encore.</translation>
    </message>
    <message>
        <source>Sometimes one has to dare.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Parfois, il faut oser.</translation>
    </message>
    <message>
        <source>That was not like me.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ça ne me ressemble pas.</translation>
    </message>
    <message>
        <source>I let myself be tempted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai cédé à la tentation.</translation>
    </message>
    <message>
        <source>Back to being careful.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Retour à la prudence.</translation>
    </message>
    <message>
        <source>Oh, what a pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Oh, quel dommage.</translation>
    </message>
    <message>
        <source>I won’t do that again soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>On ne m’y reprendra pas de sitôt.</translation>
    </message>
    <message>
        <source>I was fond of that one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Je l’aimais bien, celui-là.</translation>
    </message>
    <message>
        <source>Careful now.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Prudence, maintenant.</translation>
    </message>
    <message>
        <source>It could be worse.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ça pourrait être pire.</translation>
    </message>
    <message>
        <source>I’ll look after the others.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Je prendrai soin des autres.</translation>
    </message>
    <message>
        <source>Slowly, slowly.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Doucement, doucement.</translation>
    </message>
    <message>
        <source>Only one left. Oh my.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Plus qu’un. Aïe aïe aïe.</translation>
    </message>
    <message>
        <source>This calls for great care.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Il va falloir jouer très serré.</translation>
    </message>
    <message>
        <source>A single die, like a candle.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul dé, comme une bougie.</translation>
    </message>
    <message>
        <source>I’ll hold on to this one.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Celui-là, je le garde précieusement.</translation>
    </message>
    <message>
        <source>Just pretend I’m not here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Faites comme si je n’étais pas là.</translation>
    </message>
    <message>
        <source>I’ll watch from here. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je regarderai d’ici. Bien joué.</translation>
    </message>
    <message>
        <source>At least I can relax now.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Au moins, je peux souffler.</translation>
    </message>
    <message>
        <source>I held on as long as I could.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>J’ai tenu autant que j’ai pu.</translation>
    </message>
    <message>
        <source>Good luck to those who stay.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Bonne chance à ceux qui restent.</translation>
    </message>
    <message>
        <source>Next time, a little bolder perhaps.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La prochaine fois, avec plus d’audace, peut-être.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Moi&#x202f;? Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Slow and steady, after all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Rien ne sert de courir.</translation>
    </message>
    <message>
        <source>I can hardly believe it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>J’ai peine à y croire.</translation>
    </message>
    <message>
        <source>Thank you, that was lovely.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Merci, c’était charmant.</translation>
    </message>
    <message>
        <source>Patience, that was all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>De la patience, voilà tout.</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance of winning the game</source>
        <extracomment>Over the chart of a review</extracomment>
        <translation>Chances de gagner la partie</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Under the chart of a review, before the numbers of the rounds</extracomment>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>CheckSheet</name>
    <message>
        <source>Check the dice</source>
        <translation>Vérifier les dés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>1. Before the first roll the secret was drawn and its seal shown. The seal is computed from the secret (SHA-256); another secret would have another one.</source>
        <translation>1. Avant le premier lancer, le secret a été tiré et son sceau montré. Le sceau est calculé à partir du secret (SHA-256)&#x202f;; un autre secret en aurait un autre.</translation>
    </message>
    <message>
        <source>2. For each round, secret, phrase and the number of the round go into a fixed computation (HMAC-SHA256). What comes out is bytes, numbers from 0 to 255.</source>
        <translation>2. Pour chaque manche, le secret, la phrase et le numéro de la manche entrent dans un calcul fixé d’avance (HMAC-SHA256). Il en sort des octets, des nombres de 0 à 255.</translation>
    </message>
    <message>
        <source>3. A byte below 252, divided by 6, leaves 0 to 5; one more is the die. From 252 on bytes are skipped, so that every face is equally likely. Dice are dealt seat by seat, then sorted.</source>
        <translation>3. Un octet inférieur à 252, divisé par 6, laisse un reste de 0 à 5&#x202f;; ce reste plus un donne le dé. À partir de 252, les octets sont sautés, pour que toutes les faces aient la même chance de sortir. Les dés sont distribués place par place, puis triés.</translation>
    </message>
    <message>
        <source>These dice do not follow from what was sealed.</source>
        <translation>Ces dés ne découlent pas de ce qui a été scellé.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>All computed again just now, %1 in %2: every die follows from the secret and the phrase.</source>
        <extracomment>%1 is a number of dice, %2 a number of rounds, both with their noun</extracomment>
        <translation>Tout vient d’être recalculé, %1 en %2&#xa0;: chaque dé découle du secret et de la phrase.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Interrupted.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico. Without arguments the game opens.</source>
        <translation>Dés Menteurs avec Palifico. Sans argument, le jeu s’ouvre.</translation>
    </message>
    <message>
        <source>Play a whole game in the window by itself, quickly, and report what was found.</source>
        <translation>Joue seul une partie entière dans la fenêtre, rapidement, et rend compte de ce qui a été constaté.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Wrong argument: %1. Allowed: %2</source>
        <extracomment>%1 is what was typed, %2 how the command is used</extracomment>
        <translation>Argument incorrect&#xa0;: %1. Autorisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Missing argument: %1. Allowed: %2</source>
        <extracomment>%1 is the name of an argument, %2 how the command is used</extracomment>
        <translation>Argument manquant&#xa0;: %1. Autorisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <extracomment>%1 is the name of an argument, %2 and %3 are numbers, %4 is what was typed</extracomment>
        <translation>%1 attend un nombre entier de %2 à %3, et non «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>There is no level “%1”. Levels: %2.</source>
        <extracomment>%1 is what was typed, %2 the names of the levels</extracomment>
        <translation>Il n’y a pas de niveau «&#xa0;%1&#xa0;». Niveaux&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--levels takes one level for all players, or one for each (%1), not %2.</source>
        <extracomment>%1 is the number of players, %2 the number of levels that were typed</extracomment>
        <translation>--levels attend un niveau pour tous les joueurs ou un pour chacun (%1), et non %2.</translation>
    </message>
    <message>
        <source>%1 takes the name of a file that ends with %2, in a folder that exists, not “%3”.</source>
        <extracomment>%1 is the name of an argument, %2 the end of a file&apos;s name, as .jsonl, %3 what was typed</extracomment>
        <translation>%1 attend le nom d’un fichier qui se termine par %2, dans un dossier qui existe, et non «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Let a computer player speak the bot protocol on standard input and output.</source>
        <translation>Fait dialoguer un joueur virtuel selon le protocole des bots, sur l’entrée et la sortie standard.</translation>
    </message>
    <message>
        <source>The player’s level; the command levels lists them.</source>
        <translation>Le niveau du joueur&#x202f;; la commande levels les énumère.</translation>
    </message>
    <message>
        <source>A number that makes the player’s choices repeatable.</source>
        <translation>Un nombre qui rend les choix du joueur reproductibles.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>%1 is the number of a line, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Ligne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <extracomment>%1 is a number</extracomment>
        <translation>elle dépasse %1 octets</translation>
    </message>
    <message>
        <source>it is no message of the protocol (%1)</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>ce n’est pas un message du protocole (%1)</translation>
    </message>
    <message>
        <source>only version %1 of the protocol is spoken</source>
        <extracomment>%1 is a number</extracomment>
        <translation>seule la version %1 du protocole est prise en charge</translation>
    </message>
    <message>
        <source>the message “%1” cannot come now</source>
        <extracomment>%1 is the type of a message</extracomment>
        <translation>le message «&#xa0;%1&#xa0;» ne peut pas arriver maintenant</translation>
    </message>
    <message>
        <source>the member “%1” does not follow from the game so far</source>
        <extracomment>%1 is a member of the message</extracomment>
        <translation>le membre «&#xa0;%1&#xa0;» ne correspond pas au déroulement de la partie</translation>
    </message>
    <message>
        <source>the action is against the rules</source>
        <translation>l’action est contraire aux règles</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1 is a line as &quot;palifico-cli verify FILE&quot;</extracomment>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>List the levels of the computer players, weakest first.</source>
        <translation>Énumère les niveaux des joueurs virtuels, du plus faible au plus fort.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Let computer players play games among themselves, and write them as game records.</source>
        <translation>Fait jouer des parties entre joueurs virtuels et les enregistre.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>Nombre de parties.</translation>
    </message>
    <message>
        <source>How many players, from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Nombre de joueurs, de %1 à %2.</translation>
    </message>
    <message>
        <source>The players’ levels, one for all or one for each; without it all levels in turn.</source>
        <translation>Les niveaux des joueurs, un pour tous ou un pour chacun&#x202f;; par défaut, tous les niveaux à tour de rôle.</translation>
    </message>
    <message>
        <source>Dice each, from %1 to %2; without it %3.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Dés par joueur, de %1 à %2&#x202f;; %3 par défaut.</translation>
    </message>
    <message>
        <source>%1: won %2 of %3 games (%4%)</source>
        <extracomment>%1 is a level, %2 and %3 are numbers, %4 is a percentage</extracomment>
        <translation>%1&#xa0;: %2 parties gagnées sur %3 (%4&#xa0;%)</translation>
    </message>
    <message>
        <source>Measure how much a best responder gains against a level in one round.</source>
        <translation>Mesure ce que gagne la meilleure réponse contre un niveau, sur une manche.</translation>
    </message>
    <message>
        <source>The level.</source>
        <translation>Le niveau.</translation>
    </message>
    <message>
        <source>The dice of each player, from the opener on.</source>
        <translation>Les dés de chaque joueur, à partir de celui qui ouvre les enchères.</translation>
    </message>
    <message>
        <source>A Palifico round.</source>
        <translation>Une manche Palifico.</translation>
    </message>
    <message>
        <source>Calza instead of Spot On.</source>
        <translation>Calza au lieu de «&#xa0;Pile&#xa0;».</translation>
    </message>
    <message>
        <source>--counts takes 1,1 or 1,2 or 2,1 or 2,2 or 1,1,1, with --palifico 1,N or N,1 up to 6, not “%1”.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>--counts admet 1,1 ou 1,2 ou 2,1 ou 2,2 ou 1,1,1, avec --palifico 1,N ou N,1 jusqu’à 6, et non «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The level %1 does not tell its probabilities.</source>
        <extracomment>%1 is a level</extracomment>
        <translation>Le niveau %1 ne donne pas ses probabilités.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Seat %1: wins %2, gains %3 by a best response</source>
        <extracomment>%1 is the number of a seat, %2 and %3 are probabilities</extracomment>
        <translation>Place %1&#xa0;: probabilité de gagner %2, gain %3 avec la meilleure réponse</translation>
    </message>
    <message>
        <source>No Palifico rounds.</source>
        <translation>Sans manche Palifico.</translation>
    </message>
    <message>
        <source>No wild ones.</source>
        <translation>Sans paco.</translation>
    </message>
    <message>
        <source>A number that all games follow from; without it the system’s chance decides.</source>
        <translation>Un nombre dont découlent toutes les parties&#x202f;; à défaut, le hasard du système décide.</translation>
    </message>
    <message>
        <source>How many processes share the work; without it 1.</source>
        <translation>Nombre de processus qui se partagent le travail&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>The file for the records, one a line. It is written whole or not at all.</source>
        <translation>Le fichier des parties, une par ligne. Il est écrit en entier ou pas du tout.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Check game records: their shape, the rules, all counts, and that the dice follow from the secret.</source>
        <translation>Vérifie des parties enregistrées&#xa0;: leur forme, les règles, tous les comptes, et que les dés découlent du secret.</translation>
    </message>
    <message>
        <source>The records: one in a %1 file, one in each line of any other.</source>
        <extracomment>%1 is the end of a file&apos;s name, .json</extracomment>
        <translation>Les parties enregistrées&#xa0;: une seule dans un fichier %1, une par ligne dans tout autre.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
        <translation>Impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 holds no game record.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 ne contient aucune partie enregistrée.</translation>
    </message>
    <message>
        <source>More wrong records, not listed: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Autres parties incorrectes, non énumérées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wrong records: %1 of %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Parties incorrectes&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Games: %1, rounds: %2, actions: %3, finished: %4, unfinished: %5, not proven: %6.</source>
        <extracomment>All are numbers; not proven: games whose dice cannot be computed again</extracomment>
        <translation>Parties&#xa0;: %1, manches&#xa0;: %2, actions&#xa0;: %3, terminées&#xa0;: %4, inachevées&#xa0;: %5, non prouvées&#xa0;: %6.</translation>
    </message>
    <message>
        <source>A process that played games was stopped.</source>
        <translation>Un processus qui jouait des parties a été arrêté.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>of the games; stands over &quot;62.5%&quot;</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>mean time for a decision; stands over &quot;1.25 ms&quot;</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Longest</source>
        <extracomment>longest time for a decision</extracomment>
        <translation>La plus longue</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds</extracomment>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>Let players play many games, with the same dice in each rotation of the seats, and compare what they win.</source>
        <translation>Fait jouer de nombreuses parties à des joueurs, avec les mêmes dés à chaque rotation des places, et compare ce qu’ils gagnent.</translation>
    </message>
    <message>
        <source>A file for the result as JSON, for other programs.</source>
        <translation>Un fichier pour le résultat en JSON, destiné à d’autres programmes.</translation>
    </message>
    <message>
        <source>--seats takes from %1 to %2 players, not %3.</source>
        <extracomment>%1 and %2 are numbers, %3 is how many were typed</extracomment>
        <translation>--seats attend de %1 à %2 joueurs, et non %3.</translation>
    </message>
    <message>
        <source>95%</source>
        <extracomment>heads the interval that holds the share with a probability of 95%; stands over &quot;58.1–66.9&quot;</extracomment>
        <translation>95&#xa0;%</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Show every die: the bytes of secret and phrase that give it.</source>
        <translation>Montre chaque dé&#xa0;: les octets, tirés du secret et de la phrase, qui le donnent.</translation>
    </message>
    <message>
        <source>Record %1</source>
        <extracomment>%1 is the number of a game record in its file</extracomment>
        <translation>Partie enregistrée %1</translation>
    </message>
    <message>
        <source>Its dice cannot be computed again: it holds no secret.</source>
        <translation>Ses dés ne peuvent pas être recalculés&#xa0;: elle ne contient pas de secret.</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>%1 is the player&apos;s phrase</extracomment>
        <translation>Phrase&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Secret&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seal, SHA-256 of the secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Sceau, SHA-256 du secret&#xa0;: %1</translation>
    </message>
    <message>
        <source>First seat to open: %1</source>
        <extracomment>%1 are bytes and the seat that each gives, as &quot;254 → –, 17 → 2&quot;; seats count from 0</extracomment>
        <translation>Première place à ouvrir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Round %1, bytes of %2</source>
        <extracomment>%1 is the number of a round, %2 what the bytes are computed from, as HMAC-SHA256(secret, &quot;phrase|0|0&quot;)</extracomment>
        <translation>Manche %1, octets de %2</translation>
    </message>
    <message>
        <source>Answer positions, one a line on standard input, with the probabilities of a level’s actions.</source>
        <translation>Lit des positions sur l’entrée standard, une par ligne, et répond par les probabilités des actions d’un niveau.</translation>
    </message>
    <message>
        <source>The level; the command levels lists them.</source>
        <translation>Le niveau&#x202f;; la commande levels les énumère.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>La ligne dépasse %1 octets.</translation>
    </message>
    <message>
        <source>The line is no position (%1).</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>La ligne n’est pas une position (%1).</translation>
    </message>
    <message>
        <source>The member “%1” cannot be so.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>Le membre «&#xa0;%1&#xa0;» a une valeur impossible.</translation>
    </message>
    <message>
        <source>With Calza the member “%1” is needed.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>Avec Calza, le membre «&#xa0;%1&#xa0;» est nécessaire.</translation>
    </message>
    <message>
        <source>Action %1 is no bid of the seat on turn.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>L’action %1 n’est pas une enchère du joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Action %1 is against the rules: %2.</source>
        <extracomment>%1 is a number, %2 a reason</extracomment>
        <translation>L’action %1 est contraire aux règles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The seat is not on turn.</source>
        <translation>Ce n’est pas le tour de cette place.</translation>
    </message>
    <message>
        <source>%1 cannot play: %2.</source>
        <extracomment>%1 is the command of a bot, %2 what is wrong with it</extracomment>
        <translation>%1 ne peut pas jouer&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped, and lost the game for it: %2.</source>
        <extracomment>%1 is a player, %2 a list of faults, each with the number of games that it has cost</extracomment>
        <translation>%1 a été arrêté et a perdu la partie pour cela&#xa0;: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 players: levels, and commands of bots after %3. Commas between quotes separate nothing.</source>
        <extracomment>%1 and %2 are numbers, %3 is &quot;cmd:&quot;</extracomment>
        <translation>De %1 à %2 joueurs&#xa0;: des niveaux, et des commandes de bots après %3. Les virgules entre guillemets ne séparent rien.</translation>
    </message>
    <message>
        <source>After %1 wrong records the rest was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Après %1 parties erronées, le reste n’a pas été lu.</translation>
    </message>
</context>
<context>
    <name>CoveredWords</name>
    <message>
        <source>Under the cups</source>
        <extracomment>Dice lie covered: as the title of a step</extracomment>
        <translation>Sous les gobelets</translation>
    </message>
    <message>
        <source>Another game, as it is really played: you see your own dice and no others. You have lost one already.</source>
        <translation>Une autre partie, comme on joue vraiment&#xa0;: vous ne voyez que vos dés. Vous en avez déjà perdu un.</translation>
    </message>
    <message>
        <source>Bid on what you hold and on what may lie under the other cups: about one die in three matches there, wild ones included.</source>
        <translation>Fiez-vous à vos dés, et à ce que peuvent cacher les autres gobelets&#xa0;: environ un dé sur trois y compte, pacos compris.</translation>
    </message>
    <message>
        <source>A bid need not be true, for nobody can see that now.</source>
        <translation>Une enchère peut être fausse&#xa0;: personne ne le voit.</translation>
    </message>
    <message>
        <source>Choose a bid of two dice at most</source>
        <translation>Choisissez une enchère de deux dés au plus</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Appuyez sur Annoncer</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>This game has the option Calza: it takes Spot On’s place.</source>
        <translation>Cette partie se joue avec l’option Calza, qui prend la place de «&#xa0;Pile&#xa0;».</translation>
    </message>
    <message>
        <source>Bruno raises. I think that his bid is exact to the very die, and call Calza.</source>
        <translation>Bruno surenchérit. Je crois son enchère exacte, au dé près, et j’annonce Calza.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, and Bruno bid %1. So I lose a die.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>%n dé compte, et Bruno a annoncé %1. Je perds donc un dé.</numerusform>
            <numerusform>%n dés comptent, et Bruno a annoncé %1. Je perds donc un dé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Had it been exact, nobody would have lost one, and I would have won a die back, though never above the number that everyone started with.</source>
        <translation>Si le compte avait été exact, personne n’en aurait perdu, et j’en aurais regagné un, sans jamais en avoir plus qu’au départ.</translation>
    </message>
    <message>
        <source>After Calza the caller opens the next round.</source>
        <translation>Après Calza, c’est l’annonceur qui ouvre la manche suivante.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Appuyez sur Manche suivante</translation>
    </message>
    <message>
        <source>Your Calza</source>
        <translation>Votre Calza</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! You win a die back, and nobody loses one.</source>
        <translation>
            <numerusform>Exactement %n dé&#x202f;! Vous regagnez un dé, et personne n’en perd.</numerusform>
            <numerusform>Exactement %n dés&#x202f;! Vous regagnez un dé, et personne n’en perd.</numerusform>
        </translation>
    </message>
    <message>
        <source>You called, so you open the next round.</source>
        <translation>Vous avez annoncé Calza&#xa0;: vous ouvrez la manche suivante.</translation>
    </message>
    <message>
        <source>I called, so I open the bidding.</source>
        <translation>J’ai annoncé Calza&#xa0;: c’est donc moi qui ouvre les enchères.</translation>
    </message>
    <message>
        <source>I bid %1. Two of yours match already, for your one is wild.</source>
        <extracomment>%1 is a bid; the learner holds a 1 and a 3</extracomment>
        <translation>J’annonce %1. Deux de vos dés comptent déjà, puisque votre 1 est un paco.</translation>
    </message>
    <message>
        <source>Call Calza: if it is right, you win a die back; if not, you lose one.</source>
        <translation>Annoncez Calza&#xa0;: si c’est juste, vous regagnez un dé&#x202f;; sinon, vous en perdez un.</translation>
    </message>
    <message>
        <source>Press Calza</source>
        <translation>Appuyez sur Calza</translation>
    </message>
    <message>
        <source>Now you can play</source>
        <extracomment>The lesson is over: its last title</extracomment>
        <translation>À vous de jouer, maintenant</translation>
    </message>
    <message>
        <source>Below the table you always read who was right and what it costs. So it goes on, round after round, until only one player holds dice.</source>
        <translation>Dans la barre du bas, vous lisez toujours qui avait raison et ce qu’il en coûte. Et l’on continue, manche après manche, jusqu’à ce qu’un seul joueur ait encore des dés.</translation>
    </message>
    <message>
        <source>That was the lesson. We shall meet again at the table!</source>
        <translation>La leçon est finie. On se retrouve autour de la table&#x202f;!</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <extracomment>What is to be done</extracomment>
        <translation>Ouvrez les enchères</translation>
    </message>
    <message>
        <source>Raise, challenge or call Calza</source>
        <translation>Surenchérissez, doutez ou annoncez Calza</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>C’est à vous de décider</translation>
    </message>
    <message>
        <source>This round is yours: whatever you do is welcome. Bruno and I play as in any other game.</source>
        <translation>Cette manche est à vous&#xa0;: faites ce qui vous plaît. Bruno et moi, nous jouons comme dans toute autre partie.</translation>
    </message>
    <message>
        <source>Look at your dice, count on one in three of the others, and do not believe everything.</source>
        <translation>Regardez vos dés, comptez sur un tiers des autres, et ne croyez pas tout ce qu’on vous dit.</translation>
    </message>
    <message>
        <source>If I hold one too and Bruno none, the bid is exact. Trust me.</source>
        <translation>Si j’en ai un aussi, et Bruno aucun, l’enchère est exacte. Faites-moi confiance.</translation>
    </message>
    <message>
        <source>The rules of the game, with every option, open with F1 whenever you wonder.</source>
        <translation>Les règles du jeu, avec toutes les options, s’ouvrent avec F1 à la moindre question.</translation>
    </message>
</context>
<context>
    <name>EmptyGames</name>
    <message>
        <source>No such game</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Every game that you begin is kept here, move for move.</source>
        <translation>Chaque partie que vous commencez est conservée ici, coup par coup.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Where a search has found no game</extracomment>
        <translation>Afficher toutes les parties</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Places</source>
        <extracomment>Over the list of players at the end of a game, the best first</extracomment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiques des dés</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>The game is unfinished.</source>
        <extracomment>Of a game in a file that somebody has opened</extracomment>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <extracomment>Looks through the game that has ended, move by move</extracomment>
        <translation>Analy&amp;ser la partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Nobody has won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>La partie a été abandonnée.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n dé restant</numerusform>
            <numerusform>%n dés restants</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with dice</source>
        <extracomment>Of the winner. Must fit men and women</extracomment>
        <translation>a encore des dés</translation>
    </message>
    <message>
        <source>out in round %1</source>
        <extracomment>A player who lost the last die in round %1. Must fit men and women</extracomment>
        <translation>hors jeu à la manche %1</translation>
    </message>
    <message>
        <source>out in round %1, like %2</source>
        <extracomment>%2 is a list of names, which may end in &quot;you&quot; as the subject of a sentence; they share a place</extracomment>
        <translation>hors jeu à la manche %1, comme %2</translation>
    </message>
    <message numerus="yes">
        <source>right in %1 of %n challenges</source>
        <extracomment>%n challenges were made, %1 of them were right</extracomment>
        <translation>
            <numerusform>doute fondé&#xa0;: %1 sur %n</numerusform>
            <numerusform>doutes fondés&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the first Palifico round</source>
        <translation>la première manche Palifico</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n called bids held</source>
        <extracomment>%n bids were challenged or called exact; in %1 of them at least as many dice matched</extracomment>
        <translation>
            <numerusform>enchère confirmée&#xa0;: %1 sur %n</numerusform>
            <numerusform>enchères confirmées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bids, none of them called</source>
        <extracomment>None of these bids was challenged or called exact</extracomment>
        <translation>
            <numerusform>%n enchère, jamais mise à l’épreuve</numerusform>
            <numerusform>%n enchères, jamais mises à l’épreuve</numerusform>
        </translation>
    </message>
    <message>
        <source>made no bid</source>
        <translation>aucune enchère</translation>
    </message>
    <message>
        <source>a right Spot On in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un «&#xa0;Pile&#xa0;» réussi à la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Spot On calls</source>
        <translation>
            <numerusform>%n «&#xa0;Pile&#xa0;» réussi</numerusform>
            <numerusform>%n «&#xa0;Pile&#xa0;» réussis</numerusform>
        </translation>
    </message>
    <message>
        <source>a right Calza in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un Calza réussi à la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Calza calls</source>
        <translation>
            <numerusform>%n Calza réussi</numerusform>
            <numerusform>%n Calza réussis</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Spot On in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un «&#xa0;Pile&#xa0;» manqué à la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Spot On calls</source>
        <translation>
            <numerusform>%n «&#xa0;Pile&#xa0;» manqué</numerusform>
            <numerusform>%n «&#xa0;Pile&#xa0;» manqués</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Calza in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un Calza manqué à la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Calza calls</source>
        <translation>
            <numerusform>%n Calza manqué</numerusform>
            <numerusform>%n Calza manqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>How long a game was played: minutes</extracomment>
        <translation>
            <numerusform>%n&#xa0;min</numerusform>
            <numerusform>%n&#xa0;min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>How long a game was played: %1 are hours, %2 minutes in two digits</extracomment>
        <translation>%1&#xa0;h&#xa0;%2&#xa0;min</translation>
    </message>
</context>
<context>
    <name>ErrorTeller</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>That was a fault of the program, not yours. Your game is kept, and you can play on.

If you tell somebody about it, copy the details: they say where it happened and hold no dice.</source>
        <extracomment>The program&apos;s own error; &quot;details&quot; are copied with a button</extracomment>
        <translation>C’est une erreur du programme, pas la vôtre. Votre partie est gardée et vous pouvez continuer à jouer.

Si vous la signalez à quelqu’un, copiez les détails&#xa0;: ils disent où elle s’est produite et ne contiennent aucun dé.</translation>
    </message>
    <message>
        <source>Written down in</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Consigné dans</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.</source>
        <extracomment>%1 is a face, %2 a count, %3 a number of times that is expected, %4 and %5 the least and the most</extracomment>
        <translation>Face %1&#xa0;: %2 fois, %3 attendues, dans la marge du hasard, de %4 à %5.</translation>
    </message>
    <message>
        <source>Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.</source>
        <translation>Face %1&#xa0;: %2 fois, %3 attendues, hors de la marge du hasard, de %4 à %5.</translation>
    </message>
</context>
<context>
    <name>FairDiceRules</name>
    <message>
        <source>Before the first roll the game draws a secret, a long random number, and shows you its seal: a number computed from the secret. Nobody can work out the secret from its seal, nor find another secret with the same seal.</source>
        <translation>Avant le premier lancer, le jeu tire un secret, un long nombre au hasard, et vous en montre le sceau&#xa0;: un nombre calculé à partir du secret. Personne ne peut remonter du sceau au secret, ni trouver un autre secret qui ait le même sceau.</translation>
    </message>
    <message>
        <source>You may then add a phrase of your own. Every die of the game, and who opens first, follow from secret and phrase by a fixed computation. The game cannot choose a secret that suits your phrase, for the seal was there before it; and you cannot choose a phrase that suits the secret, for you do not know it.</source>
        <translation>Vous pouvez alors ajouter une phrase à vous. Tous les dés de la partie, et le premier joueur à ouvrir, découlent du secret et de la phrase par un calcul fixé d’avance. Le jeu ne peut pas choisir un secret qui convienne à votre phrase, puisque le sceau était là avant elle&#x202f;; et vous ne pouvez pas choisir une phrase qui convienne au secret, puisque vous ne le connaissez pas.</translation>
    </message>
    <message>
        <source>At the end of the game the secret is shown. Anyone can then see that it belongs to the seal, and compute every die again. The computer players see only what you would see in their place: their own dice, and what happens on the table.</source>
        <translation>À la fin de la partie, le secret est dévoilé. Chacun peut alors constater qu’il correspond au sceau, et recalculer tous les dés. Les joueurs virtuels ne voient que ce que vous verriez à leur place&#xa0;: leurs propres dés, et ce qui se passe sur la table.</translation>
    </message>
    <message>
        <source>Dice that can be checked</source>
        <translation>Des dés que l’on peut vérifier</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Record %1: %2.</source>
        <extracomment>%1 is the number of a game record in its file, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Partie %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Record %1, round %2: %3.</source>
        <extracomment>%2 is the number of a round, %3 what is wrong</extracomment>
        <translation>Partie %1, manche %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Record %1, round %2, action %3: %4.</source>
        <extracomment>%3 is the number of a bid or call in its round, %4 what is wrong</extracomment>
        <translation>Partie %1, manche %2, action %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>elle dépasse %1 octets</translation>
    </message>
    <message>
        <source>it is not a JSON text</source>
        <translation>ce n’est pas un texte JSON</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>elle est imbriquée trop profondément</translation>
    </message>
    <message>
        <source>the member %1 is there twice</source>
        <extracomment>%1 is the name of a member of a JSON object; the same below</extracomment>
        <translation>le membre %1 y figure deux fois</translation>
    </message>
    <message>
        <source>it is not a game record</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>it has another version than %1</source>
        <translation>sa version n’est pas %1</translation>
    </message>
    <message>
        <source>the member %1 is not what the format asks for</source>
        <translation>le membre %1 n’est pas ce que le format demande</translation>
    </message>
    <message>
        <source>the phrase is too long or not normalised</source>
        <translation>la phrase est trop longue ou n’est pas normalisée</translation>
    </message>
    <message>
        <source>the seal is not that of the secret</source>
        <translation>le sceau n’est pas celui du secret</translation>
    </message>
    <message>
        <source>the game has ended and its secret is missing</source>
        <translation>la partie est terminée et son secret manque</translation>
    </message>
    <message>
        <source>another player has won, or nobody yet</source>
        <translation>un autre joueur a gagné, ou personne encore</translation>
    </message>
    <message>
        <source>the dice are missing</source>
        <translation>les dés manquent</translation>
    </message>
    <message>
        <source>the dice are open before the round is settled</source>
        <translation>les dés sont visibles avant que la manche soit réglée</translation>
    </message>
    <message>
        <source>a player holds another number of dice, or dice that are not sorted</source>
        <translation>le nombre de dés d’un joueur est faux, ou ses dés ne sont pas triés</translation>
    </message>
    <message>
        <source>the dice do not follow from the secret</source>
        <translation>les dés ne découlent pas du secret</translation>
    </message>
    <message>
        <source>another player opens the bidding</source>
        <translation>c’est un autre joueur qui ouvre les enchères</translation>
    </message>
    <message>
        <source>it is a Palifico round where it should not be, or the reverse</source>
        <translation>c’est une manche Palifico alors que ce ne devrait pas l’être, ou l’inverse</translation>
    </message>
    <message>
        <source>the round ends before it is settled</source>
        <translation>la manche s’arrête avant d’être réglée</translation>
    </message>
    <message>
        <source>another number of dice matches the bid</source>
        <translation>le nombre de dés qui comptent pour l’enchère est faux</translation>
    </message>
    <message>
        <source>the players hold other numbers of dice afterwards</source>
        <translation>les nombres de dés des joueurs après la manche sont faux</translation>
    </message>
    <message>
        <source>the game has ended before this round</source>
        <translation>la partie était terminée avant cette manche</translation>
    </message>
    <message>
        <source>it is neither a bid nor a call</source>
        <translation>ce n’est ni une enchère, ni un doute, ni une annonce exacte</translation>
    </message>
    <message>
        <source>it is the turn of another player</source>
        <translation>c’est le tour d’un autre joueur</translation>
    </message>
    <message>
        <source>it is against the rules: %1</source>
        <extracomment>%1 is the reason, a sentence without a full stop</extracomment>
        <translation>c’est contraire aux règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the round is settled before it</source>
        <translation>la manche est déjà réglée</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the dice have not been rolled yet</source>
        <translation>les dés n’ont pas encore été lancés</translation>
    </message>
    <message>
        <source>a die has no such face</source>
        <translation>un dé n’a pas cette face</translation>
    </message>
    <message>
        <source>a bid names at least 1 die</source>
        <translation>une enchère porte sur au moins 1 dé</translation>
    </message>
    <message>
        <source>there are not so many dice in play</source>
        <translation>il n’y a pas autant de dés en jeu</translation>
    </message>
    <message>
        <source>it does not raise the bid before it</source>
        <translation>elle ne surenchérit pas sur l’enchère précédente</translation>
    </message>
    <message>
        <source>the face is fixed</source>
        <translation>la face est fixée</translation>
    </message>
    <message>
        <source>no raise is left</source>
        <translation>on ne peut plus surenchérir</translation>
    </message>
    <message>
        <source>there is no bid yet to call</source>
        <translation>sans enchère, on ne peut ni douter ni faire une annonce exacte</translation>
    </message>
</context>
<context>
    <name>FirstWindow</name>
    <message>
        <source>Palifico is open already and does not answer. End it there, then start it again.</source>
        <translation>Palifico est déjà ouvert et ne répond pas. Fermez-le, puis rouvrez-le.</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>The small question mark beside an option</extracomment>
        <translation>Ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Export</source>
        <extracomment>Saves a game of the list as a file</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <extracomment>Opens a game that has ended</extracomment>
        <translation>Revoir la fin</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>An export of an unfinished game leaves out this round’s dice and the secret of the seal.</source>
        <translation>L’export d’une partie en cours laisse de côté les dés de la manche et le secret du sceau.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>votre place</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice in play</source>
        <translation>
            <numerusform>%n dé en jeu</numerusform>
            <numerusform>%n dés en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Who is to move in a game that can be continued</extracomment>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Who is to move: %1 is a name</extracomment>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>How a game ended: the player ended it before anybody had won</extracomment>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>you</comment>
        <translation>%1 avez gagné</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Who won a game: %1 is a name</extracomment>
        <translation>%1 a gagné</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept</source>
        <extracomment>How many games are kept on this computer</extracomment>
        <translation>
            <numerusform>%Ln enregistrée</numerusform>
            <numerusform>%Ln enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <extracomment>How many of the games that are kept have not ended</extracomment>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept on this computer</source>
        <translation>
            <numerusform>%Ln enregistrée sur cet ordinateur</numerusform>
            <numerusform>%Ln enregistrées sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Chercher un joueur</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Of games: each is followed by how many there are</extracomment>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the deletion of a game back</extracomment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Game deleted: %1</source>
        <extracomment>%1 is a moment, as &quot;26 November, 20:15&quot; or &quot;today, 20:15&quot;</extracomment>
        <translation>Partie supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiques des dés</translation>
    </message>
</context>
<context>
    <name>GiveUpQuestion</name>
    <message>
        <source>Give up this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>It ends here, and nobody has won it.</source>
        <translation>Elle s’arrête ici, et personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>F1: what the rules say</source>
        <extracomment>Below a tooltip: F1 opens the rule book where it says more</extracomment>
        <translation>F1&#xa0;: ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name; it goes into records of the game</extracomment>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import done</source>
        <extracomment>Records are being read into the library; then it is done</extracomment>
        <translation>Importation terminée</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Importation des parties</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>Refused records and why</source>
        <translation>Parties refusées, et pourquoi</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The settings can’t be read</source>
        <translation>Les réglages sont illisibles</translation>
    </message>
    <message>
        <source>The file with your settings is damaged. It is kept aside, unchanged, and everything is set as at the first start.</source>
        <translation>Le fichier de vos réglages est endommagé. Il est mis de côté, tel quel, et tout est réglé comme au premier démarrage.</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Mis de côté sous le nom</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder</source>
        <translation>Rien ne peut être enregistré dans ce dossier</translation>
    </message>
    <message>
        <source>The disk refuses to save</source>
        <translation>Le disque refuse d’enregistrer</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment. Play on: everything is kept in memory, and saved once that is possible.

If Palifico closes before that, what was not saved is lost.</source>
        <translation>Rien ne peut être enregistré pour le moment. Continuez à jouer&#xa0;: tout est gardé en mémoire et sera enregistré dès que possible.

Si Palifico se ferme avant, ce qui n’a pas été enregistré est perdu.</translation>
    </message>
    <message>
        <source>It would be saved in</source>
        <extracomment>Above the name of a folder</extracomment>
        <translation>Dossier d’enregistrement</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>Everything can be done with the keyboard alone. At the table:</source>
        <translation>Tout peut se faire au clavier seul. À la table&#xa0;:</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>The heads of a table of keys</extracomment>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Anywhere, from the menu bar:</source>
        <translation>Partout, depuis la barre de menus&#xa0;:</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Les touches</translation>
    </message>
    <message>
        <source>Left and right arrows, or %1 to %2</source>
        <extracomment>%1 and %2 are the keys of the lowest and of the highest face</extracomment>
        <translation>Flèches gauche et droite, ou %1 à %2</translation>
    </message>
    <message>
        <source>Up and down arrows, or a number</source>
        <translation>Flèches haut et bas, ou un nombre</translation>
    </message>
    <message>
        <source>Choose the quantity</source>
        <translation>Choisir la quantité</translation>
    </message>
    <message>
        <source>Choose the face</source>
        <translation>Choisir la face</translation>
    </message>
    <message>
        <source>Bid or raise; after a round, go on</source>
        <translation>Annoncer ou surenchérir&#x202f;; après une manche, continuer</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does. A verb</extracomment>
        <translation>Douter</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of the key</extracomment>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>From one control to the next; round the table with the arrows</source>
        <translation>D’un élément au suivant&#x202f;; autour de la table avec les flèches</translation>
    </message>
    <message>
        <source>Open this book where it answers what you are looking at</source>
        <translation>Ouvrir ce livre là où il répond à ce que vous regardez</translation>
    </message>
    <message>
        <source>Look at all bids on the bid ladder</source>
        <translation>Voir toutes les enchères sur l’échelle des enchères</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>Skip what is moving, as a click on the table does</source>
        <translation>Passer l’animation, comme un clic sur la table</translation>
    </message>
    <message>
        <source>In the review of a game that has ended:</source>
        <translation>Dans l’analyse d’une partie terminée&#xa0;:</translation>
    </message>
    <message>
        <source>Left and right arrows</source>
        <translation>Flèches gauche et droite</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>D’un coup à l’autre</translation>
    </message>
    <message>
        <source>Page Up and Page Down</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Page précédente et Page suivante</translation>
    </message>
    <message>
        <source>From round to round</source>
        <translation>D’une manche à l’autre</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of the key</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Retour à la page précédente</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key</extracomment>
        <translation>Entrée</translation>
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
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words, but not M, which is the key for the sound</extracomment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key</comment>
        <extracomment>The key that opens the bid ladder: a letter of its name, another one than those of the moves and of the sound</extracomment>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>LadderButton</name>
    <message>
        <source>Bid ladder</source>
        <extracomment>A button: opens a grid of all bids of the round</extracomment>
        <translation>Échelle des enchères</translation>
    </message>
</context>
<context>
    <name>LadderHeading</name>
    <message>
        <source>Bid ladder</source>
        <extracomment>A grid of all bids of a round, by quantity and face</extracomment>
        <translation>Échelle des enchères</translation>
    </message>
</context>
<context>
    <name>LadderLegend</name>
    <message>
        <source>bid so far</source>
        <extracomment>In the legend of the bid ladder: an earlier bid of this round</extracomment>
        <translation>enchère précédente</translation>
    </message>
    <message>
        <source>standing bid</source>
        <extracomment>In the legend of the bid ladder: the bid that must be raised or called</extracomment>
        <translation>enchère en cours</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>In the legend of the bid ladder: a bid that has been passed by</extracomment>
        <translation>trop basse</translation>
    </message>
    <message>
        <source>closed: the face is fixed</source>
        <extracomment>In the legend of the bid ladder: a bid on another face than the one that is fixed</extracomment>
        <translation>fermée&#xa0;: la face est fixée</translation>
    </message>
    <message>
        <source>ones are wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>les 1 sont des pacos</translation>
    </message>
    <message>
        <source>ones are not wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>les 1 ne sont pas des pacos</translation>
    </message>
    <message>
        <source>legal opening bid</source>
        <extracomment>In the legend of the bid ladder: a bid that can open the bidding</extracomment>
        <translation>enchère d’ouverture possible</translation>
    </message>
    <message>
        <source>legal raise</source>
        <extracomment>In the legend of the bid ladder: a bid that can follow the standing one</extracomment>
        <translation>enchère possible</translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Bids</source>
        <extracomment>The grid of all bids, as screen readers call it</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>Over the columns and at the rows of the bid ladder</extracomment>
        <translation>Quantité</translation>
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
        <translation>%1, possible</translation>
    </message>
    <message>
        <source>%1, too low</source>
        <extracomment>%1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, trop basse</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <extracomment>A bid on another face than the one that is fixed: %1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, fermée</translation>
    </message>
    <message>
        <source>The opening bid can be any of these.</source>
        <translation>L’enchère d’ouverture peut être n’importe laquelle de celles-ci.</translation>
    </message>
    <message>
        <source>Every raise over your bid, %2.</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>Toutes les enchères possibles au-dessus de la vôtre, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>Toutes les enchères possibles au-dessus de celle de %1, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Toutes les enchères possibles au-dessus de celle d’%1, %2.</translation>
    </message>
    <message>
        <source>%2, your standing bid</source>
        <extracomment>The bid that must be raised or called: %2 is a bid; there is no %1</extracomment>
        <translation>%2, votre enchère en cours</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <extracomment>The bid that must be raised or called: %1 is a name, %2 a bid</extracomment>
        <translation>%2, enchère en cours de %1</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, enchère en cours d’%1</translation>
    </message>
    <message>
        <source>%2, your bid</source>
        <extracomment>An earlier bid of this round: %2 is a bid; there is no %1</extracomment>
        <translation>%2, votre enchère</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <extracomment>An earlier bid of this round: %1 is a name, %2 a bid</extracomment>
        <translation>%2, enchère de %1</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, enchère d’%1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>wild one, counts toward the bid</source>
        <extracomment>Explains a ring round a die: a one that is wild</extracomment>
        <translation>paco, compte pour l’enchère</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>la face annoncée</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Lesson</source>
        <extracomment>The title of the card of the lesson</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>Of the lesson: %1 and %2 are numbers</extracomment>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: to the step before</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <extracomment>A link: the lesson goes on where it was left, if the player comes back</extracomment>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>A link: the lesson begins again with its first step</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>A link to the place in the rule book that belongs to this step</extracomment>
        <translation>Ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <extracomment>What the learner is called</extracomment>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Press here</source>
        <extracomment>The lesson: on a tag over a button</extracomment>
        <translation>Appuyez ici</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>a program of yours</source>
        <extracomment>Who plays in a seat: a bot that the player at this computer has added</extracomment>
        <translation>un programme à vous</translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message>
        <source>None of them could be read.</source>
        <translation>Aucune n’a pu être lue.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games could be read and are in your list as before; others could not.</source>
        <translation>
            <numerusform>%Ln partie a pu être lue et reste dans votre liste&#x202f;; d’autres n’ont pas pu l’être.</numerusform>
            <numerusform>%Ln parties ont pu être lues et restent dans votre liste&#x202f;; d’autres n’ont pas pu l’être.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln games could be read and are in your list as before.</source>
        <translation>
            <numerusform>La seule partie enregistrée (%Ln) a pu être lue et reste dans votre liste.</numerusform>
            <numerusform>Les %Ln parties ont toutes pu être lues et restent dans votre liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games is damaged. It is kept aside, unchanged, and a new one takes its place.</source>
        <translation>Le fichier de vos parties est endommagé. Il est mis de côté, tel quel, et un nouveau prend sa place.</translation>
    </message>
    <message>
        <source>The games can’t all be read</source>
        <translation>Certaines parties sont illisibles</translation>
    </message>
    <message>
        <source>The games can’t be read</source>
        <translation>Les parties sont illisibles</translation>
    </message>
    <message>
        <source>Your games are safe</source>
        <translation>Aucune partie n’est perdue</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Mis de côté sous le nom</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>These games are from a newer Palifico</source>
        <translation>Ces parties viennent d’un Palifico plus récent</translation>
    </message>
    <message>
        <source>A newer version of the program has written your games. They can be looked at and are left as they are: what is played now is not saved.

Install the newer version to play on with them.</source>
        <translation>Une version plus récente du programme a écrit vos parties. On peut les consulter et elles restent telles quelles&#xa0;: ce qui se joue maintenant n’est pas enregistré.

Installez la version plus récente pour les poursuivre.</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Vos parties</translation>
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
        <translation>Chaque texte est donné dans la langue de ses auteurs. Vous pouvez remplacer les bibliothèques de Qt par les vôtres.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>In the menu of the right mouse button, on something that the rule book has a place for</extracomment>
        <translation>Ce que disent les règles</translation>
    </message>
</context>
<context>
    <name>MasterLines</name>
    <message>
        <source>Please, change nothing for me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Surtout, ne changez rien pour moi.</translation>
    </message>
    <message>
        <source>I’ll be listening.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Je vous écoute.</translation>
    </message>
    <message>
        <source>An honour to sit with you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>C’est un honneur d’être à votre table.</translation>
    </message>
    <message>
        <source>Silence tells me plenty.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Le silence en dit long.</translation>
    </message>
    <message>
        <source>Let us get to know each other.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Faisons connaissance.</translation>
    </message>
    <message>
        <source>The door is open.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La porte est ouverte.</translation>
    </message>
    <message>
        <source>After me, if you please.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Après moi, je vous prie.</translation>
    </message>
    <message>
        <source>Your answers interest me.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Vos réponses m’intéressent.</translation>
    </message>
    <message>
        <source>A first move, nothing more.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un premier coup, rien de plus.</translation>
    </message>
    <message>
        <source>Let us listen.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Tendons l’oreille.</translation>
    </message>
    <message>
        <source>I leave you the choice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Je vous laisse le choix.</translation>
    </message>
    <message>
        <source>Breathe. Then decide.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Respirez. Puis décidez.</translation>
    </message>
    <message>
        <source>It had to be said.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Il fallait le dire.</translation>
    </message>
    <message>
        <source>Here the path gets narrow.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ici, le sentier se rétrécit.</translation>
    </message>
    <message>
        <source>I watch how you take it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Je regarde comment vous le prenez.</translation>
    </message>
    <message>
        <source>Your voice gave you away.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ta voix te trahit.</translation>
    </message>
    <message>
        <source>Allow me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Permets-moi.</translation>
    </message>
    <message>
        <source>I believe you less each round.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je te crois moins à chaque manche.</translation>
    </message>
    <message>
        <source>I know this melody.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je connais cet air.</translation>
    </message>
    <message>
        <source>The cups, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Les gobelets, s’il te plaît.</translation>
    </message>
    <message>
        <source>Now you know me, too.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Maintenant, tu me connais aussi.</translation>
    </message>
    <message>
        <source>Remember this one.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Souviens-t’en.</translation>
    </message>
    <message>
        <source>You read the wrong page.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Tu as lu la mauvaise page.</translation>
    </message>
    <message>
        <source>I keep my word.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je tiens parole.</translation>
    </message>
    <message>
        <source>A natural thought, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>L’idée était naturelle, pourtant.</translation>
    </message>
    <message>
        <source>You see further than most.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu vois plus loin que d’autres.</translation>
    </message>
    <message>
        <source>Well read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Bien déchiffré.</translation>
    </message>
    <message>
        <source>I bow.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je m’incline.</translation>
    </message>
    <message>
        <source>Thank you for the lesson.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Merci de la leçon.</translation>
    </message>
    <message>
        <source>I must become harder to read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Il faudra brouiller les pistes.</translation>
    </message>
    <message>
        <source>As it was written.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>C’était écrit.</translation>
    </message>
    <message>
        <source>All of you told me.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Vous me l’avez tous dit.</translation>
    </message>
    <message>
        <source>One only had to listen.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Il suffisait d’écouter.</translation>
    </message>
    <message>
        <source>The table has spoken.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>La table a parlé.</translation>
    </message>
    <message>
        <source>A quiet certainty.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Une certitude tranquille.</translation>
    </message>
    <message>
        <source>You kept a secret after all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Vous gardiez donc un secret.</translation>
    </message>
    <message>
        <source>I turned the page too soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai tourné la page trop tôt.</translation>
    </message>
    <message>
        <source>So there is more to learn.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai donc encore à apprendre.</translation>
    </message>
    <message>
        <source>Chance had other plans.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Le hasard en a décidé autrement.</translation>
    </message>
    <message>
        <source>I misread somebody.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai mal lu quelqu’un.</translation>
    </message>
    <message>
        <source>The price of knowing.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>C’est le prix du savoir.</translation>
    </message>
    <message>
        <source>A fair exchange.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un échange équitable.</translation>
    </message>
    <message>
        <source>I learnt something.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>J’ai appris quelque chose.</translation>
    </message>
    <message>
        <source>Go in peace.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Va en paix.</translation>
    </message>
    <message>
        <source>The game is long.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>La partie est longue.</translation>
    </message>
    <message>
        <source>Now I listen twice as well.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>J’écouterai deux fois mieux.</translation>
    </message>
    <message>
        <source>One die, and all of you to read.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul dé, et vous tous à lire.</translation>
    </message>
    <message>
        <source>A single thread can hold.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul fil peut tenir.</translation>
    </message>
    <message>
        <source>Little to hide, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Peu de chose à cacher, donc.</translation>
    </message>
    <message>
        <source>Silence suits me.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Le silence me va bien.</translation>
    </message>
    <message>
        <source>You read to the end. Bravo.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Vous avez lu jusqu’au bout. Bravo.</translation>
    </message>
    <message>
        <source>The last page was yours.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La dernière page était pour vous.</translation>
    </message>
    <message>
        <source>I take my hat off.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Chapeau bas.</translation>
    </message>
    <message>
        <source>From here I see you better.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>D’ici, je vous vois mieux.</translation>
    </message>
    <message>
        <source>A worthy table.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Une belle table, vraiment.</translation>
    </message>
    <message>
        <source>Thank you for your candour.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Merci de votre franchise.</translation>
    </message>
    <message>
        <source>You hid it well. Nearly.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Vous cachiez bien. Presque.</translation>
    </message>
    <message>
        <source>It was close, believe me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ça s’est joué à peu, croyez-moi.</translation>
    </message>
    <message>
        <source>Your game deserves respect.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Votre jeu mérite le respect.</translation>
    </message>
    <message>
        <source>Shall we open another book?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>On ouvre un autre livre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>Langue du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>&amp;About Palifico</source>
        <translation>À &amp;propos de Palifico</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New game with the &amp;last choices</source>
        <translation>Nouvelle partie avec les &amp;derniers choix</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Bid ladder</source>
        <translation>É&amp;chelle des enchères</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>&amp;Manche suivante</translation>
    </message>
    <message>
        <source>Look at the &amp;last reveal</source>
        <translation>Revoir le &amp;dernier décompte</translation>
    </message>
    <message>
        <source>S&amp;kip what is moving</source>
        <translation>Passer l’&amp;animation</translation>
    </message>
    <message>
        <source>Skip to the &amp;end</source>
        <translation>Aller à la &amp;fin</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Rythme&#xa0;: &amp;lent</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Rythme&#xa0;: &amp;normal</translation>
    </message>
    <message>
        <source>Pace: &amp;fast</source>
        <translation>Rythme&#xa0;: &amp;rapide</translation>
    </message>
    <message>
        <source>Pace: &amp;at once</source>
        <translation>Rythme&#xa0;: &amp;immédiat</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>No sound is heard</extracomment>
        <translation>Couper le &amp;son</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>&amp;Volume…</translation>
    </message>
    <message>
        <source>&amp;Opponents speak</source>
        <extracomment>Opponents say something now and then</extracomment>
        <translation>Les adversaires &amp;parlent</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>Couleurs &amp;claires</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Couleurs &amp;sombres</translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation>Couleurs du s&amp;ystème</translation>
    </message>
    <message>
        <source>Full mo&amp;tion</source>
        <translation>To&amp;utes les animations</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Animations &amp;réduites</translation>
    </message>
    <message>
        <source>Motion of the s&amp;ystem</source>
        <extracomment>As much motion as the desktop&apos;s own setting asks for</extracomment>
        <translation>Ani&amp;mations du système</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <extracomment>Everything in the window gets larger</extracomment>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Everything in the window gets smaller</extracomment>
        <translation>Plus pe&amp;tit</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>E&amp;xpressive faces</source>
        <extracomment>The faces at the table follow what happens</extracomment>
        <translation>Visages &amp;expressifs</translation>
    </message>
    <message>
        <source>&amp;Check the dice…</source>
        <translation>&amp;Vérifier les dés…</translation>
    </message>
    <message>
        <source>&amp;Dice statistics…</source>
        <translation>&amp;Statistiques des dés…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>&amp;Leçon</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <extracomment>Leaves the table; the game is kept and can be continued</extracomment>
        <translation>Revenir à l’a&amp;ccueil</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <extracomment>The list of all games that are kept</extracomment>
        <translation>Parties &amp;enregistrées</translation>
    </message>
    <message>
        <source>&amp;Open records…</source>
        <translation>&amp;Ouvrir des parties…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>Enregistrer la &amp;partie…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>Undo one&apos;s own bid or call</extracomment>
        <translation>Reprendre son co&amp;up</translation>
    </message>
    <message>
        <source>Ask before a &amp;call</source>
        <extracomment>Before a challenge or an exact call is made, the game asks</extracomment>
        <translation>C&amp;onfirmer les annonces</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <extracomment>Looks through a game that has ended, move by move</extracomment>
        <translation>Ana&amp;lyser la partie</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>There is no display for the window: start the game in a graphical session, or install the package xvfb and start it with xvfb-run.</source>
        <translation>Il n’y a pas d’affichage pour la fenêtre&#xa0;: lancez le jeu dans une session graphique, ou installez le paquet xvfb et lancez-le avec xvfb-run.</translation>
    </message>
    <message>
        <source>The display “%1” cannot be opened: start the game in a graphical session of your own, or install the package xvfb and start it with xvfb-run.</source>
        <extracomment>%1 is the name of a display, such as :0</extracomment>
        <translation>L’affichage «&#xa0;%1&#xa0;» ne peut pas être ouvert&#xa0;: lancez le jeu dans votre propre session graphique, ou installez le paquet xvfb et lancez-le avec xvfb-run.</translation>
    </message>
    <message>
        <source>System libraries for the window are missing: install the Debian packages %1, or what your system calls them.</source>
        <extracomment>%1 are names of packages</extracomment>
        <translation>Il manque des bibliothèques système pour la fenêtre&#xa0;: installez les paquets Debian %1, ou leurs équivalents sur votre système.</translation>
    </message>
    <message>
        <source>The system library %1 for the window is missing: install the package that holds it.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>La bibliothèque système %1 manque pour la fenêtre&#xa0;: installez le paquet qui la contient.</translation>
    </message>
    <message>
        <source>Qt has no platform “%1” here: install it, or unset the variable QT_QPA_PLATFORM.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Qt n’a pas ici de plateforme «&#xa0;%1&#xa0;»&#xa0;: installez-la, ou supprimez la variable QT_QPA_PLATFORM.</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>Challenge</source>
        <extracomment>A button: to doubt the standing bid. A verb</extracomment>
        <translation>Douter</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Under the cups</source>
        <extracomment>What lay under the cups of all players in this round</extracomment>
        <translation>Sous les gobelets</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Choose a face with a click on the portrait.</source>
        <translation>Choisissez un visage d’un clic sur le portrait.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>S’asseoir à la table</translation>
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
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Afficher le dossier</translation>
    </message>
</context>
<context>
    <name>NoviceLines</name>
    <message>
        <source>Is this seat free?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Cette place est libre&#x202f;?</translation>
    </message>
    <message>
        <source>I’ve read the rules. Most of them.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>J’ai lu les règles. Presque toutes.</translation>
    </message>
    <message>
        <source>My first real table!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ma première vraie table&#x202f;!</translation>
    </message>
    <message>
        <source>Do tell me if I get it wrong.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Dites-moi si je me trompe.</translation>
    </message>
    <message>
        <source>Which way do we go round?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>On tourne dans quel sens&#x202f;?</translation>
    </message>
    <message>
        <source>Oh, it’s my turn?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Oh, c’est à moi&#x202f;?</translation>
    </message>
    <message>
        <source>Is this a good start?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>C’est un bon début, ça&#x202f;?</translation>
    </message>
    <message>
        <source>I’ll just say something.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Je dis quelque chose, et voilà.</translation>
    </message>
    <message>
        <source>Fingers crossed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Je croise les doigts.</translation>
    </message>
    <message>
        <source>Can I say that? I’ll say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>J’ai le droit&#x202f;? Alors je le dis.</translation>
    </message>
    <message>
        <source>Is that too many?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>C’est trop, peut-être&#x202f;?</translation>
    </message>
    <message>
        <source>Why not? It might be.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Pourquoi pas&#x202f;? Ça se pourrait.</translation>
    </message>
    <message>
        <source>Oops, it slipped out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Oups, c’est parti tout seul.</translation>
    </message>
    <message>
        <source>I have a feeling. A big one.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>J’ai un pressentiment. Un gros.</translation>
    </message>
    <message>
        <source>It sounded nice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ça sonnait bien.</translation>
    </message>
    <message>
        <source>Can I look? I’d like to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je peux regarder&#x202f;? J’aimerais bien.</translation>
    </message>
    <message>
        <source>Really? That many?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Vraiment&#x202f;? Tant que ça&#x202f;?</translation>
    </message>
    <message>
        <source>I don’t see how.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je ne vois pas comment.</translation>
    </message>
    <message>
        <source>Is this where I challenge?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>C’est là qu’il faut douter&#x202f;?</translation>
    </message>
    <message>
        <source>I’ll be brave and ask.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Allez, j’ose demander.</translation>
    </message>
    <message>
        <source>It’s true? It’s true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>C’est vrai&#x202f;? C’est vrai&#x202f;!</translation>
    </message>
    <message>
        <source>I didn’t expect that either.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je ne m’y attendais pas non plus.</translation>
    </message>
    <message>
        <source>Oh good, it worked.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Chouette, ça a marché.</translation>
    </message>
    <message>
        <source>Beginner’s luck?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La chance des débutants&#x202f;?</translation>
    </message>
    <message>
        <source>So that’s how it goes!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>C’est donc comme ça que ça marche&#x202f;!</translation>
    </message>
    <message>
        <source>Ah. I see.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ah. Je vois.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Comment tu as su&#x202f;?</translation>
    </message>
    <message>
        <source>I was hoping.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>J’espérais.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je m’en souviendrai.</translation>
    </message>
    <message>
        <source>Was it that obvious?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ça se voyait tant que ça&#x202f;?</translation>
    </message>
    <message>
        <source>It worked? It worked!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ça a marché&#x202f;? Ça a marché&#x202f;!</translation>
    </message>
    <message>
        <source>I only guessed!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>J’ai deviné, c’est tout&#x202f;!</translation>
    </message>
    <message>
        <source>Can I do that again?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Je peux recommencer&#x202f;?</translation>
    </message>
    <message>
        <source>Wait till I tell them at home.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Quand je raconterai ça chez moi.</translation>
    </message>
    <message>
        <source>I’m getting the hang of it!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Je commence à comprendre&#x202f;!</translation>
    </message>
    <message>
        <source>So that was not it.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ce n’était donc pas ça.</translation>
    </message>
    <message>
        <source>It felt right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Pourtant, j’avais l’impression.</translation>
    </message>
    <message>
        <source>I wanted to try it once.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Je voulais essayer une fois.</translation>
    </message>
    <message>
        <source>Harder than it looks.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Plus dur que ça en a l’air.</translation>
    </message>
    <message>
        <source>It always looked so easy.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ça avait l’air si facile.</translation>
    </message>
    <message>
        <source>Do I get it back later?</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>On me le rend plus tard&#x202f;?</translation>
    </message>
    <message>
        <source>I’m learning.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>J’apprends.</translation>
    </message>
    <message>
        <source>Oh, that one was new.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Oh, il était tout neuf.</translation>
    </message>
    <message>
        <source>Bye, little die.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Au revoir, petit dé.</translation>
    </message>
    <message>
        <source>The next round will go better.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>La prochaine manche ira mieux.</translation>
    </message>
    <message>
        <source>All alone, poor thing.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Tout seul, le pauvre.</translation>
    </message>
    <message>
        <source>Can you play with one die?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>On peut jouer avec un seul dé&#x202f;?</translation>
    </message>
    <message>
        <source>That went fast.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>C’est allé vite.</translation>
    </message>
    <message>
        <source>My lucky die, I hope.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Mon dé porte-bonheur, j’espère.</translation>
    </message>
    <message>
        <source>At least I can’t lose count.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Au moins, je ne m’embrouille plus.</translation>
    </message>
    <message>
        <source>Already? I was having fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Déjà&#x202f;? Je m’amusais bien.</translation>
    </message>
    <message>
        <source>I lasted longer than I thought.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>J’ai tenu plus que prévu.</translation>
    </message>
    <message>
        <source>Can I stay and watch?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je peux rester regarder&#x202f;?</translation>
    </message>
    <message>
        <source>I’ll practise at home.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je m’entraînerai chez moi.</translation>
    </message>
    <message>
        <source>Thank you for being patient.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Merci pour votre patience.</translation>
    </message>
    <message>
        <source>Is it over? Did I win?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>C’est fini&#x202f;? J’ai gagné&#x202f;?</translation>
    </message>
    <message>
        <source>I have no idea how I did that.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Aucune idée de comment j’ai fait.</translation>
    </message>
    <message>
        <source>Pinch me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Pincez-moi.</translation>
    </message>
    <message>
        <source>You were all so kind.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Vous avez tous été si gentils.</translation>
    </message>
    <message>
        <source>Do I get a medal?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>J’ai droit à une médaille&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
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
        <translation>Je suis Odette, voici Bruno, et la place d’en bas est la vôtre. Chacun a un gobelet et %1 dés.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>In turn, each of us says how many dice of one face there are, under all cups together. Whoever goes too far loses a die, and so does whoever wrongly doubts it. The last player with dice wins.</source>
        <translation>Chacun dit à son tour combien de dés montrent une même face, sous tous les gobelets réunis. Qui va trop loin perd un dé, et qui doute à tort aussi. Le dernier joueur qui a des dés gagne.</translation>
    </message>
    <message>
        <source>For now all dice lie open, so that you can count along.</source>
        <translation>Pour l’instant, tous les dés sont découverts&#xa0;: vous pouvez compter avec nous.</translation>
    </message>
    <message>
        <source>Look around, then press Next</source>
        <translation>Regardez, puis appuyez sur Suivant</translation>
    </message>
    <message>
        <source>The opening bid</source>
        <translation>L’enchère d’ouverture</translation>
    </message>
    <message>
        <source>Now Bruno and I bid in turn, clockwise. Every bid must be higher than the one before.</source>
        <translation>Maintenant, Bruno et moi annonçons à notre tour, dans le sens des aiguilles d’une montre. Chaque enchère doit dépasser la précédente.</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: %1 says that at least two dice are 4s.</source>
        <extracomment>%1 is a bid, &quot;2 × 4&quot;</extracomment>
        <translation>Une enchère est une quantité et une face&#xa0;: %1 veut dire qu’il y a au moins deux 4.</translation>
    </message>
    <message>
        <source>You open the bidding, with any quantity of any face. Choose both below the table.</source>
        <translation>Vous ouvrez les enchères, avec la quantité et la face que vous voulez. Choisissez-les dans la barre du bas.</translation>
    </message>
    <message>
        <source>Bid two dice at most, %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Annoncez deux dés au plus, par exemple %1</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Appuyez sur Annoncer</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Les pacos</translation>
    </message>
    <message>
        <source>Bruno raised, and so did I: %1. Are there as many? Rings show what counts.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Bruno a surenchéri, et moi aussi&#xa0;: %1. Y en a-t-il autant&#x202f;? Les anneaux montrent ce qui compte.</translation>
    </message>
    <message>
        <source>Not only the 4s do: the ones with a star do too. Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Pas seulement les 4, mais aussi les 1 à étoile. Les 1 sont des pacos&#xa0;: ils comptent pour toute face annoncée, sauf dans une enchère sur les 1.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n dice.</source>
        <translation>
            <numerusform>Cela fait %n dé.</numerusform>
            <numerusform>Cela fait %n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count along, then press Next</source>
        <translation>Comptez, puis appuyez sur Suivant</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: a higher bid on 4s can still hold.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>J’ai annoncé %1, et %n dé compte&#xa0;: une enchère plus haute sur les 4 peut encore tenir.</numerusform>
            <numerusform>J’ai annoncé %1, et %n dés comptent&#xa0;: une enchère plus haute sur les 4 peut encore tenir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Surenchérir</translation>
    </message>
    <message>
        <source>Your turn. To raise, bid a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>À vous. Pour surenchérir, annoncez une quantité plus grande avec n’importe quelle face, ou la même quantité avec une face plus haute.</translation>
    </message>
    <message>
        <source>Raise, to %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Surenchérissez, par exemple à %1</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Appuyez sur Surenchérir</translation>
    </message>
    <message>
        <source>Challenged</source>
        <translation>On doute de vous</translation>
    </message>
    <message>
        <source>Bruno challenges you: everybody shows, and the dice that match your bid are counted.</source>
        <translation>Bruno doute de votre enchère&#xa0;: tout le monde montre ses dés, et l’on compte ceux qui correspondent.</translation>
    </message>
    <message>
        <source>He can see that you are right, of course. He does it for your sake.</source>
        <translation>Il voit bien que vous avez raison. Il le fait pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match your bid of %1.</source>
        <extracomment>%1 is the bid</extracomment>
        <translation>
            <numerusform>%n dé compte pour votre enchère de %1.</numerusform>
            <numerusform>%n dés comptent pour votre enchère de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough: the bid holds, and the challenger loses a die. With fewer, you would have lost one.</source>
        <translation>C’est assez&#xa0;: l’enchère tient, et celui qui a douté perd un dé. Avec moins, c’est vous qui en auriez perdu un.</translation>
    </message>
    <message>
        <source>Whoever has lost a die opens the next round, so Bruno does.</source>
        <translation>Celui qui a perdu un dé ouvre la manche suivante&#xa0;: ce sera Bruno.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Appuyez sur Manche suivante</translation>
    </message>
    <message>
        <source>Your challenge</source>
        <translation>Votre doute</translation>
    </message>
    <message>
        <source>Losing a die</source>
        <translation>Perdre un dé</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice match. I went too far and lose a die.</source>
        <translation>
            <numerusform>Seul %n dé compte. Je suis allée trop loin, et je perds un dé.</numerusform>
            <numerusform>Seuls %n dés comptent. Je suis allée trop loin, et je perds un dé.</numerusform>
        </translation>
    </message>
    <message>
        <source>My plate shows how many I have left. A player without dice is out.</source>
        <translation>Ma plaque montre combien il m’en reste. Un joueur sans dés est hors jeu.</translation>
    </message>
    <message>
        <source>I have lost the die, so I open the next round.</source>
        <translation>J’ai perdu le dé, j’ouvre donc la manche suivante.</translation>
    </message>
    <message>
        <source>Bruno opens, and then I raise. Listen well.</source>
        <translation>Bruno ouvre, puis je surenchéris. Écoutez bien.</translation>
    </message>
    <message>
        <source>I bid %1. Count the 3s, and the ones with them: do you believe me?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>J’annonce %1. Comptez les 3, et les 1 avec eux&#xa0;: me croyez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>If you think that a bid goes too far, challenge it. If fewer dice match than it says, the bidder loses a die; if not, you lose one.</source>
        <translation>Si une enchère vous paraît trop haute, doutez. S’il y a moins de dés qu’annoncé, son auteur en perd un&#x202f;; sinon, c’est vous.</translation>
    </message>
    <message>
        <source>Press Challenge</source>
        <translation>Appuyez sur Douter</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>title</comment>
        <extracomment>The exact call as the title of a step</extracomment>
        <translation>«&#xa0;Pile&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! Bruno and I lose one each, you keep yours.</source>
        <translation>
            <numerusform>Exactement %n dé&#x202f;! Bruno et moi en perdons un chacun, vous gardez les vôtres.</numerusform>
            <numerusform>Exactement %n dés&#x202f;! Bruno et moi en perdons un chacun, vous gardez les vôtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves both of us with a single die, for the first time. So the next round is a Palifico round, one for us both, and you, the caller, open it.</source>
        <translation>Pour la première fois, nous n’avons plus, l’un et l’autre, qu’un seul dé. La manche suivante est donc une manche Palifico, la même pour nous deux, et c’est vous, l’annonceur, qui l’ouvrez.</translation>
    </message>
    <message>
        <source>I open the bidding. Count along.</source>
        <translation>J’ouvre les enchères. Comptez avec moi.</translation>
    </message>
    <message>
        <source>I bid %1, and exactly as many dice match. Count them!</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>J’annonce %1, et le compte y est exactement. Vérifiez&#x202f;!</translation>
    </message>
    <message>
        <source>Then call Spot On, the exact call: not one die more, not one fewer. If it is right, every other player who holds dice loses one; if not, you do.</source>
        <translation>Alors annoncez «&#xa0;Pile&#xa0;», l’annonce exacte&#xa0;: pas un dé de plus, pas un de moins. Si c’est juste, tous les autres joueurs qui ont des dés en perdent un&#x202f;; sinon, c’est vous.</translation>
    </message>
    <message>
        <source>Press Spot On</source>
        <translation>Appuyez sur Pile</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Rules</source>
        <extracomment>The right half of the sheet for a new game</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Dice each</source>
        <translation>Dés par joueur</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Palifico</source>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>ones are not wild, the face is fixed</source>
        <translation>les 1 ne sont pas des pacos, la face est fixée</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>Sans paco</translation>
    </message>
    <message>
        <source>ones count only for bids on ones</source>
        <translation>les 1 ne comptent que pour une enchère sur les 1</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sceau des dés</translation>
    </message>
    <message>
        <source>opened at the end of the game</source>
        <translation>ouvert en fin de partie</translation>
    </message>
    <message>
        <source>Every die follows from the sealed secret and from your phrase: nobody can choose them any more.</source>
        <extracomment>What phrase and seal are for</extracomment>
        <translation>Chaque dé découle du secret scellé et de votre phrase&#xa0;: personne ne peut plus les choisir.</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>How fast the game goes on</extracomment>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>of the players and of what moves</source>
        <translation>des joueurs et des animations</translation>
    </message>
    <message>
        <source>a right Spot On: every other player loses a die</source>
        <translation>«&#xa0;Pile&#xa0;» réussi&#xa0;: tous les autres perdent un dé</translation>
    </message>
    <message>
        <source>a right Calza: the caller wins a die back</source>
        <translation>Calza réussi&#xa0;: l’annonceur regagne un dé</translation>
    </message>
    <message>
        <source>Exact call</source>
        <translation>Annonce exacte</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <translation>ce que vous voulez, ou rien</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>%n caractère au plus</numerusform>
            <numerusform>%n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>this cannot be written as text</source>
        <translation>ce texte n’est pas valide</translation>
    </message>
    <message>
        <source>Phrase for the dice</source>
        <translation>Phrase pour les dés</translation>
    </message>
    <message>
        <source>Take back a slip</source>
        <extracomment>An option: one&apos;s own bid or call can be undone</extracomment>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>not with a bot at the table</source>
        <extracomment>When a slip can be taken back</extracomment>
        <translation>pas avec un bot à la table</translation>
    </message>
    <message>
        <source>until the next player acts or the cups lift</source>
        <translation>tant que le suivant n’a pas joué</translation>
    </message>
</context>
<context>
    <name>OptionRules</name>
    <message>
        <source>Three options change standard Liar’s Dice: Calza, no wild ones, and %1. Palifico works with all of them.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Trois options changent les Dés Menteurs standard&#xa0;: Calza, sans paco et %1. Le Palifico se joue avec toutes.</translation>
    </message>
    <message>
        <source>If you choose nothing else, everyone has %1 dice, Palifico is on, Calza is off and ones are wild.</source>
        <extracomment>%1 is a number as a word, &quot;five&quot;</extracomment>
        <translation>Si vous ne choisissez rien d’autre, chacun a %1 dés, Palifico est activé, Calza ne l’est pas et les 1 sont des pacos.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>%1 to %2 dice each</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>%1 à %2 dés par joueur</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>With Calza a player can win a die back. Calza then takes Spot On’s place as the exact call.</source>
        <translation>Avec Calza, un joueur peut regagner un dé. L’annonce exacte est alors Calza, à la place de «&#xa0;Pile&#xa0;».</translation>
    </message>
    <message>
        <source>If exactly as many dice match as the bid says, the caller wins one die back, but never holds more than everyone started with, and nobody loses one. If not, the caller loses a die. Either way the caller opens the next round.</source>
        <translation>S’il y a exactement autant de dés qu’annoncé, l’annonceur regagne un dé, sans jamais en avoir plus qu’au départ, et personne n’en perd. Sinon, c’est l’annonceur qui perd un dé. Dans les deux cas, il ouvre la manche suivante.</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>Sans paco</translation>
    </message>
    <message>
        <source>With no wild ones, ones are dice like all others: they count only toward a bid on ones, and they remain the lowest face. A &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; then only fixes the face.</source>
        <translation>Sans paco, les 1 sont des dés comme les autres&#xa0;: ils ne comptent que pour une enchère sur les 1, et restent la face la plus basse. Une &lt;a href=&quot;#palifico-round&quot;&gt;manche Palifico&lt;/a&gt; ne fait alors que fixer la face.</translation>
    </message>
    <message>
        <source>Everyone starts with the same number of dice, from %1 to %2. With more dice the bids climb higher and the game lasts longer.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>Tout le monde commence avec le même nombre de dés, de %1 à %2. Avec plus de dés, les enchères montent plus haut et la partie dure plus longtemps.</translation>
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
        <extracomment>The name of a computer player that reckons. A noun in French and Italian</extracomment>
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
    <message>
        <source>Master</source>
        <extracomment>The name of the strongest computer player. A noun in French and Italian, for men and women alike</extracomment>
        <translation>Maîtrise</translation>
    </message>
    <message>
        <source>reads everybody at the table</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>lit dans le jeu de chacun</translation>
    </message>
    <message>
        <source>Strength: %1 of %2</source>
        <extracomment>How strong a computer player is: %1 is its rank among the %2 levels, 1 the weakest</extracomment>
        <translation>Force&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>The name of the weakest computer player: a beginner. A noun in French and Italian, for all alike</extracomment>
        <translation>Candeur</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The name of a computer player that does not take the game very seriously. A noun in French and Italian</extracomment>
        <translation>Insouciance</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>The name of a computer player&apos;s temper: it likes exact calls. A noun in French and Italian</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <extracomment>The name of a computer player with long experience. A noun in French and Italian</extracomment>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>hopes for luck, forgets wild ones</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>compte sur la chance, oublie ses pacos</translation>
    </message>
    <message>
        <source>trusts its dice, hardly listens</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>se fie à ses dés, n’écoute guère</translation>
    </message>
    <message>
        <source>bids with care, loves exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>annonce avec soin, adore l’annonce exacte</translation>
    </message>
    <message>
        <source>reckons what you will answer</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>calcule ce que l’on va répondre</translation>
    </message>
    <message>
        <source>has seen it all, hides it well</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>en a vu d’autres, cache bien son jeu</translation>
    </message>
</context>
<context>
    <name>OptionsHead</name>
    <message>
        <source>Chance</source>
        <extracomment>Over percentages: how likely something is</extracomment>
        <translation>Chances</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 perd son dernier dé.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdez un dé.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name. Must fit men and women</extracomment>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 gagne la partie.</translation>
    </message>
</context>
<context>
    <name>PaceWords</name>
    <message>
        <source>Slow</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>A pace of the game: nothing moves, everything is there immediately</extracomment>
        <translation>Immédiat</translation>
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
        <translation>Avec Palifico activé, la première fois qu’un joueur n’a plus qu’un seul dé, la manche suivante est une &lt;b&gt;manche Palifico&lt;/b&gt;, pour toute la table. Les 1 n’y sont pas des pacos&#xa0;: ils ne comptent que pour une enchère sur les 1. L’enchère d’ouverture peut annoncer n’importe quelle face, les 1 compris&#x202f;; dès lors la face est fixée, et chaque nouvelle enchère augmente la quantité de cette face.</translation>
    </message>
    <message>
        <source>The Palifico round</source>
        <translation>La manche Palifico</translation>
    </message>
    <message>
        <source>Normal round</source>
        <translation>Manche normale</translation>
    </message>
    <message>
        <source>Palifico round</source>
        <translation>Manche Palifico</translation>
    </message>
    <message>
        <source>Ones count: three fours</source>
        <translation>Les 1 comptent&#xa0;: trois 4</translation>
    </message>
    <message>
        <source>Ones do not count: two fours</source>
        <translation>Les 1 ne comptent pas&#xa0;: deux 4</translation>
    </message>
    <message>
        <source>The opener is found &lt;a href=&quot;#opens&quot;&gt;as usual&lt;/a&gt;, so the player who has just dropped to one die usually opens the bidding, and so picks the face. The round is settled as usual too, by a challenge or an exact call, and the next one is normal again, unless this one triggers another. What triggers it is a drop from two or more dice to exactly one, at the end of any round, a Palifico round too, and with two players left as well.</source>
        <translation>Le joueur qui ouvre est désigné &lt;a href=&quot;#opens&quot;&gt;comme d’habitude&lt;/a&gt;&#xa0;: celui qui vient de tomber à un dé ouvre donc le plus souvent les enchères, et choisit ainsi la face. La manche se règle aussi comme d’habitude, par un doute ou une annonce exacte, et la suivante redevient normale, à moins que celle-ci n’en déclenche une autre. Ce qui déclenche une manche Palifico, c’est de tomber de deux dés ou plus à un seul, à la fin de n’importe quelle manche, y compris d’une manche Palifico, et même s’il ne reste que deux joueurs.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <translation>Qui ouvre</translation>
    </message>
    <message>
        <source>A Palifico round comes once per player: whoever has triggered theirs triggers no other. Players who drop to one die at the same moment share one round. With Calza, a player who wins a die back and later drops to one die again does not trigger another.</source>
        <translation>La manche Palifico n’a lieu qu’une fois par joueur&#xa0;: qui a déclenché la sienne n’en déclenche pas d’autre. Les joueurs qui tombent à un dé au même moment partagent la même manche. Avec Calza, un joueur qui regagne un dé puis retombe à un dé n’en déclenche pas d’autre non plus.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Une fois par joueur</translation>
    </message>
    <message>
        <source>Every round is played the same way.</source>
        <translation>Toutes les manches se jouent de la même façon.</translation>
    </message>
    <message>
        <source>The first time a player is reduced to a single die, the next round, for the whole table.</source>
        <translation>La première fois qu’un joueur n’a plus qu’un seul dé, la manche suivante, pour toute la table.</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Pacos</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Les 1 sont des pacos&#xa0;: ils comptent pour toute face annoncée, sauf dans une enchère sur les 1.</translation>
    </message>
    <message>
        <source>Ones are not wild: they count only for a bid on ones.</source>
        <translation>Les 1 ne sont pas des pacos&#xa0;: ils ne comptent que pour une enchère sur les 1.</translation>
    </message>
    <message>
        <source>Raising a bid</source>
        <translation>Surenchérir</translation>
    </message>
    <message>
        <source>A larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Une quantité plus grande avec n’importe quelle face, ou la même quantité avec une face plus haute.</translation>
    </message>
    <message>
        <source>Open with any face, ones included; from then on the face is fixed: only the quantity is raised.</source>
        <translation>Ouvrez sur n’importe quelle face, les 1 compris&#x202f;; ensuite la face est fixée&#xa0;: augmentez la quantité.</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Enchère d’ouverture</translation>
    </message>
    <message>
        <source>Any quantity of any face. The player who lost a die opens; after a right Spot On, the caller.</source>
        <translation>N’importe quelle quantité, n’importe quelle face. Le joueur qui a perdu un dé ouvre&#x202f;; après un «&#xa0;Pile&#xa0;» réussi, c’est l’annonceur.</translation>
    </message>
    <message>
        <source>Unchanged: whoever has just dropped to one die usually opens, and so picks the face.</source>
        <translation>Inchangé&#xa0;: celui qui vient de tomber à un dé ouvre le plus souvent, et choisit ainsi la face.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Combien de fois</translation>
    </message>
    <message>
        <source>Never: there are no Palifico rounds.</source>
        <translation>Jamais&#xa0;: il n’y a pas de manche Palifico.</translation>
    </message>
    <message>
        <source>Once per player; players who drop to one die at the same moment share one round.</source>
        <translation>Une fois par joueur&#x202f;; ceux qui tombent à un dé au même moment partagent la même manche.</translation>
    </message>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Dés Menteurs standard</translation>
    </message>
    <message>
        <source>Rule changes</source>
        <translation>Changements de règles</translation>
    </message>
    <message>
        <source>Calza, no wild ones, %1.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Calza, sans paco, %1.</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>Autres options</translation>
    </message>
    <message>
        <source>The same. With no wild ones, a Palifico round only fixes the face.</source>
        <translation>Les mêmes. Sans paco, une manche Palifico ne fait que fixer la face.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histoire</translation>
    </message>
    <message>
        <source>Palifico comes from the published rules of a commercial edition of Dudo, a South American dice game. There, a player who is reduced to one die for the first time is &lt;i&gt;palifico&lt;/i&gt; for the next round: ones are not wild, and once the face is named the others may only raise the quantity. It happens once per player.</source>
        <translation>Le Palifico vient des règles publiées d’une édition commerciale du Dudo, un jeu de dés sud-américain. D’après ces règles, un joueur qui tombe à un dé pour la première fois est &lt;i&gt;palifico&lt;/i&gt; pour la manche suivante&#xa0;: les 1 ne sont pas des pacos, et une fois la face annoncée, les autres ne peuvent qu’augmenter la quantité. Cela n’arrive qu’une fois par joueur.</translation>
    </message>
    <message>
        <source>Versions differ on one point: some let players who are themselves down to one die change the face in a Palifico round. Here nobody can, as in those published rules.</source>
        <translation>Les versions divergent sur un point&#xa0;: certaines laissent les joueurs qui n’ont eux-mêmes plus qu’un dé changer de face pendant une manche Palifico. Ici personne ne le peut, conformément à ces règles publiées.</translation>
    </message>
</context>
<context>
    <name>PalificoWords</name>
    <message>
        <source>A Palifico round</source>
        <translation>Une manche Palifico</translation>
    </message>
    <message>
        <source>Now Bruno and I can only raise the quantity.</source>
        <translation>Bruno et moi ne pouvons plus qu’augmenter la quantité.</translation>
    </message>
    <message>
        <source>The light has changed, and the ones have lost their star: in a Palifico round ones are not wild. They count only for a bid on ones.</source>
        <translation>La lumière a changé, et les 1 ont perdu leur étoile&#xa0;: dans une manche Palifico, les 1 ne sont pas des pacos. Ils ne comptent que pour une enchère sur les 1.</translation>
    </message>
    <message>
        <source>The opening bid may name any face, ones included. From then on the face is fixed, for the whole table. You hold two 5s.</source>
        <translation>L’enchère d’ouverture peut annoncer n’importe quelle face, même les 1. Ensuite, la face est fixée, pour toute la table. Vous avez deux 5.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Annoncez %1</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Appuyez sur Annoncer</translation>
    </message>
    <message>
        <source>The face is fixed</source>
        <translation>La face est fixée</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, your bid holds, and Bruno loses his last die: he is out.</source>
        <translation>
            <numerusform>%n dé compte, votre enchère tient, et Bruno perd son dernier dé&#xa0;: il est hors jeu.</numerusform>
            <numerusform>%n dés comptent, votre enchère tient, et Bruno perd son dernier dé&#xa0;: il est hors jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round is normal again. A Palifico round comes once per player: Bruno and I have had ours.</source>
        <translation>La manche suivante redevient normale. La manche Palifico n’a lieu qu’une fois par joueur&#xa0;: Bruno et moi avons eu la nôtre.</translation>
    </message>
    <message>
        <source>Enough of open dice. Now we cover them.</source>
        <translation>Assez de dés découverts. Maintenant, nous les cachons.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Appuyez sur Manche suivante</translation>
    </message>
    <message>
        <source>Bruno challenges you. The ones do not count now.</source>
        <translation>Bruno doute de vous. Cette fois, les 1 ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: you can raise.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>J’ai annoncé %1, et %n dé compte&#xa0;: vous pouvez surenchérir.</numerusform>
            <numerusform>J’ai annoncé %1, et %n dés comptent&#xa0;: vous pouvez surenchérir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The padlock says it: you too can raise only the quantity, or call.</source>
        <translation>Le cadenas le dit&#xa0;: vous aussi, vous ne pouvez qu’augmenter la quantité, douter ou annoncer «&#xa0;Pile&#xa0;».</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Surenchérissez à %1</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Appuyez sur Surenchérir</translation>
    </message>
</context>
<context>
    <name>PartingQuestion</name>
    <message>
        <source>Close without saving?</source>
        <extracomment>The window is to be closed, and the disk takes nothing</extracomment>
        <translation>Fermer sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Not everything that was played could be saved so far. If Palifico closes now, that is lost.</source>
        <translation>Tout ce qui a été joué n’a pas encore pu être enregistré. Si Palifico se ferme maintenant, ce qui ne l’est pas est perdu.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
    <name>PlainLines</name>
    <message>
        <source>Hello, everyone!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bonjour à tous&#x202f;!</translation>
    </message>
    <message>
        <source>How nice to see you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ça fait plaisir de vous voir.</translation>
    </message>
    <message>
        <source>Everybody ready?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Tout le monde est prêt&#x202f;?</translation>
    </message>
    <message>
        <source>A good game to us all.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bonne partie à tous.</translation>
    </message>
    <message>
        <source>My favourite table.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ma table préférée.</translation>
    </message>
    <message>
        <source>I’ll begin, then.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Alors, je commence.</translation>
    </message>
    <message>
        <source>Let’s see where this goes.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Voyons où ça nous mène.</translation>
    </message>
    <message>
        <source>Here’s my bid.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Voici mon enchère.</translation>
    </message>
    <message>
        <source>Over to you.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>Here we go.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>C’est parti.</translation>
    </message>
    <message>
        <source>Hold on to your chairs.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Accrochez-vous.</translation>
    </message>
    <message>
        <source>Let’s go up a little.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Montons un peu.</translation>
    </message>
    <message>
        <source>What do you say to that?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qu’en dites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Time to be brave.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>C’est le moment d’avoir du courage.</translation>
    </message>
    <message>
        <source>And now?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>I don’t think so.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Je ne crois pas.</translation>
    </message>
    <message>
        <source>Let’s see them.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Voyons voir.</translation>
    </message>
    <message>
        <source>I’m not convinced.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>J’ai un doute.</translation>
    </message>
    <message>
        <source>Show us, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Montre-nous ça.</translation>
    </message>
    <message>
        <source>Here I stop.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Là, j’arrête.</translation>
    </message>
    <message>
        <source>It was true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>C’était vrai&#x202f;!</translation>
    </message>
    <message>
        <source>There they are.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Les voilà.</translation>
    </message>
    <message>
        <source>It holds.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Elle tient.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ça s’est bien passé.</translation>
    </message>
    <message>
        <source>Good try, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>C’était bien tenté.</translation>
    </message>
    <message>
        <source>You’re right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu as raison.</translation>
    </message>
    <message>
        <source>Good eye.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu as l’œil.</translation>
    </message>
    <message>
        <source>I had to try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Il fallait essayer.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>C’est de bonne guerre.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Eh bien, tant pis.</translation>
    </message>
    <message>
        <source>What luck!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Quelle chance&#x202f;!</translation>
    </message>
    <message>
        <source>Just that many.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Tout juste.</translation>
    </message>
    <message>
        <source>I had that number in mind.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>J’avais ce nombre en tête.</translation>
    </message>
    <message>
        <source>On the nose!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>En plein dans le mille&#x202f;!</translation>
    </message>
    <message>
        <source>That makes my day.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Voilà qui me réjouit.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Pas cette fois.</translation>
    </message>
    <message>
        <source>It was worth asking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La question se posait.</translation>
    </message>
    <message>
        <source>I miscounted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’ai mal compté.</translation>
    </message>
    <message>
        <source>A pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Dommage.</translation>
    </message>
    <message>
        <source>One can dream.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>On peut rêver.</translation>
    </message>
    <message>
        <source>There it goes.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Et voilà, parti.</translation>
    </message>
    <message>
        <source>Never mind.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ce n’est pas grave.</translation>
    </message>
    <message>
        <source>I still have some left.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Il m’en reste.</translation>
    </message>
    <message>
        <source>One fewer to shake.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un de moins à secouer.</translation>
    </message>
    <message>
        <source>That happens.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ça arrive.</translation>
    </message>
    <message>
        <source>Just the one, now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Plus qu’un seul, maintenant.</translation>
    </message>
    <message>
        <source>One die left. Let’s see.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un dernier dé. On verra.</translation>
    </message>
    <message>
        <source>I’m not done yet.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Je n’ai pas dit mon dernier mot.</translation>
    </message>
    <message>
        <source>Small, but mine.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Petit, mais à moi.</translation>
    </message>
    <message>
        <source>It’s getting tight.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ça se resserre.</translation>
    </message>
    <message>
        <source>That’s me done. Good game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>C’est fini pour moi. Belle partie.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Merci pour la partie.</translation>
    </message>
    <message>
        <source>I’ll cheer from here.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>J’encouragerai d’ici.</translation>
    </message>
    <message>
        <source>Well played, everyone.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Bien joué, tout le monde.</translation>
    </message>
    <message>
        <source>Until next time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>À la prochaine.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Gagné&#x202f;? Gagné&#x202f;!</translation>
    </message>
    <message>
        <source>That was a fine game.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>C’était une belle partie.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Merci d’avoir joué.</translation>
    </message>
    <message>
        <source>Another one?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Une autre&#x202f;?</translation>
    </message>
    <message>
        <source>That was fun.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>On s’est bien amusés.</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Teal, loose hair</source>
        <extracomment>A portrait: seat colour and what tells the face apart</extracomment>
        <translation>Bleu-vert, cheveux dénoués</translation>
    </message>
    <message>
        <source>Red, bun and earrings</source>
        <translation>Rouge, chignon et boucles d’oreilles</translation>
    </message>
    <message>
        <source>Blue, moustache</source>
        <translation>Bleu, moustache</translation>
    </message>
    <message>
        <source>Yellow, fringe and glasses</source>
        <translation>Jaune, frange et lunettes</translation>
    </message>
    <message>
        <source>Green, beard and scarf</source>
        <translation>Vert, barbe et foulard</translation>
    </message>
    <message>
        <source>Violet, white hair</source>
        <translation>Violet, cheveux blancs</translation>
    </message>
    <message>
        <source>Orange, woollen cap</source>
        <translation>Orange, bonnet de laine</translation>
    </message>
    <message>
        <source>Pink, headscarf</source>
        <translation>Rose, foulard noué</translation>
    </message>
    <message>
        <source>Grey, hat and bow tie</source>
        <translation>Gris, chapeau et nœud papillon</translation>
    </message>
</context>
<context>
    <name>PreciseLines</name>
    <message>
        <source>Here I am, to the minute.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Me voici, à la minute près.</translation>
    </message>
    <message>
        <source>I’ve set my watch.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>J’ai réglé ma montre.</translation>
    </message>
    <message>
        <source>A neat table. I like that.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Table bien rangée. J’aime ça.</translation>
    </message>
    <message>
        <source>Let’s get the count right.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Tâchons de compter juste.</translation>
    </message>
    <message>
        <source>Every die in its place.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Chaque dé à sa place.</translation>
    </message>
    <message>
        <source>Measured, then cut.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Mesurer, puis couper.</translation>
    </message>
    <message>
        <source>A tidy beginning.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un début soigné.</translation>
    </message>
    <message>
        <source>No more than needed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Pas plus qu’il n’en faut.</translation>
    </message>
    <message>
        <source>I weighed every word.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>J’ai pesé chaque mot.</translation>
    </message>
    <message>
        <source>One notch on the ruler.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un cran sur la règle.</translation>
    </message>
    <message>
        <source>A bold stroke, well drawn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Un trait hardi, mais bien tracé.</translation>
    </message>
    <message>
        <source>Mind the last digit.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Attention au dernier chiffre.</translation>
    </message>
    <message>
        <source>The needle is in the red.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>L’aiguille est dans le rouge.</translation>
    </message>
    <message>
        <source>The scale goes that far.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>L’échelle va jusque-là.</translation>
    </message>
    <message>
        <source>Stretched, not torn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Tendu, pas rompu.</translation>
    </message>
    <message>
        <source>That doesn’t fit.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ça ne colle pas.</translation>
    </message>
    <message>
        <source>Slightly over, I think.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Un peu trop, il me semble.</translation>
    </message>
    <message>
        <source>Your ruler is bent.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ta règle est tordue.</translation>
    </message>
    <message>
        <source>Let’s put it on the scales.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Mettons ça sur la balance.</translation>
    </message>
    <message>
        <source>I’d like to see the working.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>J’aimerais voir le détail.</translation>
    </message>
    <message>
        <source>To measure, as you see.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Sur mesure, comme tu vois.</translation>
    </message>
    <message>
        <source>I never round up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je n’arrondis jamais.</translation>
    </message>
    <message>
        <source>It was well cut.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>C’était bien taillé.</translation>
    </message>
    <message>
        <source>Not a crack in it.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Pas une fissure.</translation>
    </message>
    <message>
        <source>The joints hold.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Les joints tiennent bon.</translation>
    </message>
    <message>
        <source>A splinter. You saw it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Une écharde. Tu l’as vue.</translation>
    </message>
    <message>
        <source>My spirit level was off.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Mon niveau à bulle penchait.</translation>
    </message>
    <message>
        <source>Out of true, I admit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Pas d’équerre, je l’avoue.</translation>
    </message>
    <message>
        <source>You measure well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu as le compas dans l’œil.</translation>
    </message>
    <message>
        <source>I’ll sand that down.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je vais poncer ça.</translation>
    </message>
    <message>
        <source>Click. It fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Clic. Ça s’emboîte.</translation>
    </message>
    <message>
        <source>That’s the sound I love.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Voilà le bruit que j’aime.</translation>
    </message>
    <message>
        <source>Like clockwork.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Réglé comme une horloge.</translation>
    </message>
    <message>
        <source>My favourite word: exactly.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Mon mot préféré&#xa0;: exactement.</translation>
    </message>
    <message>
        <source>Made to measure!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Du sur-mesure&#x202f;!</translation>
    </message>
    <message>
        <source>By a hair’s breadth. Or several.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>À un cheveu près. Ou plusieurs.</translation>
    </message>
    <message>
        <source>The gauge was off.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La jauge était déréglée.</translation>
    </message>
    <message>
        <source>I’d measure again if I could.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Si je pouvais, je remesurerais.</translation>
    </message>
    <message>
        <source>Exact, but for another table.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Exact, mais pour une autre table.</translation>
    </message>
    <message>
        <source>I couldn’t leave it unasked.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Je ne pouvais pas laisser passer ça.</translation>
    </message>
    <message>
        <source>Tighter tolerances from now on.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Désormais, tolérance réduite.</translation>
    </message>
    <message>
        <source>One gear fewer.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un rouage de moins.</translation>
    </message>
    <message>
        <source>A drop of oil, and on we go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un peu d’huile et ça repart.</translation>
    </message>
    <message>
        <source>Let me tidy up a little.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Je remets un peu d’ordre.</translation>
    </message>
    <message>
        <source>Offcuts are part of the trade.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Les chutes font partie du métier.</translation>
    </message>
    <message>
        <source>One part left, well kept.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Une seule pièce, bien entretenue.</translation>
    </message>
    <message>
        <source>Small work, steady eye.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Petit ouvrage, œil sûr.</translation>
    </message>
    <message>
        <source>The smallest screw holds too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>La plus petite vis tient aussi.</translation>
    </message>
    <message>
        <source>No room for error now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Plus de place pour l’erreur.</translation>
    </message>
    <message>
        <source>A watch can run on one jewel.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul rubis, et la montre marche.</translation>
    </message>
    <message>
        <source>My time is up, to the second.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Mon temps est écoulé, à la seconde.</translation>
    </message>
    <message>
        <source>Tools down. Fine work.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je range mes outils. Beau travail.</translation>
    </message>
    <message>
        <source>I’ll keep the minutes.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je tiendrai le procès-verbal.</translation>
    </message>
    <message>
        <source>A clean finish, at least.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Une finition propre, au moins.</translation>
    </message>
    <message>
        <source>Back to the workbench.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Retour à l’établi.</translation>
    </message>
    <message>
        <source>A perfect fit.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Un ajustement parfait.</translation>
    </message>
    <message>
        <source>Signed and dated.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Daté et signé.</translation>
    </message>
    <message>
        <source>Nothing left over.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Rien qui dépasse.</translation>
    </message>
    <message>
        <source>Careful work, happy end.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Travail soigné, fin heureuse.</translation>
    </message>
    <message>
        <source>My compliments. It was close.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Mes compliments. C’était serré.</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>%1 is the end of a file&apos;s name, as json</extracomment>
        <translation>Fichier %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>A label in a dialog that opens or saves files, as Qt has it, with its own &amp;; so are all below</extracomment>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <extracomment>In the dialog that prints: which of the pages, even or odd ones</extracomment>
        <translation>&amp;Ensemble de pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Printing on both sides of the paper</extracomment>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le grand côté</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indiquez des pages ou des intervalles séparés par des virgules. Un intervalle s’écrit avec deux numéros séparés par un trait d’union. Exemple&#xa0;: 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>%1 – the file cannot be read: %2</source>
        <extracomment>%1 is the name of a file, %2 the reason</extracomment>
        <translation>%1 – le fichier est illisible&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games taken</source>
        <translation>
            <numerusform>%Ln partie importée</numerusform>
            <numerusform>%Ln parties importées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records refused</source>
        <translation>
            <numerusform>%Ln partie refusée</numerusform>
            <numerusform>%Ln parties refusées</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 wrong records the rest of a file was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Après %1 parties incorrectes, le reste d’un fichier n’a pas été lu.</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>Open records</source>
        <translation>Ouvrir des parties</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Game records (%1)</source>
        <extracomment>In a dialog that opens or saves files: %1 are patterns of names</extracomment>
        <translation>Parties enregistrées (%1)</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>This record can’t be opened</source>
        <translation>Cette partie ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>%1 Nothing has been changed.</source>
        <extracomment>%1 is what is wrong, a sentence</extracomment>
        <translation>%1 Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The record wasn’t saved</source>
        <translation>La partie n’a pas été enregistrée</translation>
    </message>
    <message>
        <source>%1 What was there before is unchanged.</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>%1 Ce qui s’y trouvait est intact.</translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>the system refuses (%1).</source>
        <extracomment>Of a file: %1 is the short name of an error, as EIO</extracomment>
        <translation>le système refuse (%1).</translation>
    </message>
    <message>
        <source>it is not there.</source>
        <translation>il n’existe pas.</translation>
    </message>
    <message>
        <source>its folder is not there.</source>
        <translation>son dossier n’existe pas.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>c’est un dossier.</translation>
    </message>
    <message>
        <source>something that is no file has that name.</source>
        <translation>ce nom est pris par autre chose qu’un fichier.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>son nom est trop long.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>le disque est plein.</translation>
    </message>
    <message>
        <source>that is not allowed here.</source>
        <translation>ce n’est pas permis ici.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>To the page that was in sight before</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Every move is being weighed…</source>
        <extracomment>While a game is looked through before its review can be shown</extracomment>
        <translation>Chaque coup est examiné…</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Which of all moves of the game is shown</extracomment>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Rounds of a game in which the chances of winning moved far</extracomment>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>Moves of the players, each of which could have been another</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>Contenu de la liste</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <extracomment>Whose choices a list shows</extracomment>
        <translation>Choix de quel joueur</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>All players</extracomment>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>The chances of winning never moved far.</source>
        <translation>Les chances de gagner n’ont jamais beaucoup varié.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>move %1 of %2</source>
        <extracomment>Where in its round a move stands: %1 is its number, %2 how many there are</extracomment>
        <translation>coup %1 sur %2</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The call that doubts the standing bid, as on its button</extracomment>
        <translation>Douter</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>What stands beside the number of a Palifico round</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>%1: chance %2, %3 %4</source>
        <extracomment>%1 is a bid or a call, %2 and %4 are percentages, %3 is the name of a level</extracomment>
        <translation>%1&#xa0;: chances %2, %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>Bars: how likely a bid is to hold, or a call to be right, with %n dice unseen.</source>
        <extracomment>Under the bars of a choice; %n dice lay under the other cups</extracomment>
        <translation>
            <numerusform>Barres&#xa0;: chances que l’enchère tienne ou que l’annonce soit juste, avec %n dé caché.</numerusform>
            <numerusform>Barres&#xa0;: chances que l’enchère tienne ou que l’annonce soit juste, avec %n dés cachés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: how often this level would do so.</source>
        <extracomment>After that: %1 is the name of the strongest level</extracomment>
        <translation>%1&#xa0;: fréquence à laquelle ce niveau jouerait ainsi.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <extracomment>%1 is the best move in place of the one that was made</extracomment>
        <translation>Le meilleur coup.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Meilleur coup&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2 %3 %4</source>
        <extracomment>%1 is a round, %2 a sentence, %3 a name or &quot;You&quot;, %4 a number of points with its sign</extracomment>
        <translation>%1&#xa0;: %2 %3 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The chances of winning as a round begins: %1 is the round, %2 a list of names with percentages</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage: %1 is a whole number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>best move</source>
        <extracomment>Beside an option: what the strongest level would most often do</extracomment>
        <translation>meilleur coup</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>Beside an option: what the reader did</extracomment>
        <translation>votre coup</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Beside an option: what was done, by somebody else</extracomment>
        <translation>joué</translation>
    </message>
    <message>
        <source>Not a single die matches: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>Aucun dé ne compte&#xa0;: l’enchère ne tiendrait pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n dé compte&#xa0;: l’enchère tiendrait.</numerusform>
            <numerusform>%n dés comptent&#xa0;: l’enchère tiendrait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n dé compte&#xa0;: l’enchère ne tiendrait pas.</numerusform>
            <numerusform>%n dés comptent&#xa0;: l’enchère ne tiendrait pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 challenges your %3.</source>
        <extracomment>A challenge: %2 is a name, %3 a bid of the reader&apos;s</extracomment>
        <translation>%2 doute de votre %3.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you</comment>
        <extracomment>A challenge: %2 is &quot;You&quot;, %1 a name, %3 a bid</extracomment>
        <translation>%2 doutez du %3 de %1.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you, vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 doutez du %3 d’%1.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <extracomment>A challenge: %2 and %1 are names, %3 is a bid</extracomment>
        <translation>%2 doute du %3 de %1.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 doute du %3 d’%1.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Round</source>
        <extracomment>Before a field with the number of a round</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>After the number of a round: %1 is how many there are</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <extracomment>%1 is a formula</extracomment>
        <translation>Octets de %1</translation>
    </message>
    <message>
        <source>These are the dice of the game.</source>
        <translation>Ce sont bien les dés de la partie.</translation>
    </message>
    <message>
        <source>The game had other dice.</source>
        <translation>La partie avait d’autres dés.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>How large the text of the rule book is</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <extracomment>After a number; with a space before it where the language has one</extracomment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Imprimer les règles</translation>
    </message>
</context>
<context>
    <name>ScaleEnds</name>
    <message>
        <source>expected %1</source>
        <extracomment>Beside a line: how often each face is expected</extracomment>
        <translation>attendu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SealLabel</name>
    <message>
        <source>Copy: %1</source>
        <extracomment>Tooltip; %1 are 64 hexadecimal digits</extracomment>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>SealStrip</name>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sceau des dés</translation>
    </message>
</context>
<context>
    <name>SealedLines</name>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sceau des dés</translation>
    </message>
    <message>
        <source>Secret behind the seal</source>
        <translation>Secret derrière le sceau</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Vérifier les dés</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>At the end of a game: %1 is what the player typed before the first roll</extracomment>
        <translation>Phrase&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No phrase was typed.</source>
        <translation>Aucune phrase n’a été saisie.</translation>
    </message>
    <message>
        <source>The dice are not proven.</source>
        <extracomment>The record of a game tells no secret</extracomment>
        <translation>Les dés ne sont pas prouvés.</translation>
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
        <translation>Sceau</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Instead of a phrase, where the player has typed none</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <extracomment>What a screen reader says for the button: %1 is the name of what is copied</extracomment>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The seal is that of the secret.</source>
        <translation>Le sceau est bien celui du secret.</translation>
    </message>
    <message>
        <source>The seal is not that of the secret.</source>
        <translation>Le sceau n’est pas celui du secret.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the places that a search has found is shown: %1 of %2</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>A search has found nothing</extracomment>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <extracomment>The place before, of those that a search has found</extracomment>
        <translation>Occurrence précédente (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <extracomment>The next place, of those that a search has found</extracomment>
        <translation>Occurrence suivante (Entrée)</translation>
    </message>
</context>
<context>
    <name>SeasonedLines</name>
    <message>
        <source>I’ve sat at many tables.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>J’en ai connu, des tables.</translation>
    </message>
    <message>
        <source>New faces, old tricks.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Têtes nouvelles, vieilles ruses.</translation>
    </message>
    <message>
        <source>Pour the coffee, we’ll be a while.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Servez le café, ça va durer.</translation>
    </message>
    <message>
        <source>Good to be back.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ça fait du bien d’être là.</translation>
    </message>
    <message>
        <source>The cups still smell of leather.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Les gobelets sentent encore le cuir.</translation>
    </message>
    <message>
        <source>I’ve begun worse games.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>J’ai connu de pires débuts.</translation>
    </message>
    <message>
        <source>My grandmother opened like this.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ma grand-mère ouvrait comme ça.</translation>
    </message>
    <message>
        <source>A small stone in the pond.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un petit caillou dans la mare.</translation>
    </message>
    <message>
        <source>Make of it what you will.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Pensez-en ce que vous voulez.</translation>
    </message>
    <message>
        <source>The road is long. Off we set.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La route est longue. Allons-y.</translation>
    </message>
    <message>
        <source>I’ve seen higher. Once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>J’ai vu plus haut. Une fois.</translation>
    </message>
    <message>
        <source>The sea was rougher in my day.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>La mer était plus forte, de mon temps.</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ne me regardez pas comme ça.</translation>
    </message>
    <message>
        <source>An old fox, a new trick.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>À vieux renard, nouvelle ruse.</translation>
    </message>
    <message>
        <source>Somebody will blink.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Quelqu’un va ciller.</translation>
    </message>
    <message>
        <source>I’ve heard that one before.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>On me l’a déjà faite, celle-là.</translation>
    </message>
    <message>
        <source>Your cup is smiling too much.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ton gobelet sourit trop.</translation>
    </message>
    <message>
        <source>That old song again.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Toujours la même chanson.</translation>
    </message>
    <message>
        <source>Come, show an old friend.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Allons, montre-moi, entre amis.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>J’ai assez attendu.</translation>
    </message>
    <message>
        <source>Experience has its uses.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>L’expérience, ça sert.</translation>
    </message>
    <message>
        <source>Many have tried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>D’autres ont essayé.</translation>
    </message>
    <message>
        <source>I hide it well, don’t I?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Je cache bien mon jeu, non&#x202f;?</translation>
    </message>
    <message>
        <source>You’ll know me better next time.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La prochaine fois, tu me connaîtras.</translation>
    </message>
    <message>
        <source>Old wood burns slowly.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Le vieux bois brûle lentement.</translation>
    </message>
    <message>
        <source>Well caught. It’s been years.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Joli coup. Ça faisait des années.</translation>
    </message>
    <message>
        <source>You’ll go far.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu iras loin.</translation>
    </message>
    <message>
        <source>Even the sea has its ebb.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Même la mer se retire.</translation>
    </message>
    <message>
        <source>You learn quickly.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu apprends vite.</translation>
    </message>
    <message>
        <source>You have a fine nose for it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu as du flair.</translation>
    </message>
    <message>
        <source>I count these in my sleep.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Je compte ça en dormant.</translation>
    </message>
    <message>
        <source>Some things you just know.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Il y a des choses qu’on sait.</translation>
    </message>
    <message>
        <source>The old recipe still works.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>La vieille recette marche encore.</translation>
    </message>
    <message>
        <source>Like bread from the oven.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Cuit à point, comme le pain.</translation>
    </message>
    <message>
        <source>I learnt that one in a harbour.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Celle-là, je la tiens d’un vieux port.</translation>
    </message>
    <message>
        <source>Not even age is always right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Même l’âge n’a pas toujours raison.</translation>
    </message>
    <message>
        <source>I’ve missed finer targets.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>J’en ai raté de plus belles.</translation>
    </message>
    <message>
        <source>The wind has turned.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Le vent a tourné.</translation>
    </message>
    <message>
        <source>One more story to tell.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Une histoire de plus à raconter.</translation>
    </message>
    <message>
        <source>I’ll blame the coffee.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>C’est la faute du café.</translation>
    </message>
    <message>
        <source>I’ve lost more than that.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>J’ai perdu plus que ça.</translation>
    </message>
    <message>
        <source>Dice leave, friends stay.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Les dés s’en vont, les amis restent.</translation>
    </message>
    <message>
        <source>The night is young.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>La nuit est encore jeune.</translation>
    </message>
    <message>
        <source>A good captain lightens the ship.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un bon capitaine allège le navire.</translation>
    </message>
    <message>
        <source>Wrinkles come the same way.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Les rides viennent pareil.</translation>
    </message>
    <message>
        <source>There’s a way back from here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>On revient de plus loin.</translation>
    </message>
    <message>
        <source>One ember is enough for a fire.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Une braise suffit pour un feu.</translation>
    </message>
    <message>
        <source>We’ve been here before, my die.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>On connaît ça, toi et moi, mon dé.</translation>
    </message>
    <message>
        <source>The last die is the wisest.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Le dernier dé est le plus sage.</translation>
    </message>
    <message>
        <source>Patience outlives numbers.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>La patience survit aux nombres.</translation>
    </message>
    <message>
        <source>I leave the table richer.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je quitte la table plus riche.</translation>
    </message>
    <message>
        <source>I’ll tell you stories meanwhile.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>En attendant, je vous raconterai.</translation>
    </message>
    <message>
        <source>Keep my chair warm.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Gardez ma chaise au chaud.</translation>
    </message>
    <message>
        <source>It was a good voyage.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>C’était un beau voyage.</translation>
    </message>
    <message>
        <source>Every tide goes out.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Toute marée finit par descendre.</translation>
    </message>
    <message>
        <source>The years do help.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Les années aident.</translation>
    </message>
    <message>
        <source>You made me work for it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Vous m’avez donné du mal.</translation>
    </message>
    <message>
        <source>I’ll think back to this table.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Je repenserai à cette table.</translation>
    </message>
    <message>
        <source>And now, the coffee.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Et maintenant, le café.</translation>
    </message>
    <message>
        <source>Come closer, I’ll tell you how.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Approchez, je vous dirai comment.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <extracomment>What a screen reader says for a field: %1 is a number</extracomment>
        <translation>Nom de l’adversaire %1</translation>
    </message>
    <message>
        <source>Level of opponent %1</source>
        <extracomment>What a screen reader says for a list to choose from: %1 is a number</extracomment>
        <translation>Niveau de l’adversaire %1</translation>
    </message>
    <message>
        <source>Portrait: %1</source>
        <extracomment>What a screen reader says for a button: %1 describes a face, as &quot;Blue, moustache&quot;</extracomment>
        <translation>Portrait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose another portrait</source>
        <translation>Choisir un autre portrait</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Donnez un nom</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>%n caractère au plus</numerusform>
            <numerusform>%n caractères au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>votre place</translation>
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
        <extracomment>%1 is a list of numbers</extracomment>
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
    <name>SharpLines</name>
    <message>
        <source>Good day. Shall we count?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bonjour. On compte&#x202f;?</translation>
    </message>
    <message>
        <source>I’ve sharpened my pencil.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>J’ai taillé mon crayon.</translation>
    </message>
    <message>
        <source>Numbers first, feelings later.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Les nombres d’abord, les sentiments après.</translation>
    </message>
    <message>
        <source>I’ll keep an eye on everything.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Je garde un œil sur tout.</translation>
    </message>
    <message>
        <source>Let the figures speak.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Laissons parler les chiffres.</translation>
    </message>
    <message>
        <source>First term of the series.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Premier terme de la suite.</translation>
    </message>
    <message>
        <source>For the record.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Pour mémoire.</translation>
    </message>
    <message>
        <source>Let us see who reacts.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Voyons qui réagit.</translation>
    </message>
    <message>
        <source>We begin with a question.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Commençons par une question.</translation>
    </message>
    <message>
        <source>A hypothesis, to begin with.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Une hypothèse, pour commencer.</translation>
    </message>
    <message>
        <source>Do the sum yourselves.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Faites le calcul.</translation>
    </message>
    <message>
        <source>The improbable happens daily.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>L’improbable arrive tous les jours.</translation>
    </message>
    <message>
        <source>The equation is yours now.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>À vous l’équation.</translation>
    </message>
    <message>
        <source>Within the margin.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>C’est dans la marge.</translation>
    </message>
    <message>
        <source>Interesting, isn’t it?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Intéressant, non&#x202f;?</translation>
    </message>
    <message>
        <source>The numbers disagree.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Les chiffres ne sont pas d’accord.</translation>
    </message>
    <message>
        <source>I make it fewer.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>J’en trouve moins.</translation>
    </message>
    <message>
        <source>Let’s verify that.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Vérifions.</translation>
    </message>
    <message>
        <source>Statistically speaking, no.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Statistiquement, non.</translation>
    </message>
    <message>
        <source>One step too many.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Une marche de trop.</translation>
    </message>
    <message>
        <source>As calculated.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Comme prévu.</translation>
    </message>
    <message>
        <source>Arithmetic is on my side.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>L’arithmétique est de mon côté.</translation>
    </message>
    <message>
        <source>Count again if you like.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Recompte si tu veux.</translation>
    </message>
    <message>
        <source>A reasonable challenge, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Un doute raisonnable, pourtant.</translation>
    </message>
    <message>
        <source>It adds up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Le compte est bon.</translation>
    </message>
    <message>
        <source>Correct. Well reasoned.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Juste. Bien raisonné.</translation>
    </message>
    <message>
        <source>My error, your point.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Erreur pour moi, point pour toi.</translation>
    </message>
    <message>
        <source>It was a calculated risk.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>C’était un risque calculé.</translation>
    </message>
    <message>
        <source>You read that well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Bien lu.</translation>
    </message>
    <message>
        <source>I’ll revise my estimate.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Je revois mon estimation.</translation>
    </message>
    <message>
        <source>Precisely.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Précisément.</translation>
    </message>
    <message>
        <source>Not one more, not one less.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Pas un de plus, pas un de moins.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ce qu’il fallait démontrer.</translation>
    </message>
    <message>
        <source>It had to be that number.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ce ne pouvait être que ce nombre.</translation>
    </message>
    <message>
        <source>The pleasure of an exact sum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Le plaisir du compte juste.</translation>
    </message>
    <message>
        <source>An instructive mistake.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Une erreur instructive.</translation>
    </message>
    <message>
        <source>The theory was sound.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La théorie était bonne.</translation>
    </message>
    <message>
        <source>I must recalculate.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Je refais mes calculs.</translation>
    </message>
    <message>
        <source>That’s variance for you.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>C’est la variance.</translation>
    </message>
    <message>
        <source>Duly noted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>C’est noté.</translation>
    </message>
    <message>
        <source>It’s within the plan.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ça fait partie du plan.</translation>
    </message>
    <message>
        <source>I’ve lost dice before.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>J’en ai perdu d’autres.</translation>
    </message>
    <message>
        <source>Minus one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Moins un.</translation>
    </message>
    <message>
        <source>An acceptable cost.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un coût acceptable.</translation>
    </message>
    <message>
        <source>Let me rearrange things.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Je me réorganise.</translation>
    </message>
    <message>
        <source>One die: the sums get simpler.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un seul dé&#xa0;: les calculs se simplifient.</translation>
    </message>
    <message>
        <source>One is still a number.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un, c’est encore un nombre.</translation>
    </message>
    <message>
        <source>The margin is thin.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>La marge est mince.</translation>
    </message>
    <message>
        <source>Now every word counts.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Désormais, chaque mot compte.</translation>
    </message>
    <message>
        <source>Minimal equipment, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Équipement minimal, donc.</translation>
    </message>
    <message>
        <source>A clean result. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Résultat net. Bien joué.</translation>
    </message>
    <message>
        <source>I shall study this one.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>J’étudierai cette partie.</translation>
    </message>
    <message>
        <source>Zero. Also a number.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Zéro. C’est aussi un nombre.</translation>
    </message>
    <message>
        <source>The data were against me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Les données étaient contre moi.</translation>
    </message>
    <message>
        <source>I’ll count along with you.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Je compterai avec vous.</translation>
    </message>
    <message>
        <source>Quite satisfactory.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Tout à fait satisfaisant.</translation>
    </message>
    <message>
        <source>In the long run, it works.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>À la longue, ça marche.</translation>
    </message>
    <message>
        <source>Fine play, all of you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Beau jeu de votre part à tous.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>A pleasure to count with you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Un plaisir de compter avec vous.</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Activer le son (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Couper le son (M)</translation>
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
        <translation>Les adversaires parlent</translation>
    </message>
    <message>
        <source>Now and then, each in their own way</source>
        <translation>De temps en temps, chacun à sa façon</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>How loud the sounds are: %1 is a number from 0 to 100</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Sound and opponents</source>
        <translation>Son et adversaires</translation>
    </message>
    <message>
        <source>Expressive faces</source>
        <translation>Visages expressifs</translation>
    </message>
    <message>
        <source>They follow what happens at the table</source>
        <translation>Ils suivent ce qui se passe à la table</translation>
    </message>
</context>
<context>
    <name>StandardRules</name>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Dés Menteurs standard</translation>
    </message>
    <message>
        <source>%1 to %2 players sit round a table, each with the same number of dice and a cup. You look under your own cup and under no other.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;two&quot;, &quot;six&quot;; a capital is put at the beginning</extracomment>
        <translation>%1 à %2 joueurs prennent place autour d’une table, chacun avec le même nombre de dés et un gobelet. Vous regardez sous votre gobelet, et sous aucun autre.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>In turn, everyone says how many dice of one face there are at least, under all cups together, and goes ever higher, until somebody no longer believes it, or believes it to the very die. Then the cups are lifted, and it usually costs somebody a die. A player without dice is out; the last player with dice wins.</source>
        <translation>Chacun annonce à son tour combien de dés au moins montrent une même face, sous tous les gobelets réunis, et l’on monte de plus en plus haut, jusqu’à ce que quelqu’un n’y croie plus, ou y croie au dé près. On soulève alors les gobelets, et il en coûte en général un dé à quelqu’un. Un joueur qui n’a plus de dés est hors jeu&#x202f;; le dernier à en avoir gagne.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Every round is played the same way. Everyone rolls under a cup and looks at their own dice; then turns go round clockwise, over the players who still hold dice.</source>
        <translation>Toutes les manches se jouent de la même façon. Chacun lance ses dés sous son gobelet et les regarde&#x202f;; puis chacun joue à son tour, dans le sens des aiguilles d’une montre, parmi les joueurs qui ont encore des dés.</translation>
    </message>
    <message>
        <source>Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid or calls. Nobody else may do so, and a call always concerns the standing bid, the last one that was made.</source>
        <translation>Celui qui ouvre les enchères doit en annoncer une. Ensuite, le joueur dont c’est le tour surenchérit, doute ou fait une annonce exacte. Personne d’autre ne peut le faire, et un doute ou une annonce exacte concerne toujours l’enchère en cours, c’est-à-dire la dernière annoncée.</translation>
    </message>
    <message>
        <source>A round is settled by a &lt;a href=&quot;#challenge&quot;&gt;challenge&lt;/a&gt; or by an &lt;a href=&quot;#spot-on&quot;&gt;exact call&lt;/a&gt;. All cups are lifted, the dice are counted, and the next round begins with the dice that are left.</source>
        <extracomment>What stands between &lt;a …&gt; and &lt;/a&gt; is a link: keep its address</extracomment>
        <translation>Une manche se règle par un &lt;a href=&quot;#challenge&quot;&gt;doute&lt;/a&gt; ou par une &lt;a href=&quot;#spot-on&quot;&gt;annonce exacte&lt;/a&gt;. On soulève tous les gobelets, on compte les dés, et la manche suivante commence avec les dés qui restent.</translation>
    </message>
    <message>
        <source>Each raises the one before</source>
        <extracomment>Over three bids in a row, each higher than the one before</extracomment>
        <translation>Chacune dépasse la précédente</translation>
    </message>
    <message>
        <source>A higher face, then a larger quantity</source>
        <extracomment>Under three bids in a row: 4 × 4, 4 × 5, 5 × 1</extracomment>
        <translation>Face plus haute, puis quantité plus grande</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; says that there are at least four fives, under all cups together. The opening bid is any quantity of any face.</source>
        <translation>Une enchère est une quantité et une face&#xa0;: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; veut dire qu’il y a au moins quatre 5, sous tous les gobelets réunis. L’enchère d’ouverture porte sur n’importe quelle quantité de n’importe quelle face.</translation>
    </message>
    <message>
        <source>To raise, bid a larger quantity with any face, or the same quantity with a higher face. So the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or doubled for them.</source>
        <translation>Pour surenchérir, annoncez une quantité plus grande avec n’importe quelle face, ou la même quantité avec une face plus haute. C’est donc d’abord la quantité qui compte, puis la face. Les 1 sont la face la plus basse, et l’on ne divise ni ne double rien pour eux.</translation>
    </message>
    <message>
        <source>A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When no raise is left, the player whose turn it is must call.</source>
        <translation>Une quantité vaut au moins 1 et au plus le nombre de dés en jeu, dès l’enchère d’ouverture. Quand il n’est plus possible de surenchérir, le joueur dont c’est le tour doit douter ou faire une annonce exacte.</translation>
    </message>
    <message>
        <source>A bid on fives</source>
        <translation>Une enchère sur les 5</translation>
    </message>
    <message>
        <source>Ones count too: three fives</source>
        <translation>Les 1 comptent aussi&#xa0;: trois 5</translation>
    </message>
    <message>
        <source>A bid on ones</source>
        <translation>Une enchère sur les 1</translation>
    </message>
    <message>
        <source>Only ones count: one</source>
        <translation>Seuls les 1 comptent&#xa0;: un seul</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>Pacos</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones. Toward a bid on fives, fives and ones count; toward a bid on ones, only ones, each of them once.</source>
        <translation>Les 1 sont des pacos&#xa0;: ils comptent pour toute face annoncée, sauf dans une enchère sur les 1. Pour une enchère sur les 5, les 5 et les 1 comptent&#x202f;; pour une enchère sur les 1, seulement les 1, et chacun une seule fois.</translation>
    </message>
    <message>
        <source>While ones are wild they wear a star. In a &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; and with &lt;a href=&quot;#no-wild-ones&quot;&gt;no wild ones&lt;/a&gt; they are not, and show a plain pip.</source>
        <translation>Tant que les 1 sont des pacos, ils portent une étoile. Dans une &lt;a href=&quot;#palifico-round&quot;&gt;manche Palifico&lt;/a&gt; et quand on joue &lt;a href=&quot;#no-wild-ones&quot;&gt;sans paco&lt;/a&gt;, ils n’en sont pas et montrent un point ordinaire.</translation>
    </message>
    <message>
        <source>Bid: 3&#xa0;×&#xa0;5</source>
        <extracomment>Over the dice of an example: 3 × 5 was bid</extracomment>
        <translation>Enchère&#xa0;: 3&#xa0;×&#xa0;5</translation>
    </message>
    <message>
        <source>Three: the challenger loses a die</source>
        <translation>Trois&#xa0;: celui qui a douté perd un dé</translation>
    </message>
    <message>
        <source>Two: the bidder loses a die</source>
        <translation>Deux&#xa0;: l’auteur de l’enchère perd un dé</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The heading of the section about it</extracomment>
        <translation>Douter</translation>
    </message>
    <message>
        <source>If you think that the standing bid goes too far, challenge it. Everybody shows their dice. If at least as many match as the bid says, the bid holds and the challenger loses a die; if there are fewer, the bidder loses one.</source>
        <translation>Si l’enchère en cours vous paraît trop haute, doutez. Tout le monde montre ses dés. S’il y en a au moins autant qu’annoncé, l’enchère tient, et celui qui a douté perd un dé&#x202f;; s’il y en a moins, c’est l’auteur de l’enchère qui en perd un.</translation>
    </message>
    <message>
        <source>So a bid of three fives holds with three matching dice, with four, or with more: the challenger loses a die even when there are exactly as many.</source>
        <translation>Une enchère de trois 5 tient donc quand trois dés comptent, ou quatre, ou davantage&#xa0;: celui qui a douté perd un dé même quand le compte tombe juste.</translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The heading of the section about the exact call: French and Italian set it in quotation marks</extracomment>
        <translation>«&#xa0;Pile&#xa0;»</translation>
    </message>
    <message>
        <source>Spot On is the exact call: it says that exactly as many dice match as the bid says, not one more and not one fewer.</source>
        <translation>«&#xa0;Pile&#xa0;» est l’annonce exacte&#xa0;: elle affirme qu’il y a exactement autant de dés qu’annoncé, pas un de plus, pas un de moins.</translation>
    </message>
    <message>
        <source>If that is so, every other player who holds dice loses one, and nobody else does: the caller keeps theirs. If it is not, the caller loses a die.</source>
        <translation>Si c’est vrai, tous les autres joueurs qui ont des dés en perdent un, et eux seuls&#xa0;: l’annonceur garde les siens. Sinon, c’est l’annonceur qui perd un dé.</translation>
    </message>
    <message>
        <source>After a right Spot On several players can drop to one die at once, and several can be out at once.</source>
        <translation>Après un «&#xa0;Pile&#xa0;» réussi, plusieurs joueurs peuvent tomber à un dé d’un seul coup, et plusieurs se retrouver hors jeu.</translation>
    </message>
    <message>
        <source>Who opens, who wins</source>
        <translation>Qui ouvre, qui gagne</translation>
    </message>
    <message>
        <source>Who opens the first round is drawn at random. After that, the player who lost a die in the last round opens the bidding; after a right Spot On it is the caller. If whoever should open is out, the next player clockwise with dice opens.</source>
        <translation>Le sort désigne celui qui ouvre la première manche. Ensuite, c’est le joueur qui a perdu un dé dans la dernière manche qui ouvre les enchères&#x202f;; après un «&#xa0;Pile&#xa0;» réussi, c’est l’annonceur. Si celui qui devrait ouvrir est hors jeu, le joueur suivant qui a encore des dés, dans le sens des aiguilles d’une montre, ouvre à sa place.</translation>
    </message>
    <message>
        <source>A player without dice is out, and the last player with dice wins. There is always a winner, for the caller of a right Spot On keeps theirs. A game that is given up is unfinished: nobody has won it.</source>
        <translation>Un joueur sans dés est hors jeu, et le dernier joueur qui a des dés gagne. Il y a toujours un gagnant, puisque l’annonceur d’un «&#xa0;Pile&#xa0;» réussi garde les siens. Une partie abandonnée reste inachevée&#xa0;: personne ne l’a gagnée.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Liar’s Dice, round a real table.</source>
        <extracomment>The start page, below the name of the game</extracomment>
        <translation>Les Dés Menteurs, autour d’une vraie table.</translation>
    </message>
    <message>
        <source>%1 to %2 players, with your rules</source>
        <extracomment>Under &quot;New game&quot;: %1 and %2 are numbers</extracomment>
        <translation>%1 à %2 joueurs, avec vos règles</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The rule book</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Options, history, keys</source>
        <translation>Options, histoire, touches</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>In five minutes Odette shows you how to play, with all dice in the open at first.</source>
        <extracomment>The lesson is offered at the first start</extracomment>
        <translation>En cinq minutes, Odette vous montre comment on joue, d’abord avec tous les dés découverts.</translation>
    </message>
    <message>
        <source>New to the game?</source>
        <translation>Première partie&#x202f;?</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>The lesson is not wanted at the first start</extracomment>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Five minutes at the table</source>
        <translation>Cinq minutes autour de la table</translation>
    </message>
    <message>
        <source>On from step %1 of %2</source>
        <extracomment>The lesson goes on where it was left; %1 and %2 are numbers</extracomment>
        <translation>Reprendre à l’étape %1&#xa0;sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>The card that goes on with the game that was left</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiques des dés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Tous les dés</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>Vos dés</translation>
    </message>
    <message>
        <source>Other players’ dice</source>
        <translation>Dés des autres</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>À qui sont les dés</translation>
    </message>
    <message>
        <source>No dice have been revealed yet.</source>
        <translation>Aucun dé n’a encore été révélé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln dé</numerusform>
            <numerusform>%Ln dés</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice of a game are counted when it has ended; imported games are not.</source>
        <translation>Les dés d’une partie sont comptés quand elle est finie&#x202f;; ceux des parties importées ne le sont pas.</translation>
    </message>
    <message>
        <source>The dice of a round are counted when the cups have been lifted.</source>
        <translation>Les dés d’une manche sont comptés une fois les gobelets levés.</translation>
    </message>
    <message>
        <source>%1: %2 of each face are expected, and chance allows %3 to %4.</source>
        <extracomment>%1 is a number of dice with their noun, %2 how often each face is expected, %3 and %4 the least and the most</extracomment>
        <translation>%1&#xa0;: on attend %2 fois chaque face, et le hasard permet de %3 à %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n faces lie outside.</source>
        <translation>
            <numerusform>%n face en sort.</numerusform>
            <numerusform>%n faces en sortent.</numerusform>
        </translation>
    </message>
    <message>
        <source>All six lie within.</source>
        <translation>Les six sont toutes dans la marge.</translation>
    </message>
    <message>
        <source>A dot is how often a face was rolled, the line what is expected, the band what chance allows: in 99 of 100 series of fair dice as long as this one, all six dots lie within the band.</source>
        <translation>Le point dit combien de fois une face est sortie, le trait ce qui est attendu, la bande ce que le hasard permet&#xa0;: dans 99 séries sur 100 de dés honnêtes aussi longues que celle-ci, les six points restent dans la bande.</translation>
    </message>
    <message>
        <source>Counted are the dice of the rounds that were revealed.</source>
        <translation>On compte les dés des manches révélées.</translation>
    </message>
    <message numerus="yes">
        <source>Counted are the dice of all settled rounds of %Ln finished games played here; imported games are not.</source>
        <translation>
            <numerusform>On compte les dés de toutes les manches achevées de %Ln partie terminée jouée ici&#x202f;; les parties importées ne comptent pas.</numerusform>
            <numerusform>On compte les dés de toutes les manches achevées de %Ln parties terminées jouées ici&#x202f;; les parties importées ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the dice: %1 of %2 games. Closing this window ends it.</source>
        <extracomment>%1 of %2 games have been counted</extracomment>
        <translation>Comptage des dés&#xa0;: %1 parties sur %2. Fermer cette fenêtre y met fin.</translation>
    </message>
</context>
<context>
    <name>Storefront</name>
    <message>
        <source>Liar’s Dice against computer players, with provably fair dice</source>
        <translation>Dés Menteurs contre l’ordinateur, avec des dés à l’équité vérifiable</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Jeu de dés</translation>
    </message>
    <message>
        <source>dice, bluff, Liar’s Dice, Dudo, Perudo, Palifico, bid, game</source>
        <extracomment>Words that people search for, separated by commas; names of the game included</extracomment>
        <translation>dés, bluff, Dés Menteurs, Dudo, Perudo, Palifico, enchère, jeu</translation>
    </message>
    <message>
        <source>Palifico game record</source>
        <translation>Partie enregistrée de Palifico</translation>
    </message>
    <message>
        <source>Everybody rolls under a cup and bids on the dice of the whole table: raise, or challenge the bid. Whoever is wrong loses a die, and the last one with dice wins.</source>
        <translation>Chacun lance ses dés sous un gobelet et annonce combien de dés montrent une face, sur toute la table&#xa0;: il faut surenchérir ou douter. Qui se trompe perd un dé, et le dernier qui a encore des dés gagne.</translation>
    </message>
    <message>
        <source>Palifico plays Liar’s Dice (Dudo, Perudo) with the round that gave it its name: the first time a player is reduced to a single die, the next round is played without wild ones, and its face is fixed.</source>
        <translation>Palifico joue aux Dés Menteurs (Dudo, Perudo) avec la manche qui lui donne son nom&#xa0;: la première fois qu’un joueur n’a plus qu’un seul dé, la manche suivante se joue sans pacos et la face y est fixée.</translation>
    </message>
    <message>
        <source>Two to six seats, three to six dice each, Spot On or Calza</source>
        <translation>De deux à six joueurs, trois à six dés par joueur, «&#xa0;Pile&#xa0;» ou Calza</translation>
    </message>
    <message>
        <source>Computer players from gentle to strong, who see only their own dice</source>
        <translation>Des adversaires du plus doux au plus fort, qui ne voient que leurs propres dés</translation>
    </message>
    <message>
        <source>Dice that nobody can choose, and that anyone can recompute</source>
        <translation>Des dés que personne ne peut choisir et que chacun peut recalculer</translation>
    </message>
    <message>
        <source>Played by mouse, keyboard or screen reader, without a network</source>
        <translation>Se joue à la souris, au clavier ou avec un lecteur d’écran, sans réseau</translation>
    </message>
    <message>
        <source>In English, French and Italian</source>
        <translation>En anglais, en français et en italien</translation>
    </message>
    <message>
        <source>The table, while you are on turn</source>
        <translation>La table, quand c’est votre tour</translation>
    </message>
    <message>
        <source>The reveal: the matching dice are counted</source>
        <translation>Les gobelets se lèvent&#xa0;: on compte les dés qui correspondent</translation>
    </message>
    <message>
        <source>palifico-cli does in a terminal what needs no window; --help says what.</source>
        <translation>palifico-cli fait dans un terminal ce qui n’a pas besoin de fenêtre&#x202f;; --help en donne la liste.</translation>
    </message>
    <message>
        <source>Settings and saved games, in the user’s own folders:</source>
        <translation>Réglages et parties enregistrées, dans les dossiers de l’utilisateur&#xa0;:</translation>
    </message>
    <message>
        <source>The rules are in the game: Help, Rules.</source>
        <translation>Les règles sont dans le jeu&#xa0;: Aide, Règles.</translation>
    </message>
    <message>
        <source>Shortcut on the desktop</source>
        <translation>Raccourci sur le bureau</translation>
    </message>
    <message>
        <source>Palifico (required)</source>
        <translation>Palifico (nécessaire)</translation>
    </message>
    <message>
        <source>Open game records with Palifico</source>
        <translation>Ouvrir les parties enregistrées avec Palifico</translation>
    </message>
    <message>
        <source>Palifico is running. Close it, then try again.</source>
        <translation>Palifico est ouvert. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>Remove your saved games and settings too? They cannot be brought back.</source>
        <translation>Supprimer aussi vos parties enregistrées et vos réglages&#x202f;? Ils ne pourront pas être récupérés.</translation>
    </message>
    <message>
        <source>Palifico needs a 64-bit Windows 10 or later.</source>
        <translation>Palifico demande Windows 10 64 bits ou une version plus récente.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>Headings of a man page, in the words that the system&apos;s own pages have in your language</extracomment>
        <translation>NOM</translation>
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
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>record</source>
        <extracomment>Stands for the name of a file, in small letters</extracomment>
        <translation>partie</translation>
    </message>
    <message>
        <source>Without arguments the game opens; with a record, that game.</source>
        <translation>Sans argument, le jeu s’ouvre&#x202f;; avec une partie enregistrée, c’est elle qui s’ouvre.</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
    <message>
        <source>%1: %2.</source>
        <comment>fault</comment>
        <extracomment>Why a program that plays was stopped: %1 is its name, %2 a reason, without a full stop</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 take %2 back.</source>
        <extracomment>A slip: %1 is &quot;You&quot;, %2 a bid</extracomment>
        <translation>%1 reprenez %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <extracomment>A slip: %1 is a name, %2 a bid</extracomment>
        <translation>%1 reprend %2.</translation>
    </message>
    <message>
        <source>%1 take the call back.</source>
        <translation>%1 reprenez votre coup.</translation>
    </message>
    <message>
        <source>%1 takes the call back.</source>
        <translation>%1 reprend son coup.</translation>
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
        <extracomment>%1 is a number</extracomment>
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
    <message>
        <source>Palifico round</source>
        <translation>Manche Palifico</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <extracomment>A button on the table: undo one&apos;s own bid or call</extracomment>
        <translation>Reprendre son coup</translation>
    </message>
</context>
<context>
    <name>Tempers</name>
    <message>
        <source>%1 says: %2</source>
        <extracomment>What a screen reader says of a player who has said something: %1 is the name, %2 what was said</extracomment>
        <translation>%1 dit&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>The last round is over</extracomment>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 ouvre les enchères à la prochaine manche.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>Votre doute était fondé.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
