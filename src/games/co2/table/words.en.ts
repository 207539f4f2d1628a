import { count, list } from '../../../language/english.ts';
import { BONUS, ENERGIES, REGIONS, SHORT_REGIONS, SOURCE } from '../names.en.ts';
import { LOST_AT, SAFE_BELOW, UN_GOAL_CUBES } from '../rules/tables/constants.ts';
import type { Bonus, Energy } from '../rules/tables/energies.ts';
import type { Grant, RegionId } from '../rules/tables/regions.ts';
import type { Drawer } from './where.ts';

const DRAWERS: Readonly<Record<Drawer, string>> = {
  globe: 'The world',
  expertise: 'Expertise',
  summits: 'Summits',
  goals: 'Goals',
  hand: 'Hand',
};

const GRANTS: Readonly<Record<Grant, string>> = { money: 'Money', tech: 'Two tech', research: 'Research' };

const points = (amount: number) => count(amount, 'point');
const options = (amount: number) => count(amount, 'option');
const moreToCome = (amount: number) => `${amount} more to come`;
/** Where the air is past saving: a lone company plays on at the very limit. */
const limit = (companies: number) =>
  companies === 1 ? `Above ${LOST_AT} your game ends` : `At ${LOST_AT} everyone loses`;

/** What the table prints by itself; everything about the game is said in the words of the rules. */
export const words = {
  hidden: { hands: 'Goals, lobby cards, orders' },
  energy: (energy: Energy) => ENERGIES[energy],
  region: (region: RegionId) => REGIONS[region],
  shortRegion: (region: RegionId) => SHORT_REGIONS[region],
  grant: (grant: Grant) => GRANTS[grant],
  drawer: (drawer: Drawer) => DRAWERS[drawer],
  drawers: 'Drawers',
  close: 'Close',
  rail: 'Expertise, goals and your company',
  onTheTable: 'On the table',
  /** Read out after the number on a tab. */
  optionsHere: (amount: number) => (amount === 1 ? 'option' : 'options'),

  world: {
    title: 'The world',
    change: (from: number, to: number) => `${from} to ${to} ppm`,
    safe: `Safe below ${SAFE_BELOW}`,
    alarm: 'In the disaster zone',
    limit,
    level: 'CO₂ in the air',
    levelSpoken: (ppm: number, companies: number) =>
      `${ppm} parts per million. The disaster zone begins at ${SAFE_BELOW}. ${limit(companies)}`,
    decade: (decade: number, decades: number) => `Decade ${decade}/${decades}`,
    round: (round: number, rounds: number) => `round ${round} of ${rounds}`,
    cep: 'CEP',
    ppm: 'ppm',
    pile: (amount: number) => `${amount} in pile`,
  },

  market: {
    title: 'CEP market',
    price: (price: number) => `A CEP costs ${price} dollars,`,
    inPile: 'in pile',
    buy: 'Buy',
    sell: 'Sell',
    disaster: 'Disaster',
    disasterThen: 'then',
    fossilPile: 'Fossil pile',
    fossilPileSpoken: 'Fossil plants in the pile',
  },

  place: {
    tabs: 'Regions',
    tab: (region: RegionId, owner: string | undefined, amount: number) =>
      [REGIONS[region], ...(owner ? [`controlled by ${owner}`] : []), ...(amount ? [options(amount)] : [])].join(', '),
    open: 'open',
    nobody: 'No controller yet',
    controlledBy: (owner: string) => `Controlled by ${owner}`,
    controls: (owner: string) => `${owner} controls it`,
    agenda: 'Agenda',
    agendaSpoken: 'Agenda, the most wanted first',
    demand: 'Demand',
    demandMet: (filled: number, of: number) => `${filled} of ${of}`,
    spaceDue: (space: number) => `Space ${space}, a fossil plant is due next decade`,
    spaceEmpty: (space: number) => `Space ${space}, empty`,
    projects: 'Projects',
    state: { vacant: 'empty', proposed: 'proposed', installed: 'installed' },
    vacant: (grant: Grant, region: RegionId) => `${GRANTS[grant]}, empty space, ${REGIONS[region]}`,
    project: (energy: Energy, isInstalled: boolean, region: RegionId) =>
      `${ENERGIES[energy]}, ${isInstalled ? 'installed' : 'proposed'}, ${REGIONS[region]}`,
    scientist: (owner: string) => `${owner}’s scientist`,
    ceps: (permits: number, limit: number) => `${permits} of ${limit} CEPs`,
    ofCeps: (limit: number) => `of ${limit}`,
    tech: (cubes: number) => `${cubes} tech sent after a disaster`,
    deeds: 'What you can do here',
  },

  summits: {
    title: 'Summits',
    moreToCome,
    note: 'Once every topic of a summit has a speaker, the companies that spoke there gain expertise.',
    topic: (energy: Energy, hasSpeaker: boolean) =>
      hasSpeaker ? ENERGIES[energy] : `${ENERGIES[energy]}, nobody speaks yet`,
  },

  expertise: {
    title: 'Expertise',
    note: 'The underlined space is the licence to build. Each decade the companies furthest along a track are paid.',
    allBuilt: 'All five are built',
    next: 'next',
    left: (amount: number) => `${amount} left`,
    nextSpoken: (energy: Energy, coins: number, cubes: number, vp: number, left: number) =>
      `Next ${SOURCE[energy]} plant costs ${coins} dollars and ${cubes} tech and scores ${vp}; ${count(left, 'plant')} left.`,
    caption: (length: number) => `Expertise, spaces 0 to ${length}`,
    source: 'Source',
    licence: 'Licence from',
  },

  hand: {
    unGoals: 'UN goals',
    moreToCome,
    none: 'None face up.',
    unNote: `The first company with a plant of every source shown claims the goal for ${UN_GOAL_CUBES} tech.`,
    yourCompany: 'Your company',
    yourHand: 'Your hand',
    hidden: (cards: number) => `${count(cards, 'lobby card')}, face down.`,
    givenUp: 'given up',
    progress: (now: number, cap: number) => `${now} of ${cap}`,
    goal: (name: string, text: string, worth: string) => `Company goal, ${name}. ${text} Now ${worth}.`,
    card: (name: string, text: string) => `${name}. ${text}`,
    unGoal: (name: string, text: string) => `${name}: ${text}`,
    scientists: 'Scientists',
    scientist: (place: string) => `Scientist, ${place}`,
    inHand: 'in hand',
    notRecruited: 'not recruited',
    ceps: (permits: number) => `${count(permits, 'CEP')} in hand`,
    cepOrders: 'CEP orders',
    orders: 'Orders',
  },

  closeUp: {
    space: (space: number) => `Demand space ${space}`,
    spaceFossil: (decade: number) =>
      `In decade ${decade} a fossil plant opens here and costs somebody a CEP, unless a green plant is here by then.`,
    spaceGreen: 'A green plant can be built here.',
    stores: (region: RegionId) => `In ${REGIONS[region]}`,
    ceps: (permits: number, limit: number) =>
      `${permits} of ${count(limit, 'CEP')}. The company in control can pay with them.`,
    tech: (cubes: number) =>
      `${cubes} tech, sent after a disaster. It pays 1 tech towards a plant here, and one is used up each decade.`,
    summit: (open: readonly Energy[]) =>
      `Still without a speaker: ${list(open.map((energy) => SOURCE[energy]))}. Once every topic has one, each company gains 1 expertise in what it spoke on and 1 more in a topic of its choice.`,
    anyTime: 'any time',
    plant: (energy: Energy, level: number, of: number) => `${ENERGIES[energy]} plant ${level} of ${of}.`,
    plantCosts: (coins: number, cubes: number, vp: number) =>
      `It costs $${coins} and ${cubes} tech, needs ${cubes} expertise and scores ${points(vp)}.`,
    fossil: (name: string) => `${name} plant`,
    fossilText: (ppm: number, tiles: number, left: number) =>
      `It puts ${ppm} ppm into the air until a green plant takes its place. ${tiles} of them are in the box, ${left} still in the pile.`,
    track: (licence: number, income: readonly number[]) =>
      `Building needs at least space ${licence}. The leaders are paid each decade: ${income.join(', ')} on spaces 1 to ${income.length}.`,
    trackBonuses: (bonuses: readonly (readonly [space: number, bonus: Bonus])[]) =>
      `On the way: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} on ${space}`))}.`,
    nobody: 'Nobody controls it yet.',
    controls: (owner: string) => `${owner} controls it.`,
    agenda: (name: string, priorities: readonly Energy[]) =>
      `${name}: ${priorities.map((energy) => SOURCE[energy]).join(', then ')}.`,
    filled: (spaces: number, demand: number, permits: number, limit: number) =>
      `${spaces} of ${count(demand, 'demand space')} filled, ${permits} of ${count(limit, 'CEP')}.`,
    nothing: 'There is nothing you can do here now.',
    deeds: 'What you can do here now',
  },

  /** What a company has, as the seats strip and receipts count it. */
  company: {
    startPlayer: 'start player',
    characters: { gentle: 'Sapling', steady: 'Volt', sharp: 'Helix' },
    money: 'money',
    dollars: (amount: number) => `$${amount}`,
    cepsInHand: 'CEPs in hand',
    ceps: (amount: number) => count(amount, 'CEP'),
    tech: 'tech',
    scientistsOf: 'scientists in hand, of those recruited',
    scientistsInHand: 'scientists in hand',
    scientists: (amount: number) => count(amount, 'scientist'),
    expertiseIn: (energy: Energy) => `expertise in ${SOURCE[energy]}`,
    expertise: (amount: number, energy: Energy) => `${amount} expertise in ${SOURCE[energy]}`,
    plants: 'plants',
    plantsOf: (amount: number) => count(amount, 'plant'),
    unGoals: 'UN goals',
    unGoalsOf: (amount: number) => count(amount, 'UN goal'),
    lobbyCards: 'lobby cards',
    nextIncome: 'next income',
    income: (amount: number) => `${amount} income`,
    pointsNow: 'points, if the game ended now',
    points,
    ppm: 'ppm of CO₂',
    mat: {
      expertise: 'Expertise',
      known: (known: readonly (readonly [Energy, number])[]) =>
        known.map(([energy, space]) => `${SOURCE[energy]} ${space}`).join(', '),
      income: 'Next income',
      plants: 'Plants',
      controls: 'Controls',
      unGoals: 'UN goals',
      goal: 'Company goal',
      givenUp: 'given up',
      secret: 'secret',
      none: 'none',
    },
  },

  ending: {
    step: 'turn',
    marksMean: 'Each dotted line marks the start of a decade.',
    title: 'Satellite Bulletin',
    date: (ppm: number, year: number) => `${ppm} ppm, ${year}s`,
    companies: (amount: number) => count(amount, 'company', 'companies'),
    caption: (ppm: number) => `The world at ${ppm} parts per million`,
    givenUp: (name: string, text: string) => `${name}: ${text} Given up.`,
    worth: (name: string, text: string, worth: number) => `${name}: ${text} Worth ${points(worth)}.`,
    lost: `${LOST_AT} ppm: everyone loses`,
    alone: `Past ${LOST_AT} ppm: too much for one company`,
  },
};
