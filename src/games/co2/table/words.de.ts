import { count, list } from '../../../language/german.ts';
import type { WordsOf } from '../../../language/phrasebook.ts';
import { BONUS, COMPOUND, ceps, dollars, ENERGIES, points, REGIONS, SHORT_REGIONS } from '../names.de.ts';
import { LOST_AT, SAFE_BELOW, UN_GOAL_CUBES } from '../rules/tables/constants.ts';
import type { Grant } from '../rules/tables/regions.ts';
import type { Drawer } from './where.ts';
import type { words as english } from './words.en.ts';

const DRAWERS: Readonly<Record<Drawer, string>> = {
  globe: 'Die Welt',
  expertise: 'Expertise',
  summits: 'Gipfel',
  goals: 'Ziele',
  hand: 'Hand',
};

const GRANTS: Readonly<Record<Grant, string>> = { money: 'Geld', tech: '2 Tech', research: 'Forscher' };

const moreToCome = (amount: number) => `noch ${amount}`;
/** Ab wann die Luft nicht mehr zu retten ist: Eine Firma allein spielt genau an der Grenze weiter. */
const limit = (companies: number) =>
  companies === 1 ? `Über ${LOST_AT} endet dein Spiel` : `Bei ${LOST_AT} verlieren alle`;

export const words: WordsOf<typeof english> = {
  hidden: { hands: 'Ziele, Lobbykarten, Anweisungen' },
  energy: (energy) => ENERGIES[energy],
  region: (region) => REGIONS[region],
  shortRegion: (region) => SHORT_REGIONS[region],
  grant: (grant) => GRANTS[grant],
  drawer: (drawer) => DRAWERS[drawer],
  drawers: 'Schubladen',
  close: 'Schließen',
  rail: 'Expertise, Ziele und deine Firma',
  onTheTable: 'Auf dem Tisch',
  optionsHere: (amount) => (amount === 1 ? 'Möglichkeit' : 'Möglichkeiten'),

  world: {
    title: 'Die Welt',
    change: (from, to) => `${from} auf ${to} ppm`,
    safe: `Sicher unter ${SAFE_BELOW}`,
    alarm: 'In der Katastrophenzone',
    limit,
    level: 'CO₂ in der Luft',
    levelSpoken: (ppm, companies) =>
      `${ppm} Teile pro Million. Die Katastrophenzone beginnt bei ${SAFE_BELOW}. ${limit(companies)}`,
    decade: (decade, decades) => `Jahrz. ${decade}/${decades}`,
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    cep: 'CEP',
    ppm: 'ppm',
    pile: (amount) => `${amount} im Stapel`,
  },

  market: {
    title: 'CEP-Markt',
    price: (price) => `Ein CEP kostet ${price} Dollar,`,
    inPile: 'übrig',
    buy: 'Kauf',
    sell: 'Verkauf',
    disaster: 'Katastrophe',
    disasterThen: 'dann',
    fossilPile: 'Fossiler Stapel',
    fossilPileSpoken: 'Fossile Kraftwerke im Stapel',
  },

  place: {
    tabs: 'Regionen',
    tab: (region, owner, amount) =>
      [
        REGIONS[region],
        ...(owner ? [`kontrolliert von ${owner}`] : []),
        ...(amount ? [count(amount, 'Möglichkeit', 'Möglichkeiten')] : []),
      ].join(', '),
    open: 'offen',
    nobody: 'Ohne Kontrolle',
    controlledBy: (owner) => `Kontrolliert von ${owner}`,
    controls: (owner) => `${owner} hat die Kontrolle`,
    agenda: 'Agenda',
    agendaSpoken: 'Agenda, das Begehrteste zuerst',
    demand: 'Bedarf',
    demandMet: (filled, of) => `${filled} von ${of}`,
    spaceDue: (space) => `Feld ${space}, im nächsten Jahrzehnt droht ein fossiles Kraftwerk`,
    spaceEmpty: (space) => `Feld ${space}, leer`,
    projects: 'Projekte',
    state: { vacant: 'leer', proposed: 'Vorschlag', installed: 'bereit' },
    vacant: (grant, region) => `${GRANTS[grant]}, leeres Feld, ${REGIONS[region]}`,
    project: (energy, isInstalled, region) =>
      `${ENERGIES[energy]}, ${isInstalled ? 'eingerichtet' : 'vorgeschlagen'}, ${REGIONS[region]}`,
    scientist: (owner) => `Forscher von ${owner}`,
    ceps: (permits, most) => `${permits} von ${ceps(most)}`,
    ofCeps: (most) => `von ${most}`,
    tech: (cubes) => `${cubes} Tech, nach einer Katastrophe geschickt`,
    deeds: 'Was du hier tun kannst',
  },

  summits: {
    title: 'Gipfel',
    moreToCome,
    note: 'Sobald jedes Thema eines Gipfels einen Redner hat, erhalten die Firmen, die dort sprachen, Expertise.',
    topic: (energy, hasSpeaker) => (hasSpeaker ? ENERGIES[energy] : `${ENERGIES[energy]}, noch ohne Redner`),
  },

  expertise: {
    title: 'Expertise',
    note: 'Das unterstrichene Feld ist die Lizenz zum Bauen. Wer auf einer Leiste vorn liegt, wird in jedem Jahrzehnt bezahlt.',
    allBuilt: 'Alle fünf sind gebaut',
    next: 'nächstes',
    left: (amount) => `noch ${amount}`,
    nextSpoken: (energy, coins, cubes, vp, left) =>
      `Das nächste ${COMPOUND[energy]}kraftwerk kostet ${coins} Dollar und ${cubes} Tech und bringt ${vp}; noch ${count(left, 'Kraftwerk', 'Kraftwerke')}.`,
    caption: (length) => `Expertise, Felder 0 bis ${length}`,
    source: 'Quelle',
    licence: 'Lizenz ab',
  },

  hand: {
    unGoals: 'UN-Ziele',
    moreToCome,
    none: 'Keines liegt aus.',
    unNote: `Die erste Firma mit einem Kraftwerk jeder gezeigten Quelle erfüllt das Ziel für ${UN_GOAL_CUBES} Tech.`,
    yourCompany: 'Deine Firma',
    yourHand: 'Deine Hand',
    hidden: (cards) => `${count(cards, 'Lobbykarte', 'Lobbykarten')}, verdeckt.`,
    givenUp: 'aufgegeben',
    progress: (now, cap) => `${now} von ${cap}`,
    goal: (name, text, worth) => `Firmenziel „${name}“. ${text} Jetzt ${worth}.`,
    card: (name, text) => `${name}. ${text}`,
    unGoal: (name, text) => `${name}: ${text}`,
    scientists: 'Forscher',
    scientist: (place) => `Forscher, ${place}`,
    inHand: 'auf der Hand',
    notRecruited: 'nicht angeworben',
    ceps: (permits) => `${ceps(permits)} auf der Hand`,
    cepOrders: 'CEP-Anweisung',
    orders: 'Anweisung',
  },

  closeUp: {
    space: (space) => `Bedarfsfeld ${space}`,
    spaceFossil: (decade) =>
      `In Jahrzehnt ${decade} entsteht hier ein fossiles Kraftwerk, und jemand zahlt dafür ein CEP, wenn bis dahin kein grünes hier steht.`,
    spaceGreen: 'Hier kann ein grünes Kraftwerk gebaut werden.',
    stores: (region) => `In ${REGIONS[region]}`,
    ceps: (permits, most) => `${permits} von ${ceps(most)}. Wer die Region kontrolliert, darf damit bezahlen.`,
    tech: (cubes) =>
      `${cubes} Tech, nach einer Katastrophe geschickt. Beim Bauen hier zählt davon 1 Tech als bezahlt, und in jedem Jahrzehnt wird eines verbraucht.`,
    summit: (open) =>
      `Noch ohne Redner: ${list(open.map((energy) => ENERGIES[energy]))}. Sobald jedes Thema einen hat, erhält jede Firma 1 Expertise in allem, worüber sie sprach, und 1 weitere in einem Thema ihrer Wahl.`,
    anyTime: 'jederzeit',
    plant: (energy, level, of) => `${COMPOUND[energy]}kraftwerk ${level} von ${of}.`,
    plantCosts: (coins, cubes, vp) =>
      `Es kostet ${dollars(coins)} und ${cubes} Tech, verlangt Expertise ${cubes} und bringt ${points(vp)}.`,
    fossil: (name) => `${name}kraftwerk`,
    fossilText: (ppm, tiles, left) =>
      `Es bläst ${ppm} ppm in die Luft, bis ein grünes Kraftwerk seinen Platz einnimmt. ${tiles} davon sind im Spiel, ${left} noch im Stapel.`,
    track: (licence, income) =>
      `Zum Bauen brauchst du mindestens Feld ${licence}. Wer vorn liegt, wird in jedem Jahrzehnt bezahlt: ${income.join(', ')} auf den Feldern 1 bis ${income.length}.`,
    trackBonuses: (bonuses) => `Unterwegs: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} auf ${space}`))}.`,
    nobody: 'Noch niemand kontrolliert diese Region.',
    controls: (owner) => `${owner} kontrolliert diese Region.`,
    agenda: (name, priorities) => `${name}: ${priorities.map((energy) => ENERGIES[energy]).join(', dann ')}.`,
    filled: (spaces, demand, permits, most) =>
      `${spaces} von ${count(demand, 'Bedarfsfeld', 'Bedarfsfeldern')} belegt, ${permits} von ${ceps(most)}.`,
    nothing: 'Hier gibt es für dich gerade nichts zu tun.',
    deeds: 'Was du hier jetzt tun kannst',
  },

  company: {
    startPlayer: 'Startspieler',
    characters: { gentle: 'Setzling', steady: 'Volt', sharp: 'Helix' },
    money: 'Geld',
    dollars,
    cepsInHand: 'CEPs auf der Hand',
    ceps,
    tech: 'Tech',
    scientistsOf: 'Forscher auf der Hand, von den angeworbenen',
    scientistsInHand: 'Forscher auf der Hand',
    scientists: (amount) => count(amount, 'Forscher', 'Forscher'),
    expertiseIn: (energy) => `Expertise in ${ENERGIES[energy]}`,
    expertise: (amount, energy) => `${amount} Expertise in ${ENERGIES[energy]}`,
    plants: 'Kraftwerke',
    plantsOf: (amount) => count(amount, 'Kraftwerk', 'Kraftwerke'),
    unGoals: 'UN-Ziele',
    unGoalsOf: (amount) => count(amount, 'UN-Ziel', 'UN-Ziele'),
    lobbyCards: 'Lobbykarten',
    nextIncome: 'nächstes Einkommen',
    income: (amount) => `${amount} Einkommen`,
    pointsNow: 'Punkte, wenn jetzt Schluss wäre',
    points,
    ppm: 'ppm CO₂',
    mat: {
      expertise: 'Expertise',
      known: (known) => known.map(([energy, space]) => `${ENERGIES[energy]} ${space}`).join(', '),
      income: 'Nächstes Einkommen',
      plants: 'Kraftwerke',
      controls: 'Kontrolliert',
      unGoals: 'UN-Ziele',
      goal: 'Firmenziel',
      givenUp: 'aufgegeben',
      secret: 'geheim',
      none: 'nichts',
    },
  },

  ending: {
    step: 'Zug',
    marksMean: 'Gepunktete Linien markieren den Beginn eines Jahrzehnts.',
    title: 'Satelliten-Bulletin',
    date: (ppm, year) => `${ppm} ppm, ${year}er`,
    companies: (amount) => count(amount, 'Firma', 'Firmen'),
    caption: (ppm) => `Die Welt bei ${ppm} Teilen pro Million`,
    givenUp: (name, text) => `${name}: ${text} Aufgegeben.`,
    worth: (name, text, worth) => `${name}: ${text} Wert: ${points(worth)}.`,
    lost: `${LOST_AT} ppm: Alle verlieren`,
    alone: `Über ${LOST_AT} ppm: zu viel für eine Firma`,
  },
};
