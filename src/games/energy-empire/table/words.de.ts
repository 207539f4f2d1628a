import { html } from 'lit';
import { capital } from '../../../engine/message.ts';
import { count, either, list } from '../../../language/german.ts';
import { dollars, LED, RESOURCE, ROW, STRUCTURE, TYPE } from '../forms.de.ts';
import type { Ground, Pollutant } from '../rules/state.ts';
import type { Die, Resource } from '../rules/tables.ts';
import { coldWar } from './cold-war.de.ts';
import type { TableWords } from './words.ts';

const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'sauber',
  pollution: 'Verschmutzung',
  contamination: 'Verstrahlung',
  well: 'Ölquelle',
};
const DIE: Readonly<Record<Die, string>> = {
  'solar-wind': 'Solar-Wind-Würfel',
  'hydro-geo': 'Hydro-Geo-Würfel',
  coal: 'Kohle-Würfel',
  nuclear: 'Atom-Würfel',
  petroleum: 'Erdöl-Würfel',
};
const PIECE: Readonly<Record<Resource | Pollutant, string>> = { ...RESOURCE, ...GROUND };

const points = (amount: number): string => count(amount, 'Punkt', 'Punkte');
const tiles = (amount: number): string => count(amount, 'Erfolg', 'Erfolge');
const spread = (least: number, most: number): string => (least === most ? `${least}` : `${least} bis ${most}`);

/** Everything that stands on the desk, in German. */
export const words: TableWords = {
  hidden: { hands: 'Erfolge und Schlagzeilen' },
  list,
  begin: capital,
  sentence: (text) => `${capital(text)}.`,
  goods: {
    worker: 'Arbeiter',
    energy: 'Energie',
    ...RESOURCE,
    un: 'Vereinte Nationen',
    medal: 'Erfolge',
    vp: 'Punkte',
  },
  slots: {
    single: 'Ein Arbeiter oder eine Energie, einmal bis zum nächsten Energiezug.',
    double: 'Zwei Arbeiter oder Energie zusammen, einmal bis zum nächsten Energiezug.',
    'two-singles': 'Je ein Arbeiter oder eine Energie, in zwei verschiedenen Zügen.',
    none: 'Wirkt von selbst, ohne Arbeiter und Energie.',
  },
  buttons: {
    'button:generate': 'Erzeugen',
    'button:discard': 'Ablegen',
    'button:discard-tile': 'Erfolg',
    'button:back': 'Nichts',
    'button:done': 'Zug beenden',
  },
  rivals: 'andere',

  paper: {
    name: 'Isotopen-Kurier',
    mast: ['Isotopen-', 'Kurier'],
    region: 'Isotopen-Kurier: Leiste der Weltereignisse',
    editions: {
      final: 'Letzte Ausgabe',
      last: 'Letzte Züge',
      late: 'Spätausgabe',
      morning: 'Morgenausgabe',
      special: 'Extrablatt',
    },
    impact: 'Weltereignis',
    scores: (row) => `${ROW[row]} zählt`,
    isReset: (type) => `${TYPE[type]} neu`,
    scored: 'zählt',
    reset: 'neu',
    priceFor: (barrels) => `für ${barrels}`,
    priceHere: (barrels) => `Preis für ${barrels} Öl, solange dieser Stapel reicht`,
    filed: 'abgelegt',
    columns: { next: 'Nächste', 'next-edition': 'Demnächst', last: 'Letzte', early: 'Früh', late: 'Spät' },
    peeked: (names) => `Heimlich angesehen: ${list(names)}`,
    tokensLeft: (tokens, of) => `noch ${tokens} von ${of} Verschmutzungen`,
    strip: 'Isotopen-Kurier: Ereignisse, Vereinte Nationen, Erfolge',
    stripWithClock: (hour, of) =>
      `Isotopen-Kurier: Ereignisse, Vereinte Nationen, Erfolge. Atomkriegsuhr: ${hour} von ${of}`,
    quiet: 'Die Welt packt an',
    noImpact: 'Noch kein Ereignis',
    onlyYou: 'Nur du hast es gesehen.',
  },

  binder: {
    left: (deck) => `noch ${deck}`,
    cards: (deck, discard) => `${count(deck, 'Karte', 'Karten')} im Stapel, ${discard} abgelegt`,
    or: '/',
    soldOut: 'ausverkauft',
    due: 'Karte folgt',
    dueWhen: 'Sie wird erst zu Beginn des nächsten Zuges gezogen, damit niemand sie vorhersehen kann.',
    onSlots: (tokens) => `${tokens} auf den Einsatzfeldern`,
    built: (token, row) => `Der Bau bringt ${GROUND[token]} in die Reihe ${ROW[row]}.`,
  },
  location: {
    neutral: 'Neutraler Arbeiter',
    stack: (who, energy) => `${who} auf ${energy} Energie`,
    stacks: (stacks) => `${stacks.map(({ who, energy }) => `${who} auf ${energy} Energie`).join(', ')}.`,
    ghost: 'hier würde dein Arbeiter stehen',
    stands: (energy) => `Dein Arbeiter steht auf ${energy} Energie`,
    buildOne: 'Bauen',
    buildStructure: 'Ein Gebäude bauen',
    priceFor: 'für',
    lies: 'liegt hier',
    lying: (piece, amount) => `Hier liegt: ${amount} ${PIECE[piece]}`,
    free: 'frei',
  },
  un: {
    region: 'Leiste der Vereinten Nationen',
    title: 'Vereinte Nationen',
    heading: ['Vereinte', 'Nationen'],
    leader: 'Führungsbonus',
    points: (spaces) => `Punkte am Ende: ${spaces.join(', ')}. Auf der letzten Stufe ist nur für einen Marker Platz.`,
  },
  tiles: {
    region: 'Ausliegende Erfolge',
    heading: 'Erfolge',
    none: 'keiner mehr',
    supply: (left) => `${left} weitere verdeckt`,
    rule: (scores, most) => `${capital(scores)}. Höchstens ${most}, gezählt am Ende.`,
  },
  pages: {
    region: 'Seiten',
    government: 'Staat',
    industry: 'Industrie',
    commerce: 'Handel',
    clock: 'Uhr',
    mat: 'Tableau',
    open: 'offen',
  },
  stage: {
    region: 'Auf dem Schreibtisch',
    toDo: 'Zu tun',
    nation: 'Welche Nation führst du?',
    start: 'Start',
    step: 'Je Stufe',
    keepOne: 'Behalte einen, geheim',
    workTurn: 'In jedem Arbeitszug:',
    atStart: 'Start:',
  },

  generate: {
    phases: {
      claim: 'Erfolg',
      return: 'Heimkehr',
      refine: 'Öl',
      roll: 'Wurf',
      pollute: 'Umwelt',
    },
    spread,
    barrels: (least, most) => `Jedes Fass ist ein Würfel mehr für diesen Wurf: ${spread(least, most)} Energie.`,
    aside: 'Bleibt weg',
    rolls: 'Dabei',
    energy: (least, most) => `${spread(least, most)} Energie`,
    decides: 'Die höchste Zahl entscheidet über die Verschmutzung',
    chances: {
      clean: (dice) => (dice.length > 0 ? `${either(dice)} am höchsten oder gleich: sauber` : 'Kein Würfel: sauber'),
      pollution: (dice) => `${either(dice)} am höchsten: Verschmutzung`,
      contamination: (dice) => `${either(dice)} am höchsten: Verstrahlung`,
    },
    onTop: { clean: 'Sauber', pollution: 'Verschmutzung', contamination: 'Verstrahlung' },
    highest: 'höchster',
    sum: ({ who, terms, sum }) =>
      `${who === undefined ? '' : `${who}: `}${terms.length > 1 ? `${terms.join(' + ')} = ` : ''}${sum} Energie`,
    tied: () => html`<b>Gleichstand.</b> Du bestimmst, welcher Würfel als höchster zählt.`,
    why: (die, onTop) =>
      onTop === 'clean'
        ? html`<b>${die} zeigt die höchste Zahl:</b> Deine Umwelt bleibt sauber.`
        : html`<b>${die} zeigt die höchste Zahl:</b> Es folgt ${GROUND[onTop]}.`,
    shows: 'Zeigt',
    gives: 'Energie',
    ifHighest: (happens) => `Wenn er der höchste ist: ${happens}.`,
    costs: (price, worth) => html`Kostet ${price}, am Ende ${points(worth)} wert.`,
    refined: 'Je ein Fass, für einen Wurf.',
  },

  mat: {
    yours: 'Dein Tableau',
    any: 'Tableau',
    whole: (name) => `${name}: das ganze Tableau`,
    goods: 'Güter',
    atHome: (home, owned) => `${home} von ${owned} Arbeitern daheim`,
    structures: 'Gebäude',
    structuresOf: (name) => `Gebäude von ${name}`,
    typeOf: (type) => STRUCTURE[type],
    byItself: 'wirkt von selbst',
    points: 'Punkte',
    worth: points,
    spyOn: (cards) => `auf: ${list(cards)}`,
    achievements: tiles,
    sealed: (amount) => `${tiles(amount)}, verdeckt`,
    onlyYou: 'nur du',
    affordable: (dice) => (dice === 0 ? 'keiner bezahlbar' : `${dice} bezahlbar`),
    inSupply: 'noch im Vorrat',
    objectives: 'Vorgaben',
    ranks: 'Ränge',
    goals: { un: 'Vereinte Nationen', tiles: 'Erfolge', total: 'Insgesamt' },
    environment: 'Umwelt',
    column: (column) => `Spalte ${column}`,
    columnBonus: 'Punkte, wenn die ganze Spalte am Ende sauber ist',
    now: 'Punkte, wenn jetzt Schluss wäre',
    ground: (ground, isDrilling) => (isDrilling ? `${GROUND[ground]}, Bohrfeld` : GROUND[ground]),
    clean: (clean, of) => `${clean} von ${of} Feldern sauber`,
  },
  seats: {
    region: 'Plätze',
    caption: 'Punkte, wenn jetzt Schluss wäre',
    supply: 'Im Vorrat',
    wells: 'Ölquellen',
    toDecide: 'Noch offen:',
    epithet: (nation, isYou) => [nation, isYou && 'du'].filter(Boolean).join(', '),
  },
  figures: { workers: 'Arbeiter daheim', energy: 'Energie', un: 'Stufen bei den Vereinten Nationen', medal: 'Erfolge' },
  ledger: {
    worker: { label: 'Arbeiter daheim', said: (amount) => `${amount} Arbeiter` },
    money: dollars,
    die: (die) => DIE[die],
    dice: (die, amount) => `${amount} ${DIE[die]}`,
    structures: (type, amount) => `${amount} ${STRUCTURE[type]}`,
    megastructures: { label: 'Großprojekte', said: (amount) => count(amount, 'Großprojekt', 'Großprojekte') },
    wells: { label: 'Ölquellen', said: (amount) => count(amount, 'Ölquelle', 'Ölquellen') },
    un: { label: 'Stufen bei den Vereinten Nationen', said: (amount) => count(amount, 'UN-Stufe', 'UN-Stufen') },
    achievements: { label: 'Erfolge', said: tiles },
    points: { label: 'Punkte, wenn jetzt Schluss wäre', said: points },
    polluted: {
      label: 'verschmutzte Felder',
      said: (amount) => count(amount, 'verschmutztes Feld', 'verschmutzte Felder'),
    },
  },

  ...coldWar,

  ending: {
    step: 'Zug',
    marks: 'Gepunktete Linien markieren Weltereignisse.',
    rank: (rank, amount) => `${rank} mit ${count(amount, 'Punkt', 'Punkten')}`,
    missed: (amount) => `Vorgaben verfehlt mit ${count(amount, 'Punkt', 'Punkten')}`,
    table: (turns, nations, hasRival) =>
      `${count(turns, 'Zug', 'Züge')}, ${count(nations, 'Nation', 'Nationen')}${hasRival ? ' und der Rivale' : ''}`,
    caption: ({ name, nation, structures, step, clean }) =>
      `${name} führt ${LED[nation]}: ${structures} Gebäude, Stufe ${step} bei den Vereinten Nationen, ${count(clean, 'sauberes Feld', 'saubere Felder')}.`,
  },
};
