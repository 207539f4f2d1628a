import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { count, either, list } from '../../../language/french.ts';
import { dollars, GOOD, LED, OF_TYPE, ROW, TYPE } from '../forms.fr.ts';
import type { Ground, Pollutant } from '../rules/state.ts';
import type { Die, Resource } from '../rules/tables.ts';
import { coldWar } from './cold-war.fr.ts';
import type { TableWords } from './words.ts';

const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'propre',
  pollution: 'pollution',
  contamination: 'contamination nucléaire',
  well: 'puits de pétrole',
};
const DIE: Readonly<Record<Die, string>> = {
  'solar-wind': 'Solaire-éolien',
  'hydro-geo': 'Hydro-géo',
  coal: 'Charbon',
  nuclear: 'Nucléaire',
  petroleum: 'Pétrole',
};
const PIECE: Readonly<Record<Resource | Pollutant, (amount: number) => string>> = {
  ...GOOD,
  pollution: (amount) => count(amount, 'pollution'),
  contamination: (amount) => count(amount, 'contamination nucléaire', 'contaminations nucléaires'),
};

const points = (amount: number): string => count(amount, 'point');
const tiles = (amount: number): string => count(amount, 'exploit');
const spread = (least: number, most: number): string => (least === most ? `${least}` : `${least} à ${most}`);
const energies = (least: number, most: number): string =>
  most > 1 ? `${spread(least, most)} énergies` : `${spread(least, most)} énergie`;

/** Everything that stands on the desk, in French. */
export const words: TableWords = {
  hidden: { hands: 'Exploits et titres' },
  list,
  begin: capital,
  sentence: (text) => `${capital(text)}.`,
  goods: {
    worker: 'ouvriers',
    energy: 'énergie',
    money: 'argent',
    steel: 'acier',
    plastic: 'plastique',
    science: 'science',
    oil: 'pétrole',
    un: 'Nations unies',
    medal: 'exploits',
    vp: 'points',
  },
  slots: {
    single: 'Un ouvrier ou une énergie, une fois jusqu’à votre production.',
    double: 'Deux ouvriers ou énergies ensemble, une fois jusqu’à votre production.',
    'two-singles': 'Un ouvrier ou une énergie, à deux tours différents.',
    none: 'Agit toute seule, sans ouvrier ni énergie.',
  },
  buttons: {
    'button:generate': 'Produire',
    'button:discard': 'Défausse',
    'button:discard-tile': 'Exploit',
    'button:back': 'Rien',
    'button:done': 'Fin du tour',
  },
  rivals: 'autres',

  paper: {
    name: 'L’Isotope quotidien',
    mast: ['L’Isotope', 'quotidien'],
    region: 'L’Isotope quotidien : piste des événements mondiaux',
    editions: {
      final: 'Dernière édition',
      last: 'Derniers tours',
      late: 'Édition du soir',
      morning: 'Édition du matin',
      special: 'Édition spéciale',
    },
    impact: 'Événement mondial',
    scores: (row) => `${ROW[row]} compte`,
    isReset: (type) => `${TYPE[type]} renouvelé`,
    scored: 'compte',
    reset: 'renouvelé',
    priceFor: (barrels) => `pour ${barrels}`,
    priceHere: (barrels) => `prix de ${GOOD.oil(barrels)} tant que dure cette pile`,
    filed: 'classé',
    columns: { next: 'À suivre', 'next-edition': 'À suivre', last: 'Dernier', early: 'Début', late: 'Fin' },
    peeked: (names) => `Regardé en secret par ${list(names)}`,
    tokensLeft: (tokens, of) => `encore ${tokens} pollutions sur ${of}`,
    strip: 'L’Isotope quotidien : événements, Nations unies, exploits',
    stripWithClock: (hour, of) =>
      `L’Isotope quotidien : événements, Nations unies, exploits. Horloge de l’Apocalypse : ${hour} sur ${of}`,
    quiet: 'Le monde se met au travail',
    noImpact: 'Aucun événement',
    onlyYou: 'Personne d’autre ne l’a vu.',
  },

  binder: {
    left: (deck) => `reste ${deck}`,
    cards: (deck, discard) => `${count(deck, 'carte')} dans la pioche, ${discard} dans la défausse`,
    or: 'ou',
    soldOut: 'épuisé',
    due: 'carte à venir',
    dueWhen: 'Elle est piochée au début du tour suivant, pour que personne ne puisse la prévoir.',
    onSlots: (tokens) => `${tokens} sur ses emplacements`,
    built: (token, row) => `Le bâtir apporte : ${GROUND[token]}, ligne ${ROW[row]}.`,
  },
  location: {
    neutral: 'Ouvrier neutre',
    stack: (who, energy) => `${who} sur ${GOOD.energy(energy)}`,
    stacks: (stacks) => `${stacks.map(({ who, energy }) => `${who} sur ${GOOD.energy(energy)}`).join(', ')}.`,
    ghost: 'votre ouvrier serait ici',
    stands: (energy) => `Votre ouvrier est sur ${GOOD.energy(energy)}`,
    buildOne: 'Bâtir',
    buildStructure: 'Bâtir une carte',
    priceFor: 'pour',
    lies: 'se trouve ici',
    lying: (piece, amount) => `Ici : ${PIECE[piece](amount)}`,
    free: 'libre',
  },
  un: {
    region: 'Piste des Nations unies',
    title: 'Nations unies',
    heading: ['Nations', 'unies'],
    leader: 'bonus de tête',
    points: (spaces) => `Points à la fin : ${spaces.join(', ')}. Le dernier échelon n’a de place que pour un marqueur.`,
  },
  tiles: {
    region: 'Exploits visibles',
    heading: 'Exploits',
    none: 'plus aucun',
    supply: (left) => `encore ${left} face cachée`,
    rule: (scores, most) => `${capital(scores)}. Au plus ${most}, à compter à la fin.`,
  },
  pages: {
    region: 'Pages',
    government: 'État',
    industry: 'Industrie',
    commerce: 'Commerce',
    clock: 'Horloge',
    mat: 'Plateau',
    open: 'possibles',
  },
  stage: {
    region: 'Sur le bureau',
    toDo: 'À faire',
    nation: 'Quelle nation dirigez-vous ?',
    start: 'Départ',
    step: 'Par échelon',
    keepOne: 'Gardez-en un, en secret',
    workTurn: 'À chaque tour de travail :',
    atStart: 'Départ :',
  },

  generate: {
    phases: { claim: 'Exploit', return: 'Retour', refine: 'Pétrole', roll: 'Lancer', pollute: 'Pollution' },
    spread,
    barrels: (least, most) => `Chaque baril est un dé de plus pour ce lancer : ${energies(least, most)}.`,
    aside: 'De côté',
    rolls: 'Lancé',
    energy: energies,
    decides: 'Le plus grand nombre décide de la pollution',
    chances: {
      clean: (dice) => (dice.length > 0 ? `${either(dice)} en tête ou à égalité : propre` : 'Aucun dé : propre'),
      pollution: (dice) => `${either(dice)} en tête : pollution`,
      contamination: (dice) => `${either(dice)} en tête : contamination nucléaire`,
    },
    onTop: { clean: 'Propre', pollution: 'Pollution', contamination: 'Contamination' },
    highest: 'en tête',
    sum: ({ who, terms, sum }) =>
      `${who === undefined ? '' : `${who} : `}${terms.length > 1 ? `${terms.join(' + ')} = ` : ''}${GOOD.energy(sum)}`,
    tied: () => html`<b>Égalité.</b> À vous de dire quel dé compte comme le plus haut.`,
    why: (die, onTop) =>
      onTop === 'clean'
        ? html`<b>${die} affiche le plus grand nombre :</b> votre environnement reste propre.`
        : html`<b>${die} affiche le plus grand nombre :</b> ${GROUND[onTop]}.`,
    shows: 'Face',
    gives: 'Énergie',
    ifHighest: (happens) => `S’il est le plus haut : ${happens}.`,
    costs: (price, worth) => html`Coûte ${price}, vaut ${points(worth)} à la fin.`,
    refined: 'Un baril chacun, pour un lancer.',
  },

  mat: {
    yours: 'Votre plateau',
    any: 'Plateau',
    whole: (name) => `${name} : tout le plateau`,
    goods: 'Biens',
    atHome: (home, owned) => `${home} ouvriers sur ${owned} chez eux`,
    structures: 'Bâtiments',
    structuresOf: (name) => `Bâtiments : ${name}`,
    typeOf: (type) => `bâtiments ${OF_TYPE[type]}`,
    byItself: 'agit toute seule',
    points: 'points',
    worth: points,
    spyOn: (cards) => `sur : ${list(cards)}`,
    achievements: tiles,
    sealed: (amount) => `${tiles(amount)}, face cachée`,
    onlyYou: 'pour vous',
    affordable: (dice) => (dice === 0 ? 'aucun abordable' : count(dice, 'abordable')),
    inSupply: 'dans la réserve',
    objectives: 'Objectifs',
    ranks: 'Rangs',
    goals: { un: 'Nations unies', tiles: 'Exploits', total: 'En tout' },
    environment: 'Environnement',
    column: (column) => `colonne ${column}`,
    columnBonus: 'points si toute la colonne est propre à la fin',
    now: 'points, si la partie s’arrêtait là',
    ground: (ground, isDrilling) => (isDrilling ? `${GROUND[ground]}, case de forage` : GROUND[ground]),
    clean: (clean, of) => `${count(clean, 'case propre', 'cases propres')} sur ${of}`,
  },
  seats: {
    region: 'Places',
    caption: 'Points si la partie s’arrêtait là',
    supply: 'Dans la réserve',
    wells: 'puits de pétrole',
    toDecide: 'À décider :',
    epithet: (nation, isYou) => [nation, isYou && 'vous'].filter(Boolean).join(', '),
  },
  figures: { workers: 'ouvriers chez eux', energy: 'énergie', un: 'échelons aux Nations unies', medal: 'exploits' },
  ledger: {
    worker: { label: 'ouvriers chez eux', said: GOOD.worker },
    money: dollars,
    die: (die) => `dés ${DIE[die]}`,
    dice: (die, amount) => count(amount, `dé ${DIE[die]}`, `dés ${DIE[die]}`),
    structures: (type, amount) => count(amount, `bâtiment ${OF_TYPE[type]}`, `bâtiments ${OF_TYPE[type]}`),
    megastructures: {
      label: 'grands projets',
      said: (amount) => count(amount, 'grand projet', 'grands projets'),
    },
    wells: { label: 'puits de pétrole', said: (amount) => `${amount} puits de pétrole` },
    un: { label: 'échelons aux Nations unies', said: (amount) => `${count(amount, 'échelon')} à l’ONU` },
    achievements: { label: 'exploits', said: tiles },
    points: { label: 'points, si la partie s’arrêtait là', said: points },
    polluted: { label: 'cases polluées', said: (amount) => count(amount, 'case polluée', 'cases polluées') },
  },

  ...coldWar,

  ending: {
    step: 'tour',
    marks: 'Les lignes pointillées marquent les événements mondiaux.',
    rank: (rank, amount) => `${rank} avec ${points(amount)}`,
    missed: (amount) => `Objectifs manqués avec ${points(amount)}`,
    table: (turns, nations, hasRival) =>
      `${count(turns, 'tour')}, ${count(nations, 'nation')}${hasRival ? ' et le Rival' : ''}`,
    caption: ({ name, nation, structures, step, clean }) =>
      `${name} dirige ${LED[nation]} : ${count(structures, 'bâtiment')}, échelon ${step} aux Nations unies, ${count(clean, 'case propre', 'cases propres')}.`,
  },
};
