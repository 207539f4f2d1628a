import { count, de } from '../../language/french.ts';
import type { SealedWords } from './sealed-words.ts';

export const words: SealedWords = {
  asks: {
    opensTurn: (name) => `${name} ouvre le tour suivant.`,
    opensChoice: (name) => `${name} ouvre ce qui était scellé.`,
    seals: (name) => `${name} scelle un choix.`,
    seal: 'Sceller. Plus rien ne changera ensuite.',
  },
  noKey: {
    missing: 'La clé de cette partie scellée n’est pas sur cet appareil. Vous pouvez regarder.',
    moved: 'Votre place est passée sur un autre appareil. Vous pouvez regarder.',
  },
  lap: {
    moment: (sealed, seats) => `Tour des sceaux, ${sealed} sur ${seats}`,
    sealing: 'tour des sceaux',
    title: 'Un tour de sceaux',
    intro:
      'Avant le premier tour, le lien circule une fois. Chacun ajoute un nombre secret : personne ne peut diriger les dés.',
    seats: 'Les sceaux jusqu’ici',
    sealed: 'scellé',
    mine: 'vous, scellé',
    computer: 'ordinateur, sans sceau',
    another: 'Quelqu’un d’autre joue ici',
    missing: 'pas encore de sceau',
    next: 'à son tour',
    which: 'Quelle est votre place ?',
    iAm: (name) => `Je suis ${name}`,
    name: 'Votre nom',
    join: 'Ajouter mon sceau',
    joinHelp: 'Votre clé reste sur cet appareil. Sans lui, la place est perdue : gardez une sauvegarde.',
    passTo: (name) => `Votre sceau y est. Envoyez le lien à ${name}.`,
    dealer: (name) => `Tous les sceaux y sont. Envoyez le lien à ${name} pour la distribution.`,
    share: (name) => `Partager avec ${name}`,
    copy: 'Copier le lien',
    link: 'Lien vers cette partie',
    full: 'Tous les sceaux y sont. À vous de distribuer.',
    deal: 'Distribuer et jouer',
    open: 'Jouer sans sceaux',
    openHelp:
      'Une partie en confiance commence, avec les mêmes joueurs et les mêmes règles. Les autres liront qu’elle est sans sceaux, et ce tour s’arrête.',
    openNote: 'Cette partie se joue sans sceaux, en confiance.',
  },
  fair: {
    title: 'Cette partie est-elle équitable ?',
    dice: [
      'Dés et cartes',
      'Chacun a ajouté un nombre secret. Personne ne peut diriger un jet ni le connaître d’avance.',
      'équitable',
    ],
    seats: ['Places', 'Chaque tour demande la clé de sa place. Personne ne peut jouer pour vous.', 'signé'],
    choices: [
      'Choix secrets',
      'Ce que vous choisissez en secret reste fermé jusqu’à ce que tous aient choisi.',
      'scellé',
    ],
    noChoices: ['Choix secrets', 'Dans ce jeu, on ne choisit jamais tous en secret au même moment.', 'scellé'],
    hands: ['Mains et piles', 'Pliées dans le lien, pas fermées. Un expert pourrait les déplier.', 'en confiance'],
    more: 'Plus dans les règles',
    seals: 'À qui les sceaux',
    seat: {
      mine: 'scellé sur cet appareil',
      other: 'scellé sur un autre appareil',
      blank: 'scellé, pas encore joué',
      newKey: (turn) => `nouvelle clé depuis le tour ${turn}`,
      computer: 'ordinateur sans sceau : qui a le lien le fait jouer',
    },
    trusted: (turn) => `Au tour ${turn}, cet appareil a suivi un lien dont un sceau ne correspondait pas.`,
    checked: (turns) => `Vérifié sur cet appareil à chaque lien : ${count(turns, 'tour', 'tours')} en règle.`,
  },
  certificate: {
    check: 'Vérifier cette partie',
    title: 'Certificat',
    broken: 'Cela ne tient pas',
    copy: 'Copier le certificat',
    share: 'Partager le certificat',
    game: (title, code, isOver) => `${title}, partie ${code}, ${isOver ? 'jouée jusqu’au bout' : 'jusqu’ici'}.`,
    sound: 'Vérifiée depuis la distribution : chaque sceau, chaque tirage, chaque ouverture est en règle.',
    unsound: 'La vérification a échoué. Demandez aux autres le dernier lien que vous avez tous vu.',
    decided: (decisions) => `${count(decisions, 'décision signée', 'décisions, chacune signée')} par sa place.`,
    drawn: (draws) => `${count(draws, 'tirage', 'tirages')} à partir des nombres secrets de tous.`,
    sealed: (choices) => `${count(choices, 'choix secret', 'choix secrets')}, à l’ouverture comme au sceau.`,
    seat: (name, visits) => `${name} : ${count(visits, 'passage scellé', 'passages scellés')}.`,
    newKey: (name, visits, turn) =>
      `${name} : ${count(visits, 'passage scellé', 'passages scellés')}, nouvelle clé depuis le tour ${turn}.`,
    computer: (name) => `${name} : ordinateur, sans sceau.`,
    id: (id) => `Sceau de cette partie : ${id}`,
  },
  lost: {
    offer: 'Que faire ?',
    show: 'Voir les sceaux',
    title: 'Appareil perdu ?',
    help: 'Vous pouvez continuer ici avec une nouvelle clé. Le premier appareil existe encore ? Alors déplacez la place depuis celui-ci.',
    iAm: (name) => `Je suis ${name}`,
    warning: (name) =>
      `Tous verront jusqu’à la fin que ${name} a une nouvelle clé. Ce qui était scellé compte comme le premier choix. Le premier appareil refusera cette partie.`,
    goOn: (name) => `Continuer comme ${name} avec une nouvelle clé`,
    done: (name) => `Vous jouez ${name}. La nouvelle clé se montrera à votre prochain tour.`,
    seen: (name) => `${name} continue avec une nouvelle clé. Demandez si c’est vraiment ${name}.`,
  },
  message: {
    join: (from, title, to) =>
      `${from} vous invite à une partie scellée ${de(title)}. Ajoutez votre sceau, ${to}, et faites suivre.`,
    deal: (title, to) => `${title} : tous les sceaux y sont. Distribuez, ${to}.`,
  },
  broken: {
    title: 'Un sceau ne correspond pas',
    unreadable: 'Ce lien scellé ne tient pas debout',
    otherGame: 'Une ancienne invitation a peut-être été rouverte : ce n’est pas la partie que vous avez rejointe.',
    ownSeal: 'Deux personnes ont peut-être ouvert la même invitation : votre place porte ici un autre sceau.',
    otherSeal: (name) => `${name} a peut-être rejoint deux fois : le sceau n’est pas celui que vous connaissez.`,
    newKey: (name) => `${name} a ici une nouvelle clé que cet appareil n’a pas faite. Un appareil perdu ?`,
    elsewhere: (name) =>
      `${name} a joué sur un autre appareil. Si c’était vous, déplacez la place avec son lien privé.`,
    changed: (name) => `Deux copies ont peut-être été jouées : ce qu’a fait ${name} n’est pas ce que vous connaissez.`,
    ask: (title, theirs, mine) =>
      [
        `Votre lien vers notre partie scellée ${de(title)}${theirs === undefined ? '' : ` (tour ${theirs})`} ne correspond pas aux sceaux de mon appareil.`,
        'Avez-vous un nouveau téléphone, ou joué à partir de deux copies ?',
        ...(mine === undefined ? [] : [`Ma copie en est au tour ${mine}.`]),
      ].join(' '),
    safe: (turn) =>
      `Votre copie${turn === undefined ? '' : `, au tour ${turn},`} est en sûreté. Parlez aux autres avant de continuer.`,
    advice: 'Redemandez le lien. Votre copie, s’il y en a une, est en sûreté.',
    faults: {
      'forged-visit': 'Quelque chose s’est peut-être perdu : un tour est là sans le sceau de sa place.',
      'copied-seal': 'Une invitation a peut-être été copiée : deux places portent le même sceau.',
      'lap-not-finished': 'La partie a été jouée avant que tous aient ajouté leur sceau.',
      other: 'Quelque chose y a changé, ou cela dit ce que les règles interdisent.',
    },
  },
};
