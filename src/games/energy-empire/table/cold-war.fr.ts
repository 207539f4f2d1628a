import { html } from 'lit';
import { count, list } from '../../../language/french.ts';
import { dollars, OF_TYPE } from '../forms.fr.ts';
import type { ClashIcon } from '../rules/cold-war/cards/clash.ts';
import type { Contest, Strength } from '../rules/cold-war/cards/clock.ts';
import type { Spot } from '../rules/tables.ts';
import type { RivalPlace } from './facts.ts';
import type { ColdWarTexts } from './words.ts';

const CONTEST: Readonly<Record<Contest, string>> = {
  military: 'Armée',
  space: 'Course à l’espace',
  diplomacy: 'Diplomatie',
};
const SPOT: Readonly<Record<Spot, string>> = { left: 'de gauche', middle: 'du milieu', right: 'de droite' };
const ICON: Readonly<Record<ClashIcon, string>> = {
  un: 'un échelon aux Nations unies',
  token: 'un jeton quitte la piste',
  clock: 'l’Horloge de l’Apocalypse avance',
  left: 'l’exploit de gauche est retiré',
  middle: 'l’exploit du milieu est retiré',
  right: 'l’exploit de droite est retiré',
};

const points = (amount: number): string => count(amount, 'point');
const shownIn = (shown: readonly Strength[]): string =>
  list(shown.map(({ contest, amount }) => `${CONTEST[contest]} ${amount}`));
const rivalPlace = ({ place, spot }: RivalPlace): string =>
  spot ? `${place} (la carte ${SPOT[spot]} est défaussée)` : place;

/** What the modules of Cold War put on the desk, in French. */
export const coldWar: ColdWarTexts = {
  contests: CONTEST,
  megastructures: {
    region: 'Grands projets',
    builtAt: (type, price) => html`Bâti au Marché ${OF_TYPE[type]} pour ${price}, au lieu d’un bâtiment.`,
  },
  spies: {
    title: 'Quel bâtiment utilisez-vous ?',
    gets: (money) => `gagne ${dollars(money)}`,
    how: 'Un ouvrier ou une énergie va sur cette carte, les autres comme d’habitude sur l’emplacement étranger. Ils y restent jusqu’à votre production.',
  },
  clock: {
    name: 'Horloge',
    shows: (hour, of) => `L’Horloge affiche ${hour} sur ${of}`,
    at: (hour, of) => `Horloge de l’Apocalypse : ${hour} sur ${of}`,
    of: (hours) => `sur ${hours}`,
    faceUp: 'Symboles Cold War visibles',
    first: '1er',
    second: '2e',
    left: 'restent',
  },
  coldWar: {
    region: 'Cartes Cold War',
    faceDown: (cards) => `${cards} face cachée`,
    ownFaceDown: (cards) => `${cards} face cachée, visibles pour vous seulement`,
    hidden: 'cachée',
    keep: 'Une visible, une cachée',
    faceUp: 'Face visible',
    keepHidden: 'La garder cachée',
    third: 'La troisième carte retourne sous la pioche.',
    hide: 'cacher',
    layFaceUp: 'La poser face visible',
    strength: (shown, worth) => `Force à la fin : ${shownIn(shown)}. La carte elle-même vaut ${points(worth)}.`,
    title: 'La guerre froide',
    contests: (hour, half) =>
      `À la fin, le premier de chaque rivalité marque autant de points qu’affiche l’Horloge, ${hour} pour l’instant ; la deuxième place en marque ${half}. À égalité en tête, chacun en marque ${half} et il n’y a pas de deuxième place.`,
    unknown: 'Les nombres comptent les cartes visibles. Les cachées comptent aussi, et personne ne les connaît encore.',
  },
  rival: {
    cards: 'Cartes du Rival',
    allCards: (rival) => `${rival} : toutes ses cartes`,
    deck: (cards, deck) => `${count(cards, 'carte')}, ${deck === 'early' ? 'Début' : 'Fin'}`,
    tokens: 'jetons pris sur la piste',
    removed: (tiles) => `Retirés : ${list(tiles)}.`,
    noCard: 'Il n’a pas encore joué de carte.',
    faceDown: 'face cachée',
    icon: ICON,
    cardGone: (spot) => `la carte ${SPOT[spot]} du marché est défaussée`,
    places: (first, second, icon) =>
      `Un ouvrier : ${rivalPlace(first)} ; un autre : ${rivalPlace(second)}.${icon ? ` Puis : ${ICON[icon]}.` : ''}`,
    worth: (worth, shown) =>
      shown.length > 0
        ? `Vaut ${points(worth)} au Rival ; à l’Horloge de l’Apocalypse elle compte : ${shownIn(shown)}.`
        : `Vaut ${points(worth)} au Rival.`,
  },
};
