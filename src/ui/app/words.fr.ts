import { count, list } from '../../language/french.ts';
import type { AppWords } from './words.ts';

export const words: AppWords = {
  app: 'Carbon Copy',
  fetching: 'Chargement de la page',
  seat: (number) => `Place ${number}`,
  namesake: (name, seat) => `${name} (place ${seat})`,
  mail: {
    yourMove: (title, code, name) => `${title} ${code} : à vous de jouer, ${name}`,
    over: (title, code) => `${title} ${code} : la partie est finie`,
    seat: (title, code) => `${title} ${code} : ma place, pour mon autre appareil`,
  },
  message: {
    yourMove: (title, to) => `${title} : à vous de jouer, ${to}.`,
    invites: (from, title, to) =>
      `${from ? `${from} vous invite` : 'Vous avez une invitation'} : ${title}. Vous êtes ${to}, et c’est à vous de jouer.`,
    soFar: (ranked) => `Pour l’instant : ${ranked}.`,
    ifItEndedNow: (ranked) => `Si la partie s’arrêtait là : ${ranked}.`,
    note: (text) => `« ${text} »`,
  },
  askAgain: {
    text: 'Le lien que vous m’avez envoyé ne s’ouvre pas ici. Pouvez-vous me le renvoyer ?',
    copied: 'Un message demandant le lien est dans votre presse-papiers.',
    notCopied: 'Le navigateur refuse de copier. Redemandez le lien vous-même.',
  },
  result: {
    names: list,
    wins: (names, scores) => `${list(names)} : victoire ${scores.join(' à ')}`,
    shared: (names, score) => `${list(names)} : victoire partagée avec ${score} chacun`,
    lost: 'Tout le monde a perdu',
    won: (names) => `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}`,
    share: (names) => `${list(names)} partagent la victoire`,
    alone: (points) => count(points, 'point'),
    ranked: (names, points) => `${list(names)} ${points}`,
    boardGame: (title) => `${title}, un jeu de société dans un lien`,
  },
  activity: {
    moved: (name, when) => `${name} a joué ${when}`,
    dealt: (when) => `Commencée ${when}`,
    justNow: 'à l’instant',
  },
  notice: {
    replacement: (name) => `${name} a annulé son dernier coup et en a envoyé un autre.`,
    elsewhere: (names) =>
      names.length === 0
        ? 'Votre tour a été joué sur un autre appareil.'
        : `${list(names)} ${names.length === 1 ? 'a' : 'ont'} joué sur un autre appareil.`,
    seated: (name) => `Sur cet appareil, vous êtes ${name}.`,
    notMe: 'Ce n’est pas moi',
    stoodUp: (name) => `Sur cet appareil, vous n’êtes plus ${name}.`,
    moved: 'Votre place est sur un autre appareil. Ici, vous regardez.',
    draft: 'Votre tour commencé est toujours là.',
    otherTab: 'Cette partie a avancé dans un autre onglet.',
    otherTabBack: 'Un coup a été annulé dans un autre onglet.',
    otherVersion: {
      text: 'Il existe une autre version de cette partie. Les deux sont conservées.',
      show: 'Voir les deux',
    },
    found: 'Vos parties sont là. Celle-ci avait avancé.',
    withdrawn: 'Ce lien a été annulé. Voici celui qui le remplace.',
    copied: 'Copié.',
    notCopied: 'Le navigateur refuse de copier. Sélectionnez le lien et copiez-le vous-même.',
    nothingToPaste: 'Il n’y a pas de lien dans le presse-papiers.',
    noPicture: 'Ce navigateur ne peut pas dessiner l’image.',
    noCamera: 'La caméra ne marche pas ici.',
    blocked: 'Cet appareil ne peut pas conserver la partie. Par prudence, copiez le lien.',
    full: 'Le stockage est plein. Par prudence, copiez le lien.',
    restored: {
      games: (games) => (games < 2 ? `${games} partie restaurée.` : `${games} parties restaurées.`),
      unreadable: (games) => (games < 2 ? `${games} était illisible.` : `${games} étaient illisibles.`),
      blocked: 'Cet appareil ne conserve rien : elles disparaîtront à la fermeture de la page.',
      interrupted: (fault) => `Tout n’a pas pu être restauré. Réessayez une fois en ligne. (${fault})`,
      full: 'Le stockage est plein : elles disparaîtront à la fermeture de la page.',
    },
    notABackup: 'Ce fichier n’est pas une sauvegarde de Carbon Copy.',
    newerBackup: 'Cette sauvegarde est d’une version plus récente.',
  },
  branch: {
    mine: 'Sur cet appareil',
    theirs: 'Dans le lien',
    inUse: 'Utilisée sur cet appareil',
    beside: 'L’autre version',
    nothing: 'Aucun coup pour l’instant.',
  },
  fileName: (title, code) => `${title} ${code}.txt`,
  pictureName: (title) => `${title}.png`,
  backupName: 'carbon-copy-games.json',
};
