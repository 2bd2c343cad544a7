<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Version %1</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico, against computer players.</source>
        <translation>Dadi del Bugiardo con Palifico, contro i giocatori del computer.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Software libero con licenza MIT.</translation>
    </message>
    <message>
        <source>Built with Qt for Python %1 (LGPL version 3), NumPy, msgspec, miniaudio, Typer and Rich.</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>Realizzato con Qt for Python %1 (LGPL versione 3), NumPy, msgspec, miniaudio, Typer e Rich.</translation>
    </message>
    <message>
        <source>Set in Cabin by Pablo Impallari and Igino Marini (SIL Open Font License 1.1).</source>
        <translation>Composto in Cabin, di Pablo Impallari e Igino Marini (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>It never goes online: your games and settings stay on this computer.</source>
        <translation>Non va mai in rete: le tue partite e le tue impostazioni restano su questo computer.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <extracomment>A button: opens the texts of all licences</extracomment>
        <translation>Licenze…</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>You may name any face. But look at the table: with 5s you are on safe ground.</source>
        <translation>Puoi nominare qualsiasi faccia. Ma guarda il tavolo: con i 5 vai sul sicuro.</translation>
    </message>
    <message>
        <source>That is allowed. But try Calza here: in a lesson nothing can be lost.</source>
        <translation>Si può fare. Ma qui prova a chiamare Calza: in una lezione non si perde nulla.</translation>
    </message>
    <message numerus="yes">
        <source>You may bid %1. But only %n dice match, and everybody sees it: a challenge would cost you a die.</source>
        <extracomment>The lesson, all dice lie open. %1 is a bid</extracomment>
        <translation>
            <numerusform>Puoi puntare %1. Ma conta soltanto %n dado, e lo vedono tutti: una sfida ti costerebbe un dado.</numerusform>
            <numerusform>Puoi puntare %1. Ma contano soltanto %n dadi, e lo vedono tutti: una sfida ti costerebbe un dado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may challenge. But %n dice match, no fewer than the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>Puoi sfidare. Ma conta %n dado, e alla puntata basta: ti costerebbe un dado.</numerusform>
            <numerusform>Puoi sfidare. Ma contano %n dadi, e alla puntata bastano: ti costerebbe un dado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may call Spot On. But %n dice match, not exactly as many as the bid says: it would cost you a die.</source>
        <translation>
            <numerusform>Puoi chiamare «Esatto». Ma conta %n dado, non esattamente quanti ne dice la puntata: ti costerebbe un dado.</numerusform>
            <numerusform>Puoi chiamare «Esatto». Ma contano %n dadi, non esattamente quanti ne dice la puntata: ti costerebbe un dado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may bid that. But begin lower, with %n dice at most, so that the bidding comes round to you again.</source>
        <translation>
            <numerusform>Si può fare. Ma comincia più in basso, con %n dado al massimo, così il turno torna a te.</numerusform>
            <numerusform>Si può fare. Ma comincia più in basso, con %n dadi al massimo, così il turno torna a te.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BidButton</name>
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
        <source>Bid %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Punta %1</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What a screen reader says for the button: %1 is a bid, &quot;3 × 5&quot;</extracomment>
        <translation>Rilancia a %1</translation>
    </message>
</context>
<context>
    <name>BidSpinner</name>
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
        <extracomment>%1 is the number of a face, 1 to 6</extracomment>
        <translation>Faccia %1</translation>
    </message>
</context>
<context>
    <name>BoldLines</name>
    <message>
        <source>Good company. Let’s make some noise.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Bella compagnia. Facciamoci sentire.</translation>
    </message>
    <message>
        <source>I’ve been looking forward to this!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Non vedevo l&apos;ora!</translation>
    </message>
    <message>
        <source>Big numbers today, I can feel it.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Oggi si punta in alto, me lo sento.</translation>
    </message>
    <message>
        <source>Shake those cups, I’m ready!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Agitate i bussolotti, si comincia!</translation>
    </message>
    <message>
        <source>May the best story win.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Vinca la storia più bella.</translation>
    </message>
    <message>
        <source>Here’s something to chew on.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ecco qualcosa su cui riflettere.</translation>
    </message>
    <message>
        <source>Somebody has to start the fun.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Qualcuno deve pur dare il via.</translation>
    </message>
    <message>
        <source>Off we go!</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Si parte!</translation>
    </message>
    <message>
        <source>Catch me if you can.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Prendetemi, se ci riuscite.</translation>
    </message>
    <message>
        <source>The first word is mine.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La prima parola è mia.</translation>
    </message>
    <message>
        <source>Too high? Let’s find out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Troppo alto? Vediamo un po&apos;.</translation>
    </message>
    <message>
        <source>Why walk when you can fly?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Perché camminare, se si può volare?</translation>
    </message>
    <message>
        <source>There. Now breathe.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ecco. E adesso respirate.</translation>
    </message>
    <message>
        <source>I like the air up here.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Mi piace l&apos;aria di quassù.</translation>
    </message>
    <message>
        <source>Who’s still with me?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Chi viene ancora con me?</translation>
    </message>
    <message>
        <source>Nice tale. Cups up!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Bella storia. Su i bussolotti!</translation>
    </message>
    <message>
        <source>I can’t resist. Show me!</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Non resisto. Fammi vedere!</translation>
    </message>
    <message>
        <source>That one I won’t swallow.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Questa non la bevo.</translation>
    </message>
    <message>
        <source>My turn to be difficult.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Stavolta faccio storie io.</translation>
    </message>
    <message>
        <source>Enough climbing. Let’s look down.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Siamo saliti abbastanza. Guardiamo giù.</translation>
    </message>
    <message>
        <source>I do tell the truth. Sometimes.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Io dico la verità. A volte.</translation>
    </message>
    <message>
        <source>You should have trusted me!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Dovevi credermi!</translation>
    </message>
    <message>
        <source>See? All there.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Visto? Ci sono tutti.</translation>
    </message>
    <message>
        <source>Oh, that felt good.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ah, che soddisfazione.</translation>
    </message>
    <message>
        <source>Luck likes a loud voice.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La fortuna ama chi parla forte.</translation>
    </message>
    <message>
        <source>All right, you got me!</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>E va bene, hai vinto tu!</translation>
    </message>
    <message>
        <source>Worth a try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Valeva la pena provarci.</translation>
    </message>
    <message>
        <source>It sounded so good in my head.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Nella mia testa suonava benissimo.</translation>
    </message>
    <message>
        <source>One day somebody will believe me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Un giorno qualcuno mi crederà.</translation>
    </message>
    <message>
        <source>No regrets. It was a lovely number.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Nessun rimpianto. Era un bel numero.</translation>
    </message>
    <message>
        <source>To the very die!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Preciso fino all&apos;ultimo dado!</translation>
    </message>
    <message>
        <source>Did you see that?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Avete visto che roba?</translation>
    </message>
    <message>
        <source>I live for moments like this!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Vivo per momenti così!</translation>
    </message>
    <message>
        <source>The heart is never wrong.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Il cuore non sbaglia.</translation>
    </message>
    <message>
        <source>Somebody frame this one.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Questa va incorniciata.</translation>
    </message>
    <message>
        <source>I believed in it, I really did.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ci credevo, ci credevo davvero.</translation>
    </message>
    <message>
        <source>Ah well. It would have been glorious.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Pazienza. Sarebbe stato magnifico.</translation>
    </message>
    <message>
        <source>Next time, you’ll see.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La prossima volta vedrete.</translation>
    </message>
    <message>
        <source>My heart counted differently.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Il mio cuore faceva un altro conto.</translation>
    </message>
    <message>
        <source>You can’t win them all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Non si può vincere sempre.</translation>
    </message>
    <message>
        <source>Just a scratch.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Solo un graffio.</translation>
    </message>
    <message>
        <source>It’s good to travel light.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Si viaggia meglio leggeri.</translation>
    </message>
    <message>
        <source>Fewer dice, more courage.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Meno dadi, più coraggio.</translation>
    </message>
    <message>
        <source>I’ll manage with less.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Me la caverò con meno.</translation>
    </message>
    <message>
        <source>It’s far from over.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Non è finita qui.</translation>
    </message>
    <message>
        <source>One die. Now it gets interesting.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un solo dado. Ora si fa interessante.</translation>
    </message>
    <message>
        <source>One is plenty for a good story.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Uno basta per una bella storia.</translation>
    </message>
    <message>
        <source>Don’t count me out yet!</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Non cantate vittoria troppo presto!</translation>
    </message>
    <message>
        <source>Watch what a single die can do.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Guardate cosa può fare un dado solo.</translation>
    </message>
    <message>
        <source>Back to the wall. My favourite place.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Spalle al muro. Il mio posto preferito.</translation>
    </message>
    <message>
        <source>What a ride! Thank you all.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Che avventura! Grazie a tutti.</translation>
    </message>
    <message>
        <source>I go out singing.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Me ne vado cantando.</translation>
    </message>
    <message>
        <source>Finish it in style for me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Finite in bellezza anche per me.</translation>
    </message>
    <message>
        <source>Next time I’ll bid even higher.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La prossima volta punterò ancora più in alto.</translation>
    </message>
    <message>
        <source>At least I made some noise!</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Almeno ho fatto rumore!</translation>
    </message>
    <message>
        <source>Fortune favours the bold!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>La fortuna aiuta gli audaci!</translation>
    </message>
    <message>
        <source>What a game! Again?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Che partita! Ricominciamo?</translation>
    </message>
    <message>
        <source>I’d do it all again.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Rifarei tutto uguale.</translation>
    </message>
    <message>
        <source>You made me sweat. Thank you!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Mi avete fatto sudare. Grazie!</translation>
    </message>
    <message>
        <source>Cake for everyone.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Torta per tutti.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>command that cannot be read</source>
        <translation>comando illeggibile</translation>
    </message>
    <message>
        <source>no such program</source>
        <translation>programma inesistente</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>non avviato</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>troppo lento</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminato</translation>
    </message>
    <message>
        <source>endless line</source>
        <translation>riga senza fine</translation>
    </message>
    <message>
        <source>spoke unasked</source>
        <translation>ha parlato senza essere interrogato</translation>
    </message>
    <message>
        <source>no proper answer</source>
        <translation>risposta non conforme</translation>
    </message>
    <message>
        <source>against the rules</source>
        <translation>contro le regole</translation>
    </message>
    <message>
        <source>the command is empty, or a quotation mark is missing</source>
        <translation>il comando è vuoto, o manca una virgoletta</translation>
    </message>
    <message>
        <source>there is no program “%1”</source>
        <extracomment>%1 is the name of a program</extracomment>
        <translation>non c&apos;è nessun programma «%1»</translation>
    </message>
    <message>
        <source>it cannot be started (%1)</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>non si può avviare (%1)</translation>
    </message>
    <message>
        <source>no answer within %1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>nessuna risposta entro %1&#xa0;s</translation>
    </message>
    <message>
        <source>it has ended (%1)</source>
        <extracomment>A program; %1 is its exit status, a number</extracomment>
        <translation>è terminato (%1)</translation>
    </message>
    <message>
        <source>its line does not end</source>
        <translation>la sua riga non finisce</translation>
    </message>
    <message>
        <source>it speaks without being asked</source>
        <translation>parla senza essere interrogato</translation>
    </message>
    <message>
        <source>its answer is not of the protocol (“%1”)</source>
        <extracomment>%1 is what it has said</extracomment>
        <translation>la sua risposta non segue il protocollo («%1»)</translation>
    </message>
    <message>
        <source>its move is against the rules: %1</source>
        <extracomment>%1 is the reason</extracomment>
        <translation>la sua mossa è contro le regole: %1</translation>
    </message>
</context>
<context>
    <name>BotsSheet</name>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>New bot</source>
        <translation>Nuovo bot</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>Tries whether a program can play</extracomment>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>A program of yours that plays</source>
        <translation>Un tuo programma che gioca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What it is called here</source>
        <translation>Come si chiama qui</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Starts it; no shell reads it</source>
        <translation>Lo avvia, senza passare da una shell</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>Slower bots are replaced</source>
        <translation>Un bot più lento viene sostituito</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n bots.</source>
        <translation>
            <numerusform>Non più di %n bot.</numerusform>
            <numerusform>Non più di %n bot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved. Choose it as an opponent in the new game.</source>
        <translation>Salvato. Sceglilo come avversario nella nuova partita.</translation>
    </message>
    <message>
        <source>Testing…</source>
        <extracomment>A program is being tried</extracomment>
        <translation>Prova in corso…</translation>
    </message>
    <message>
        <source>It plays. It calls itself “%1”.</source>
        <extracomment>%1 is a program&apos;s own name for itself</extracomment>
        <translation>Gioca. Si chiama «%1».</translation>
    </message>
    <message>
        <source>It cannot play: %1.</source>
        <extracomment>%1 is why a program cannot play, without a full stop</extracomment>
        <translation>Non può giocare: %1.</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Dai un nome</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>Questo nome è già preso</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>Al massimo %n carattere</numerusform>
            <numerusform>Al massimo %n caratteri</numerusform>
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
        <translation>%1 è saltato</translation>
    </message>
    <message>
        <source>%1 gives %2</source>
        <extracomment>%1 is a byte, %2 the face of a die</extracomment>
        <translation>%1 dà %2</translation>
    </message>
</context>
<context>
    <name>CallQuestion</name>
    <message>
        <source>A call settles the round.</source>
        <translation>Una chiamata chiude il giro.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Challenge %1?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Sfidare %1?</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Spot On at %1?</source>
        <extracomment>%1 is a bid: call that exactly so many dice match</extracomment>
        <translation>«Esatto» su %1?</translation>
    </message>
    <message>
        <source>Calza at %1?</source>
        <translation>Calza su %1?</translation>
    </message>
</context>
<context>
    <name>CasualLines</name>
    <message>
        <source>Hi! What are we playing?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ciao! A che giochiamo?</translation>
    </message>
    <message>
        <source>A comfy chair, and I’m happy.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Una sedia comoda e sono a posto.</translation>
    </message>
    <message>
        <source>No rush, is there?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Non c&apos;è fretta, vero?</translation>
    </message>
    <message>
        <source>Anybody for a biscuit?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Qualcuno vuole un biscotto?</translation>
    </message>
    <message>
        <source>Let’s just have a nice time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Passiamo un bel momento e basta.</translation>
    </message>
    <message>
        <source>Whatever. This.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ma sì. Questa.</translation>
    </message>
    <message>
        <source>I’ll put that out there.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La butto lì.</translation>
    </message>
    <message>
        <source>Something like that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Una cosa così.</translation>
    </message>
    <message>
        <source>Don’t think too hard about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Non pensateci troppo.</translation>
    </message>
    <message>
        <source>Let’s say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Diciamo così.</translation>
    </message>
    <message>
        <source>Is it a lot? Ah well.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>È tanto? Vabbè, ormai.</translation>
    </message>
    <message>
        <source>You only live once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Si vive una volta sola.</translation>
    </message>
    <message>
        <source>I wasn’t really counting.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Non stavo proprio contando.</translation>
    </message>
    <message>
        <source>Big numbers look nicer.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>I numeri grandi stanno meglio.</translation>
    </message>
    <message>
        <source>Who’s keeping track, anyway?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ma chi tiene il conto, poi?</translation>
    </message>
    <message>
        <source>Sorry, what was the bid?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Scusa, qual era la puntata?</translation>
    </message>
    <message>
        <source>Nah.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Mah.</translation>
    </message>
    <message>
        <source>Let’s have a look, just for fun.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Diamo un&apos;occhiata, così per gioco.</translation>
    </message>
    <message>
        <source>I’d say not.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Direi di no.</translation>
    </message>
    <message>
        <source>It doesn’t ring true to me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>A me suona strano.</translation>
    </message>
    <message>
        <source>Told you so.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Te l&apos;avevo detto.</translation>
    </message>
    <message>
        <source>Easy.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Facile.</translation>
    </message>
    <message>
        <source>That turned out fine.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Si è sistemato da sé.</translation>
    </message>
    <message>
        <source>Lucky me.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Mi è andata di lusso.</translation>
    </message>
    <message>
        <source>See, no worries.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Vedi, nessun problema.</translation>
    </message>
    <message>
        <source>Ha, all right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ah, ci sta.</translation>
    </message>
    <message>
        <source>Was I not supposed to say that?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Non si doveva dire?</translation>
    </message>
    <message>
        <source>You were listening, then.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Tu almeno stavi ascoltando.</translation>
    </message>
    <message>
        <source>It happens to the best.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Succede ai migliori.</translation>
    </message>
    <message>
        <source>I’ll have another biscuit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Prendo un altro biscotto.</translation>
    </message>
    <message>
        <source>Ha! Just like that.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ah! Così, senza pensarci.</translation>
    </message>
    <message>
        <source>I wasn’t even looking.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Non stavo nemmeno guardando.</translation>
    </message>
    <message>
        <source>Well, that was handy.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Beh, è capitato a proposito.</translation>
    </message>
    <message>
        <source>Sometimes it just fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>A volte capita giusto.</translation>
    </message>
    <message>
        <source>And I nearly missed my turn.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>E pensare che quasi saltavo il turno.</translation>
    </message>
    <message>
        <source>It was only a whim.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Era solo un capriccio.</translation>
    </message>
    <message>
        <source>I said it without thinking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>L&apos;ho detto senza pensare.</translation>
    </message>
    <message>
        <source>Worth a laugh.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Una risata ci stava.</translation>
    </message>
    <message>
        <source>I should have listened.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Dovevo ascoltare.</translation>
    </message>
    <message>
        <source>Forget I said anything.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Fate finta di niente.</translation>
    </message>
    <message>
        <source>Somebody else can enjoy it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Che se lo goda qualcun altro.</translation>
    </message>
    <message>
        <source>Less to pick up.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Meno da raccogliere.</translation>
    </message>
    <message>
        <source>Fine, I wasn’t using it.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Tanto non lo usavo.</translation>
    </message>
    <message>
        <source>No drama.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Nessun dramma.</translation>
    </message>
    <message>
        <source>They come and go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Vanno e vengono.</translation>
    </message>
    <message>
        <source>A single die is easy to carry.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un dado solo pesa poco.</translation>
    </message>
    <message>
        <source>Where did they all go?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Dove sono finiti tutti?</translation>
    </message>
    <message>
        <source>Simple. I like simple.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Semplice. Mi piace così.</translation>
    </message>
    <message>
        <source>That’s the last biscuit, too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ed è anche l&apos;ultimo biscotto.</translation>
    </message>
    <message>
        <source>I’ll stop daydreaming now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Basta sognare a occhi aperti.</translation>
    </message>
    <message>
        <source>The kitchen is calling. Have fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Mi chiama la cucina. Divertitevi.</translation>
    </message>
    <message>
        <source>Right, who wants tea?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Allora, chi vuole un tè?</translation>
    </message>
    <message>
        <source>I had a lovely time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Mi è piaciuto un sacco.</translation>
    </message>
    <message>
        <source>You carry on.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Voi andate avanti.</translation>
    </message>
    <message>
        <source>Time to stretch my legs.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Vado a sgranchirmi le gambe.</translation>
    </message>
    <message>
        <source>Oh. Nobody left?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Oh. Non c&apos;è più nessuno?</translation>
    </message>
    <message>
        <source>It surprises me as much as you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Mi stupisce quanto voi.</translation>
    </message>
    <message>
        <source>And I didn’t even hurry.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>E senza nemmeno affrettarmi.</translation>
    </message>
    <message>
        <source>Nice. What’s for dinner?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Bello. Che si mangia?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ci si potrebbe abituare.</translation>
    </message>
</context>
<context>
    <name>CautiousLines</name>
    <message>
        <source>Hello. I’ll begin gently, if I may.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ciao. Comincio piano, se permettete.</translation>
    </message>
    <message>
        <source>Let’s take our time.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Prendiamocela con calma.</translation>
    </message>
    <message>
        <source>I do hope the dice are kind.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Speriamo che i dadi siano gentili.</translation>
    </message>
    <message>
        <source>A quiet game would suit me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Una partita tranquilla mi andrebbe bene.</translation>
    </message>
    <message>
        <source>Good luck, everyone.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Buona fortuna a tutti.</translation>
    </message>
    <message>
        <source>Let me just put this here.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Questa la metto qui.</translation>
    </message>
    <message>
        <source>Well, one must begin somewhere.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Da qualche parte bisogna pur cominciare.</translation>
    </message>
    <message>
        <source>I’ve thought about it.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ci ho pensato bene.</translation>
    </message>
    <message>
        <source>Please be gentle with this one.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Siate indulgenti con questa.</translation>
    </message>
    <message>
        <source>All things considered…</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Tutto considerato…</translation>
    </message>
    <message>
        <source>I hope I won’t regret this.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Spero di non pentirmene.</translation>
    </message>
    <message>
        <source>Oh dear, that is a lot.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Oh cielo, sono tanti.</translation>
    </message>
    <message>
        <source>My heart is beating.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Mi batte il cuore.</translation>
    </message>
    <message>
        <source>Deep breath.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Un bel respiro.</translation>
    </message>
    <message>
        <source>Well, somebody had to say it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qualcuno doveva pur dirlo.</translation>
    </message>
    <message>
        <source>Forgive me, I have to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Scusa, devo guardare.</translation>
    </message>
    <message>
        <source>I’m not sure about this one.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Su questa non ci giurerei.</translation>
    </message>
    <message>
        <source>That’s a little too much for me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Per me è un po&apos; troppo.</translation>
    </message>
    <message>
        <source>May we see, please?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Possiamo vedere, per favore?</translation>
    </message>
    <message>
        <source>I’d rather check.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Preferisco controllare.</translation>
    </message>
    <message>
        <source>Phew, what a relief.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Che sollievo, davvero.</translation>
    </message>
    <message>
        <source>I try to be honest.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Cerco di dire la verità.</translation>
    </message>
    <message>
        <source>I was rather worried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ho avuto un po&apos; di paura.</translation>
    </message>
    <message>
        <source>One can believe me, you know.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Di me ci si può fidare, sai.</translation>
    </message>
    <message>
        <source>No hard feelings, I hope.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Senza rancore, spero.</translation>
    </message>
    <message>
        <source>I should have stayed lower.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Dovevo restare più in basso.</translation>
    </message>
    <message>
        <source>Well seen.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai visto giusto.</translation>
    </message>
    <message>
        <source>I had a feeling about that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Me lo sentivo.</translation>
    </message>
    <message>
        <source>That will teach me.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Mi servirà di lezione.</translation>
    </message>
    <message>
        <source>You were right to look.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai fatto bene a guardare.</translation>
    </message>
    <message>
        <source>Goodness, it was right!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Santo cielo, era giusto!</translation>
    </message>
    <message>
        <source>I hardly dared to say it.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Quasi non osavo dirlo.</translation>
    </message>
    <message>
        <source>I counted it twice.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Avevo contato due volte.</translation>
    </message>
    <message>
        <source>I’m still trembling.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Tremo ancora.</translation>
    </message>
    <message>
        <source>Sometimes one has to dare.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>A volte bisogna osare.</translation>
    </message>
    <message>
        <source>That was not like me.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Non è da me.</translation>
    </message>
    <message>
        <source>I let myself be tempted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ho ceduto alla tentazione.</translation>
    </message>
    <message>
        <source>Back to being careful.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Torno alla prudenza.</translation>
    </message>
    <message>
        <source>Oh, what a pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Oh, che peccato.</translation>
    </message>
    <message>
        <source>I won’t do that again soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Non lo rifarò tanto presto.</translation>
    </message>
    <message>
        <source>I was fond of that one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>A quello ci tenevo.</translation>
    </message>
    <message>
        <source>Careful now.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ora ci vuole prudenza.</translation>
    </message>
    <message>
        <source>It could be worse.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Poteva andare peggio.</translation>
    </message>
    <message>
        <source>I’ll look after the others.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Avrò cura degli altri.</translation>
    </message>
    <message>
        <source>Slowly, slowly.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Piano, piano.</translation>
    </message>
    <message>
        <source>Only one left. Oh my.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ne resta uno. Mamma mia.</translation>
    </message>
    <message>
        <source>This calls for great care.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Adesso ci vuole molta attenzione.</translation>
    </message>
    <message>
        <source>A single die, like a candle.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un dado solo, come una candela.</translation>
    </message>
    <message>
        <source>I’ll hold on to this one.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Questo me lo tengo stretto.</translation>
    </message>
    <message>
        <source>Just pretend I’m not here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Fate finta che io non ci sia.</translation>
    </message>
    <message>
        <source>I’ll watch from here. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Guarderò da qui. Ben giocato.</translation>
    </message>
    <message>
        <source>At least I can relax now.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Almeno adesso mi rilasso.</translation>
    </message>
    <message>
        <source>I held on as long as I could.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Ho resistito finché ho potuto.</translation>
    </message>
    <message>
        <source>Good luck to those who stay.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Buona fortuna a chi resta.</translation>
    </message>
    <message>
        <source>Next time, a little bolder perhaps.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>La prossima volta, forse, con più coraggio.</translation>
    </message>
    <message>
        <source>Me? Really?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Io? Davvero?</translation>
    </message>
    <message>
        <source>Slow and steady, after all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Chi va piano va sano e va lontano.</translation>
    </message>
    <message>
        <source>I can hardly believe it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Quasi non ci credo.</translation>
    </message>
    <message>
        <source>Thank you, that was lovely.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Grazie, è stato bello.</translation>
    </message>
    <message>
        <source>Patience, that was all.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Pazienza, tutto qui.</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance of winning the game</source>
        <extracomment>Over the chart of a review</extracomment>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Under the chart of a review, before the numbers of the rounds</extracomment>
        <translation>Giro</translation>
    </message>
</context>
<context>
    <name>CheckSheet</name>
    <message>
        <source>Check the dice</source>
        <translation>Verifica i dadi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>1. Before the first roll the secret was drawn and its seal shown. The seal is computed from the secret (SHA-256); another secret would have another one.</source>
        <translation>1. Prima del primo lancio il segreto è stato estratto e il suo sigillo mostrato. Il sigillo è calcolato dal segreto (SHA-256); un altro segreto ne avrebbe un altro.</translation>
    </message>
    <message>
        <source>2. For each round, secret, phrase and the number of the round go into a fixed computation (HMAC-SHA256). What comes out is bytes, numbers from 0 to 255.</source>
        <translation>2. Per ogni giro, segreto, frase e numero del giro entrano in un calcolo prestabilito (HMAC-SHA256). Ne escono byte, numeri da 0 a 255.</translation>
    </message>
    <message>
        <source>3. A byte below 252, divided by 6, leaves 0 to 5; one more is the die. From 252 on bytes are skipped, so that every face is equally likely. Dice are dealt seat by seat, then sorted.</source>
        <translation>3. Un byte inferiore a 252, diviso per 6, dà un resto da 0 a 5; il resto più uno è il dado. Da 252 in su i byte sono saltati, così ogni faccia ha la stessa probabilità. I dadi sono distribuiti posto per posto, poi ordinati.</translation>
    </message>
    <message>
        <source>These dice do not follow from what was sealed.</source>
        <translation>Questi dadi non derivano da ciò che era sigillato.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>All computed again just now, %1 in %2: every die follows from the secret and the phrase.</source>
        <extracomment>%1 is a number of dice, %2 a number of rounds, both with their noun</extracomment>
        <translation>Tutto è stato appena ricalcolato, %1 in %2: ogni dado deriva dal segreto e dalla frase.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Interrupted.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>Liar’s Dice with Palifico. Without arguments the game opens.</source>
        <translation>Dadi del Bugiardo con Palifico. Senza argomenti si apre il gioco.</translation>
    </message>
    <message>
        <source>Play a whole game in the window by itself, quickly, and report what was found.</source>
        <translation>Gioca da solo una partita intera nella finestra, in fretta, e riferisce che cosa ha trovato.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Mostra la versione.</translation>
    </message>
    <message>
        <source>Wrong argument: %1. Allowed: %2</source>
        <extracomment>%1 is what was typed, %2 how the command is used</extracomment>
        <translation>Argomento errato: %1. Ammesso: %2</translation>
    </message>
    <message>
        <source>Missing argument: %1. Allowed: %2</source>
        <extracomment>%1 is the name of an argument, %2 how the command is used</extracomment>
        <translation>Argomento mancante: %1. Ammesso: %2</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not “%4”.</source>
        <extracomment>%1 is the name of an argument, %2 and %3 are numbers, %4 is what was typed</extracomment>
        <translation>%1 vuole un numero intero da %2 a %3, non «%4».</translation>
    </message>
    <message>
        <source>There is no level “%1”. Levels: %2.</source>
        <extracomment>%1 is what was typed, %2 the names of the levels</extracomment>
        <translation>Non c&apos;è un livello «%1». Livelli: %2.</translation>
    </message>
    <message>
        <source>--levels takes one level for all players, or one for each (%1), not %2.</source>
        <extracomment>%1 is the number of players, %2 the number of levels that were typed</extracomment>
        <translation>--levels vuole un livello per tutti i giocatori o uno per ciascuno (%1), non %2.</translation>
    </message>
    <message>
        <source>%1 takes the name of a file that ends with %2, in a folder that exists, not “%3”.</source>
        <extracomment>%1 is the name of an argument, %2 the end of a file&apos;s name, as .jsonl, %3 what was typed</extracomment>
        <translation>%1 vuole il nome di un file che finisce con %2, in una cartella che esiste, non «%3».</translation>
    </message>
    <message>
        <source>Let a computer player speak the bot protocol on standard input and output.</source>
        <translation>Fa parlare un giocatore del computer con il protocollo dei bot, sull&apos;ingresso e sull&apos;uscita standard.</translation>
    </message>
    <message>
        <source>The player’s level; the command levels lists them.</source>
        <translation>Il livello del giocatore; il comando levels li elenca.</translation>
    </message>
    <message>
        <source>A number that makes the player’s choices repeatable.</source>
        <translation>Un numero che rende ripetibili le scelte del giocatore.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <extracomment>%1 is the number of a line, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Riga %1: %2.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <extracomment>%1 is a number</extracomment>
        <translation>è più lunga di %1 byte</translation>
    </message>
    <message>
        <source>it is no message of the protocol (%1)</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>non è un messaggio del protocollo (%1)</translation>
    </message>
    <message>
        <source>only version %1 of the protocol is spoken</source>
        <extracomment>%1 is a number</extracomment>
        <translation>si parla solo la versione %1 del protocollo</translation>
    </message>
    <message>
        <source>the message “%1” cannot come now</source>
        <extracomment>%1 is the type of a message</extracomment>
        <translation>il messaggio «%1» non può arrivare adesso</translation>
    </message>
    <message>
        <source>the member “%1” does not follow from the game so far</source>
        <extracomment>%1 is a member of the message</extracomment>
        <translation>il membro «%1» non deriva dalla partita fin qui</translation>
    </message>
    <message>
        <source>the action is against the rules</source>
        <translation>l&apos;azione è contro le regole</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Mostra questo aiuto.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <extracomment>%1 is a line as &quot;palifico-cli verify FILE&quot;</extracomment>
        <translation>Uso: %1</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandi:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argomenti:</translation>
    </message>
    <message>
        <source>List the levels of the computer players, weakest first.</source>
        <translation>Elenca i livelli dei giocatori del computer, dal più debole al più forte.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Let computer players play games among themselves, and write them as game records.</source>
        <translation>Fa giocare partite tra giocatori del computer e le registra.</translation>
    </message>
    <message>
        <source>How many games.</source>
        <translation>Quante partite.</translation>
    </message>
    <message>
        <source>How many players, from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Quanti giocatori, da %1 a %2.</translation>
    </message>
    <message>
        <source>The players’ levels, one for all or one for each; without it all levels in turn.</source>
        <translation>I livelli dei giocatori, uno per tutti o uno per ciascuno; altrimenti tutti i livelli a turno.</translation>
    </message>
    <message>
        <source>Dice each, from %1 to %2; without it %3.</source>
        <extracomment>%1, %2 and %3 are numbers</extracomment>
        <translation>Dadi a testa, da %1 a %2; altrimenti %3.</translation>
    </message>
    <message>
        <source>%1: won %2 of %3 games (%4%)</source>
        <extracomment>%1 is a level, %2 and %3 are numbers, %4 is a percentage</extracomment>
        <translation>%1: vinte %2 partite su %3 (%4%)</translation>
    </message>
    <message>
        <source>Measure how much a best responder gains against a level in one round.</source>
        <translation>Misura quanto guadagna la migliore risposta contro un livello, in un giro.</translation>
    </message>
    <message>
        <source>The level.</source>
        <translation>Il livello.</translation>
    </message>
    <message>
        <source>The dice of each player, from the opener on.</source>
        <translation>I dadi di ogni giocatore, a partire da chi apre le puntate.</translation>
    </message>
    <message>
        <source>A Palifico round.</source>
        <translation>Un giro Palifico.</translation>
    </message>
    <message>
        <source>Calza instead of Spot On.</source>
        <translation>Calza al posto di «Esatto».</translation>
    </message>
    <message>
        <source>--counts takes 1,1 or 1,2 or 2,1 or 2,2 or 1,1,1, with --palifico 1,N or N,1 up to 6, not “%1”.</source>
        <extracomment>%1 is what was typed</extracomment>
        <translation>--counts accetta 1,1 o 1,2 o 2,1 o 2,2 o 1,1,1, con --palifico 1,N o N,1 fino a 6, non «%1».</translation>
    </message>
    <message>
        <source>The level %1 does not tell its probabilities.</source>
        <extracomment>%1 is a level</extracomment>
        <translation>Il livello %1 non dice le sue probabilità.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisioni</translation>
    </message>
    <message>
        <source>Seat %1: wins %2, gains %3 by a best response</source>
        <extracomment>%1 is the number of a seat, %2 and %3 are probabilities</extracomment>
        <translation>Posto %1: vince con probabilità %2, %3 in più con la migliore risposta</translation>
    </message>
    <message>
        <source>No Palifico rounds.</source>
        <translation>Senza giri Palifico.</translation>
    </message>
    <message>
        <source>No wild ones.</source>
        <translation>Senza 1 jolly.</translation>
    </message>
    <message>
        <source>A number that all games follow from; without it the system’s chance decides.</source>
        <translation>Un numero da cui derivano tutte le partite; altrimenti decide il generatore casuale del sistema.</translation>
    </message>
    <message>
        <source>How many processes share the work; without it 1.</source>
        <translation>Quanti processi si dividono il lavoro; altrimenti 1.</translation>
    </message>
    <message>
        <source>The file for the records, one a line. It is written whole or not at all.</source>
        <translation>Il file delle partite, una per riga. O viene scritto per intero, o non viene scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
        <translation>Non è possibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Check game records: their shape, the rules, all counts, and that the dice follow from the secret.</source>
        <translation>Verifica partite registrate: la forma, le regole, tutti i conti, e che i dadi derivino dal segreto.</translation>
    </message>
    <message>
        <source>The records: one in a %1 file, one in each line of any other.</source>
        <extracomment>%1 is the end of a file&apos;s name, .json</extracomment>
        <translation>Le partite registrate: una sola in un file %1, una per riga in ogni altro.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <extracomment>%1 is a file, %2 the reason, a sentence</extracomment>
        <translation>Non è possibile leggere %1: %2</translation>
    </message>
    <message>
        <source>%1 holds no game record.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>%1 non contiene partite registrate.</translation>
    </message>
    <message>
        <source>More wrong records, not listed: %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Altre partite errate, non elencate: %1.</translation>
    </message>
    <message>
        <source>Wrong records: %1 of %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Partite errate: %1 su %2.</translation>
    </message>
    <message>
        <source>Games: %1, rounds: %2, actions: %3, finished: %4, unfinished: %5, not proven: %6.</source>
        <extracomment>All are numbers; not proven: games whose dice cannot be computed again</extracomment>
        <translation>Partite: %1, giri: %2, azioni: %3, finite: %4, non finite: %5, non provate: %6.</translation>
    </message>
    <message>
        <source>A process that played games was stopped.</source>
        <translation>Un processo che giocava partite è stato fermato.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>of the games; stands over &quot;62.5%&quot;</extracomment>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>mean time for a decision; stands over &quot;1.25 ms&quot;</extracomment>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Longest</source>
        <extracomment>longest time for a decision</extracomment>
        <translation>La più lunga</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds</extracomment>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>Let players play many games, with the same dice in each rotation of the seats, and compare what they win.</source>
        <translation>Fa giocare molte partite ai giocatori, con gli stessi dadi a ogni rotazione dei posti, e confronta quanto vincono.</translation>
    </message>
    <message>
        <source>A file for the result as JSON, for other programs.</source>
        <translation>Un file per il risultato in JSON, per altri programmi.</translation>
    </message>
    <message>
        <source>--seats takes from %1 to %2 players, not %3.</source>
        <extracomment>%1 and %2 are numbers, %3 is how many were typed</extracomment>
        <translation>--seats vuole da %1 a %2 giocatori, non %3.</translation>
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
        <translation>Mostra ogni dado: i byte di segreto e frase che lo danno.</translation>
    </message>
    <message>
        <source>Record %1</source>
        <extracomment>%1 is the number of a game record in its file</extracomment>
        <translation>Partita registrata %1</translation>
    </message>
    <message>
        <source>Its dice cannot be computed again: it holds no secret.</source>
        <translation>I suoi dadi non si possono ricalcolare: non contiene alcun segreto.</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>%1 is the player&apos;s phrase</extracomment>
        <translation>Frase: «%1»</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Segreto: %1</translation>
    </message>
    <message>
        <source>Seal, SHA-256 of the secret: %1</source>
        <extracomment>%1 are 64 hexadecimal digits</extracomment>
        <translation>Sigillo, SHA-256 del segreto: %1</translation>
    </message>
    <message>
        <source>First seat to open: %1</source>
        <extracomment>%1 are bytes and the seat that each gives, as &quot;254 → –, 17 → 2&quot;; seats count from 0</extracomment>
        <translation>Primo posto ad aprire: %1</translation>
    </message>
    <message>
        <source>Round %1, bytes of %2</source>
        <extracomment>%1 is the number of a round, %2 what the bytes are computed from, as HMAC-SHA256(secret, &quot;phrase|0|0&quot;)</extracomment>
        <translation>Giro %1, byte di %2</translation>
    </message>
    <message>
        <source>Answer positions, one a line on standard input, with the probabilities of a level’s actions.</source>
        <translation>Risponde alle posizioni, una per riga sull&apos;ingresso standard, con le probabilità delle azioni di un livello.</translation>
    </message>
    <message>
        <source>The level; the command levels lists them.</source>
        <translation>Il livello; il comando levels li elenca.</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>La riga supera i %1 byte.</translation>
    </message>
    <message>
        <source>The line is no position (%1).</source>
        <extracomment>%1 is the decoder&apos;s reason</extracomment>
        <translation>La riga non è una posizione (%1).</translation>
    </message>
    <message>
        <source>The member “%1” cannot be so.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>Il membro «%1» non può avere questo valore.</translation>
    </message>
    <message>
        <source>With Calza the member “%1” is needed.</source>
        <extracomment>%1 is a member of a JSON object</extracomment>
        <translation>Con Calza serve il membro «%1».</translation>
    </message>
    <message>
        <source>Action %1 is no bid of the seat on turn.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>L&apos;azione %1 non è una puntata del giocatore di turno.</translation>
    </message>
    <message>
        <source>Action %1 is against the rules: %2.</source>
        <extracomment>%1 is a number, %2 a reason</extracomment>
        <translation>L&apos;azione %1 è contro le regole: %2.</translation>
    </message>
    <message>
        <source>The seat is not on turn.</source>
        <translation>Non è il turno di questo posto.</translation>
    </message>
    <message>
        <source>%1 cannot play: %2.</source>
        <extracomment>%1 is the command of a bot, %2 what is wrong with it</extracomment>
        <translation>%1 non può giocare: %2.</translation>
    </message>
    <message>
        <source>%1 was stopped, and lost the game for it: %2.</source>
        <extracomment>%1 is a player, %2 a list of faults, each with the number of games that it has cost</extracomment>
        <translation>%1 è stato fermato e per questo ha perso la partita: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 players: levels, and commands of bots after %3. Commas between quotes separate nothing.</source>
        <extracomment>%1 and %2 are numbers, %3 is &quot;cmd:&quot;</extracomment>
        <translation>Da %1 a %2 giocatori: livelli, e comandi di bot dopo %3. Le virgole tra virgolette non separano nulla.</translation>
    </message>
    <message>
        <source>After %1 wrong records the rest was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Dopo %1 partite errate il resto non è stato letto.</translation>
    </message>
</context>
<context>
    <name>CoveredWords</name>
    <message>
        <source>Under the cups</source>
        <extracomment>Dice lie covered: as the title of a step</extracomment>
        <translation>Sotto i bussolotti</translation>
    </message>
    <message>
        <source>Another game, as it is really played: you see your own dice and no others. You have lost one already.</source>
        <translation>Un&apos;altra partita, come si gioca davvero: vedi i tuoi dadi e nessun altro. Uno l&apos;hai già perso.</translation>
    </message>
    <message>
        <source>Bid on what you hold and on what may lie under the other cups: about one die in three matches there, wild ones included.</source>
        <translation>Punta in base a quello che hai e a quello che può esserci sotto gli altri bussolotti: lì conta circa un dado su tre, 1 jolly compresi.</translation>
    </message>
    <message>
        <source>A bid need not be true, for nobody can see that now.</source>
        <translation>Una puntata non deve per forza essere vera: adesso nessuno può vederlo.</translation>
    </message>
    <message>
        <source>Choose a bid of two dice at most</source>
        <translation>Scegli una puntata di due dadi al massimo</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Premi Punta</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>This game has the option Calza: it takes Spot On’s place.</source>
        <translation>Questa partita ha l&apos;opzione Calza, che prende il posto di «Esatto».</translation>
    </message>
    <message>
        <source>Bruno raises. I think that his bid is exact to the very die, and call Calza.</source>
        <translation>Bruno rilancia. Secondo me la sua puntata è esatta, e chiamo Calza.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, and Bruno bid %1. So I lose a die.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>Conta %n dado, e Bruno ha puntato %1. Perciò perdo un dado.</numerusform>
            <numerusform>Contano %n dadi, e Bruno ha puntato %1. Perciò perdo un dado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Had it been exact, nobody would have lost one, and I would have won a die back, though never above the number that everyone started with.</source>
        <translation>Se fosse stata esatta, nessuno avrebbe perso un dado, e io ne avrei ripreso uno, ma senza mai averne più che all&apos;inizio.</translation>
    </message>
    <message>
        <source>After Calza the caller opens the next round.</source>
        <translation>Dopo Calza apre il giro successivo chi ha chiamato.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Premi Prossimo giro</translation>
    </message>
    <message>
        <source>Your Calza</source>
        <translation>La tua Calza</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! You win a die back, and nobody loses one.</source>
        <translation>
            <numerusform>Esattamente %n dado! Riprendi un dado, e nessuno ne perde.</numerusform>
            <numerusform>Esattamente %n dadi! Riprendi un dado, e nessuno ne perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>You called, so you open the next round.</source>
        <translation>Hai chiamato tu, perciò apri tu il giro successivo.</translation>
    </message>
    <message>
        <source>I called, so I open the bidding.</source>
        <translation>Ho chiamato io, perciò apro io le puntate.</translation>
    </message>
    <message>
        <source>I bid %1. Two of yours match already, for your one is wild.</source>
        <extracomment>%1 is a bid; the learner holds a 1 and a 3</extracomment>
        <translation>Punto %1. Due dei tuoi dadi contano già, perché il tuo 1 è jolly.</translation>
    </message>
    <message>
        <source>Call Calza: if it is right, you win a die back; if not, you lose one.</source>
        <translation>Chiama Calza: se è giusta, riprendi un dado; se no, ne perdi uno.</translation>
    </message>
    <message>
        <source>Press Calza</source>
        <translation>Premi Calza</translation>
    </message>
    <message>
        <source>Now you can play</source>
        <extracomment>The lesson is over: its last title</extracomment>
        <translation>Adesso sai giocare</translation>
    </message>
    <message>
        <source>Below the table you always read who was right and what it costs. So it goes on, round after round, until only one player holds dice.</source>
        <translation>Nella barra in basso leggi sempre chi aveva ragione e quanto costa. E si va avanti, giro dopo giro, finché un solo giocatore ha ancora dadi.</translation>
    </message>
    <message>
        <source>That was the lesson. We shall meet again at the table!</source>
        <translation>La lezione è finita. Ci rivediamo al tavolo!</translation>
    </message>
    <message>
        <source>Open the bidding</source>
        <extracomment>What is to be done</extracomment>
        <translation>Apri le puntate</translation>
    </message>
    <message>
        <source>Raise, challenge or call Calza</source>
        <translation>Rilancia, sfida o chiama Calza</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Adesso decidi tu</translation>
    </message>
    <message>
        <source>This round is yours: whatever you do is welcome. Bruno and I play as in any other game.</source>
        <translation>Questo giro è tuo: fa&apos; come vuoi. Bruno e io giochiamo come in ogni altra partita.</translation>
    </message>
    <message>
        <source>Look at your dice, count on one in three of the others, and do not believe everything.</source>
        <translation>Guarda i tuoi dadi, fra gli altri conta su uno ogni tre, e non credere a tutto.</translation>
    </message>
    <message>
        <source>If I hold one too and Bruno none, the bid is exact. Trust me.</source>
        <translation>Se ne ho uno anch&apos;io e Bruno nessuno, la puntata è esatta. Fidati di me.</translation>
    </message>
    <message>
        <source>The rules of the game, with every option, open with F1 whenever you wonder.</source>
        <translation>Le regole del gioco, con tutte le opzioni, si aprono con F1 ogni volta che ti servono.</translation>
    </message>
</context>
<context>
    <name>EmptyGames</name>
    <message>
        <source>No such game</source>
        <translation>Nessuna partita trovata</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Every game that you begin is kept here, move for move.</source>
        <translation>Ogni partita che cominci resta qui, mossa per mossa.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Where a search has found no game</extracomment>
        <translation>Mostra tutte le partite</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Places</source>
        <extracomment>Over the list of players at the end of a game, the best first</extracomment>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiche dei dadi</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>The game is unfinished.</source>
        <extracomment>Of a game in a file that somebody has opened</extracomment>
        <translation>La partita non è finita.</translation>
    </message>
    <message>
        <source>&amp;Review the game</source>
        <extracomment>Looks through the game that has ended, move by move</extracomment>
        <translation>Anali&amp;zza la partita</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message>
        <source>Nobody has won</source>
        <translation>Nessuno ha vinto</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 vince la partita</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>La partita è stata abbandonata.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice left</source>
        <translation>
            <numerusform>%n dado rimasto</numerusform>
            <numerusform>%n dadi rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>the last player with dice</source>
        <extracomment>Of the winner. Must fit men and women</extracomment>
        <translation>ha ancora dei dadi</translation>
    </message>
    <message>
        <source>out in round %1</source>
        <extracomment>A player who lost the last die in round %1. Must fit men and women</extracomment>
        <translation>fuori gioco nel giro %1</translation>
    </message>
    <message>
        <source>out in round %1, like %2</source>
        <extracomment>%2 is a list of names, which may end in &quot;you&quot; as the subject of a sentence; they share a place</extracomment>
        <translation>fuori gioco nel giro %1, come pure %2</translation>
    </message>
    <message numerus="yes">
        <source>right in %1 of %n challenges</source>
        <extracomment>%n challenges were made, %1 of them were right</extracomment>
        <translation>
            <numerusform>sfida giusta: %1 su %n</numerusform>
            <numerusform>sfide giuste: %1 su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the first Palifico round</source>
        <translation>il primo giro Palifico</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n called bids held</source>
        <extracomment>%n bids were challenged or called exact; in %1 of them at least as many dice matched</extracomment>
        <translation>
            <numerusform>puntata confermata: %1 su %n</numerusform>
            <numerusform>puntate confermate: %1 su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bids, none of them called</source>
        <extracomment>None of these bids was challenged or called exact</extracomment>
        <translation>
            <numerusform>%n puntata, mai messa alla prova</numerusform>
            <numerusform>%n puntate, mai messe alla prova</numerusform>
        </translation>
    </message>
    <message>
        <source>made no bid</source>
        <translation>nessuna puntata</translation>
    </message>
    <message>
        <source>a right Spot On in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un «Esatto» giusto nel giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Spot On calls</source>
        <translation>
            <numerusform>%n «Esatto» giusto</numerusform>
            <numerusform>%n «Esatto» giusti</numerusform>
        </translation>
    </message>
    <message>
        <source>a right Calza in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>una Calza giusta nel giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n right Calza calls</source>
        <translation>
            <numerusform>%n Calza giusta</numerusform>
            <numerusform>%n Calza giuste</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Spot On in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>un «Esatto» sbagliato nel giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Spot On calls</source>
        <translation>
            <numerusform>%n «Esatto» sbagliato</numerusform>
            <numerusform>%n «Esatto» sbagliati</numerusform>
        </translation>
    </message>
    <message>
        <source>a wrong Calza in round %1</source>
        <extracomment>What a player did: the only exact call, in round %1</extracomment>
        <translation>una Calza sbagliata nel giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong Calza calls</source>
        <translation>
            <numerusform>%n Calza sbagliata</numerusform>
            <numerusform>%n Calza sbagliate</numerusform>
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
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>That was a fault of the program, not yours. Your game is kept, and you can play on.

If you tell somebody about it, copy the details: they say where it happened and hold no dice.</source>
        <extracomment>The program&apos;s own error; &quot;details&quot; are copied with a button</extracomment>
        <translation>È un errore del programma, non tuo. La tua partita è al sicuro e puoi continuare a giocare.

Se vuoi segnalarlo a qualcuno, copia i dettagli: dicono dove è successo e non contengono alcun dado.</translation>
    </message>
    <message>
        <source>Written down in</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Annotato in</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>Face %1: %2 times, expected %3, within the %4 to %5 that chance allows.</source>
        <extracomment>%1 is a face, %2 a count, %3 a number of times that is expected, %4 and %5 the least and the most</extracomment>
        <translation>Faccia %1: %2 volte, attese %3, entro il margine del caso, da %4 a %5.</translation>
    </message>
    <message>
        <source>Face %1: %2 times, expected %3, outside the %4 to %5 that chance allows.</source>
        <translation>Faccia %1: %2 volte, attese %3, fuori dal margine del caso, da %4 a %5.</translation>
    </message>
</context>
<context>
    <name>FairDiceRules</name>
    <message>
        <source>Before the first roll the game draws a secret, a long random number, and shows you its seal: a number computed from the secret. Nobody can work out the secret from its seal, nor find another secret with the same seal.</source>
        <translation>Prima del primo lancio il gioco estrae un segreto, un lungo numero a caso, e te ne mostra il sigillo: un numero calcolato dal segreto. Dal sigillo nessuno può risalire al segreto, né trovare un altro segreto con lo stesso sigillo.</translation>
    </message>
    <message>
        <source>You may then add a phrase of your own. Every die of the game, and who opens first, follow from secret and phrase by a fixed computation. The game cannot choose a secret that suits your phrase, for the seal was there before it; and you cannot choose a phrase that suits the secret, for you do not know it.</source>
        <translation>Poi puoi aggiungere una frase tua. Tutti i dadi della partita, e chi apre per primo, derivano dal segreto e dalla frase con un calcolo fissato in anticipo. Il gioco non può scegliere un segreto adatto alla tua frase, perché il sigillo c&apos;era già prima; e tu non puoi scegliere una frase adatta al segreto, perché non lo conosci.</translation>
    </message>
    <message>
        <source>At the end of the game the secret is shown. Anyone can then see that it belongs to the seal, and compute every die again. The computer players see only what you would see in their place: their own dice, and what happens on the table.</source>
        <translation>A fine partita il segreto viene svelato. Chiunque può allora vedere che corrisponde al sigillo, e ricalcolare ogni dado. I giocatori del computer vedono solo quello che vedresti tu al loro posto: i propri dadi, e quello che succede sul tavolo.</translation>
    </message>
    <message>
        <source>Dice that can be checked</source>
        <translation>Dadi che si possono verificare</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>Record %1: %2.</source>
        <extracomment>%1 is the number of a game record in its file, %2 what is wrong with it, a sentence without a full stop</extracomment>
        <translation>Partita %1: %2.</translation>
    </message>
    <message>
        <source>Record %1, round %2: %3.</source>
        <extracomment>%2 is the number of a round, %3 what is wrong</extracomment>
        <translation>Partita %1, giro %2: %3.</translation>
    </message>
    <message>
        <source>Record %1, round %2, action %3: %4.</source>
        <extracomment>%3 is the number of a bid or call in its round, %4 what is wrong</extracomment>
        <translation>Partita %1, giro %2, azione %3: %4.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>supera %1 byte</translation>
    </message>
    <message>
        <source>it is not a JSON text</source>
        <translation>non è un testo JSON</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>è annidata troppo in profondità</translation>
    </message>
    <message>
        <source>the member %1 is there twice</source>
        <extracomment>%1 is the name of a member of a JSON object; the same below</extracomment>
        <translation>il membro %1 c&apos;è due volte</translation>
    </message>
    <message>
        <source>it is not a game record</source>
        <translation>non è una partita registrata</translation>
    </message>
    <message>
        <source>it has another version than %1</source>
        <translation>la sua versione non è %1</translation>
    </message>
    <message>
        <source>the member %1 is not what the format asks for</source>
        <translation>il membro %1 non è quello che il formato richiede</translation>
    </message>
    <message>
        <source>the phrase is too long or not normalised</source>
        <translation>la frase è troppo lunga o non è normalizzata</translation>
    </message>
    <message>
        <source>the seal is not that of the secret</source>
        <translation>il sigillo non è quello del segreto</translation>
    </message>
    <message>
        <source>the game has ended and its secret is missing</source>
        <translation>la partita è finita e il suo segreto manca</translation>
    </message>
    <message>
        <source>another player has won, or nobody yet</source>
        <translation>ha vinto un altro giocatore, o ancora nessuno</translation>
    </message>
    <message>
        <source>the dice are missing</source>
        <translation>mancano i dadi</translation>
    </message>
    <message>
        <source>the dice are open before the round is settled</source>
        <translation>i dadi sono scoperti prima che il giro sia chiuso</translation>
    </message>
    <message>
        <source>a player holds another number of dice, or dice that are not sorted</source>
        <translation>un giocatore ha un altro numero di dadi, o dadi non ordinati</translation>
    </message>
    <message>
        <source>the dice do not follow from the secret</source>
        <translation>i dadi non derivano dal segreto</translation>
    </message>
    <message>
        <source>another player opens the bidding</source>
        <translation>è un altro giocatore ad aprire le puntate</translation>
    </message>
    <message>
        <source>it is a Palifico round where it should not be, or the reverse</source>
        <translation>è un giro Palifico dove non dovrebbe esserlo, o il contrario</translation>
    </message>
    <message>
        <source>the round ends before it is settled</source>
        <translation>il giro finisce prima di essere chiuso</translation>
    </message>
    <message>
        <source>another number of dice matches the bid</source>
        <translation>per la puntata conta un altro numero di dadi</translation>
    </message>
    <message>
        <source>the players hold other numbers of dice afterwards</source>
        <translation>dopo i giocatori hanno altri numeri di dadi</translation>
    </message>
    <message>
        <source>the game has ended before this round</source>
        <translation>la partita era finita prima di questo giro</translation>
    </message>
    <message>
        <source>it is neither a bid nor a call</source>
        <translation>non è né una puntata, né una sfida, né una chiamata esatta</translation>
    </message>
    <message>
        <source>it is the turn of another player</source>
        <translation>è il turno di un altro giocatore</translation>
    </message>
    <message>
        <source>it is against the rules: %1</source>
        <extracomment>%1 is the reason, a sentence without a full stop</extracomment>
        <translation>è contro le regole: %1</translation>
    </message>
    <message>
        <source>the round is settled before it</source>
        <translation>il giro è già chiuso</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
    </message>
    <message>
        <source>the dice have not been rolled yet</source>
        <translation>i dadi non sono ancora stati lanciati</translation>
    </message>
    <message>
        <source>a die has no such face</source>
        <translation>un dado non ha questa faccia</translation>
    </message>
    <message>
        <source>a bid names at least 1 die</source>
        <translation>una puntata è di almeno 1 dado</translation>
    </message>
    <message>
        <source>there are not so many dice in play</source>
        <translation>non ci sono così tanti dadi in gioco</translation>
    </message>
    <message>
        <source>it does not raise the bid before it</source>
        <translation>non rilancia la puntata precedente</translation>
    </message>
    <message>
        <source>the face is fixed</source>
        <translation>la faccia è fissa</translation>
    </message>
    <message>
        <source>no raise is left</source>
        <translation>non si può più rilanciare</translation>
    </message>
    <message>
        <source>there is no bid yet to call</source>
        <translation>non c&apos;è ancora nessuna puntata da sfidare o da chiamare esatta</translation>
    </message>
</context>
<context>
    <name>FirstWindow</name>
    <message>
        <source>Palifico is open already and does not answer. End it there, then start it again.</source>
        <translation>Palifico è già aperto e non risponde. Chiudilo, poi avvialo di nuovo.</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>The small question mark beside an option</extracomment>
        <translation>Che cosa dicono le regole</translation>
    </message>
</context>
<context>
    <name>GameDetails</name>
    <message>
        <source>Export</source>
        <extracomment>Saves a game of the list as a file</extracomment>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <extracomment>Opens a game that has ended</extracomment>
        <translation>Rivedi la fine</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>An export of an unfinished game leaves out this round’s dice and the secret of the seal.</source>
        <translation>L&apos;esportazione di una partita in corso non comprende i dadi di questo giro né il segreto del sigillo.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>il tuo posto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Round %1</source>
        <translation>Giro %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dice in play</source>
        <translation>
            <numerusform>%n dado in gioco</numerusform>
            <numerusform>%n dadi in gioco</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Who is to move in a game that can be continued</extracomment>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>Who is to move: %1 is a name</extracomment>
        <translation>tocca a %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>tocca a %1</translation>
    </message>
    <message>
        <source>Given up</source>
        <extracomment>How a game ended: the player ended it before anybody had won</extracomment>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>you</comment>
        <translation>%1 hai vinto</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>Who won a game: %1 is a name</extracomment>
        <translation>%1 ha vinto</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept</source>
        <extracomment>How many games are kept on this computer</extracomment>
        <translation>
            <numerusform>%Ln salvata</numerusform>
            <numerusform>%Ln salvate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <extracomment>How many of the games that are kept have not ended</extracomment>
        <translation>
            <numerusform>%Ln in corso</numerusform>
            <numerusform>%Ln in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept on this computer</source>
        <translation>
            <numerusform>%Ln salvata su questo computer</numerusform>
            <numerusform>%Ln salvate su questo computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Search players</source>
        <translation>Cerca un giocatore</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Of games: each is followed by how many there are</extracomment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the deletion of a game back</extracomment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Game deleted: %1</source>
        <extracomment>%1 is a moment, as &quot;26 November, 20:15&quot; or &quot;today, 20:15&quot;</extracomment>
        <translation>Partita eliminata: %1</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiche dei dadi</translation>
    </message>
</context>
<context>
    <name>GiveUpQuestion</name>
    <message>
        <source>Give up this game?</source>
        <translation>Abbandonare questa partita?</translation>
    </message>
    <message>
        <source>It ends here, and nobody has won it.</source>
        <translation>Finisce qui, e nessuno l&apos;ha vinta.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abbandona</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>F1: what the rules say</source>
        <extracomment>Below a tooltip: F1 opens the rule book where it says more</extracomment>
        <translation>F1: che cosa dicono le regole</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name; it goes into records of the game</extracomment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import done</source>
        <extracomment>Records are being read into the library; then it is done</extracomment>
        <translation>Importazione finita</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Importazione delle partite</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutate</translation>
    </message>
    <message>
        <source>Refused records and why</source>
        <translation>Partite rifiutate e perché</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il resoconto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The settings can’t be read</source>
        <translation>Le impostazioni non si possono leggere</translation>
    </message>
    <message>
        <source>The file with your settings is damaged. It is kept aside, unchanged, and everything is set as at the first start.</source>
        <translation>Il file con le tue impostazioni è danneggiato. È stato messo da parte così com&apos;è, e tutto è impostato come al primo avvio.</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Messo da parte come</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Il disco è pieno</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder</source>
        <translation>In questa cartella non si può salvare niente</translation>
    </message>
    <message>
        <source>The disk refuses to save</source>
        <translation>Il disco rifiuta di salvare</translation>
    </message>
    <message>
        <source>Nothing can be saved at the moment. Play on: everything is kept in memory, and saved once that is possible.

If Palifico closes before that, what was not saved is lost.</source>
        <translation>Per il momento non si può salvare niente. Continua a giocare: tutto resta in memoria e sarà salvato appena possibile.

Se Palifico si chiude prima, ciò che non è stato salvato va perso.</translation>
    </message>
    <message>
        <source>It would be saved in</source>
        <extracomment>Above the name of a folder</extracomment>
        <translation>Cartella di salvataggio</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
</context>
<context>
    <name>KeyRules</name>
    <message>
        <source>Everything can be done with the keyboard alone. At the table:</source>
        <translation>Si può fare tutto con la sola tastiera. Al tavolo:</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>The heads of a table of keys</extracomment>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Anywhere, from the menu bar:</source>
        <translation>Ovunque, dalla barra dei menu:</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>I tasti</translation>
    </message>
    <message>
        <source>Left and right arrows, or %1 to %2</source>
        <extracomment>%1 and %2 are the keys of the lowest and of the highest face</extracomment>
        <translation>Frecce sinistra e destra, o da %1 a %2</translation>
    </message>
    <message>
        <source>Up and down arrows, or a number</source>
        <translation>Frecce su e giù, o un numero</translation>
    </message>
    <message>
        <source>Choose the quantity</source>
        <translation>Scegliere la quantità</translation>
    </message>
    <message>
        <source>Choose the face</source>
        <translation>Scegliere la faccia</translation>
    </message>
    <message>
        <source>Bid or raise; after a round, go on</source>
        <translation>Puntare o rilanciare; dopo un giro, continuare</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>What a key does. A verb</extracomment>
        <translation>Sfidare</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo giro</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of the key</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one control to the next; round the table with the arrows</source>
        <translation>Da un controllo al successivo; attorno al tavolo con le frecce</translation>
    </message>
    <message>
        <source>Open this book where it answers what you are looking at</source>
        <translation>Aprire queste regole nel punto che spiega ciò che stai guardando</translation>
    </message>
    <message>
        <source>Look at all bids on the bid ladder</source>
        <translation>Vedere tutte le puntate sulla scala delle puntate</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Spazio o Invio</translation>
    </message>
    <message>
        <source>Skip what is moving, as a click on the table does</source>
        <translation>Saltare l&apos;animazione, come con un clic sul tavolo</translation>
    </message>
    <message>
        <source>In the review of a game that has ended:</source>
        <translation>Nell&apos;analisi di una partita finita:</translation>
    </message>
    <message>
        <source>Left and right arrows</source>
        <translation>Frecce sinistra e destra</translation>
    </message>
    <message>
        <source>From move to move</source>
        <translation>Da una mossa all&apos;altra</translation>
    </message>
    <message>
        <source>Page Up and Page Down</source>
        <extracomment>Names of two keys</extracomment>
        <translation>Pag Su e Pag Giù</translation>
    </message>
    <message>
        <source>From round to round</source>
        <translation>Da un giro all&apos;altro</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>The name of the key</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>Torna alla pagina di prima</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of a key</extracomment>
        <translation>Invio</translation>
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
    <message>
        <source>N</source>
        <comment>key</comment>
        <extracomment>The key for the next round: a letter of its words, but not M, which is the key for the sound</extracomment>
        <translation>P</translation>
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
        <translation>Scala delle puntate</translation>
    </message>
</context>
<context>
    <name>LadderHeading</name>
    <message>
        <source>Bid ladder</source>
        <extracomment>A grid of all bids of a round, by quantity and face</extracomment>
        <translation>Scala delle puntate</translation>
    </message>
</context>
<context>
    <name>LadderLegend</name>
    <message>
        <source>bid so far</source>
        <extracomment>In the legend of the bid ladder: an earlier bid of this round</extracomment>
        <translation>puntata precedente</translation>
    </message>
    <message>
        <source>standing bid</source>
        <extracomment>In the legend of the bid ladder: the bid that must be raised or called</extracomment>
        <translation>puntata in corso</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>In the legend of the bid ladder: a bid that has been passed by</extracomment>
        <translation>troppo bassa</translation>
    </message>
    <message>
        <source>closed: the face is fixed</source>
        <extracomment>In the legend of the bid ladder: a bid on another face than the one that is fixed</extracomment>
        <translation>chiusa: la faccia è fissa</translation>
    </message>
    <message>
        <source>ones are wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>gli 1 sono jolly</translation>
    </message>
    <message>
        <source>ones are not wild</source>
        <extracomment>In the legend of the bid ladder</extracomment>
        <translation>gli 1 non sono jolly</translation>
    </message>
    <message>
        <source>legal opening bid</source>
        <extracomment>In the legend of the bid ladder: a bid that can open the bidding</extracomment>
        <translation>puntata d&apos;apertura possibile</translation>
    </message>
    <message>
        <source>legal raise</source>
        <extracomment>In the legend of the bid ladder: a bid that can follow the standing one</extracomment>
        <translation>rilancio possibile</translation>
    </message>
</context>
<context>
    <name>LadderSheet</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>LadderView</name>
    <message>
        <source>Bids</source>
        <extracomment>The grid of all bids, as screen readers call it</extracomment>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Quantity</source>
        <extracomment>Over the columns and at the rows of the bid ladder</extracomment>
        <translation>Quantità</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Faccia</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>%1, legal</source>
        <extracomment>A bid that whoever is on turn may make: %1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, possibile</translation>
    </message>
    <message>
        <source>%1, too low</source>
        <extracomment>%1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, troppo bassa</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <extracomment>A bid on another face than the one that is fixed: %1 is a bid, &quot;7 × 5&quot;</extracomment>
        <translation>%1, chiusa</translation>
    </message>
    <message>
        <source>The opening bid can be any of these.</source>
        <translation>La puntata d&apos;apertura può essere una qualsiasi di queste.</translation>
    </message>
    <message>
        <source>Every raise over your bid, %2.</source>
        <extracomment>%2 is a bid; there is no %1</extracomment>
        <translation>Tutti i rilanci possibili sulla tua puntata, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <extracomment>%1 is a name, %2 a bid</extracomment>
        <translation>Tutti i rilanci possibili sulla puntata di %1, %2.</translation>
    </message>
    <message>
        <source>Every raise over %1’s bid, %2.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>Tutti i rilanci possibili sulla puntata di %1, %2.</translation>
    </message>
    <message>
        <source>%2, your standing bid</source>
        <extracomment>The bid that must be raised or called: %2 is a bid; there is no %1</extracomment>
        <translation>%2, la tua puntata in corso</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <extracomment>The bid that must be raised or called: %1 is a name, %2 a bid</extracomment>
        <translation>%2, puntata in corso di %1</translation>
    </message>
    <message>
        <source>%2, %1’s standing bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, puntata in corso di %1</translation>
    </message>
    <message>
        <source>%2, your bid</source>
        <extracomment>An earlier bid of this round: %2 is a bid; there is no %1</extracomment>
        <translation>%2, la tua puntata</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <extracomment>An earlier bid of this round: %1 is a name, %2 a bid</extracomment>
        <translation>%2, puntata di %1</translation>
    </message>
    <message>
        <source>%2, %1’s bid</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2, puntata di %1</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>wild one, counts toward the bid</source>
        <extracomment>Explains a ring round a die: a one that is wild</extracomment>
        <translation>1 jolly, conta per la puntata</translation>
    </message>
    <message>
        <source>the face that is bid</source>
        <extracomment>Explains a ring round a die: it shows the face of the bid</extracomment>
        <translation>la faccia puntata</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Lesson</source>
        <extracomment>The title of the card of the lesson</extracomment>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>Of the lesson: %1 and %2 are numbers</extracomment>
        <translation>passo %1 di %2</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: to the step before</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <extracomment>A link: the lesson goes on where it was left, if the player comes back</extracomment>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>A link: the lesson begins again with its first step</extracomment>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <extracomment>A link to the place in the rule book that belongs to this step</extracomment>
        <translation>Che cosa dicono le regole</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>You</source>
        <extracomment>What the learner is called</extracomment>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Press here</source>
        <extracomment>The lesson: on a tag over a button</extracomment>
        <translation>Premi qui</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>a program of yours</source>
        <extracomment>Who plays in a seat: a bot that the player at this computer has added</extracomment>
        <translation>un tuo programma</translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message>
        <source>None of them could be read.</source>
        <translation>Non se n&apos;è potuta leggere nessuna.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games could be read and are in your list as before; others could not.</source>
        <translation>
            <numerusform>%Ln partita è stata letta e resta nell&apos;elenco; altre non si sono potute leggere.</numerusform>
            <numerusform>%Ln partite sono state lette e restano nell&apos;elenco; altre non si sono potute leggere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln games could be read and are in your list as before.</source>
        <translation>
            <numerusform>Conteneva %Ln partita: è stata letta e resta nell&apos;elenco.</numerusform>
            <numerusform>Tutte e %Ln le partite sono state lette e restano nell&apos;elenco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games is damaged. It is kept aside, unchanged, and a new one takes its place.</source>
        <translation>Il file delle partite è danneggiato. È stato messo da parte così com&apos;è, e uno nuovo ne prende il posto.</translation>
    </message>
    <message>
        <source>The games can’t all be read</source>
        <translation>Alcune partite sono illeggibili</translation>
    </message>
    <message>
        <source>The games can’t be read</source>
        <translation>Le partite sono illeggibili</translation>
    </message>
    <message>
        <source>Your games are safe</source>
        <translation>Le tue partite sono salve</translation>
    </message>
    <message>
        <source>Kept aside as</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Messo da parte come</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>These games are from a newer Palifico</source>
        <translation>Queste partite sono di un Palifico più recente</translation>
    </message>
    <message>
        <source>A newer version of the program has written your games. They can be looked at and are left as they are: what is played now is not saved.

Install the newer version to play on with them.</source>
        <translation>Le tue partite sono state scritte da una versione più recente del programma. Si possono guardare e restano come sono: quello che giochi adesso non viene salvato.

Installa la versione più recente per riprenderle.</translation>
    </message>
    <message>
        <source>Your games</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>Le tue partite</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Each text is in the words of those who wrote it. Qt’s libraries may be replaced by your own.</source>
        <translation>Ogni testo è nella lingua di chi l&apos;ha scritto. Puoi sostituire le librerie di Qt con le tue.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>What the rules say</source>
        <extracomment>In the menu of the right mouse button, on something that the rule book has a place for</extracomment>
        <translation>Che cosa dicono le regole</translation>
    </message>
</context>
<context>
    <name>MasterLines</name>
    <message>
        <source>Please, change nothing for me.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Mi raccomando, non cambiate nulla.</translation>
    </message>
    <message>
        <source>I’ll be listening.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Vi ascolto.</translation>
    </message>
    <message>
        <source>An honour to sit with you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>È un onore sedere con voi.</translation>
    </message>
    <message>
        <source>Silence tells me plenty.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Il silenzio dice molto.</translation>
    </message>
    <message>
        <source>Let us get to know each other.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Facciamo conoscenza.</translation>
    </message>
    <message>
        <source>The door is open.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La porta è aperta.</translation>
    </message>
    <message>
        <source>After me, if you please.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Dopo di me, prego.</translation>
    </message>
    <message>
        <source>Your answers interest me.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Le vostre risposte mi interessano.</translation>
    </message>
    <message>
        <source>A first move, nothing more.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Una prima mossa, niente di più.</translation>
    </message>
    <message>
        <source>Let us listen.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Tendiamo l&apos;orecchio.</translation>
    </message>
    <message>
        <source>I leave you the choice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>A voi la scelta.</translation>
    </message>
    <message>
        <source>Breathe. Then decide.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Respirate. Poi decidete.</translation>
    </message>
    <message>
        <source>It had to be said.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Andava detto.</translation>
    </message>
    <message>
        <source>Here the path gets narrow.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qui il sentiero si stringe.</translation>
    </message>
    <message>
        <source>I watch how you take it.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Guardo come la prendete.</translation>
    </message>
    <message>
        <source>Your voice gave you away.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ti tradisce la voce.</translation>
    </message>
    <message>
        <source>Allow me.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Permettimi.</translation>
    </message>
    <message>
        <source>I believe you less each round.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ti credo meno a ogni giro.</translation>
    </message>
    <message>
        <source>I know this melody.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Conosco quest&apos;aria.</translation>
    </message>
    <message>
        <source>The cups, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I bussolotti, per favore.</translation>
    </message>
    <message>
        <source>Now you know me, too.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ora anche tu mi conosci.</translation>
    </message>
    <message>
        <source>Remember this one.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Tienila a mente.</translation>
    </message>
    <message>
        <source>You read the wrong page.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Hai letto la pagina sbagliata.</translation>
    </message>
    <message>
        <source>I keep my word.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Mantengo la parola.</translation>
    </message>
    <message>
        <source>A natural thought, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Il pensiero era naturale, però.</translation>
    </message>
    <message>
        <source>You see further than most.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Vedi più lontano di tanti.</translation>
    </message>
    <message>
        <source>Well read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ben letto.</translation>
    </message>
    <message>
        <source>I bow.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>M&apos;inchino.</translation>
    </message>
    <message>
        <source>Thank you for the lesson.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Grazie della lezione.</translation>
    </message>
    <message>
        <source>I must become harder to read.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Dovrò farmi leggere meno.</translation>
    </message>
    <message>
        <source>As it was written.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Era scritto.</translation>
    </message>
    <message>
        <source>All of you told me.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Me l&apos;avete detto voi.</translation>
    </message>
    <message>
        <source>One only had to listen.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Bastava ascoltare.</translation>
    </message>
    <message>
        <source>The table has spoken.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Il tavolo ha parlato.</translation>
    </message>
    <message>
        <source>A quiet certainty.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Una certezza tranquilla.</translation>
    </message>
    <message>
        <source>You kept a secret after all.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Un segreto l&apos;avevate, dunque.</translation>
    </message>
    <message>
        <source>I turned the page too soon.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ho voltato pagina troppo presto.</translation>
    </message>
    <message>
        <source>So there is more to learn.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>C&apos;è ancora da imparare, dunque.</translation>
    </message>
    <message>
        <source>Chance had other plans.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Il caso ha deciso altrimenti.</translation>
    </message>
    <message>
        <source>I misread somebody.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ho letto male qualcuno.</translation>
    </message>
    <message>
        <source>The price of knowing.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>È il prezzo del sapere.</translation>
    </message>
    <message>
        <source>A fair exchange.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Uno scambio equo.</translation>
    </message>
    <message>
        <source>I learnt something.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ho imparato qualcosa.</translation>
    </message>
    <message>
        <source>Go in peace.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Va&apos; in pace.</translation>
    </message>
    <message>
        <source>The game is long.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>La partita è lunga.</translation>
    </message>
    <message>
        <source>Now I listen twice as well.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ascolterò il doppio.</translation>
    </message>
    <message>
        <source>One die, and all of you to read.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un dado solo, e voi tutti da leggere.</translation>
    </message>
    <message>
        <source>A single thread can hold.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un filo solo può reggere.</translation>
    </message>
    <message>
        <source>Little to hide, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Poco da nascondere, allora.</translation>
    </message>
    <message>
        <source>Silence suits me.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Il silenzio mi si addice.</translation>
    </message>
    <message>
        <source>You read to the end. Bravo.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Avete letto fino in fondo. Bravi.</translation>
    </message>
    <message>
        <source>The last page was yours.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>L&apos;ultima pagina era vostra.</translation>
    </message>
    <message>
        <source>I take my hat off.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Tanto di cappello.</translation>
    </message>
    <message>
        <source>From here I see you better.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Da qui vi vedo meglio.</translation>
    </message>
    <message>
        <source>A worthy table.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Un tavolo di valore.</translation>
    </message>
    <message>
        <source>Thank you for your candour.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Grazie della vostra sincerità.</translation>
    </message>
    <message>
        <source>You hid it well. Nearly.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Nascondevate bene. Quasi.</translation>
    </message>
    <message>
        <source>It was close, believe me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>È stata dura, credetemi.</translation>
    </message>
    <message>
        <source>Your game deserves respect.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Il vostro gioco merita rispetto.</translation>
    </message>
    <message>
        <source>Shall we open another book?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Apriamo un altro libro?</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>Lingua del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Regole del gioco</translation>
    </message>
    <message>
        <source>&amp;About Palifico</source>
        <translation>&amp;Informazioni su Palifico</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>New game with the &amp;last choices</source>
        <translation>Nuova partita con le &amp;ultime scelte</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Rivincita</translation>
    </message>
    <message>
        <source>&amp;Give up…</source>
        <translation>&amp;Abbandona…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Bid ladder</source>
        <translation>Scala &amp;delle puntate</translation>
    </message>
    <message>
        <source>Next &amp;round</source>
        <translation>Prossimo &amp;giro</translation>
    </message>
    <message>
        <source>Look at the &amp;last reveal</source>
        <translation>Rivedi l&apos;ultimo &amp;conteggio</translation>
    </message>
    <message>
        <source>S&amp;kip what is moving</source>
        <translation>&amp;Salta l&apos;animazione</translation>
    </message>
    <message>
        <source>Skip to the &amp;end</source>
        <translation>Vai alla &amp;fine</translation>
    </message>
    <message>
        <source>Pace: &amp;slow</source>
        <translation>Ritmo: &amp;lento</translation>
    </message>
    <message>
        <source>Pace: &amp;normal</source>
        <translation>Ritmo: &amp;normale</translation>
    </message>
    <message>
        <source>Pace: &amp;fast</source>
        <translation>Ritmo: &amp;rapido</translation>
    </message>
    <message>
        <source>Pace: &amp;at once</source>
        <translation>Ritmo: &amp;immediato</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>No sound is heard</extracomment>
        <translation>&amp;Muto</translation>
    </message>
    <message>
        <source>&amp;Volume…</source>
        <translation>&amp;Volume…</translation>
    </message>
    <message>
        <source>&amp;Opponents speak</source>
        <extracomment>Opponents say something now and then</extracomment>
        <translation>Gli avversari &amp;parlano</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>Colori &amp;chiari</translation>
    </message>
    <message>
        <source>&amp;Dark colours</source>
        <translation>Colori sc&amp;uri</translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation>Colori del s&amp;istema</translation>
    </message>
    <message>
        <source>Full mo&amp;tion</source>
        <translation>&amp;Tutti i movimenti</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>Movimenti &amp;ridotti</translation>
    </message>
    <message>
        <source>Motion of the s&amp;ystem</source>
        <extracomment>As much motion as the desktop&apos;s own setting asks for</extracomment>
        <translation>&amp;Movimenti del sistema</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <extracomment>Everything in the window gets larger</extracomment>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <extracomment>Everything in the window gets smaller</extracomment>
        <translation>Più &amp;piccolo</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Dimensione &amp;normale</translation>
    </message>
    <message>
        <source>E&amp;xpressive faces</source>
        <extracomment>The faces at the table follow what happens</extracomment>
        <translation>Volti &amp;espressivi</translation>
    </message>
    <message>
        <source>&amp;Check the dice…</source>
        <translation>Verifica i &amp;dadi…</translation>
    </message>
    <message>
        <source>&amp;Dice statistics…</source>
        <translation>Statisti&amp;che dei dadi…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>&amp;Lezione</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <extracomment>Leaves the table; the game is kept and can be continued</extracomment>
        <translation>&amp;Torna alla pagina iniziale</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <extracomment>The list of all games that are kept</extracomment>
        <translation>Partite &amp;salvate</translation>
    </message>
    <message>
        <source>&amp;Open records…</source>
        <translation>A&amp;pri partite…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>Sal&amp;va la partita…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <extracomment>Undo one&apos;s own bid or call</extracomment>
        <translation>&amp;Annulla la mossa</translation>
    </message>
    <message>
        <source>Ask before a &amp;call</source>
        <extracomment>Before a challenge or an exact call is made, the game asks</extracomment>
        <translation>C&amp;onferma le chiamate</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <extracomment>Looks through a game that has ended, move by move</extracomment>
        <translation>Anali&amp;zza la partita</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>There is no display for the window: start the game in a graphical session, or install the package xvfb and start it with xvfb-run.</source>
        <translation>Non c&apos;è uno schermo per la finestra: avvia il gioco in una sessione grafica, oppure installa il pacchetto xvfb e avvialo con xvfb-run.</translation>
    </message>
    <message>
        <source>The display “%1” cannot be opened: start the game in a graphical session of your own, or install the package xvfb and start it with xvfb-run.</source>
        <extracomment>%1 is the name of a display, such as :0</extracomment>
        <translation>Lo schermo «%1» non si può aprire: avvia il gioco in una tua sessione grafica, oppure installa il pacchetto xvfb e avvialo con xvfb-run.</translation>
    </message>
    <message>
        <source>System libraries for the window are missing: install the Debian packages %1, or what your system calls them.</source>
        <extracomment>%1 are names of packages</extracomment>
        <translation>Mancano librerie di sistema per la finestra: installa i pacchetti Debian %1, o come li chiama il tuo sistema.</translation>
    </message>
    <message>
        <source>The system library %1 for the window is missing: install the package that holds it.</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>Manca la libreria di sistema %1 per la finestra: installa il pacchetto che la contiene.</translation>
    </message>
    <message>
        <source>Qt has no platform “%1” here: install it, or unset the variable QT_QPA_PLATFORM.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>Qui Qt non ha la piattaforma «%1»: installala, o elimina la variabile QT_QPA_PLATFORM.</translation>
    </message>
</context>
<context>
    <name>MoveButtons</name>
    <message>
        <source>Challenge</source>
        <extracomment>A button: to doubt the standing bid. A verb</extracomment>
        <translation>Sfida</translation>
    </message>
</context>
<context>
    <name>MoveCard</name>
    <message>
        <source>Under the cups</source>
        <extracomment>What lay under the cups of all players in this round</extracomment>
        <translation>Sotto i bussolotti</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Choose a face with a click on the portrait.</source>
        <translation>Scegli un volto con un clic sul ritratto.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Sit down at the table</source>
        <translation>Siediti al tavolo</translation>
    </message>
    <message>
        <source>Bots…</source>
        <extracomment>Opens the list of programs that can play</extracomment>
        <translation>Bot…</translation>
    </message>
</context>
<context>
    <name>NoticeSheet</name>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Mostra la cartella</translation>
    </message>
</context>
<context>
    <name>NoviceLines</name>
    <message>
        <source>Is this seat free?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>È libero questo posto?</translation>
    </message>
    <message>
        <source>I’ve read the rules. Most of them.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ho letto le regole. Quasi tutte.</translation>
    </message>
    <message>
        <source>My first real table!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Il mio primo vero tavolo!</translation>
    </message>
    <message>
        <source>Do tell me if I get it wrong.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ditemi se sbaglio.</translation>
    </message>
    <message>
        <source>Which way do we go round?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>In che senso si gira?</translation>
    </message>
    <message>
        <source>Oh, it’s my turn?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Oh, tocca a me?</translation>
    </message>
    <message>
        <source>Is this a good start?</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>È un buon inizio, questo?</translation>
    </message>
    <message>
        <source>I’ll just say something.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Dico qualcosa e basta.</translation>
    </message>
    <message>
        <source>Fingers crossed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Incrocio le dita.</translation>
    </message>
    <message>
        <source>Can I say that? I’ll say that.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Si può dire? Allora lo dico.</translation>
    </message>
    <message>
        <source>Is that too many?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Sono troppi, forse?</translation>
    </message>
    <message>
        <source>Why not? It might be.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Perché no? Potrebbe essere.</translation>
    </message>
    <message>
        <source>Oops, it slipped out.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ops, mi è scappata.</translation>
    </message>
    <message>
        <source>I have a feeling. A big one.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ho un presentimento. Bello grosso.</translation>
    </message>
    <message>
        <source>It sounded nice.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Suonava bene.</translation>
    </message>
    <message>
        <source>Can I look? I’d like to look.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Posso guardare? Mi piacerebbe.</translation>
    </message>
    <message>
        <source>Really? That many?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Davvero? Così tanti?</translation>
    </message>
    <message>
        <source>I don’t see how.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Non vedo come.</translation>
    </message>
    <message>
        <source>Is this where I challenge?</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>È adesso che si sfida?</translation>
    </message>
    <message>
        <source>I’ll be brave and ask.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Dai, oso chiedere.</translation>
    </message>
    <message>
        <source>It’s true? It’s true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>È vero? È vero!</translation>
    </message>
    <message>
        <source>I didn’t expect that either.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Non me l&apos;aspettavo neanche io.</translation>
    </message>
    <message>
        <source>Oh good, it worked.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Che bello, ha funzionato.</translation>
    </message>
    <message>
        <source>Beginner’s luck?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La fortuna dei principianti?</translation>
    </message>
    <message>
        <source>So that’s how it goes!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ecco come funziona!</translation>
    </message>
    <message>
        <source>Ah. I see.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ah. Capisco.</translation>
    </message>
    <message>
        <source>How did you know?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Come hai fatto a capirlo?</translation>
    </message>
    <message>
        <source>I was hoping.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ci speravo.</translation>
    </message>
    <message>
        <source>I’ll remember that.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Me lo ricorderò.</translation>
    </message>
    <message>
        <source>Was it that obvious?</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Si vedeva così tanto?</translation>
    </message>
    <message>
        <source>It worked? It worked!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ha funzionato? Ha funzionato!</translation>
    </message>
    <message>
        <source>I only guessed!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ho solo tirato a indovinare!</translation>
    </message>
    <message>
        <source>Can I do that again?</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Posso rifarlo?</translation>
    </message>
    <message>
        <source>Wait till I tell them at home.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Quando lo racconto a casa.</translation>
    </message>
    <message>
        <source>I’m getting the hang of it!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Comincio a capirci qualcosa!</translation>
    </message>
    <message>
        <source>So that was not it.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Allora non era quello.</translation>
    </message>
    <message>
        <source>It felt right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Eppure mi sembrava giusto.</translation>
    </message>
    <message>
        <source>I wanted to try it once.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Volevo provare una volta.</translation>
    </message>
    <message>
        <source>Harder than it looks.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Più difficile di quanto sembri.</translation>
    </message>
    <message>
        <source>It always looked so easy.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Sembrava così facile.</translation>
    </message>
    <message>
        <source>Do I get it back later?</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Poi me lo ridate?</translation>
    </message>
    <message>
        <source>I’m learning.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Sto imparando.</translation>
    </message>
    <message>
        <source>Oh, that one was new.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Oh, era nuovo nuovo.</translation>
    </message>
    <message>
        <source>Bye, little die.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ciao, piccolo dado.</translation>
    </message>
    <message>
        <source>The next round will go better.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Il prossimo giro andrà meglio.</translation>
    </message>
    <message>
        <source>All alone, poor thing.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Tutto solo, poverino.</translation>
    </message>
    <message>
        <source>Can you play with one die?</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Si può giocare con un dado solo?</translation>
    </message>
    <message>
        <source>That went fast.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>È stato un attimo.</translation>
    </message>
    <message>
        <source>My lucky die, I hope.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Il mio dado portafortuna, spero.</translation>
    </message>
    <message>
        <source>At least I can’t lose count.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Almeno non perdo più il conto.</translation>
    </message>
    <message>
        <source>Already? I was having fun.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Di già? Mi stavo divertendo.</translation>
    </message>
    <message>
        <source>I lasted longer than I thought.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Ho resistito più del previsto.</translation>
    </message>
    <message>
        <source>Can I stay and watch?</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Posso restare a guardare?</translation>
    </message>
    <message>
        <source>I’ll practise at home.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Mi allenerò a casa.</translation>
    </message>
    <message>
        <source>Thank you for being patient.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Grazie della pazienza.</translation>
    </message>
    <message>
        <source>Is it over? Did I win?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>È finita? Ho vinto?</translation>
    </message>
    <message>
        <source>I have no idea how I did that.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Non so proprio come ho fatto.</translation>
    </message>
    <message>
        <source>Pinch me.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Datemi un pizzicotto.</translation>
    </message>
    <message>
        <source>You were all so kind.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Siete stati tutti così gentili.</translation>
    </message>
    <message>
        <source>Do I get a medal?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Mi date una medaglia?</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
</context>
<context>
    <name>OpenWords</name>
    <message>
        <source>I am Odette, this is Bruno, and the seat below is yours. Everyone has a cup and %1 dice.</source>
        <extracomment>The lesson. %1 is a number as a word: &quot;three&quot;</extracomment>
        <translation>Io sono Odette, lui è Bruno, e il posto qui sotto è il tuo. Ognuno ha un bussolotto e %1 dadi.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>In turn, each of us says how many dice of one face there are, under all cups together. Whoever goes too far loses a die, and so does whoever wrongly doubts it. The last player with dice wins.</source>
        <translation>A turno ognuno dice quanti dadi con una stessa faccia ci sono, sotto tutti i bussolotti insieme. Chi esagera perde un dado, e lo perde anche chi a torto non ci crede. Vince l&apos;ultimo giocatore che ha dei dadi.</translation>
    </message>
    <message>
        <source>For now all dice lie open, so that you can count along.</source>
        <translation>Per ora tutti i dadi sono scoperti, così puoi contare con noi.</translation>
    </message>
    <message>
        <source>Look around, then press Next</source>
        <translation>Guardati intorno, poi premi Avanti</translation>
    </message>
    <message>
        <source>The opening bid</source>
        <translation>La puntata d&apos;apertura</translation>
    </message>
    <message>
        <source>Now Bruno and I bid in turn, clockwise. Every bid must be higher than the one before.</source>
        <translation>Adesso puntiamo noi, prima Bruno e poi io, in senso orario. Ogni puntata deve superare quella di prima.</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: %1 says that at least two dice are 4s.</source>
        <extracomment>%1 is a bid, &quot;2 × 4&quot;</extracomment>
        <translation>Una puntata è una quantità e una faccia: %1 vuol dire che ci sono almeno due 4.</translation>
    </message>
    <message>
        <source>You open the bidding, with any quantity of any face. Choose both below the table.</source>
        <translation>Apri tu le puntate, con la quantità e la faccia che vuoi. Sceglile nella barra in basso.</translation>
    </message>
    <message>
        <source>Bid two dice at most, %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Punta due dadi al massimo, per esempio %1</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Premi Punta</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>1 jolly</translation>
    </message>
    <message>
        <source>Bruno raised, and so did I: %1. Are there as many? Rings show what counts.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Bruno ha rilanciato, e io pure: %1. Ci sono tutti? Gli anelli mostrano che cosa conta.</translation>
    </message>
    <message>
        <source>Not only the 4s do: the ones with a star do too. Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Non solo i 4, ma anche gli 1 con la stella. Gli 1 sono jolly: contano per qualsiasi faccia puntata, tranne che in una puntata sugli 1.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n dice.</source>
        <translation>
            <numerusform>In tutto fa %n dado.</numerusform>
            <numerusform>In tutto fanno %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Count along, then press Next</source>
        <translation>Conta anche tu, poi premi Avanti</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: a higher bid on 4s can still hold.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>Ho puntato %1, e conta %n dado: una puntata più alta sui 4 può ancora reggere.</numerusform>
            <numerusform>Ho puntato %1, e contano %n dadi: una puntata più alta sui 4 può ancora reggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Rilanciare</translation>
    </message>
    <message>
        <source>Your turn. To raise, bid a larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Tocca a te. Per rilanciare, aumenta la quantità con la faccia che vuoi, oppure tieni la quantità e scegli una faccia più alta.</translation>
    </message>
    <message>
        <source>Raise, to %1 for instance</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Rilancia, per esempio a %1</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Premi Rilancia</translation>
    </message>
    <message>
        <source>Challenged</source>
        <translation>Ti sfidano</translation>
    </message>
    <message>
        <source>Bruno challenges you: everybody shows, and the dice that match your bid are counted.</source>
        <translation>Bruno ti sfida: tutti mostrano i dadi, e si contano quelli che valgono per la tua puntata.</translation>
    </message>
    <message>
        <source>He can see that you are right, of course. He does it for your sake.</source>
        <translation>Vede benissimo che hai ragione. Lo fa per te.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match your bid of %1.</source>
        <extracomment>%1 is the bid</extracomment>
        <translation>
            <numerusform>Per la tua puntata di %1 conta %n dado.</numerusform>
            <numerusform>Per la tua puntata di %1 contano %n dadi.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough: the bid holds, and the challenger loses a die. With fewer, you would have lost one.</source>
        <translation>Bastano: la puntata regge, e chi ha sfidato perde un dado. Con meno dadi ne avresti perso uno tu.</translation>
    </message>
    <message>
        <source>Whoever has lost a die opens the next round, so Bruno does.</source>
        <translation>Chi ha perso un dado apre il giro successivo: tocca quindi a Bruno.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Premi Prossimo giro</translation>
    </message>
    <message>
        <source>Your challenge</source>
        <translation>La tua sfida</translation>
    </message>
    <message>
        <source>Losing a die</source>
        <translation>Perdere un dado</translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice match. I went too far and lose a die.</source>
        <translation>
            <numerusform>Conta soltanto %n dado. Ho esagerato, e perdo un dado.</numerusform>
            <numerusform>Contano soltanto %n dadi. Ho esagerato, e perdo un dado.</numerusform>
        </translation>
    </message>
    <message>
        <source>My plate shows how many I have left. A player without dice is out.</source>
        <translation>La mia targhetta mostra quanti me ne restano. Un giocatore senza dadi è fuori gioco.</translation>
    </message>
    <message>
        <source>I have lost the die, so I open the next round.</source>
        <translation>Il dado l&apos;ho perso io, perciò apro io il giro successivo.</translation>
    </message>
    <message>
        <source>Bruno opens, and then I raise. Listen well.</source>
        <translation>Bruno apre, e poi rilancio io. Ascolta bene.</translation>
    </message>
    <message>
        <source>I bid %1. Count the 3s, and the ones with them: do you believe me?</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Punto %1. Conta i 3, e gli 1 insieme a loro: mi credi?</translation>
    </message>
    <message>
        <source>If you think that a bid goes too far, challenge it. If fewer dice match than it says, the bidder loses a die; if not, you lose one.</source>
        <translation>Se una puntata ti sembra troppo alta, sfidala. Se i dadi sono meno di quanti ne dice, ne perde uno chi ha puntato; se no, lo perdi tu.</translation>
    </message>
    <message>
        <source>Press Challenge</source>
        <translation>Premi Sfida</translation>
    </message>
    <message>
        <source>Spot On</source>
        <comment>title</comment>
        <extracomment>The exact call as the title of a step</extracomment>
        <translation>«Esatto»</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice! Bruno and I lose one each, you keep yours.</source>
        <translation>
            <numerusform>Esattamente %n dado! Bruno e io ne perdiamo uno a testa, tu tieni i tuoi.</numerusform>
            <numerusform>Esattamente %n dadi! Bruno e io ne perdiamo uno a testa, tu tieni i tuoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves both of us with a single die, for the first time. So the next round is a Palifico round, one for us both, and you, the caller, open it.</source>
        <translation>Per la prima volta restiamo tutti e due con un solo dado. Perciò il prossimo è un giro Palifico, uno solo per entrambi, e lo apri tu, che hai chiamato.</translation>
    </message>
    <message>
        <source>I open the bidding. Count along.</source>
        <translation>Apro io le puntate. Conta insieme a me.</translation>
    </message>
    <message>
        <source>I bid %1, and exactly as many dice match. Count them!</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>Punto %1, e il conto torna esattamente. Controlla!</translation>
    </message>
    <message>
        <source>Then call Spot On, the exact call: not one die more, not one fewer. If it is right, every other player who holds dice loses one; if not, you do.</source>
        <translation>Allora chiama «Esatto», la chiamata esatta: non un dado di più, non uno di meno. Se è giusta, tutti gli altri giocatori che hanno dadi ne perdono uno; se no, lo perdi tu.</translation>
    </message>
    <message>
        <source>Press Spot On</source>
        <translation>Premi Esatto</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>Rules</source>
        <extracomment>The right half of the sheet for a new game</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Dice each</source>
        <translation>Dadi a testa</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Palifico</source>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>ones are not wild, the face is fixed</source>
        <translation>gli 1 non sono jolly, la faccia è fissa</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>1 non jolly</translation>
    </message>
    <message>
        <source>ones count only for bids on ones</source>
        <translation>gli 1 contano solo per le puntate sugli 1</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sigillo dei dadi</translation>
    </message>
    <message>
        <source>opened at the end of the game</source>
        <translation>si apre a fine partita</translation>
    </message>
    <message>
        <source>Every die follows from the sealed secret and from your phrase: nobody can choose them any more.</source>
        <extracomment>What phrase and seal are for</extracomment>
        <translation>Tutti i dadi derivano dal segreto sigillato e dalla tua frase: nessuno può più sceglierli.</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>How fast the game goes on</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>of the players and of what moves</source>
        <translation>dei giocatori e delle animazioni</translation>
    </message>
    <message>
        <source>a right Spot On: every other player loses a die</source>
        <translation>«Esatto» giusto: tutti gli altri perdono un dado</translation>
    </message>
    <message>
        <source>a right Calza: the caller wins a die back</source>
        <translation>Calza giusta: chi ha chiamato riprende un dado</translation>
    </message>
    <message>
        <source>Exact call</source>
        <translation>Chiamata esatta</translation>
    </message>
    <message>
        <source>anything you like, or nothing</source>
        <translation>quello che vuoi, o niente</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>al massimo %n carattere</numerusform>
            <numerusform>al massimo %n caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>this cannot be written as text</source>
        <translation>questo testo non è valido</translation>
    </message>
    <message>
        <source>Phrase for the dice</source>
        <translation>Frase per i dadi</translation>
    </message>
    <message>
        <source>Take back a slip</source>
        <extracomment>An option: one&apos;s own bid or call can be undone</extracomment>
        <translation>Annullare una mossa</translation>
    </message>
    <message>
        <source>not with a bot at the table</source>
        <extracomment>When a slip can be taken back</extracomment>
        <translation>non con un bot al tavolo</translation>
    </message>
    <message>
        <source>until the next player acts or the cups lift</source>
        <translation>finché il prossimo non gioca</translation>
    </message>
</context>
<context>
    <name>OptionRules</name>
    <message>
        <source>Three options change standard Liar’s Dice: Calza, no wild ones, and %1. Palifico works with all of them.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Tre opzioni cambiano i Dadi del Bugiardo standard: Calza, 1 non jolly e %1. Palifico funziona con tutte.</translation>
    </message>
    <message>
        <source>If you choose nothing else, everyone has %1 dice, Palifico is on, Calza is off and ones are wild.</source>
        <extracomment>%1 is a number as a word, &quot;five&quot;</extracomment>
        <translation>Se non scegli altro, ognuno ha %1 dadi, Palifico è attivo, Calza no, e gli 1 sono jolly.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>%1 to %2 dice each</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>da %1 a %2 dadi a testa</translation>
    </message>
    <message>
        <source>Calza</source>
        <translation>Calza</translation>
    </message>
    <message>
        <source>With Calza a player can win a die back. Calza then takes Spot On’s place as the exact call.</source>
        <translation>Con Calza un giocatore può riprendere un dado. La chiamata esatta è allora Calza, al posto di «Esatto».</translation>
    </message>
    <message>
        <source>If exactly as many dice match as the bid says, the caller wins one die back, but never holds more than everyone started with, and nobody loses one. If not, the caller loses a die. Either way the caller opens the next round.</source>
        <translation>Se i dadi sono esattamente quanti ne dice la puntata, chi ha chiamato riprende un dado, ma non può averne più che all&apos;inizio, e nessuno ne perde. Altrimenti perde un dado chi ha chiamato. In entrambi i casi chi ha chiamato apre il giro successivo.</translation>
    </message>
    <message>
        <source>No wild ones</source>
        <translation>1 non jolly</translation>
    </message>
    <message>
        <source>With no wild ones, ones are dice like all others: they count only toward a bid on ones, and they remain the lowest face. A &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; then only fixes the face.</source>
        <translation>Senza 1 jolly, gli 1 sono dadi come tutti gli altri: contano solo per una puntata sugli 1, e restano la faccia più bassa. Un &lt;a href=&quot;#palifico-round&quot;&gt;giro Palifico&lt;/a&gt; allora fissa soltanto la faccia.</translation>
    </message>
    <message>
        <source>Everyone starts with the same number of dice, from %1 to %2. With more dice the bids climb higher and the game lasts longer.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;three&quot;, &quot;six&quot;</extracomment>
        <translation>Tutti cominciano con lo stesso numero di dadi, da %1 a %2. Con più dadi le puntate salgono di più e la partita dura più a lungo.</translation>
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
        <extracomment>The name of a computer player that reckons. A noun in French and Italian</extracomment>
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
    <message>
        <source>Master</source>
        <extracomment>The name of the strongest computer player. A noun in French and Italian, for men and women alike</extracomment>
        <translation>Maestria</translation>
    </message>
    <message>
        <source>reads everybody at the table</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>legge il gioco di tutti</translation>
    </message>
    <message>
        <source>Strength: %1 of %2</source>
        <extracomment>How strong a computer player is: %1 is its rank among the %2 levels, 1 the weakest</extracomment>
        <translation>Forza: %1 su %2</translation>
    </message>
    <message>
        <source>Novice</source>
        <extracomment>The name of the weakest computer player: a beginner. A noun in French and Italian, for all alike</extracomment>
        <translation>Candore</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The name of a computer player that does not take the game very seriously. A noun in French and Italian</extracomment>
        <translation>Leggerezza</translation>
    </message>
    <message>
        <source>Precise</source>
        <extracomment>The name of a computer player&apos;s temper: it likes exact calls. A noun in French and Italian</extracomment>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <extracomment>The name of a computer player with long experience. A noun in French and Italian</extracomment>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>hopes for luck, forgets wild ones</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>spera nella fortuna, scorda gli 1 jolly</translation>
    </message>
    <message>
        <source>trusts its dice, hardly listens</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>si fida dei suoi dadi, ascolta poco</translation>
    </message>
    <message>
        <source>bids with care, loves exact calls</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>punta con cura, ama la chiamata esatta</translation>
    </message>
    <message>
        <source>reckons what you will answer</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>calcola che cosa risponderai</translation>
    </message>
    <message>
        <source>has seen it all, hides it well</source>
        <extracomment>What a computer player does; must fit men and women</extracomment>
        <translation>ne ha viste tante, nasconde bene il gioco</translation>
    </message>
</context>
<context>
    <name>OptionsHead</name>
    <message>
        <source>Chance</source>
        <extracomment>Over percentages: how likely something is</extracomment>
        <translation>Probabilità</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 perde l&apos;ultimo dado.</translation>
    </message>
    <message>
        <source>%1 lose a die.</source>
        <extracomment>%1 is &quot;You&quot;</extracomment>
        <translation>%1 perdi un dado.</translation>
    </message>
    <message>
        <source>%1 loses a die.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name. Must fit men and women</extracomment>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 vince la partita.</translation>
    </message>
</context>
<context>
    <name>PaceWords</name>
    <message>
        <source>Slow</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>A pace of the game</extracomment>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>At once</source>
        <extracomment>A pace of the game: nothing moves, everything is there immediately</extracomment>
        <translation>Immediato</translation>
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
        <translation>Con Palifico attivo, la prima volta che un giocatore resta con un solo dado, il giro successivo è un &lt;b&gt;giro Palifico&lt;/b&gt;, per tutto il tavolo. Qui gli 1 non sono jolly: contano solo per una puntata sugli 1. La puntata d&apos;apertura può nominare qualsiasi faccia, anche gli 1; da quel momento la faccia è fissa, e ogni nuova puntata aumenta la quantità di quella faccia.</translation>
    </message>
    <message>
        <source>The Palifico round</source>
        <translation>Il giro Palifico</translation>
    </message>
    <message>
        <source>Normal round</source>
        <translation>Giro normale</translation>
    </message>
    <message>
        <source>Palifico round</source>
        <translation>Giro Palifico</translation>
    </message>
    <message>
        <source>Ones count: three fours</source>
        <translation>Gli 1 contano: tre 4</translation>
    </message>
    <message>
        <source>Ones do not count: two fours</source>
        <translation>Gli 1 non contano: due 4</translation>
    </message>
    <message>
        <source>The opener is found &lt;a href=&quot;#opens&quot;&gt;as usual&lt;/a&gt;, so the player who has just dropped to one die usually opens the bidding, and so picks the face. The round is settled as usual too, by a challenge or an exact call, and the next one is normal again, unless this one triggers another. What triggers it is a drop from two or more dice to exactly one, at the end of any round, a Palifico round too, and with two players left as well.</source>
        <translation>Chi apre si stabilisce &lt;a href=&quot;#opens&quot;&gt;come al solito&lt;/a&gt;: perciò chi è appena restato con un dado di solito apre le puntate, e sceglie così la faccia. Anche il giro si chiude come al solito, con una sfida o una chiamata esatta, e quello successivo torna normale, a meno che questo non ne faccia scattare un altro. A farlo scattare è il passaggio da due o più dadi a uno solo, alla fine di qualsiasi giro, anche di un giro Palifico, e anche quando restano due soli giocatori.</translation>
    </message>
    <message>
        <source>Who opens</source>
        <translation>Chi apre</translation>
    </message>
    <message>
        <source>A Palifico round comes once per player: whoever has triggered theirs triggers no other. Players who drop to one die at the same moment share one round. With Calza, a player who wins a die back and later drops to one die again does not trigger another.</source>
        <translation>Il giro Palifico arriva una volta per giocatore: chi ha fatto scattare il suo non ne fa scattare altri. I giocatori che restano con un dado nello stesso momento condividono un solo giro. Con Calza, chi riprende un dado e più tardi torna a un dado solo non ne fa scattare un altro.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Una volta per giocatore</translation>
    </message>
    <message>
        <source>Every round is played the same way.</source>
        <translation>Ogni giro si gioca allo stesso modo.</translation>
    </message>
    <message>
        <source>The first time a player is reduced to a single die, the next round, for the whole table.</source>
        <translation>La prima volta che un giocatore resta con un solo dado, il giro successivo, per tutto il tavolo.</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>1 jolly</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones.</source>
        <translation>Gli 1 sono jolly: contano per qualsiasi faccia puntata, tranne che in una puntata sugli 1.</translation>
    </message>
    <message>
        <source>Ones are not wild: they count only for a bid on ones.</source>
        <translation>Gli 1 non sono jolly: contano solo per una puntata sugli 1.</translation>
    </message>
    <message>
        <source>Raising a bid</source>
        <translation>Rilanciare</translation>
    </message>
    <message>
        <source>A larger quantity with any face, or the same quantity with a higher face.</source>
        <translation>Una quantità maggiore con qualsiasi faccia, o la stessa quantità con una faccia più alta.</translation>
    </message>
    <message>
        <source>Open with any face, ones included; from then on the face is fixed: only the quantity is raised.</source>
        <translation>Apri con qualsiasi faccia, anche gli 1; poi la faccia è fissa: aumenta solo la quantità.</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Puntata d&apos;apertura</translation>
    </message>
    <message>
        <source>Any quantity of any face. The player who lost a die opens; after a right Spot On, the caller.</source>
        <translation>Qualsiasi quantità, qualsiasi faccia. Apre chi ha perso un dado; dopo un «Esatto» giusto, chi ha chiamato.</translation>
    </message>
    <message>
        <source>Unchanged: whoever has just dropped to one die usually opens, and so picks the face.</source>
        <translation>Invariata: chi è appena restato con un dado di solito apre, e sceglie così la faccia.</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Quante volte</translation>
    </message>
    <message>
        <source>Never: there are no Palifico rounds.</source>
        <translation>Mai: non ci sono giri Palifico.</translation>
    </message>
    <message>
        <source>Once per player; players who drop to one die at the same moment share one round.</source>
        <translation>Una volta per giocatore; chi resta con un dado nello stesso momento condivide un solo giro.</translation>
    </message>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Dadi del Bugiardo standard</translation>
    </message>
    <message>
        <source>Rule changes</source>
        <translation>Regole che cambiano</translation>
    </message>
    <message>
        <source>Calza, no wild ones, %1.</source>
        <extracomment>%1 is the option of so many dice each, as &quot;three to six dice each&quot;</extracomment>
        <translation>Calza, 1 non jolly, %1.</translation>
    </message>
    <message>
        <source>Other options</source>
        <translation>Altre opzioni</translation>
    </message>
    <message>
        <source>The same. With no wild ones, a Palifico round only fixes the face.</source>
        <translation>Le stesse. Senza 1 jolly, un giro Palifico fissa soltanto la faccia.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Palifico comes from the published rules of a commercial edition of Dudo, a South American dice game. There, a player who is reduced to one die for the first time is &lt;i&gt;palifico&lt;/i&gt; for the next round: ones are not wild, and once the face is named the others may only raise the quantity. It happens once per player.</source>
        <translation>Palifico viene dalle regole pubblicate di un&apos;edizione commerciale del Dudo, un gioco di dadi sudamericano. Lì un giocatore che resta con un solo dado per la prima volta è &lt;i&gt;palifico&lt;/i&gt; per il giro successivo: gli 1 non sono jolly e, una volta nominata la faccia, gli altri possono soltanto aumentare la quantità. Succede una volta per giocatore.</translation>
    </message>
    <message>
        <source>Versions differ on one point: some let players who are themselves down to one die change the face in a Palifico round. Here nobody can, as in those published rules.</source>
        <translation>Le versioni differiscono su un punto: alcune permettono ai giocatori che hanno a loro volta un solo dado di cambiare faccia in un giro Palifico. Qui non può farlo nessuno, come in quelle regole pubblicate.</translation>
    </message>
</context>
<context>
    <name>PalificoWords</name>
    <message>
        <source>A Palifico round</source>
        <translation>Un giro Palifico</translation>
    </message>
    <message>
        <source>Now Bruno and I can only raise the quantity.</source>
        <translation>Adesso Bruno e io possiamo soltanto aumentare la quantità.</translation>
    </message>
    <message>
        <source>The light has changed, and the ones have lost their star: in a Palifico round ones are not wild. They count only for a bid on ones.</source>
        <translation>La luce è cambiata, e gli 1 hanno perso la stella: in un giro Palifico gli 1 non sono jolly. Contano solo per una puntata sugli 1.</translation>
    </message>
    <message>
        <source>The opening bid may name any face, ones included. From then on the face is fixed, for the whole table. You hold two 5s.</source>
        <translation>La puntata d&apos;apertura può nominare qualsiasi faccia, anche gli 1. Da lì in poi la faccia è fissa, per tutto il tavolo. Tu hai due 5.</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Punta %1</translation>
    </message>
    <message>
        <source>Press Bid</source>
        <translation>Premi Punta</translation>
    </message>
    <message>
        <source>The face is fixed</source>
        <translation>La faccia è fissa</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fuori gioco</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match, your bid holds, and Bruno loses his last die: he is out.</source>
        <translation>
            <numerusform>Conta %n dado, la tua puntata regge, e Bruno perde l&apos;ultimo dado: è fuori gioco.</numerusform>
            <numerusform>Contano %n dadi, la tua puntata regge, e Bruno perde l&apos;ultimo dado: è fuori gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next round is normal again. A Palifico round comes once per player: Bruno and I have had ours.</source>
        <translation>Il giro successivo torna normale. Il giro Palifico arriva una volta per giocatore: Bruno e io abbiamo avuto il nostro.</translation>
    </message>
    <message>
        <source>Enough of open dice. Now we cover them.</source>
        <translation>Basta con i dadi scoperti. Adesso li copriamo.</translation>
    </message>
    <message>
        <source>Press Next round</source>
        <translation>Premi Prossimo giro</translation>
    </message>
    <message>
        <source>Bruno challenges you. The ones do not count now.</source>
        <translation>Bruno ti sfida. Stavolta gli 1 non contano.</translation>
    </message>
    <message numerus="yes">
        <source>I bid %1, and %n dice match: you can raise.</source>
        <extracomment>%1 is a bid</extracomment>
        <translation>
            <numerusform>Ho puntato %1, e conta %n dado: puoi rilanciare.</numerusform>
            <numerusform>Ho puntato %1, e contano %n dadi: puoi rilanciare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The padlock says it: you too can raise only the quantity, or call.</source>
        <translation>Lo dice il lucchetto: anche tu puoi soltanto aumentare la quantità, sfidare o chiamare «Esatto».</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <extracomment>What is to be done; %1 is a bid</extracomment>
        <translation>Rilancia a %1</translation>
    </message>
    <message>
        <source>Press Raise</source>
        <translation>Premi Rilancia</translation>
    </message>
</context>
<context>
    <name>PartingQuestion</name>
    <message>
        <source>Close without saving?</source>
        <extracomment>The window is to be closed, and the disk takes nothing</extracomment>
        <translation>Chiudere senza salvare?</translation>
    </message>
    <message>
        <source>Not everything that was played could be saved so far. If Palifico closes now, that is lost.</source>
        <translation>Finora non tutto ciò che è stato giocato si è potuto salvare. Se Palifico si chiude adesso, quello che manca va perso.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
    <name>PlainLines</name>
    <message>
        <source>Hello, everyone!</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ciao a tutti!</translation>
    </message>
    <message>
        <source>How nice to see you.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Che piacere vedervi.</translation>
    </message>
    <message>
        <source>Everybody ready?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Siamo tutti pronti?</translation>
    </message>
    <message>
        <source>A good game to us all.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Buona partita a tutti.</translation>
    </message>
    <message>
        <source>My favourite table.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Il mio tavolo preferito.</translation>
    </message>
    <message>
        <source>I’ll begin, then.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Allora comincio io.</translation>
    </message>
    <message>
        <source>Let’s see where this goes.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Vediamo dove ci porta.</translation>
    </message>
    <message>
        <source>Here’s my bid.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ecco la mia puntata.</translation>
    </message>
    <message>
        <source>Over to you.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>A voi.</translation>
    </message>
    <message>
        <source>Here we go.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Si comincia.</translation>
    </message>
    <message>
        <source>Hold on to your chairs.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Tenetevi forte.</translation>
    </message>
    <message>
        <source>Let’s go up a little.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Saliamo un po&apos;.</translation>
    </message>
    <message>
        <source>What do you say to that?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Che ne dite?</translation>
    </message>
    <message>
        <source>Time to be brave.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ora ci vuole coraggio.</translation>
    </message>
    <message>
        <source>And now?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>E adesso?</translation>
    </message>
    <message>
        <source>I don’t think so.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Non credo.</translation>
    </message>
    <message>
        <source>Let’s see them.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Vediamoli.</translation>
    </message>
    <message>
        <source>I’m not convinced.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Non mi convince.</translation>
    </message>
    <message>
        <source>Show us, please.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Facci vedere.</translation>
    </message>
    <message>
        <source>Here I stop.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Qui mi fermo.</translation>
    </message>
    <message>
        <source>It was true!</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Era vero!</translation>
    </message>
    <message>
        <source>There they are.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Eccoli.</translation>
    </message>
    <message>
        <source>It holds.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Regge.</translation>
    </message>
    <message>
        <source>That went well.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>È andata bene.</translation>
    </message>
    <message>
        <source>Good try, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Bel tentativo, però.</translation>
    </message>
    <message>
        <source>You’re right.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai ragione.</translation>
    </message>
    <message>
        <source>Good eye.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Che occhio.</translation>
    </message>
    <message>
        <source>I had to try.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Dovevo provarci.</translation>
    </message>
    <message>
        <source>Fair enough.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Giusto così.</translation>
    </message>
    <message>
        <source>Oh well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Vabbè, pazienza.</translation>
    </message>
    <message>
        <source>What luck!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Che fortuna!</translation>
    </message>
    <message>
        <source>Just that many.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Proprio quelli.</translation>
    </message>
    <message>
        <source>I had that number in mind.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Avevo in mente quel numero.</translation>
    </message>
    <message>
        <source>On the nose!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Centrato in pieno!</translation>
    </message>
    <message>
        <source>That makes my day.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Mi svolta la giornata.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Stavolta no.</translation>
    </message>
    <message>
        <source>It was worth asking.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Valeva la pena chiedere.</translation>
    </message>
    <message>
        <source>I miscounted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ho contato male.</translation>
    </message>
    <message>
        <source>A pity.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Peccato.</translation>
    </message>
    <message>
        <source>One can dream.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Sognare si può.</translation>
    </message>
    <message>
        <source>There it goes.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ecco, andato.</translation>
    </message>
    <message>
        <source>Never mind.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Non fa niente.</translation>
    </message>
    <message>
        <source>I still have some left.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Me ne restano ancora.</translation>
    </message>
    <message>
        <source>One fewer to shake.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Uno in meno da agitare.</translation>
    </message>
    <message>
        <source>That happens.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Capita.</translation>
    </message>
    <message>
        <source>Just the one, now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ormai ne ho uno solo.</translation>
    </message>
    <message>
        <source>One die left. Let’s see.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un ultimo dado. Vedremo.</translation>
    </message>
    <message>
        <source>I’m not done yet.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Non ho detto l&apos;ultima parola.</translation>
    </message>
    <message>
        <source>Small, but mine.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Piccolo, ma mio.</translation>
    </message>
    <message>
        <source>It’s getting tight.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Si fa dura.</translation>
    </message>
    <message>
        <source>That’s me done. Good game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Per me è finita. Bella partita.</translation>
    </message>
    <message>
        <source>Thanks for the game.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Grazie della partita.</translation>
    </message>
    <message>
        <source>I’ll cheer from here.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Farò il tifo da qui.</translation>
    </message>
    <message>
        <source>Well played, everyone.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Bravi tutti.</translation>
    </message>
    <message>
        <source>Until next time.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Alla prossima.</translation>
    </message>
    <message>
        <source>I won? I won!</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ho vinto? Ho vinto!</translation>
    </message>
    <message>
        <source>That was a fine game.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>È stata una bella partita.</translation>
    </message>
    <message>
        <source>Thank you for playing.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Grazie di aver giocato.</translation>
    </message>
    <message>
        <source>Another one?</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Un&apos;altra?</translation>
    </message>
    <message>
        <source>That was fun.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ci siamo divertiti.</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Teal, loose hair</source>
        <extracomment>A portrait: seat colour and what tells the face apart</extracomment>
        <translation>Verde acqua, capelli sciolti</translation>
    </message>
    <message>
        <source>Red, bun and earrings</source>
        <translation>Rosso, chignon e orecchini</translation>
    </message>
    <message>
        <source>Blue, moustache</source>
        <translation>Blu, baffi</translation>
    </message>
    <message>
        <source>Yellow, fringe and glasses</source>
        <translation>Giallo, frangia e occhiali</translation>
    </message>
    <message>
        <source>Green, beard and scarf</source>
        <translation>Verde, barba e foulard</translation>
    </message>
    <message>
        <source>Violet, white hair</source>
        <translation>Viola, capelli bianchi</translation>
    </message>
    <message>
        <source>Orange, woollen cap</source>
        <translation>Arancione, berretto di lana</translation>
    </message>
    <message>
        <source>Pink, headscarf</source>
        <translation>Rosa, foulard annodato</translation>
    </message>
    <message>
        <source>Grey, hat and bow tie</source>
        <translation>Grigio, cappello e papillon</translation>
    </message>
</context>
<context>
    <name>PreciseLines</name>
    <message>
        <source>Here I am, to the minute.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Eccomi, spaccando il minuto.</translation>
    </message>
    <message>
        <source>I’ve set my watch.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ho regolato l&apos;orologio.</translation>
    </message>
    <message>
        <source>A neat table. I like that.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Tavolo in ordine. Mi piace.</translation>
    </message>
    <message>
        <source>Let’s get the count right.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Vediamo di contare giusto.</translation>
    </message>
    <message>
        <source>Every die in its place.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ogni dado al suo posto.</translation>
    </message>
    <message>
        <source>Measured, then cut.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Prima si misura, poi si taglia.</translation>
    </message>
    <message>
        <source>A tidy beginning.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un inizio pulito.</translation>
    </message>
    <message>
        <source>No more than needed.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Non più del necessario.</translation>
    </message>
    <message>
        <source>I weighed every word.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ho pesato ogni parola.</translation>
    </message>
    <message>
        <source>One notch on the ruler.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Una tacca sul righello.</translation>
    </message>
    <message>
        <source>A bold stroke, well drawn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Un tratto ardito, ma ben tracciato.</translation>
    </message>
    <message>
        <source>Mind the last digit.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Occhio all&apos;ultima cifra.</translation>
    </message>
    <message>
        <source>The needle is in the red.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>La lancetta è sul rosso.</translation>
    </message>
    <message>
        <source>The scale goes that far.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>La scala arriva fin lì.</translation>
    </message>
    <message>
        <source>Stretched, not torn.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Teso, non strappato.</translation>
    </message>
    <message>
        <source>That doesn’t fit.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Non combacia.</translation>
    </message>
    <message>
        <source>Slightly over, I think.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Un filo di troppo, mi pare.</translation>
    </message>
    <message>
        <source>Your ruler is bent.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Il tuo righello è storto.</translation>
    </message>
    <message>
        <source>Let’s put it on the scales.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Mettiamolo sulla bilancia.</translation>
    </message>
    <message>
        <source>I’d like to see the working.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Vorrei vedere il dettaglio.</translation>
    </message>
    <message>
        <source>To measure, as you see.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Su misura, come vedi.</translation>
    </message>
    <message>
        <source>I never round up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Non arrotondo mai.</translation>
    </message>
    <message>
        <source>It was well cut.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Era tagliata bene.</translation>
    </message>
    <message>
        <source>Not a crack in it.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Neanche una crepa.</translation>
    </message>
    <message>
        <source>The joints hold.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Gli incastri tengono.</translation>
    </message>
    <message>
        <source>A splinter. You saw it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Una scheggia. L&apos;hai vista.</translation>
    </message>
    <message>
        <source>My spirit level was off.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>La mia livella era storta.</translation>
    </message>
    <message>
        <source>Out of true, I admit.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Fuori squadra, lo ammetto.</translation>
    </message>
    <message>
        <source>You measure well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai il compasso negli occhi.</translation>
    </message>
    <message>
        <source>I’ll sand that down.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Ci passo la carta vetrata.</translation>
    </message>
    <message>
        <source>Click. It fits.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Clic. Si incastra.</translation>
    </message>
    <message>
        <source>That’s the sound I love.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Ecco il suono che amo.</translation>
    </message>
    <message>
        <source>Like clockwork.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Preciso come un orologio.</translation>
    </message>
    <message>
        <source>My favourite word: exactly.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>La mia parola preferita: esattamente.</translation>
    </message>
    <message>
        <source>Made to measure!</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Fatto su misura!</translation>
    </message>
    <message>
        <source>By a hair’s breadth. Or several.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Per un pelo. O più d&apos;uno.</translation>
    </message>
    <message>
        <source>The gauge was off.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Il calibro era sballato.</translation>
    </message>
    <message>
        <source>I’d measure again if I could.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Se potessi, rimisurerei.</translation>
    </message>
    <message>
        <source>Exact, but for another table.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Esatto, ma per un altro tavolo.</translation>
    </message>
    <message>
        <source>I couldn’t leave it unasked.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Non potevo lasciarla passare.</translation>
    </message>
    <message>
        <source>Tighter tolerances from now on.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>D&apos;ora in poi, tolleranze più strette.</translation>
    </message>
    <message>
        <source>One gear fewer.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un ingranaggio in meno.</translation>
    </message>
    <message>
        <source>A drop of oil, and on we go.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un goccio d&apos;olio e si riparte.</translation>
    </message>
    <message>
        <source>Let me tidy up a little.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Rimetto un po&apos; d&apos;ordine.</translation>
    </message>
    <message>
        <source>Offcuts are part of the trade.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Gli scarti fanno parte del mestiere.</translation>
    </message>
    <message>
        <source>One part left, well kept.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un pezzo solo, ben tenuto.</translation>
    </message>
    <message>
        <source>Small work, steady eye.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Lavoro fino, occhio fermo.</translation>
    </message>
    <message>
        <source>The smallest screw holds too.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Anche la vite più piccola tiene.</translation>
    </message>
    <message>
        <source>No room for error now.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Non c&apos;è più spazio per l&apos;errore.</translation>
    </message>
    <message>
        <source>A watch can run on one jewel.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Basta un rubino e l&apos;orologio va.</translation>
    </message>
    <message>
        <source>My time is up, to the second.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Il mio tempo è scaduto, al secondo.</translation>
    </message>
    <message>
        <source>Tools down. Fine work.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Poso gli attrezzi. Bel lavoro.</translation>
    </message>
    <message>
        <source>I’ll keep the minutes.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Terrò il verbale.</translation>
    </message>
    <message>
        <source>A clean finish, at least.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Almeno una finitura pulita.</translation>
    </message>
    <message>
        <source>Back to the workbench.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Si torna al banco da lavoro.</translation>
    </message>
    <message>
        <source>A perfect fit.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Una misura perfetta.</translation>
    </message>
    <message>
        <source>Signed and dated.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Datato e firmato.</translation>
    </message>
    <message>
        <source>Nothing left over.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Niente che avanza.</translation>
    </message>
    <message>
        <source>Careful work, happy end.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Lavoro curato, lieto fine.</translation>
    </message>
    <message>
        <source>My compliments. It was close.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>I miei complimenti. Partita tirata.</translation>
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
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Cartella di file</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>%1 is the end of a file&apos;s name, as json</extracomment>
        <translation>File %1</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <extracomment>A label in a dialog that opens or saves files, as Qt has it, with its own &amp;; so are all below</extracomment>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <extracomment>In the dialog that prints: which of the pages, even or odd ones</extracomment>
        <translation>Insieme di &amp;pagine:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte retro</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Printing on both sides of the paper</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indica pagine o intervalli separati da virgole. Un intervallo si scrive con due numeri separati da un trattino. Per esempio, 3,5-7,9 stampa le pagine 3, 5, 6, 7 e 9.</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>%1 – the file cannot be read: %2</source>
        <extracomment>%1 is the name of a file, %2 the reason</extracomment>
        <translation>%1 – il file non si può leggere: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games taken</source>
        <translation>
            <numerusform>%Ln partita importata</numerusform>
            <numerusform>%Ln partite importate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records refused</source>
        <translation>
            <numerusform>%Ln partita rifiutata</numerusform>
            <numerusform>%Ln partite rifiutate</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 wrong records the rest of a file was not read.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Dopo %1 partite errate il resto di un file non è stato letto.</translation>
    </message>
</context>
<context>
    <name>RecordsDesk</name>
    <message>
        <source>Open records</source>
        <translation>Apri partite</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Game records (%1)</source>
        <extracomment>In a dialog that opens or saves files: %1 are patterns of names</extracomment>
        <translation>Partite registrate (%1)</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>This record can’t be opened</source>
        <translation>Questa partita non si può aprire</translation>
    </message>
    <message>
        <source>%1 Nothing has been changed.</source>
        <extracomment>%1 is what is wrong, a sentence</extracomment>
        <translation>%1 Non è cambiato niente.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>Above the name of a file</extracomment>
        <translation>File</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The record wasn’t saved</source>
        <translation>La partita non è stata salvata</translation>
    </message>
    <message>
        <source>%1 What was there before is unchanged.</source>
        <extracomment>%1 is the reason, a sentence</extracomment>
        <translation>%1 Quello che c&apos;era prima è intatto.</translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>the system refuses (%1).</source>
        <extracomment>Of a file: %1 is the short name of an error, as EIO</extracomment>
        <translation>il sistema rifiuta (%1).</translation>
    </message>
    <message>
        <source>it is not there.</source>
        <translation>non esiste.</translation>
    </message>
    <message>
        <source>its folder is not there.</source>
        <translation>la sua cartella non esiste.</translation>
    </message>
    <message>
        <source>it is a folder.</source>
        <translation>è una cartella.</translation>
    </message>
    <message>
        <source>something that is no file has that name.</source>
        <translation>questo nome è già usato da qualcosa che non è un file.</translation>
    </message>
    <message>
        <source>its name is too long.</source>
        <translation>il suo nome è troppo lungo.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>il disco è pieno.</translation>
    </message>
    <message>
        <source>that is not allowed here.</source>
        <translation>qui non è permesso.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>To the page that was in sight before</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Every move is being weighed…</source>
        <extracomment>While a game is looked through before its review can be shown</extracomment>
        <translation>Ogni mossa viene valutata…</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>Which of all moves of the game is shown</extracomment>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>Turning points</source>
        <extracomment>Rounds of a game in which the chances of winning moved far</extracomment>
        <translation>Svolte</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>Moves of the players, each of which could have been another</extracomment>
        <translation>Scelte</translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation>Contenuto dell&apos;elenco</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <extracomment>Whose choices a list shows</extracomment>
        <translation>Scelte di quale giocatore</translation>
    </message>
    <message>
        <source>Everybody</source>
        <extracomment>All players</extracomment>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Mossa successiva</translation>
    </message>
    <message>
        <source>The chances of winning never moved far.</source>
        <translation>Le probabilità di vittoria non sono mai cambiate di molto.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>move %1 of %2</source>
        <extracomment>Where in its round a move stands: %1 is its number, %2 how many there are</extracomment>
        <translation>mossa %1 di %2</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The call that doubts the standing bid, as on its button</extracomment>
        <translation>Sfida</translation>
    </message>
    <message>
        <source>Palifico</source>
        <extracomment>What stands beside the number of a Palifico round</extracomment>
        <translation>Palifico</translation>
    </message>
    <message>
        <source>%1: chance %2, %3 %4</source>
        <extracomment>%1 is a bid or a call, %2 and %4 are percentages, %3 is the name of a level</extracomment>
        <translation>%1: probabilità %2, %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>Bars: how likely a bid is to hold, or a call to be right, with %n dice unseen.</source>
        <extracomment>Under the bars of a choice; %n dice lay under the other cups</extracomment>
        <translation>
            <numerusform>Barre: probabilità che la puntata regga o che la chiamata sia giusta, con %n dado nascosto.</numerusform>
            <numerusform>Barre: probabilità che la puntata regga o che la chiamata sia giusta, con %n dadi nascosti.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: how often this level would do so.</source>
        <extracomment>After that: %1 is the name of the strongest level</extracomment>
        <translation>%1: quanto spesso questo livello farebbe così.</translation>
    </message>
    <message>
        <source>The best move.</source>
        <extracomment>%1 is the best move in place of the one that was made</extracomment>
        <translation>La mossa migliore.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Buona quanto la mossa migliore.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Mossa migliore: %1.</translation>
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
        <translation>mossa migliore</translation>
    </message>
    <message>
        <source>your move</source>
        <extracomment>Beside an option: what the reader did</extracomment>
        <translation>la tua mossa</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Beside an option: what was done, by somebody else</extracomment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>Not a single die matches: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>Nessun dado conta: la puntata non reggerebbe.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n dado conta: la puntata reggerebbe.</numerusform>
            <numerusform>%n dadi contano: la puntata reggerebbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice match: the bid would not hold.</source>
        <extracomment>What the cups held when a bid was made</extracomment>
        <translation>
            <numerusform>%n dado conta: la puntata non reggerebbe.</numerusform>
            <numerusform>%n dadi contano: la puntata non reggerebbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 challenges your %3.</source>
        <extracomment>A challenge: %2 is a name, %3 a bid of the reader&apos;s</extracomment>
        <translation>%2 sfida la tua puntata: %3.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you</comment>
        <extracomment>A challenge: %2 is &quot;You&quot;, %1 a name, %3 a bid</extracomment>
        <translation>%2 sfidi la puntata di %1: %3.</translation>
    </message>
    <message>
        <source>%2 challenge %1’s %3.</source>
        <comment>you, vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 sfidi la puntata di %1: %3.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <extracomment>A challenge: %2 and %1 are names, %3 is a bid</extracomment>
        <translation>%2 sfida la puntata di %1: %3.</translation>
    </message>
    <message>
        <source>%2 challenges %1’s %3.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: d’Odette)</extracomment>
        <translation>%2 sfida la puntata di %1: %3.</translation>
    </message>
</context>
<context>
    <name>RoundView</name>
    <message>
        <source>Round</source>
        <extracomment>Before a field with the number of a round</extracomment>
        <translation>Giro</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>After the number of a round: %1 is how many there are</extracomment>
        <translation>di %1</translation>
    </message>
    <message>
        <source>Bytes of %1</source>
        <extracomment>%1 is a formula</extracomment>
        <translation>Byte di %1</translation>
    </message>
    <message>
        <source>These are the dice of the game.</source>
        <translation>Sono proprio i dadi della partita.</translation>
    </message>
    <message>
        <source>The game had other dice.</source>
        <translation>La partita aveva altri dadi.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules of the game</source>
        <translation>Regole del gioco</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommario</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>How large the text of the rule book is</extracomment>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>%</source>
        <comment>after a number</comment>
        <extracomment>After a number; with a space before it where the language has one</extracomment>
        <translation>%</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Stampa le regole</translation>
    </message>
</context>
<context>
    <name>ScaleEnds</name>
    <message>
        <source>expected %1</source>
        <extracomment>Beside a line: how often each face is expected</extracomment>
        <translation>atteso: %1</translation>
    </message>
</context>
<context>
    <name>SealLabel</name>
    <message>
        <source>Copy: %1</source>
        <extracomment>Tooltip; %1 are 64 hexadecimal digits</extracomment>
        <translation>Copia: %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>SealStrip</name>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sigillo dei dadi</translation>
    </message>
</context>
<context>
    <name>SealedLines</name>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>Seal of the dice</source>
        <translation>Sigillo dei dadi</translation>
    </message>
    <message>
        <source>Secret behind the seal</source>
        <translation>Segreto dietro il sigillo</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Verifica i dadi</translation>
    </message>
    <message>
        <source>Phrase: “%1”</source>
        <extracomment>At the end of a game: %1 is what the player typed before the first roll</extracomment>
        <translation>Frase: «%1»</translation>
    </message>
    <message>
        <source>No phrase was typed.</source>
        <translation>Non è stata scritta nessuna frase.</translation>
    </message>
    <message>
        <source>The dice are not proven.</source>
        <extracomment>The record of a game tells no secret</extracomment>
        <translation>I dadi non sono provati.</translation>
    </message>
</context>
<context>
    <name>SealedRows</name>
    <message>
        <source>Phrase</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreto</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigillo</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Instead of a phrase, where the player has typed none</extracomment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <extracomment>What a screen reader says for the button: %1 is the name of what is copied</extracomment>
        <translation>Copia: %1</translation>
    </message>
    <message>
        <source>The seal is that of the secret.</source>
        <translation>Il sigillo è proprio quello del segreto.</translation>
    </message>
    <message>
        <source>The seal is not that of the secret.</source>
        <translation>Il sigillo non è quello del segreto.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which of the places that a search has found is shown: %1 of %2</extracomment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>not found</source>
        <extracomment>A search has found nothing</extracomment>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <extracomment>The place before, of those that a search has found</extracomment>
        <translation>Risultato precedente (Maiusc+Invio)</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <extracomment>The next place, of those that a search has found</extracomment>
        <translation>Risultato successivo (Invio)</translation>
    </message>
</context>
<context>
    <name>SeasonedLines</name>
    <message>
        <source>I’ve sat at many tables.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ne ho visti, di tavoli.</translation>
    </message>
    <message>
        <source>New faces, old tricks.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Facce nuove, vecchi trucchi.</translation>
    </message>
    <message>
        <source>Pour the coffee, we’ll be a while.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Versate il caffè, sarà lunga.</translation>
    </message>
    <message>
        <source>Good to be back.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Che bello essere di nuovo qui.</translation>
    </message>
    <message>
        <source>The cups still smell of leather.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>I bussolotti sanno ancora di cuoio.</translation>
    </message>
    <message>
        <source>I’ve begun worse games.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Ho visto inizi peggiori.</translation>
    </message>
    <message>
        <source>My grandmother opened like this.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Mia nonna apriva così.</translation>
    </message>
    <message>
        <source>A small stone in the pond.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un sassolino nello stagno.</translation>
    </message>
    <message>
        <source>Make of it what you will.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Pensatene quel che volete.</translation>
    </message>
    <message>
        <source>The road is long. Off we set.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>La strada è lunga. Andiamo.</translation>
    </message>
    <message>
        <source>I’ve seen higher. Once.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ho visto di più. Una volta.</translation>
    </message>
    <message>
        <source>The sea was rougher in my day.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ai miei tempi il mare era più mosso.</translation>
    </message>
    <message>
        <source>Don’t look at me like that.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Non guardatemi così.</translation>
    </message>
    <message>
        <source>An old fox, a new trick.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Vecchia volpe, trucco nuovo.</translation>
    </message>
    <message>
        <source>Somebody will blink.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Qualcuno batterà ciglio.</translation>
    </message>
    <message>
        <source>I’ve heard that one before.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Questa l&apos;ho già sentita.</translation>
    </message>
    <message>
        <source>Your cup is smiling too much.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Il tuo bussolotto sorride troppo.</translation>
    </message>
    <message>
        <source>That old song again.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Sempre la solita canzone.</translation>
    </message>
    <message>
        <source>Come, show an old friend.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Su, tra amici si fa vedere.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Ho aspettato abbastanza.</translation>
    </message>
    <message>
        <source>Experience has its uses.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>L&apos;esperienza serve a qualcosa.</translation>
    </message>
    <message>
        <source>Many have tried.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Ci hanno provato in tanti.</translation>
    </message>
    <message>
        <source>I hide it well, don’t I?</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Nascondo bene il gioco, no?</translation>
    </message>
    <message>
        <source>You’ll know me better next time.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La prossima volta mi conoscerai.</translation>
    </message>
    <message>
        <source>Old wood burns slowly.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>La legna vecchia brucia piano.</translation>
    </message>
    <message>
        <source>Well caught. It’s been years.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Bel colpo. Erano anni.</translation>
    </message>
    <message>
        <source>You’ll go far.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Farai strada.</translation>
    </message>
    <message>
        <source>Even the sea has its ebb.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Anche il mare ha la bassa marea.</translation>
    </message>
    <message>
        <source>You learn quickly.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Impari in fretta.</translation>
    </message>
    <message>
        <source>You have a fine nose for it.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai fiuto.</translation>
    </message>
    <message>
        <source>I count these in my sleep.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Questi li conto anche nel sonno.</translation>
    </message>
    <message>
        <source>Some things you just know.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Certe cose si sanno e basta.</translation>
    </message>
    <message>
        <source>The old recipe still works.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>La vecchia ricetta funziona ancora.</translation>
    </message>
    <message>
        <source>Like bread from the oven.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Cotto a puntino, come il pane.</translation>
    </message>
    <message>
        <source>I learnt that one in a harbour.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Questa l&apos;ho imparata in un porto.</translation>
    </message>
    <message>
        <source>Not even age is always right.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Nemmeno l&apos;età ha sempre ragione.</translation>
    </message>
    <message>
        <source>I’ve missed finer targets.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Ne ho mancate di più belle.</translation>
    </message>
    <message>
        <source>The wind has turned.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Il vento è girato.</translation>
    </message>
    <message>
        <source>One more story to tell.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Una storia in più da raccontare.</translation>
    </message>
    <message>
        <source>I’ll blame the coffee.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Colpa del caffè.</translation>
    </message>
    <message>
        <source>I’ve lost more than that.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ho perso ben altro.</translation>
    </message>
    <message>
        <source>Dice leave, friends stay.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>I dadi passano, gli amici restano.</translation>
    </message>
    <message>
        <source>The night is young.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>La notte è giovane.</translation>
    </message>
    <message>
        <source>A good captain lightens the ship.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un buon capitano alleggerisce la nave.</translation>
    </message>
    <message>
        <source>Wrinkles come the same way.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Anche le rughe arrivano così.</translation>
    </message>
    <message>
        <source>There’s a way back from here.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Si torna anche da più lontano.</translation>
    </message>
    <message>
        <source>One ember is enough for a fire.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Basta una brace per un fuoco.</translation>
    </message>
    <message>
        <source>We’ve been here before, my die.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ci siamo già passati, dado mio.</translation>
    </message>
    <message>
        <source>The last die is the wisest.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>L&apos;ultimo dado è il più saggio.</translation>
    </message>
    <message>
        <source>Patience outlives numbers.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>La pazienza sopravvive ai numeri.</translation>
    </message>
    <message>
        <source>I leave the table richer.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Lascio il tavolo con qualcosa in più.</translation>
    </message>
    <message>
        <source>I’ll tell you stories meanwhile.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Intanto vi racconto qualcosa.</translation>
    </message>
    <message>
        <source>Keep my chair warm.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Tenetemi la sedia in caldo.</translation>
    </message>
    <message>
        <source>It was a good voyage.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>È stato un bel viaggio.</translation>
    </message>
    <message>
        <source>Every tide goes out.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Ogni marea poi scende.</translation>
    </message>
    <message>
        <source>The years do help.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Gli anni aiutano.</translation>
    </message>
    <message>
        <source>You made me work for it.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Mi avete fatto faticare.</translation>
    </message>
    <message>
        <source>I’ll think back to this table.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Ripenserò a questo tavolo.</translation>
    </message>
    <message>
        <source>And now, the coffee.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>E ora, il caffè.</translation>
    </message>
    <message>
        <source>Come closer, I’ll tell you how.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Avvicinatevi, vi dico come.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <extracomment>What the player at this computer is called unless they give a name</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <extracomment>What a screen reader says for a field: %1 is a number</extracomment>
        <translation>Nome dell&apos;avversario %1</translation>
    </message>
    <message>
        <source>Level of opponent %1</source>
        <extracomment>What a screen reader says for a list to choose from: %1 is a number</extracomment>
        <translation>Livello dell&apos;avversario %1</translation>
    </message>
    <message>
        <source>Portrait: %1</source>
        <extracomment>What a screen reader says for a button: %1 describes a face, as &quot;Blue, moustache&quot;</extracomment>
        <translation>Ritratto: %1</translation>
    </message>
    <message>
        <source>Choose another portrait</source>
        <translation>Scegli un altro ritratto</translation>
    </message>
    <message>
        <source>Give a name</source>
        <translation>Scrivi un nome</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>Questo nome è già preso</translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters</source>
        <translation>
            <numerusform>Al massimo %n carattere</numerusform>
            <numerusform>Al massimo %n caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>il tuo posto</translation>
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
        <extracomment>%1 is a list of numbers</extracomment>
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
    <name>SharpLines</name>
    <message>
        <source>Good day. Shall we count?</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Salve. Contiamo?</translation>
    </message>
    <message>
        <source>I’ve sharpened my pencil.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Ho fatto la punta alla matita.</translation>
    </message>
    <message>
        <source>Numbers first, feelings later.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Prima i numeri, poi i sentimenti.</translation>
    </message>
    <message>
        <source>I’ll keep an eye on everything.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Tengo d&apos;occhio tutto.</translation>
    </message>
    <message>
        <source>Let the figures speak.</source>
        <extracomment>Said to all, before the first round. Must fit men and women</extracomment>
        <translation>Lasciamo parlare le cifre.</translation>
    </message>
    <message>
        <source>First term of the series.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Primo termine della serie.</translation>
    </message>
    <message>
        <source>For the record.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Per la cronaca.</translation>
    </message>
    <message>
        <source>Let us see who reacts.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Vediamo chi reagisce.</translation>
    </message>
    <message>
        <source>We begin with a question.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Cominciamo con una domanda.</translation>
    </message>
    <message>
        <source>A hypothesis, to begin with.</source>
        <extracomment>Said to all, with the opening bid. Must fit men and women</extracomment>
        <translation>Un&apos;ipotesi, per cominciare.</translation>
    </message>
    <message>
        <source>Do the sum yourselves.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Fate voi i conti.</translation>
    </message>
    <message>
        <source>The improbable happens daily.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>L&apos;improbabile succede ogni giorno.</translation>
    </message>
    <message>
        <source>The equation is yours now.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Ora l&apos;equazione è vostra.</translation>
    </message>
    <message>
        <source>Within the margin.</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Entro il margine.</translation>
    </message>
    <message>
        <source>Interesting, isn’t it?</source>
        <extracomment>Said to all, with a bid that is higher than anybody expects. Must fit men and women</extracomment>
        <translation>Interessante, no?</translation>
    </message>
    <message>
        <source>The numbers disagree.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>I numeri non sono d&apos;accordo.</translation>
    </message>
    <message>
        <source>I make it fewer.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>A me ne risultano meno.</translation>
    </message>
    <message>
        <source>Let’s verify that.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Verifichiamo.</translation>
    </message>
    <message>
        <source>Statistically speaking, no.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Statisticamente, no.</translation>
    </message>
    <message>
        <source>One step too many.</source>
        <extracomment>Said to one player, when challenging. Must fit men and women</extracomment>
        <translation>Un gradino di troppo.</translation>
    </message>
    <message>
        <source>As calculated.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Come previsto.</translation>
    </message>
    <message>
        <source>Arithmetic is on my side.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>L&apos;aritmetica è dalla mia parte.</translation>
    </message>
    <message>
        <source>Count again if you like.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Riconta pure.</translation>
    </message>
    <message>
        <source>A reasonable challenge, though.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>Una sfida ragionevole, però.</translation>
    </message>
    <message>
        <source>It adds up.</source>
        <extracomment>Said to one player, who has challenged without reason. Must fit men and women</extracomment>
        <translation>I conti tornano.</translation>
    </message>
    <message>
        <source>Correct. Well reasoned.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Giusto. Ben ragionato.</translation>
    </message>
    <message>
        <source>My error, your point.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Errore mio, punto tuo.</translation>
    </message>
    <message>
        <source>It was a calculated risk.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Era un rischio calcolato.</translation>
    </message>
    <message>
        <source>You read that well.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Hai letto bene il gioco.</translation>
    </message>
    <message>
        <source>I’ll revise my estimate.</source>
        <extracomment>Said to one player, who has challenged with reason. Must fit men and women</extracomment>
        <translation>Rivedo la mia stima.</translation>
    </message>
    <message>
        <source>Precisely.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Precisamente.</translation>
    </message>
    <message>
        <source>Not one more, not one less.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Non uno di più, non uno di meno.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Come volevasi dimostrare.</translation>
    </message>
    <message>
        <source>It had to be that number.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Non poteva essere che quel numero.</translation>
    </message>
    <message>
        <source>The pleasure of an exact sum.</source>
        <extracomment>Said to all, after an exact call that was right. Must fit men and women</extracomment>
        <translation>Il piacere dei conti giusti.</translation>
    </message>
    <message>
        <source>An instructive mistake.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Un errore istruttivo.</translation>
    </message>
    <message>
        <source>The theory was sound.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>La teoria era buona.</translation>
    </message>
    <message>
        <source>I must recalculate.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Rifaccio i calcoli.</translation>
    </message>
    <message>
        <source>That’s variance for you.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>È la varianza.</translation>
    </message>
    <message>
        <source>Duly noted.</source>
        <extracomment>Said to all, after an exact call that was wrong. Must fit men and women</extracomment>
        <translation>Prendo nota.</translation>
    </message>
    <message>
        <source>It’s within the plan.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Rientra nei piani.</translation>
    </message>
    <message>
        <source>I’ve lost dice before.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Ne ho già persi altri.</translation>
    </message>
    <message>
        <source>Minus one.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Meno uno.</translation>
    </message>
    <message>
        <source>An acceptable cost.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Un costo accettabile.</translation>
    </message>
    <message>
        <source>Let me rearrange things.</source>
        <extracomment>Said to all, after losing a die, with some left. Must fit men and women</extracomment>
        <translation>Mi riorganizzo.</translation>
    </message>
    <message>
        <source>One die: the sums get simpler.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Un dado solo: i conti si semplificano.</translation>
    </message>
    <message>
        <source>One is still a number.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Uno è pur sempre un numero.</translation>
    </message>
    <message>
        <source>The margin is thin.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Il margine è sottile.</translation>
    </message>
    <message>
        <source>Now every word counts.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Ora ogni parola conta.</translation>
    </message>
    <message>
        <source>Minimal equipment, then.</source>
        <extracomment>Said to all, with a single die left. Must fit men and women</extracomment>
        <translation>Attrezzatura minima, allora.</translation>
    </message>
    <message>
        <source>A clean result. Well played.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Risultato netto. Ottimo gioco.</translation>
    </message>
    <message>
        <source>I shall study this one.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Studierò questa partita.</translation>
    </message>
    <message>
        <source>Zero. Also a number.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Zero. Anche questo è un numero.</translation>
    </message>
    <message>
        <source>The data were against me.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>I dati erano contro di me.</translation>
    </message>
    <message>
        <source>I’ll count along with you.</source>
        <extracomment>Said to all, having lost the last die. Must fit men and women</extracomment>
        <translation>Conterò insieme a voi.</translation>
    </message>
    <message>
        <source>Quite satisfactory.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Molto soddisfacente.</translation>
    </message>
    <message>
        <source>In the long run, it works.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Alla lunga, funziona.</translation>
    </message>
    <message>
        <source>Fine play, all of you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Bel gioco, da parte di tutti.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Risolto.</translation>
    </message>
    <message>
        <source>A pleasure to count with you.</source>
        <extracomment>Said to all, having won the game. Must fit men and women</extracomment>
        <translation>Un piacere contare con voi.</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Turn the sound on (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Attiva l&apos;audio (M)</translation>
    </message>
    <message>
        <source>Turn the sound off (M)</source>
        <extracomment>A button; (M) is its key</extracomment>
        <translation>Disattiva l&apos;audio (M)</translation>
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
        <translation>Gli avversari parlano</translation>
    </message>
    <message>
        <source>Now and then, each in their own way</source>
        <translation>Di tanto in tanto, ognuno a modo suo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>How loud the sounds are: %1 is a number from 0 to 100</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Muto</translation>
    </message>
    <message>
        <source>Sound and opponents</source>
        <translation>Audio e avversari</translation>
    </message>
    <message>
        <source>Expressive faces</source>
        <translation>Volti espressivi</translation>
    </message>
    <message>
        <source>They follow what happens at the table</source>
        <translation>Seguono quello che succede al tavolo</translation>
    </message>
</context>
<context>
    <name>StandardRules</name>
    <message>
        <source>Standard Liar’s Dice</source>
        <translation>Dadi del Bugiardo standard</translation>
    </message>
    <message>
        <source>%1 to %2 players sit round a table, each with the same number of dice and a cup. You look under your own cup and under no other.</source>
        <extracomment>%1 and %2 are numbers as words: &quot;two&quot;, &quot;six&quot;; a capital is put at the beginning</extracomment>
        <translation>Da %1 a %2 giocatori siedono attorno a un tavolo, ciascuno con lo stesso numero di dadi e un bussolotto. Guardi sotto il tuo bussolotto, e sotto nessun altro.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo del gioco</translation>
    </message>
    <message>
        <source>In turn, everyone says how many dice of one face there are at least, under all cups together, and goes ever higher, until somebody no longer believes it, or believes it to the very die. Then the cups are lifted, and it usually costs somebody a die. A player without dice is out; the last player with dice wins.</source>
        <translation>A turno ognuno dice quanti dadi con una stessa faccia ci sono almeno, sotto tutti i bussolotti insieme, e si sale sempre di più, finché qualcuno non ci crede più, oppure crede che il numero sia esatto. Allora si alzano i bussolotti, e di solito qualcuno ci rimette un dado. Chi resta senza dadi è fuori gioco; vince l&apos;ultimo giocatore che ne ha.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un giro</translation>
    </message>
    <message>
        <source>Every round is played the same way. Everyone rolls under a cup and looks at their own dice; then turns go round clockwise, over the players who still hold dice.</source>
        <translation>Ogni giro si gioca allo stesso modo. Ognuno tira i dadi sotto il bussolotto e guarda i propri; poi il turno passa in senso orario, tra i giocatori che hanno ancora dadi.</translation>
    </message>
    <message>
        <source>Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid or calls. Nobody else may do so, and a call always concerns the standing bid, the last one that was made.</source>
        <translation>Chi apre le puntate deve puntare. Da lì in poi il giocatore di turno rilancia, sfida o fa una chiamata esatta. Nessun altro può farlo, e una sfida o una chiamata esatta riguarda sempre la puntata in corso, cioè l&apos;ultima fatta.</translation>
    </message>
    <message>
        <source>A round is settled by a &lt;a href=&quot;#challenge&quot;&gt;challenge&lt;/a&gt; or by an &lt;a href=&quot;#spot-on&quot;&gt;exact call&lt;/a&gt;. All cups are lifted, the dice are counted, and the next round begins with the dice that are left.</source>
        <extracomment>What stands between &lt;a …&gt; and &lt;/a&gt; is a link: keep its address</extracomment>
        <translation>Un giro si chiude con una &lt;a href=&quot;#challenge&quot;&gt;sfida&lt;/a&gt; o con una &lt;a href=&quot;#spot-on&quot;&gt;chiamata esatta&lt;/a&gt;. Si alzano tutti i bussolotti, si contano i dadi, e il giro successivo comincia con i dadi che restano.</translation>
    </message>
    <message>
        <source>Each raises the one before</source>
        <extracomment>Over three bids in a row, each higher than the one before</extracomment>
        <translation>Ognuna supera la precedente</translation>
    </message>
    <message>
        <source>A higher face, then a larger quantity</source>
        <extracomment>Under three bids in a row: 4 × 4, 4 × 5, 5 × 1</extracomment>
        <translation>Faccia più alta, poi quantità maggiore</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Le puntate</translation>
    </message>
    <message>
        <source>A bid is a quantity and a face: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; says that there are at least four fives, under all cups together. The opening bid is any quantity of any face.</source>
        <translation>Una puntata è una quantità e una faccia: &lt;b&gt;4&#xa0;×&#xa0;5&lt;/b&gt; vuol dire che ci sono almeno quattro 5, sotto tutti i bussolotti insieme. La puntata d&apos;apertura è di qualsiasi quantità e di qualsiasi faccia.</translation>
    </message>
    <message>
        <source>To raise, bid a larger quantity with any face, or the same quantity with a higher face. So the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or doubled for them.</source>
        <translation>Per rilanciare, punta una quantità maggiore con qualsiasi faccia, oppure la stessa quantità con una faccia più alta. Prima viene dunque la quantità, poi la faccia. Gli 1 sono la faccia più bassa, e per loro non si dimezza né si raddoppia niente.</translation>
    </message>
    <message>
        <source>A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When no raise is left, the player whose turn it is must call.</source>
        <translation>Una quantità va da 1 al numero di dadi in gioco, anche nella puntata d&apos;apertura. Quando non si può più rilanciare, il giocatore di turno deve sfidare o fare una chiamata esatta.</translation>
    </message>
    <message>
        <source>A bid on fives</source>
        <translation>Una puntata sui 5</translation>
    </message>
    <message>
        <source>Ones count too: three fives</source>
        <translation>Contano anche gli 1: tre 5</translation>
    </message>
    <message>
        <source>A bid on ones</source>
        <translation>Una puntata sugli 1</translation>
    </message>
    <message>
        <source>Only ones count: one</source>
        <translation>Contano solo gli 1: uno solo</translation>
    </message>
    <message>
        <source>Wild ones</source>
        <translation>1 jolly</translation>
    </message>
    <message>
        <source>Ones are wild: they count toward any face that is bid, except in a bid on ones. Toward a bid on fives, fives and ones count; toward a bid on ones, only ones, each of them once.</source>
        <translation>Gli 1 sono jolly: contano per qualsiasi faccia puntata, tranne che in una puntata sugli 1. Per una puntata sui 5 contano i 5 e gli 1; per una puntata sugli 1 soltanto gli 1, e ciascuno una volta sola.</translation>
    </message>
    <message>
        <source>While ones are wild they wear a star. In a &lt;a href=&quot;#palifico-round&quot;&gt;Palifico round&lt;/a&gt; and with &lt;a href=&quot;#no-wild-ones&quot;&gt;no wild ones&lt;/a&gt; they are not, and show a plain pip.</source>
        <translation>Finché gli 1 sono jolly, portano una stella. In un &lt;a href=&quot;#palifico-round&quot;&gt;giro Palifico&lt;/a&gt; e quando si gioca &lt;a href=&quot;#no-wild-ones&quot;&gt;senza 1 jolly&lt;/a&gt; non lo sono, e mostrano un punto normale.</translation>
    </message>
    <message>
        <source>Bid: 3&#xa0;×&#xa0;5</source>
        <extracomment>Over the dice of an example: 3 × 5 was bid</extracomment>
        <translation>Puntata: 3&#xa0;×&#xa0;5</translation>
    </message>
    <message>
        <source>Three: the challenger loses a die</source>
        <translation>Tre: perde un dado chi ha sfidato</translation>
    </message>
    <message>
        <source>Two: the bidder loses a die</source>
        <translation>Due: perde un dado chi ha puntato</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The heading of the section about it</extracomment>
        <translation>Sfidare</translation>
    </message>
    <message>
        <source>If you think that the standing bid goes too far, challenge it. Everybody shows their dice. If at least as many match as the bid says, the bid holds and the challenger loses a die; if there are fewer, the bidder loses one.</source>
        <translation>Se la puntata in corso ti sembra troppo alta, sfidala. Tutti mostrano i dadi. Se ce ne sono almeno quanti ne dice la puntata, la puntata regge, e chi ha sfidato perde un dado; se ce ne sono di meno, lo perde chi ha puntato.</translation>
    </message>
    <message>
        <source>So a bid of three fives holds with three matching dice, with four, or with more: the challenger loses a die even when there are exactly as many.</source>
        <translation>Una puntata di tre 5 regge dunque con tre dadi, con quattro o con di più: chi ha sfidato perde un dado anche quando il conto torna preciso.</translation>
    </message>
    <message>
        <source>Spot On</source>
        <extracomment>The heading of the section about the exact call: French and Italian set it in quotation marks</extracomment>
        <translation>«Esatto»</translation>
    </message>
    <message>
        <source>Spot On is the exact call: it says that exactly as many dice match as the bid says, not one more and not one fewer.</source>
        <translation>«Esatto» è la chiamata esatta: dice che i dadi sono esattamente quanti ne dice la puntata, non uno di più, non uno di meno.</translation>
    </message>
    <message>
        <source>If that is so, every other player who holds dice loses one, and nobody else does: the caller keeps theirs. If it is not, the caller loses a die.</source>
        <translation>Se è vero, tutti gli altri giocatori che hanno dadi ne perdono uno, e soltanto loro: chi ha chiamato tiene i suoi. Se non è vero, perde un dado chi ha chiamato.</translation>
    </message>
    <message>
        <source>After a right Spot On several players can drop to one die at once, and several can be out at once.</source>
        <translation>Dopo un «Esatto» giusto più giocatori possono restare con un dado in un colpo solo, e più di uno può trovarsi fuori gioco.</translation>
    </message>
    <message>
        <source>Who opens, who wins</source>
        <translation>Chi apre, chi vince</translation>
    </message>
    <message>
        <source>Who opens the first round is drawn at random. After that, the player who lost a die in the last round opens the bidding; after a right Spot On it is the caller. If whoever should open is out, the next player clockwise with dice opens.</source>
        <translation>Chi apre il primo giro lo decide la sorte. Poi apre le puntate il giocatore che ha perso un dado nell&apos;ultimo giro; dopo un «Esatto» giusto, chi ha chiamato. Se chi dovrebbe aprire è fuori gioco, tocca al giocatore successivo che ha dei dadi, in senso orario.</translation>
    </message>
    <message>
        <source>A player without dice is out, and the last player with dice wins. There is always a winner, for the caller of a right Spot On keeps theirs. A game that is given up is unfinished: nobody has won it.</source>
        <translation>Un giocatore senza dadi è fuori gioco, e vince l&apos;ultimo giocatore che ha dei dadi. Un vincitore c&apos;è sempre, perché dopo un «Esatto» giusto chi ha chiamato tiene i suoi. Una partita abbandonata non è finita: nessuno l&apos;ha vinta.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Liar’s Dice, round a real table.</source>
        <extracomment>The start page, below the name of the game</extracomment>
        <translation>Dadi del Bugiardo, attorno a un vero tavolo.</translation>
    </message>
    <message>
        <source>%1 to %2 players, with your rules</source>
        <extracomment>Under &quot;New game&quot;: %1 and %2 are numbers</extracomment>
        <translation>Da %1 a %2 giocatori, con le tue regole</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>The rule book</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Options, history, keys</source>
        <translation>Opzioni, storia, tasti</translation>
    </message>
    <message>
        <source>Lesson</source>
        <extracomment>The lesson that teaches the game at a table</extracomment>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>In five minutes Odette shows you how to play, with all dice in the open at first.</source>
        <extracomment>The lesson is offered at the first start</extracomment>
        <translation>In cinque minuti Odette ti mostra come si gioca, all&apos;inizio con tutti i dadi scoperti.</translation>
    </message>
    <message>
        <source>New to the game?</source>
        <translation>È la prima volta?</translation>
    </message>
    <message>
        <source>Not now</source>
        <extracomment>The lesson is not wanted at the first start</extracomment>
        <translation>Non adesso</translation>
    </message>
    <message>
        <source>Five minutes at the table</source>
        <translation>Cinque minuti al tavolo</translation>
    </message>
    <message>
        <source>On from step %1 of %2</source>
        <extracomment>The lesson goes on where it was left; %1 and %2 are numbers</extracomment>
        <translation>Riprendi dal passo %1 di %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>The card that goes on with the game that was left</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiche dei dadi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quali partite</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Tutti i dadi</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>I tuoi dadi</translation>
    </message>
    <message>
        <source>Other players’ dice</source>
        <translation>Dadi degli altri</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>Di chi sono i dadi</translation>
    </message>
    <message>
        <source>No dice have been revealed yet.</source>
        <translation>Nessun dado è ancora stato scoperto.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln dado</numerusform>
            <numerusform>%Ln dadi</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice of a game are counted when it has ended; imported games are not.</source>
        <translation>I dadi di una partita si contano quando è finita; quelli delle partite importate no.</translation>
    </message>
    <message>
        <source>The dice of a round are counted when the cups have been lifted.</source>
        <translation>I dadi di un giro si contano quando i bussolotti sono stati sollevati.</translation>
    </message>
    <message>
        <source>%1: %2 of each face are expected, and chance allows %3 to %4.</source>
        <extracomment>%1 is a number of dice with their noun, %2 how often each face is expected, %3 and %4 the least and the most</extracomment>
        <translation>%1: ogni faccia è attesa %2 volte, e il caso permette da %3 a %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n faces lie outside.</source>
        <translation>
            <numerusform>%n faccia ne esce.</numerusform>
            <numerusform>%n facce ne escono.</numerusform>
        </translation>
    </message>
    <message>
        <source>All six lie within.</source>
        <translation>Tutte e sei rientrano nel margine.</translation>
    </message>
    <message>
        <source>A dot is how often a face was rolled, the line what is expected, the band what chance allows: in 99 of 100 series of fair dice as long as this one, all six dots lie within the band.</source>
        <translation>Il punto dice quante volte è uscita una faccia, il tratto quante ne sono attese, la fascia ciò che il caso permette: in 99 serie su 100 di dadi onesti lunghe come questa, tutti e sei i punti restano nella fascia.</translation>
    </message>
    <message>
        <source>Counted are the dice of the rounds that were revealed.</source>
        <translation>Si contano i dadi dei giri in cui i bussolotti si sono già alzati.</translation>
    </message>
    <message numerus="yes">
        <source>Counted are the dice of all settled rounds of %Ln finished games played here; imported games are not.</source>
        <translation>
            <numerusform>Si contano i dadi di tutti i giri conclusi di %Ln partita finita giocata qui; le partite importate non contano.</numerusform>
            <numerusform>Si contano i dadi di tutti i giri conclusi di %Ln partite finite giocate qui; le partite importate non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the dice: %1 of %2 games. Closing this window ends it.</source>
        <extracomment>%1 of %2 games have been counted</extracomment>
        <translation>Conteggio dei dadi: %1 partite su %2. Chiudendo questa finestra si interrompe.</translation>
    </message>
</context>
<context>
    <name>Storefront</name>
    <message>
        <source>Liar’s Dice against computer players, with provably fair dice</source>
        <translation>Dadi del Bugiardo contro il computer, con dadi onesti e verificabili</translation>
    </message>
    <message>
        <source>Dice game</source>
        <translation>Gioco di dadi</translation>
    </message>
    <message>
        <source>dice, bluff, Liar’s Dice, Dudo, Perudo, Palifico, bid, game</source>
        <extracomment>Words that people search for, separated by commas; names of the game included</extracomment>
        <translation>dadi, bluff, Dadi del Bugiardo, Dudo, Perudo, Palifico, puntata, gioco</translation>
    </message>
    <message>
        <source>Palifico game record</source>
        <translation>Partita registrata di Palifico</translation>
    </message>
    <message>
        <source>Everybody rolls under a cup and bids on the dice of the whole table: raise, or challenge the bid. Whoever is wrong loses a die, and the last one with dice wins.</source>
        <translation>Tutti tirano i dadi sotto il bussolotto e puntano su quelli di tutto il tavolo: si rilancia o si sfida. Chi sbaglia perde un dado, e vince l&apos;ultimo che ha ancora dadi.</translation>
    </message>
    <message>
        <source>Palifico plays Liar’s Dice (Dudo, Perudo) with the round that gave it its name: the first time a player is reduced to a single die, the next round is played without wild ones, and its face is fixed.</source>
        <translation>Con Palifico giochi ai Dadi del Bugiardo (Dudo, Perudo), compreso il giro che gli dà il nome: la prima volta che un giocatore resta con un solo dado, il giro successivo si gioca senza 1 jolly e con la faccia fissa.</translation>
    </message>
    <message>
        <source>Two to six seats, three to six dice each, Spot On or Calza</source>
        <translation>Da due a sei giocatori, da tre a sei dadi a testa, «Esatto» o Calza</translation>
    </message>
    <message>
        <source>Computer players from gentle to strong, who see only their own dice</source>
        <translation>Avversari dal più mite al più forte, che vedono soltanto i propri dadi</translation>
    </message>
    <message>
        <source>Dice that nobody can choose, and that anyone can recompute</source>
        <translation>Dadi che nessuno può scegliere e che chiunque può ricalcolare</translation>
    </message>
    <message>
        <source>Played by mouse, keyboard or screen reader, without a network</source>
        <translation>Si gioca con il mouse, con la tastiera o con un lettore di schermo, senza connessione</translation>
    </message>
    <message>
        <source>In English, French and Italian</source>
        <translation>In inglese, francese e italiano</translation>
    </message>
    <message>
        <source>The table, while you are on turn</source>
        <translation>Il tavolo, quando è il tuo turno</translation>
    </message>
    <message>
        <source>The reveal: the matching dice are counted</source>
        <translation>I bussolotti si alzano: si contano i dadi che corrispondono</translation>
    </message>
    <message>
        <source>palifico-cli does in a terminal what needs no window; --help says what.</source>
        <translation>palifico-cli fa in un terminale ciò che non richiede una finestra; --help dice che cosa.</translation>
    </message>
    <message>
        <source>Settings and saved games, in the user’s own folders:</source>
        <translation>Impostazioni e partite salvate, nelle cartelle dell&apos;utente:</translation>
    </message>
    <message>
        <source>The rules are in the game: Help, Rules.</source>
        <translation>Le regole sono nel gioco: Aiuto, Regole.</translation>
    </message>
    <message>
        <source>Shortcut on the desktop</source>
        <translation>Collegamento sul desktop</translation>
    </message>
    <message>
        <source>Palifico (required)</source>
        <translation>Palifico (necessario)</translation>
    </message>
    <message>
        <source>Open game records with Palifico</source>
        <translation>Apri le partite registrate con Palifico</translation>
    </message>
    <message>
        <source>Palifico is running. Close it, then try again.</source>
        <translation>Palifico è aperto. Chiudilo, poi riprova.</translation>
    </message>
    <message>
        <source>Remove your saved games and settings too? They cannot be brought back.</source>
        <translation>Vuoi eliminare anche le partite salvate e le impostazioni? Non sarà possibile recuperarle.</translation>
    </message>
    <message>
        <source>Palifico needs a 64-bit Windows 10 or later.</source>
        <translation>Palifico richiede Windows 10 a 64 bit o una versione più recente.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>Headings of a man page, in the words that the system&apos;s own pages have in your language</extracomment>
        <translation>NOME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>SINTASSI</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>DESCRIZIONE</translation>
    </message>
    <message>
        <source>FILES</source>
        <extracomment>A heading of a man page</extracomment>
        <translation>FILE</translation>
    </message>
    <message>
        <source>record</source>
        <extracomment>Stands for the name of a file, in small letters</extracomment>
        <translation>partita</translation>
    </message>
    <message>
        <source>Without arguments the game opens; with a record, that game.</source>
        <translation>Senza argomenti si apre il gioco; con una partita registrata, quella partita.</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <translation>Giro %1, giro Palifico: %2 restano con un solo dado a testa.</translation>
    </message>
    <message>
        <source>Round %1, Palifico round: %2 are reduced to a single die each.</source>
        <comment>several and you</comment>
        <extracomment>Announces a Palifico round: %1 is its number, %2 a list that ends in &quot;you&quot;</extracomment>
        <translation>Giro %1, giro Palifico: %2 restate con un solo dado a testa.</translation>
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
        <translation>%1 rilanci a %2.</translation>
    </message>
    <message>
        <source>%1 raises to %2.</source>
        <extracomment>A raise: %1 is a name, %2 a bid</extracomment>
        <translation>%1 rilancia a %2.</translation>
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
        <extracomment>%1 is a name</extracomment>
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
        <translation>Un giocatore del computer prende il tuo posto.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <extracomment>The program that played for %1 has failed</extracomment>
        <translation>Un giocatore del computer prende il posto di %1.</translation>
    </message>
    <message>
        <source>A built-in player takes %1’s seat.</source>
        <comment>vowel</comment>
        <extracomment>The same where %1 begins with a vowel sound (French: la place d’Odette)</extracomment>
        <translation>Un giocatore del computer prende il posto di %1.</translation>
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
        <translation>%1 annulli %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 back.</source>
        <extracomment>A slip: %1 is a name, %2 a bid</extracomment>
        <translation>%1 annulla %2.</translation>
    </message>
    <message>
        <source>%1 take the call back.</source>
        <translation>%1 annulli la chiamata.</translation>
    </message>
    <message>
        <source>%1 takes the call back.</source>
        <translation>%1 annulla la chiamata.</translation>
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
        <extracomment>%1 is a number</extracomment>
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
    <message>
        <source>Palifico round</source>
        <translation>Giro Palifico</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <extracomment>A button on the table: undo one&apos;s own bid or call</extracomment>
        <translation>Annulla la mossa</translation>
    </message>
</context>
<context>
    <name>Tempers</name>
    <message>
        <source>%1 says: %2</source>
        <extracomment>What a screen reader says of a player who has said something: %1 is the name, %2 what was said</extracomment>
        <translation>%1 dice: %2</translation>
    </message>
</context>
<context>
    <name>VerdictBar</name>
    <message>
        <source>See the result</source>
        <extracomment>The last round is over</extracomment>
        <translation>Vedi il risultato</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo giro</translation>
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
        <extracomment>%1 is a name</extracomment>
        <translation>%1 apre le puntate nel prossimo giro.</translation>
    </message>
    <message>
        <source>Your challenge was right.</source>
        <translation>La tua sfida era giusta.</translation>
    </message>
    <message>
        <source>%1’s challenge was right.</source>
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
        <extracomment>%1 is a name</extracomment>
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
