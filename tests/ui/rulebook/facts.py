"""What the rules say: each fact with the place in the book that says it, and words that say it in each language.

F are the facts of the rules as they were given, D what this project has settled. The words are those of the book; a
fact without its words is a fact that the book no longer says.
"""

from typing import NamedTuple

from desktop_app.ui.rulebook.topics import Topic


class Fact(NamedTuple):
    """A fact, where it stands, and its words in English, French and Italian."""

    name: str
    topic: Topic
    en: str
    fr: str
    it: str

    def words(self, language: str) -> str:
        """The words of a language."""
        return {"en": self.en, "fr": self.fr, "it": self.it}[language]


FACTS = (
    Fact(
        "F1",
        Topic.ROUND,
        "Every round is played the same way",
        "Toutes les manches se jouent de la même façon",
        "Ogni giro si gioca allo stesso modo",
    ),
    Fact(
        "F2",
        Topic.WILD_ONES,
        "they count toward any face that is bid, except in a bid on ones",
        "ils comptent pour toute face annoncée, sauf dans une enchère sur les 1",
        "contano per qualsiasi faccia puntata, tranne che in una puntata sugli 1",
    ),
    Fact(
        "F3",
        Topic.BIDS,
        "a larger quantity with any face, or the same quantity with a higher face",
        "une quantité plus grande avec n’importe quelle face, ou la même quantité avec une face plus haute",
        "una quantità maggiore con qualsiasi faccia, oppure la stessa quantità con una faccia più alta",
    ),
    Fact(
        "F4 who opens",
        Topic.OPENS,
        "the player who lost a die in the last round opens the bidding; after a right Spot On it is the caller",
        "le joueur qui a perdu un dé dans la dernière manche qui ouvre les enchères ; après un « Pile » réussi, c’est "
        "l’annonceur",
        "apre le puntate il giocatore che ha perso un dado nell'ultimo giro; dopo un «Esatto» giusto, chi ha chiamato",
    ),
    Fact(
        "F4 what the opening bid may be",
        Topic.BIDS,
        "The opening bid is any quantity of any face",
        "L’enchère d’ouverture porte sur n’importe quelle quantité de n’importe quelle face",
        "La puntata d'apertura è di qualsiasi quantità e di qualsiasi faccia",
    ),
    Fact(
        "F5",
        Topic.ROUND,
        "A round is settled by a challenge or by an exact call",
        "Une manche se règle par un doute ou par une annonce exacte",
        "Un giro si chiude con una sfida o con una chiamata esatta",
    ),
    Fact(
        "F6",
        Topic.SPOT_ON,
        "After a right Spot On several players can drop to one die at once",
        "Après un « Pile » réussi, plusieurs joueurs peuvent tomber à un dé d’un seul coup",
        "Dopo un «Esatto» giusto più giocatori possono restare con un dado in un colpo solo",
    ),
    Fact(
        "F7",
        Topic.OPTIONS,
        "Calza, no wild ones, and three to six dice each. Palifico works with all of them",
        "Calza, sans paco et trois à six dés par joueur. Le Palifico se joue avec toutes",
        "Calza, 1 non jolly e da tre a sei dadi a testa. Palifico funziona con tutte",
    ),
    Fact(
        "F8",
        Topic.CALZA,
        "With Calza a player can win a die back",
        "Avec Calza, un joueur peut regagner un dé",
        "Con Calza un giocatore può riprendere un dado",
    ),
    Fact(
        "F9",
        Topic.PALIFICO_ROUND,
        "With Palifico switched on, the first time a player is reduced to a single die, the next round is a Palifico "
        "round, for the whole table",
        "Avec Palifico activé, la première fois qu’un joueur n’a plus qu’un seul dé, la manche suivante est une manche "
        "Palifico, pour toute la table",
        "Con Palifico attivo, la prima volta che un giocatore resta con un solo dado, il giro successivo è un giro "
        "Palifico, per tutto il tavolo",
    ),
    Fact(
        "F10",
        Topic.PALIFICO_ROUND,
        "ones are not wild: they count only for a bid on ones",
        "Les 1 n’y sont pas des pacos : ils ne comptent que pour une enchère sur les 1",
        "gli 1 non sono jolly: contano solo per una puntata sugli 1",
    ),
    Fact(
        "F11",
        Topic.PALIFICO_ROUND,
        "The opening bid may name any face, ones included; from then on the face is fixed, and every later bid raises "
        "the quantity of that face",
        "L’enchère d’ouverture peut annoncer n’importe quelle face, les 1 compris ; dès lors la face est fixée, et "
        "chaque nouvelle enchère augmente la quantité de cette face",
        "La puntata d'apertura può nominare qualsiasi faccia, anche gli 1; da quel momento la faccia è fissa, e ogni "
        "nuova puntata aumenta la quantità di quella faccia",
    ),
    Fact(
        "F12",
        Topic.PALIFICO_OPENS,
        "The opener is found as usual, so the player who has just dropped to one die usually opens the bidding, and so "
        "picks the face",
        "Le joueur qui ouvre est désigné comme d’habitude : celui qui vient de tomber à un dé ouvre donc le plus "
        "souvent les enchères, et choisit ainsi la face",
        "Chi apre si stabilisce come al solito: perciò chi è appena restato con un dado di solito apre le puntate, e "
        "sceglie così la faccia",
    ),
    Fact(
        "F13",
        Topic.PALIFICO_OPENS,
        "The round is settled as usual too, by a challenge or an exact call, and the next one is normal again, unless "
        "this one triggers another",
        "La manche se règle aussi comme d’habitude, par un doute ou une annonce exacte, et la suivante redevient "
        "normale, à moins que celle-ci n’en déclenche une autre",
        "Anche il giro si chiude come al solito, con una sfida o una chiamata esatta, e quello successivo torna "
        "normale, a meno che questo non ne faccia scattare un altro",
    ),
    Fact(
        "F14 once",
        Topic.PALIFICO_ONCE,
        "A Palifico round comes once per player",
        "La manche Palifico n’a lieu qu’une fois par joueur",
        "Il giro Palifico arriva una volta per giocatore",
    ),
    Fact(
        "F14 shared",
        Topic.PALIFICO_ONCE,
        "Players who drop to one die at the same moment share one round",
        "Les joueurs qui tombent à un dé au même moment partagent la même manche",
        "I giocatori che restano con un dado nello stesso momento condividono un solo giro",
    ),
    Fact(
        "F15",
        Topic.PALIFICO_ONCE,
        "With Calza, a player who wins a die back and later drops to one die again does not trigger another",
        "Avec Calza, un joueur qui regagne un dé puis retombe à un dé n’en déclenche pas d’autre non plus",
        "Con Calza, chi riprende un dado e più tardi torna a un dado solo non ne fa scattare un altro",
    ),
    Fact(
        "F16",
        Topic.NO_WILD_ONES,
        "A Palifico round then only fixes the face",
        "Une manche Palifico ne fait alors que fixer la face",
        "Un giro Palifico allora fissa soltanto la faccia",
    ),
    Fact(
        "F17 from where",
        Topic.HISTORY,
        "the published rules of a commercial edition of Dudo, a South American dice game",
        "des règles publiées d’une édition commerciale du Dudo, un jeu de dés sud-américain",
        "dalle regole pubblicate di un'edizione commerciale del Dudo, un gioco di dadi sudamericano",
    ),
    Fact(
        "F17 what it is there",
        Topic.HISTORY,
        "a player who is reduced to one die for the first time is palifico for the next round: ones are not wild, and "
        "once the face is named the others may only raise the quantity. It happens once per player",
        "un joueur qui tombe à un dé pour la première fois est palifico pour la manche suivante : les 1 ne sont pas "
        "des pacos, et une fois la face annoncée, les autres ne peuvent qu’augmenter la quantité. Cela n’arrive qu’une "
        "fois par joueur",
        "un giocatore che resta con un solo dado per la prima volta è palifico per il giro successivo: gli 1 non sono "
        "jolly e, una volta nominata la faccia, gli altri possono soltanto aumentare la quantità. Succede una volta "
        "per giocatore",
    ),
    Fact(
        "F18",
        Topic.HISTORY,
        "some let players who are themselves down to one die change the face in a Palifico round. Here nobody can, as "
        "in those published rules",
        "certaines laissent les joueurs qui n’ont eux-mêmes plus qu’un dé changer de face pendant une manche Palifico. "
        "Ici personne ne le peut, conformément à ces règles publiées",
        "alcune permettono ai giocatori che hanno a loro volta un solo dado di cambiare faccia in un giro Palifico. "
        "Qui non può farlo nessuno, come in quelle regole pubblicate",
    ),
    Fact(
        "F19",
        Topic.CHANGES,
        "Never: there are no Palifico rounds",
        "Jamais : il n’y a pas de manche Palifico",
        "Mai: non ci sono giri Palifico",
    ),
    Fact(
        "D1 players",
        Topic.AIM,
        "Two to six players",
        "Deux à six joueurs",
        "Da due a sei giocatori",
    ),
    Fact(
        "D1 what is usual",
        Topic.OPTIONS,
        "everyone has five dice, Palifico is on, Calza is off and ones are wild",
        "chacun a cinq dés, Palifico est activé, Calza ne l’est pas et les 1 sont des pacos",
        "ognuno ha cinque dadi, Palifico è attivo, Calza no, e gli 1 sono jolly",
    ),
    Fact(
        "D2 the first opener",
        Topic.OPENS,
        "Who opens the first round is drawn at random",
        "Le sort désigne celui qui ouvre la première manche",
        "Chi apre il primo giro lo decide la sorte",
    ),
    Fact(
        "D2 turns",
        Topic.ROUND,
        "turns go round clockwise, over the players who still hold dice",
        "chacun joue à son tour, dans le sens des aiguilles d’une montre, parmi les joueurs qui ont encore des dés",
        "il turno passa in senso orario, tra i giocatori che hanno ancora dadi",
    ),
    Fact(
        "D3",
        Topic.ROUND,
        "Whoever opens the bidding must bid. From then on, the player whose turn it is raises the bid or calls. Nobody "
        "else may do so, and a call always concerns the standing bid",
        "Celui qui ouvre les enchères doit en annoncer une. Ensuite, le joueur dont c’est le tour surenchérit, doute "
        "ou fait une annonce exacte. Personne d’autre ne peut le faire, et un doute ou une annonce exacte concerne "
        "toujours l’enchère en cours",
        "Chi apre le puntate deve puntare. Da lì in poi il giocatore di turno rilancia, sfida o fa una chiamata "
        "esatta. Nessun altro può farlo, e una sfida o una chiamata esatta riguarda sempre la puntata in corso",
    ),
    Fact(
        "D4",
        Topic.BIDS,
        "A quantity is at least 1 and at most the number of dice in play, in the opening bid too. When no raise is "
        "left, the player whose turn it is must call",
        "Une quantité vaut au moins 1 et au plus le nombre de dés en jeu, dès l’enchère d’ouverture. Quand il n’est "
        "plus possible de surenchérir, le joueur dont c’est le tour doit douter ou faire une annonce exacte",
        "Una quantità va da 1 al numero di dadi in gioco, anche nella puntata d'apertura. Quando non si può più "
        "rilanciare, il giocatore di turno deve sfidare o fare una chiamata esatta",
    ),
    Fact(
        "D5",
        Topic.CHALLENGE,
        "If at least as many match as the bid says, the bid holds and the challenger loses a die; if there are fewer, "
        "the bidder loses one",
        "S’il y en a au moins autant qu’annoncé, l’enchère tient, et celui qui a douté perd un dé ; s’il y en a moins, "
        "c’est l’auteur de l’enchère qui en perd un",
        "Se ce ne sono almeno quanti ne dice la puntata, la puntata regge, e chi ha sfidato perde un dado; se ce ne "
        "sono di meno, lo perde chi ha puntato",
    ),
    Fact(
        "D6",
        Topic.SPOT_ON,
        "every other player who holds dice loses one, and nobody else does: the caller keeps theirs. If it is not, the "
        "caller loses a die",
        "tous les autres joueurs qui ont des dés en perdent un, et eux seuls : l’annonceur garde les siens. Sinon, "
        "c’est l’annonceur qui perd un dé",
        "tutti gli altri giocatori che hanno dadi ne perdono uno, e soltanto loro: chi ha chiamato tiene i suoi. Se "
        "non è vero, perde un dado chi ha chiamato",
    ),
    Fact(
        "D7",
        Topic.CALZA,
        "the caller wins one die back, but never holds more than everyone started with, and nobody loses one. If not, "
        "the caller loses a die. Either way the caller opens the next round",
        "l’annonceur regagne un dé, sans jamais en avoir plus qu’au départ, et personne n’en perd. Sinon, "
        "c’est l’annonceur qui perd un dé. Dans les deux cas, il ouvre la manche suivante",
        "chi ha chiamato riprende un dado, ma non può averne più che all'inizio, e nessuno ne perde. Altrimenti perde "
        "un dado chi ha chiamato. In entrambi i casi chi ha chiamato apre il giro successivo",
    ),
    Fact(
        "D7 in the place of Spot On",
        Topic.CALZA,
        "Calza then takes Spot On’s place as the exact call",
        "L’annonce exacte est alors Calza, à la place de « Pile »",
        "La chiamata esatta è allora Calza, al posto di «Esatto»",
    ),
    Fact(
        "D8",
        Topic.OPENS,
        "If whoever should open is out, the next player clockwise with dice opens",
        "Si celui qui devrait ouvrir est hors jeu, le joueur suivant qui a encore des dés, dans le sens des "
        "aiguilles d’une montre, ouvre à sa place",
        "Se chi dovrebbe aprire è fuori gioco, tocca al giocatore successivo che ha dei dadi, in senso orario",
    ),
    Fact(
        "D9",
        Topic.OPENS,
        "the last player with dice wins. There is always a winner, for the caller of a right Spot On keeps theirs",
        "le dernier joueur qui a des dés gagne. Il y a toujours un gagnant, puisque l’annonceur d’un « Pile » réussi "
        "garde les siens",
        "vince l'ultimo giocatore che ha dei dadi. Un vincitore c'è sempre, perché dopo un «Esatto» giusto chi ha "
        "chiamato tiene i suoi",
    ),
    Fact(
        "D10",
        Topic.PALIFICO_OPENS,
        "a drop from two or more dice to exactly one, at the end of any round, a Palifico round too, and with two "
        "players left as well",
        "tomber de deux dés ou plus à un seul, à la fin de n’importe quelle manche, y compris d’une manche Palifico, "
        "et même s’il ne reste que deux joueurs",
        "il passaggio da due o più dadi a uno solo, alla fine di qualsiasi giro, anche di un giro Palifico, e anche "
        "quando restano due soli giocatori",
    ),
    Fact(
        "D10 used up",
        Topic.PALIFICO_ONCE,
        "whoever has triggered theirs triggers no other",
        "qui a déclenché la sienne n’en déclenche pas d’autre",
        "chi ha fatto scattare il suo non ne fa scattare altri",
    ),
    Fact(
        "D11",
        Topic.BIDS,
        "the quantity comes first, then the face. Ones are the lowest face, and nothing is halved or doubled for them",
        "C’est donc d’abord la quantité qui compte, puis la face. Les 1 sont la face la plus basse, et l’on ne divise "
        "ni ne double rien pour eux",
        "Prima viene dunque la quantità, poi la faccia. Gli 1 sono la faccia più bassa, e per loro non si dimezza né "
        "si raddoppia niente",
    ),
    Fact(
        "D12",
        Topic.OPENS,
        "A game that is given up is unfinished: nobody has won it",
        "Une partie abandonnée reste inachevée : personne ne l’a gagnée",
        "Una partita abbandonata non è finita: nessuno l'ha vinta",
    ),
)
