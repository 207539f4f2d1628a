import { count } from '../../../language/german.ts';
import { ACTION, cubes, EMPIRE, pile, SIDE, SIDED, turns } from '../names.de.ts';
import type { Fuel } from '../rules/tables.ts';
import type { Deed, FaceDown, Payment, PlannedDeed } from './deeds.ts';
import type { TableWords } from './words.ts';

const deed = ({ action, target }: Deed): string => (target ? `${ACTION[action]} auf ${target}` : ACTION[action]);

const PAYMENT: Readonly<Record<Payment, string>> = {
  paid: 'zahlt 1 Soldaten',
  none: 'kein Soldat zum Zahlen',
  'one-for-two': '1 Soldat für 2 Angriffe: beide scheitern',
};

function planned({ gear, turns: made, fuel, payment, ...does }: PlannedDeed): string {
  const how = gear === undefined || made === undefined ? deed(does) : `Zahnrad ${gear}, ${turns(made)}: ${deed(does)}`;
  return [how, ...(fuel ? [`Treibstoff ${cubes(1, fuel)}`] : []), ...(payment ? [PAYMENT[payment]] : [])].join(', ');
}

const fuelled = (fuels: readonly Fuel[]): string => {
  const [one, two] = fuels;
  if (!one) return 'ohne Treibstoff';
  return `Treibstoff ${two === undefined ? cubes(1, one) : one === two ? cubes(2, one) : `${cubes(1, one)}, ${cubes(1, two)}`}`;
};

const CARDS = {
  engine: { one: 'Maschine', both: 'Beide Maschinen' },
  gear: { one: 'Zahnrad', both: 'Beide Zahnräder' },
};

const down = (cards: string, { card, fuels }: FaceDown): string =>
  card === 'engine' ? `${cards} verdeckt` : `${cards} verdeckt, ${fuelled(fuels)}`;

export const words: TableWords = {
  hidden: { choices: 'Zahnräder und Befehle', hands: 'Wertungen' },
  engines: 'Maschinen',
  table: 'Der Tisch',
  empire: 'Dein Reich',
  round: 'Runde',
  ofRounds: (rounds) => `von ${rounds}`,
  side: SIDE,
  tag: { left: 'links', right: 'rechts' },
  legend: { reach: 'Angriff möglich', cube: 'für einen Würfel', plan: 'dein Plan' },
  starts: 'beginnt',
  count: (name) => `${name}: die Punkte`,
  you: { self: 'du', spectator: 'du siehst von hier zu', all: (parts) => parts.join(', ') },
  epithet: ({ empire, partner, isYours }) => {
    const paired = isYours ? 'dein Partner' : partner && `mit ${partner}`;
    return [...(empire ? [EMPIRE[empire]] : []), ...(paired ? [paired] : [])].join(', ');
  },
  piles: {
    yours: 'Deine Würfel',
    ready: 'Lager',
    score: 'Wertung',
    open: 'offen',
    cubes: (amount, isOpen) => `${isOpen ? 'offen' : 'nur für dich'}, ${count(amount, 'Würfel', 'Würfel')}`,
    allReady: 'Lager',
    allScore: 'Wertungen',
    readyOf: (counted) => `Lager: ${pile(counted)}`,
    scoreOf: (counted) => `Wertung: ${pile(counted)}`,
  },
  ledger: {
    ready: { soldier: 'Soldaten im Lager', good: 'Waren im Lager' },
    readyOf: { soldier: (amount) => cubes(amount, 'soldier'), good: (amount) => cubes(amount, 'good') },
    scored: 'gewertete Würfel',
    scoredOf: (amount) => count(amount, 'gewerteter Würfel', 'gewertete Würfel'),
  },
  gears: {
    yours: 'Deine Zahnräder',
    gear: (gear) => `Zahnrad ${gear}: `,
    turns: (made) => `${made}× drehen`,
    fuelled: (made) => `getankt: ${made}`,
  },
  order: {
    title: 'Reihenfolge der Aktionen',
    groups: { 1: 'Vor allem anderen', 2: 'Wer angreift, zahlt einen Soldaten', 3: 'Nur ohne Treffer' },
    actions: (actions) => actions.map((action) => ACTION[action]).join(', '),
  },
  plate: {
    any: 'wähle eine Aktion',
    anyShort: 'jede Aktion',
    thenAny: 'dann jede Aktion dieser Maschine',
    deed,
    onTop: (action) => `${ACTION[action]} oben`,
    planned,
    plannedShort: ({ action, turns: made }) =>
      made === undefined ? ACTION[action] : `${turns(made)}: ${ACTION[action]}`,
    next: (gear, free, paid) =>
      `dann Zahnrad ${gear}: ${deed(free)}${paid ? ` oder für einen Würfel ${deed(paid)}` : ''}`,
    waits: (gear) => `noch Zahnrad ${gear}`,
  },
  note: {
    sealed: 'Plan versiegelt',
    down: (seen) => {
      const { card, where } = seen;
      return down(
        where === 'both' ? CARDS[card].both : `${CARDS[card].one} ${where === 'left' ? 'links' : 'rechts'}`,
        seen,
      );
    },
    downShort: (seen) => down(seen.where === 'both' ? 'Beide' : SIDE[seen.where], seen),
  },
  threat: { cube: 'trifft dich für 1 Würfel', reach: 'kann dich treffen', none: 'erreicht dich nicht' },
  engine: ({ side, owner, shows, planned: plan, gear }) => {
    const whose = owner === undefined ? `Deine ${SIDED[side]} Maschine` : `${owner}, ${SIDED[side]} Maschine`;
    const now =
      shows === 'face-down' ? 'verdeckt' : shows === 'not-started' ? 'noch nicht gelegt' : `${ACTION[shows]} oben`;
    const under = gear ? `, Zahnrad verdeckt${gear.fuel ? `, Treibstoff ${cubes(1, gear.fuel)}` : ''}` : '';
    return `${whose}: ${now}${plan ? `, ${planned(plan)}` : under}`;
  },
  lane: {
    mayDefend: (name) => `${name} kann noch abwehren`,
    cannotDefend: (name) => `${name} kann nicht abwehren`,
    mayHitYou: (name) => `${name} kann dich treffen`,
    mayHitYouForCube: (name) => `${name} trifft dich für 1 Würfel`,
    fuelIsLaid: 'Treibstoff liegt bereit',
    attacks: (by, on) => `${by} greift ${on} an`,
    attacksYou: (by) => `${by} greift dich an`,
    youAttack: (on) => `Du greifst ${on} an`,
    hits: (by, on) => `${by} trifft ${on}`,
    hitsYou: (by) => `${by} trifft dich`,
    youHit: (on) => `Du triffst ${on}`,
    blocked: 'abgewehrt',
    notPaid: 'nicht bezahlt',
  },
  characters: { gentle: 'Pip', steady: 'Ratsche', sharp: 'Der Marschall' },
  ending: {
    step: 'Runde',
    marks: 'Gepunktete Linien markieren das Ende einer Runde.',
    title: 'Werkszeugnis',
    rounds: (rounds) => count(rounds, 'Runde', 'Runden'),
    empires: (seats) => count(seats, 'Reich', 'Reiche'),
    named: (empires) => empires.map((empire) => EMPIRE[empire]).join(', '),
    caption: 'Maschinen gebaut, gedreht und geprüft',
    opened: (score, ready, empire) =>
      `Wertung: ${pile(score)}. Noch im Lager: ${pile(ready)}.${empire ? ` ${EMPIRE[empire]}.` : ''}`,
  },
};
