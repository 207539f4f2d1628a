import { html, type TemplateResult } from 'lit';
import { capital } from '../../../engine/message.ts';
import { count, either, list } from '../../../language/english.ts';
import { LED, RESOURCE, ROW, TYPE } from '../forms.en.ts';
import type { Ground, Pollutant } from '../rules/state.ts';
import type { Die, OnTop, Resource, Row, StructureType } from '../rules/tables.ts';
import { coldWar } from './cold-war.en.ts';
import type { Boast, Sum } from './facts.ts';

const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'clean',
  pollution: 'pollution',
  contamination: 'nuclear contamination',
  well: 'oil well',
};
const DIE: Readonly<Record<Die, string>> = {
  'solar-wind': 'Solar-wind',
  'hydro-geo': 'Hydro-geo',
  coal: 'Coal',
  nuclear: 'Nuclear',
  petroleum: 'Petroleum',
};

const spread = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);

const PIECE: Readonly<Record<Resource | Pollutant, string>> = { ...RESOURCE, ...GROUND };

/** Everything that stands on the desk or is said of it, besides what the rules say. */
export const words = {
  hidden: { hands: 'Achievements and headlines' },
  list: (parts: readonly string[]) => list(parts),
  begin: (text: string) => capital(text),
  sentence: (text: string) => `${capital(text)}.`,
  goods: {
    worker: 'workers',
    energy: 'energy',
    money: 'money',
    steel: 'steel',
    plastic: 'plastic',
    science: 'science',
    oil: 'oil',
    un: 'United Nations',
    medal: 'achievements',
    vp: 'points',
  },
  slots: {
    single: 'One worker or energy, once until you generate.',
    double: 'Two workers or energy together, once until you generate.',
    'two-singles': 'One worker or energy, on two different turns.',
    none: 'It works by itself and takes no worker or energy.',
  },
  buttons: {
    'button:generate': 'Generate',
    'button:discard': 'Discard',
    'button:discard-tile': 'Achievement',
    'button:back': 'Nothing',
    'button:done': 'End turn',
  },
  rivals: 'rivals',

  paper: {
    name: 'The Daily Isotope',
    mast: ['The Daily', 'Isotope'],
    region: 'The Daily Isotope: Global Impact track',
    editions: {
      final: 'Final edition',
      last: 'Last turns',
      late: 'Late City Edition',
      morning: 'Morning Edition',
      special: 'Special edition',
    },
    impact: 'Global Impact',
    scores: (row: Row) => `${ROW[row]} scores`,
    isReset: (type: StructureType) => `${TYPE[type]} is reset`,
    scored: 'scores',
    reset: 'is reset',
    priceFor: (barrels: number) => `for ${barrels}`,
    priceHere: (barrels: number) => `price of ${barrels} oil while this stack lasts`,
    filed: 'filed',
    columns: { next: 'Next', 'next-edition': 'Next edition', last: 'Last', early: 'Early', late: 'Late' },
    peeked: (names: readonly string[]) => `${list(names)} peeked`,
    tokensLeft: (tokens: number, of: number) => `${tokens} of ${of} pollution tokens left`,
    strip: 'The Daily Isotope: impacts, United Nations, achievements',
    stripWithClock: (hour: number, of: number) =>
      `The Daily Isotope: impacts, United Nations, achievements. Doomsday Clock: ${hour} of ${of}`,
    quiet: 'World goes to work',
    noImpact: 'No impact yet',
    onlyYou: 'Only you have seen it.',
  },

  binder: {
    left: (deck: number) => `${deck} left`,
    cards: (deck: number, discard: number) => `${count(deck, 'card')} in the deck, ${discard} discarded`,
    or: 'or',
    soldOut: 'sold out',
    due: 'card to come',
    dueWhen: 'It is drawn when the next turn begins, so that nobody can foresee it.',
    onSlots: (tokens: number) => `${tokens} in its slots`,
    built: (token: Pollutant, row: Row) => `Building it puts ${GROUND[token]} in the ${ROW[row]} row.`,
  },
  location: {
    neutral: 'Neutral worker',
    stack: (who: string, energy: number) => `${who} on ${energy} energy`,
    stacks: (stacks: readonly { readonly who: string; readonly energy: number }[]) =>
      `${stacks.map(({ who, energy }) => `${who} on ${energy} energy`).join(', ')}.`,
    ghost: 'your worker would stand here',
    stands: (energy: number) => `Your worker stands on ${energy} energy`,
    buildOne: 'Build one',
    buildStructure: 'Build one structure',
    priceFor: 'for',
    lies: 'lies here',
    lying: (piece: Resource | Pollutant, amount: number) => `${amount} ${PIECE[piece]} here`,
    free: 'free',
  },
  un: {
    region: 'United Nations track',
    title: 'United Nations',
    heading: ['United', 'Nations'],
    leader: 'leader bonus',
    points: (spaces: readonly number[]) => `Points at the end: ${spaces.join(', ')}. The last space holds one marker.`,
  },
  tiles: {
    region: 'Achievements on display',
    heading: 'Achieve\u00adments',
    none: 'none left',
    supply: (tiles: number) => `${tiles} more face down`,
    rule: (scores: string, most: number) => `${capital(scores)}. At most ${most}, counted at the end.`,
  },
  pages: {
    region: 'Pages',
    government: 'Gov’t',
    industry: 'Industry',
    commerce: 'Commerce',
    clock: 'Clock',
    mat: 'Mat',
    open: 'open',
  },
  stage: {
    region: 'On the desk',
    toDo: 'To do',
    nation: 'Which nation will you lead?',
    start: 'Start',
    step: 'Each step',
    keepOne: 'Keep one, in secret',
    workTurn: 'On any Work turn:',
    atStart: 'Start:',
  },

  generate: {
    phases: { claim: 'Claim', return: 'Return', refine: 'Refine', roll: 'Roll', pollute: 'Pollute' },
    spread,
    barrels: (least: number, most: number) =>
      `Each barrel is one more die for this roll: ${spread(least, most)} energy.`,
    aside: 'Left out',
    rolls: 'Rolls',
    energy: (least: number, most: number) => `${spread(least, most)} energy`,
    decides: 'The highest number decides whether you pollute',
    chances: {
      clean: (dice: readonly string[]) => `${either(dice) || 'No dice'} highest or tied: clean`,
      pollution: (dice: readonly string[]) => `${either(dice)} highest: pollution`,
      contamination: (dice: readonly string[]) => `${either(dice)} highest: nuclear contamination`,
    },
    onTop: { clean: 'No pollution', pollution: 'Pollution', contamination: 'Nuclear contamination' },
    highest: 'highest',
    sum: ({ who, terms, sum }: Sum) =>
      `${who === undefined ? '' : `${who}: `}${terms.length > 1 ? `${terms.join(' + ')} = ` : ''}${sum} energy`,
    tied: (): TemplateResult => html`<b>A tie.</b> You choose which one counts as the highest.`,
    why: (die: string, onTop: OnTop): TemplateResult =>
      onTop === 'clean'
        ? html`<b>${die} shows the highest number,</b> so your environment stays clean.`
        : html`<b>${die} shows the highest number,</b> so ${GROUND[onTop]} follows.`,
    shows: 'Shows',
    gives: 'Energy',
    ifHighest: (happens: string) => `If it is the highest: ${happens}.`,
    costs: (price: TemplateResult, points: number): TemplateResult =>
      html`Costs ${price}, worth ${count(points, 'point')} at the end.`,
    refined: 'One barrel each, for one roll.',
  },

  mat: {
    yours: 'Your mat',
    any: 'Mat',
    whole: (name: string) => `${name}: the whole mat`,
    goods: 'Goods',
    atHome: (home: number, owned: number) => `${home} of ${owned} workers at home`,
    structures: 'Structures',
    structuresOf: (name: string) => `Structures of ${name}`,
    typeOf: (type: StructureType) => `${TYPE[type]} structures`,
    byItself: 'works by itself',
    points: 'points',
    worth: (points: number) => count(points, 'point'),
    spyOn: (cards: readonly string[]) => `on ${list(cards)}`,
    achievements: (amount: number) => count(amount, 'achievement'),
    sealed: (amount: number) => `${count(amount, 'achievement')}, face down`,
    onlyYou: 'only you',
    affordable: (dice: number) => `you can afford ${dice === 0 ? 'none' : dice}`,
    inSupply: 'left in the supply',
    objectives: 'Objectives',
    ranks: 'Ranks',
    goals: { un: 'United Nations', tiles: 'Achievements', total: 'Total' },
    environment: 'Environment',
    column: (column: number) => `column ${column}`,
    columnBonus: 'points if the whole column is clean at the end',
    now: 'points, if the game ended now',
    ground: (ground: Ground, isDrilling: boolean) =>
      isDrilling ? `${GROUND[ground]}, drilling space` : GROUND[ground],
    clean: (clean: number, of: number) => `${clean} of ${of} spaces clean`,
  },
  seats: {
    region: 'Seats',
    caption: 'Points if the game ended now',
    supply: 'In the supply',
    wells: 'oil wells',
    toDecide: 'To decide:',
    epithet: (nation: string | undefined, isYou: boolean) => [nation, isYou && 'you'].filter(Boolean).join(', '),
  },
  figures: { workers: 'workers at home', energy: 'energy', un: 'steps in the United Nations', medal: 'achievements' },
  ledger: {
    worker: { label: 'workers at home', said: (amount: number) => count(amount, 'worker') },
    money: (amount: number) => `$${amount}`,
    die: (die: Die) => `${DIE[die]} dice`,
    dice: (die: Die, amount: number) => count(amount, `${DIE[die]} die`, `${DIE[die]} dice`),
    structures: (type: StructureType, amount: number) => count(amount, `${TYPE[type]} structure`),
    megastructures: { label: 'megastructures', said: (amount: number) => count(amount, 'megastructure') },
    wells: { label: 'oil wells', said: (amount: number) => count(amount, 'oil well') },
    un: { label: 'steps in the United Nations', said: (amount: number) => `${count(amount, 'step')} in the UN` },
    achievements: { label: 'achievements', said: (amount: number) => count(amount, 'achievement') },
    points: { label: 'points, if the game ended now', said: (amount: number) => count(amount, 'point') },
    polluted: { label: 'polluted spaces', said: (amount: number) => count(amount, 'polluted space') },
  },

  ...coldWar,

  ending: {
    step: 'turn',
    marks: 'Dotted lines mark Global Impacts.',
    rank: (rank: string, points: number) => `${rank} with ${count(points, 'point')}`,
    missed: (points: number) => `Objectives missed with ${count(points, 'point')}`,
    table: (turns: number, nations: number, hasRival: boolean) =>
      `${count(turns, 'turn')}, ${count(nations, 'nation')}${hasRival ? ' and the Rival' : ''}`,
    caption: ({ name, nation, structures, step, clean }: Boast) =>
      `${name} of ${LED[nation]}: ${count(structures, 'structure')}, step ${step} in the United Nations, ${count(clean, 'clean space')}.`,
  },
};
