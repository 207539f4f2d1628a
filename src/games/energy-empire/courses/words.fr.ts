import type { CourseWords } from './words.ts';

/** Everything the courses say, in French. */
export const words: CourseWords = {
  first: {
    rivals: ['Ben', 'Cleo'],
    course: {
      title: 'Energy Empire en cinq minutes',
      ready: 'Travaillez, utilisez ce que vous bâtissez, produisez à temps et gardez votre environnement propre.',
      play: 'Jouer contre l’ordinateur',
    },
    win: {
      title: 'Comment gagner',
      say: 'Dirigez votre nation et marquez le plus de points : bâtiments, dés, environnement propre, ONU et exploits comptent.',
    },
    work: {
      title: 'Votre tour : travailler',
      say: 'À chaque tour, vous travaillez ou produisez. Pour travailler, envoyez un ouvrier sur un lieu : le Marché de Commerce.',
      hints: { 1: 'Il n’y a personne ici, donc pas besoin d’énergie.' },
    },
    build: {
      title: 'Bâtir',
      say: 'Un marché vend des bâtiments, contre de l’argent ou sa propre ressource. La carte de gauche est la moins chère.',
      hints: { 1: 'Payez 2 $ et gardez votre plastique. L’Inde en aura besoin.' },
    },
    pollute: {
      title: 'Ça pollue',
      say: 'Le Supermarché vous coûte une case Forêt propre. Propres, les colonnes 3 à 5 donnent un bonus : prenez 1 ou 2.',
    },
    use: {
      title: 'Utilisez ce que vous avez bâti',
      say: 'Vous avez travaillé au Commerce : vos bâtiments de Commerce sont utilisables. Mettez une énergie sur le Supermarché.',
      hints: {
        1: 'Un ouvrier ferait aussi l’affaire, mais les ouvriers valent plus.',
        2: '3 $ pour vous. La carte est occupée jusqu’à votre production. Terminez votre tour.',
      },
    },
    stack: {
      title: 'Plus haut que les autres',
      say: 'Il vous faut du pétrole, mais Ben est là. Une nouvelle pile doit être la plus haute : ajoutez votre dernière énergie.',
    },
    spare: {
      title: 'Gardez-en deux',
      say: 'Arrêtez-vous là. Deux ouvriers encore chez vous au moment de produire vous vaudront un exploit.',
    },
    generate: {
      title: 'Produire',
      say: 'Plus d’énergie : produisez. Deux ouvriers n’ont pas servi, vous revendiquez donc d’abord un exploit. Au choix.',
      hints: { 1: 'Chacun compte à la fin, 5 points au plus.' },
    },
    dice: {
      title: 'L’énergie des dés',
      say: 'Les dés donnent de l’énergie. Vous n’en avez pas : brûlez du pétrole, un dé par baril pour ce lancer. Brûlez les trois.',
      hints: { 1: 'Sans dés ni pétrole, vous n’auriez aucune énergie.' },
    },
    smoke: {
      title: 'Le plus haut dé pollue',
      say: '6 énergies ! Le plus haut dé décide : pétrole et charbon polluent. Choisissez la colonne 1 ou 2 d’Air ou d’Océan.',
      hints: { 0: 'C’est le dernier jeton de la première pile. Regardez le journal.' },
    },
    impact: {
      title: 'Événement mondial',
      say: 'Une pile vide fait les gros titres, et une ligne compte : 4 points pour vos 4 cases Forêt propres. La propreté paie.',
    },
    die: {
      title: 'Votre propre dé',
      say: 'Travaillez à la Centrale : prenez l’acier et achetez avec lui et 2 $ un dé Hydro-géo. Il donne toujours de l’énergie.',
      hints: { 2: 'Un dé propre, mais son barrage vous coûte une case Forêt.' },
    },
    un: {
      title: 'Les Nations unies',
      say: 'Vous avez travaillé à l’Industrie, le Supermarché attendra. Pas votre nation : 2 $ et 1 plastique pour un échelon.',
    },
    end: {
      title: 'La fin de la partie',
      say: 'Six piles, six titres. Le dernier jeton parti, chacun joue encore un tour, puis on compte tous les points.',
    },
  },
  solo: {
    course: {
      title: 'Energy Empire en solo',
      ready:
        'Il faut remplir les trois objectifs. 100 points ouvrent les Affaires étrangères, 130 donnent le Prix Nobel.',
      play: 'Jouer en solo',
    },
    objectives: {
      title: 'Trois objectifs',
      say: 'En solo, il faut atteindre le dernier échelon, marquer 20 points d’exploits et avoir 100 points en tout.',
    },
    un: {
      title: 'Six échelons',
      say: 'Six échelons : utilisez votre nation avant chaque production. En solo, les Finances donnent 3 $ : commencez par là.',
    },
    claim: {
      title: 'Vingt points',
      say: 'Cinq exploits d’au plus 5 points doivent en faire 20. Revendiquez-en un dès qu’il vous reste deux ouvriers ou énergies en produisant.',
      hints: { 1: 'Les deux autres disparaissent et trois nouveaux arrivent.' },
    },
    roll: {
      title: 'Brûlez votre pétrole',
      say: 'Changez votre pétrole en énergie. À chaque production, un jeton quitte la piste, même si le lancer est propre.',
    },
    grey: {
      title: 'Ouvriers gris',
      say: 'Un ouvrier gris occupe chaque marché, la Centrale et la Dépollution. Il vous y faut au moins 1 énergie.',
      hints: { 2: 'Deux cartes au choix, pas trois. La Ferme coûte 2 $.' },
    },
    clock: {
      title: 'Une partie courte',
      say: 'Deux jetons par pile, douze en tout : c’est toute votre partie. Quatre points pour la Forêt, c’est un bon début.',
    },
  },
  coldWar: {
    rivals: ['Ben'],
    course: {
      title: 'Cold War en deux minutes',
      ready:
        'La deuxième place de chaque rivalité rapporte la moitié. Un module à la fois, et comptez les cartes visibles.',
      play: 'Jouer avec espions et Horloge',
    },
    clock: {
      title: 'L’Horloge de l’Apocalypse',
      say: 'Un lieu de plus. À chaque visite l’aiguille avance, le prix monte, et 12 met fin à la partie.',
    },
    visit: {
      title: 'Travaillez là',
      say: 'Placez un ouvrier sur l’Horloge pour 2 $. Vous piochez trois cartes Cold War.',
    },
    cards: {
      title: 'Gardez-en deux',
      say: 'Gardez-en deux, dont une face cachée. À la fin, le premier en Armée, Course à l’espace ou Diplomatie marque l’heure affichée.',
    },
    spy: {
      title: 'Votre espion',
      say: 'Votre espion utilise le bâtiment d’un autre. Le Bureau des impôts de Ben vous donne 4 $, et Ben gagne 1 $.',
      hints: {
        1: 'Une énergie envoie l’espion.',
        2: 'Encore un ouvrier ou une énergie pour le Bureau des impôts lui-même.',
      },
    },
    blocked: {
      title: 'Ce que cela change',
      say: 'Ben ne peut plus utiliser cet emplacement avant votre production. L’Horloge est à 3 : la prochaine visite coûte 3 $ et 1 pétrole.',
    },
  },
  clash: {
    course: {
      title: 'Le Rival en deux minutes',
      ready:
        'Chacune de ses cartes vaut des points, ses échelons aussi. Surveillez ce total : c’est le score à battre.',
      play: 'Jouer contre le Rival',
    },
    rival: {
      title: 'Un Rival',
      say: 'Le Rival n’a pas besoin d’argent, juste de ses cartes. Vous gagnez avec plus de points ; à égalité, vous perdez.',
    },
    turn: {
      title: 'Votre tour, le sien',
      say: 'Vous jouez comme d’habitude. Prenez 3 $ aux Finances et terminez votre tour ; le Rival retourne alors une carte.',
    },
    read: {
      title: 'Lisez sa carte',
      say: 'Deux ouvriers placés, une carte partie d’un marché, un échelon. Chaque carte fait quelque chose de ce genre.',
    },
    stack: {
      title: 'Plus haut que les autres',
      say: 'Le Rival vous gêne à la Bourse du pétrole. Empilez plus haut, comme contre n’importe qui : 1 énergie suffit.',
    },
    rhythm: {
      title: 'Son rythme',
      say: 'Deux ouvriers par carte : après trois cartes, le Rival produit, prend un jeton de la piste et rappelle ses ouvriers.',
    },
  },
};
