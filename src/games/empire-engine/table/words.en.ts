import { count } from '../../../language/english.ts';
import { ACTION, EMPIRE, pile, SIDE, turns } from '../names.en.ts';
import type { Action, Empire, Fuel, Gear, Pile } from '../rules/tables.ts';
import type { Deed, Epithet, FaceDown, Payment, PlannedDeed, SeenEngine } from './deeds.ts';

const deed = ({ action, target }: Deed): string => (target ? `${ACTION[action]} ${target}` : ACTION[action]);

const PAYMENT: Readonly<Record<Payment, string>> = {
  paid: 'pays 1 soldier',
  none: 'no soldier to pay',
  'one-for-two': '1 soldier for 2 attacks: both fail',
};

function planned({ gear, turns: made, fuel, payment, ...does }: PlannedDeed): string {
  const how = gear === undefined || made === undefined ? deed(does) : `gear ${gear}, ${turns(made)}: ${deed(does)}`;
  return [how, ...(fuel ? [`fuel 1 ${fuel}`] : []), ...(payment ? [PAYMENT[payment]] : [])].join(', ');
}

const fuelled = (fuels: readonly Fuel[]): string => {
  const [one, two] = fuels;
  if (!one) return 'no fuel';
  return `fuel ${two === undefined ? `1 ${one}` : one === two ? count(2, one) : `1 ${one}, 1 ${two}`}`;
};

/** Everything the table says by itself. */
export const words = {
  hidden: { choices: 'Gears and orders', hands: 'Score piles' },
  engines: 'Engines',
  table: 'The table',
  empire: 'Your empire',
  round: 'Round',
  ofRounds: (rounds: number) => `of ${rounds}`,
  side: SIDE,
  tag: { left: 'left', right: 'right' },
  legend: { reach: 'attack in reach', cube: 'in reach for a cube', plan: 'your plan' },
  starts: 'starts',
  count: (name: string) => `${name}: the score`,
  you: {
    self: 'you',
    spectator: 'you are watching from here',
    /** One line of everything that is said of somebody. */
    all: (parts: readonly string[]) => parts.join(', '),
  },
  epithet: ({ empire, partner, isYours }: Epithet): string => {
    const paired = isYours ? 'your partner' : partner && `with ${partner}`;
    return [...(empire ? [EMPIRE[empire]] : []), ...(paired ? [paired] : [])].join(', ');
  },
  piles: {
    yours: 'Your piles',
    ready: 'Ready',
    score: 'Score',
    open: 'open to all',
    cubes: (cubes: number, isOpen: boolean) => `${isOpen ? 'open to all' : 'only you'}, ${count(cubes, 'cube')}`,
    allReady: 'Ready piles',
    allScore: 'Score piles',
    readyOf: (cubes: Readonly<Partial<Pile>>) => `Ready: ${pile(cubes)}`,
    scoreOf: (cubes: Readonly<Partial<Pile>>) => `Score: ${pile(cubes)}`,
  },
  ledger: {
    ready: { soldier: 'soldiers ready', good: 'goods ready' },
    readyOf: { soldier: (amount: number) => count(amount, 'soldier'), good: (amount: number) => count(amount, 'good') },
    scored: 'cubes scored',
    scoredOf: (amount: number) => count(amount, 'scored cube'),
  },
  gears: {
    yours: 'Your gears',
    gear: (gear: Gear) => `Gear ${gear}: `,
    turns,
    fuelled: (made: number) => `fuel: ${made}`,
  },
  order: {
    title: 'Order of actions',
    groups: { 1: 'Before anything else', 2: 'All attackers pay a soldier', 3: 'Only if you were not hit' },
    actions: (actions: readonly Action[]) => actions.map((action) => ACTION[action]).join(', '),
  },
  plate: {
    any: 'choose any action',
    anyShort: 'any action',
    thenAny: 'then any action of this engine',
    deed,
    onTop: (action: Action) => `${ACTION[action]} on top`,
    planned,
    plannedShort: ({ action, turns: made }: { action: Action; turns: number | undefined }): string =>
      made === undefined ? ACTION[action] : `${turns(made)}: ${ACTION[action]}`,
    /** What one gear can still do, for nothing and for a cube. */
    next: (gear: Gear, free: Deed, paid: Deed | undefined) =>
      `then gear ${gear}: ${deed(free)}${paid ? `, or ${deed(paid)} for a cube` : ''}`,
    waits: (gear: Gear) => `gear ${gear} to come`,
  },
  note: {
    sealed: 'Plan sealed',
    down: ({ card, where, fuels }: FaceDown): string => {
      const cards = where === 'both' ? `Both ${card}s` : `${SIDE[where]} ${card}`;
      return card === 'engine' ? `${cards} down` : `${cards} down, ${fuelled(fuels)}`;
    },
    downShort: ({ card, where, fuels }: FaceDown): string => {
      const cards = where === 'both' ? 'Both' : SIDE[where];
      return card === 'engine' ? `${cards} down` : `${cards} down, ${fuelled(fuels)}`;
    },
  },
  threat: { cube: 'may hit you for a cube', reach: 'may hit you', none: 'cannot reach you' },
  engine: ({ side, owner, shows, planned: plan, gear }: SeenEngine): string => {
    const whose = owner === undefined ? `${SIDE[side]} engine` : `${owner}, ${side} engine`;
    const now =
      shows === 'face-down' ? 'face down' : shows === 'not-started' ? 'not started yet' : `${ACTION[shows]} on top`;
    const under = gear ? `, gear face down${gear.fuel ? `, fuel 1 ${gear.fuel}` : ''}` : '';
    return `${whose}: ${now}${plan ? `, ${planned(plan)}` : under}`;
  },
  lane: {
    mayDefend: (name: string) => `${name} may still defend`,
    cannotDefend: (name: string) => `${name} cannot defend`,
    mayHitYou: (name: string) => `${name} may hit you`,
    mayHitYouForCube: (name: string) => `${name} may hit you for a cube`,
    fuelIsLaid: 'fuel is in place',
    attacks: (by: string, on: string) => `${by} attacks ${on}`,
    attacksYou: (by: string) => `${by} attacks you`,
    youAttack: (on: string) => `You attack ${on}`,
    hits: (by: string, on: string) => `${by} hits ${on}`,
    hitsYou: (by: string) => `${by} hits you`,
    youHit: (on: string) => `You hit ${on}`,
    blocked: 'blocked',
    notPaid: 'not paid',
  },
  characters: { gentle: 'Pip', steady: 'Ratchet', sharp: 'The Marshal' },
  ending: {
    step: 'round',
    marks: 'Dotted lines mark the end of each round.',
    title: 'Certificate of Works',
    rounds: (rounds: number) => count(rounds, 'round'),
    empires: (seats: number) => count(seats, 'empire'),
    named: (empires: readonly Empire[]) => empires.map((empire) => EMPIRE[empire]).join(', '),
    caption: 'Engines built, turned and tested',
    opened: (score: Readonly<Partial<Pile>>, ready: Readonly<Partial<Pile>>, empire: Empire | undefined) =>
      `Score pile: ${pile(score)}. Left ready: ${pile(ready)}.${empire ? ` ${EMPIRE[empire]}.` : ''}`,
  },
};
