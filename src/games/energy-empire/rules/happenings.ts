import type { Seat } from '../../../engine/ask.ts';
import { defer } from '../../../engine/deferred.ts';
import type { Glyph } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import type { ImpactId } from './cards/impacts.ts';
import { LOCATIONS } from './cards/locations.ts';
import type { Context, Effect } from './effects.ts';
import { type Bag, bagSaid, faceOf } from './goods.ts';
import { type Ref, refs, type Steps, type Table } from './lexicon.ts';
import { METRICS, type Metric } from './metrics.ts';
import { clockwiseFrom, type Lasting, type Pieces, type Pollutant, type State } from './state.ts';
import { BARRELS, LOCATION_IDS, type LocationId, RESOURCES, type StructureType, TYPE_ICON } from './tables.ts';
import { leaveSupply } from './track.ts';
import { say } from './vocabulary.ts';

/** The moment an impact takes effect: which card it is, and whose turn it is. */
export interface Moment {
  readonly impact: ImpactId;
  readonly state: State;
  readonly active: Seat;
  readonly table: Table;
  /** Where the impact is printed. */
  readonly about: Ref;
}

/** What an impact does besides scoring a row and resetting a market. */
export interface Happening {
  readonly say: Message;
  readonly face: readonly Glyph[];
  run(moment: Moment): Steps;
  /** What one player is asked, at once in the own turn and otherwise later. */
  decide?(context: Context): Steps;
  /** What it changes until the next impact. */
  readonly lasting?: Lasting;
}

/** Every player, from the active one clockwise, without a choice. */
export function each(effect: Effect): Happening {
  return {
    say: say('each', { effect: effect.say }),
    face: effect.face,
    *run({ state, active, table, about }) {
      for (const seat of clockwiseFrom(state, active)) yield* effect.run({ state, seat, table, about });
    },
  };
}

interface Decision {
  /** Only who has at least one of these is touched. */
  readonly having?: Metric;
  /** Whether somebody cannot be asked later, because others would see the outcome on the board. */
  readonly isUrgent?: (state: State, seat: Seat) => boolean;
}

/**
 * Every player who has enough of something decides. The active player does so at once; the others are asked at their
 * own next turn, or before anything reads the outcome, because nothing of theirs can change until then.
 */
export function eachDecides(effect: Effect, { having, isUrgent }: Decision = {}): Happening {
  function* decide(context: Context): Steps {
    if (!effect.refused(context)) yield* effect.run(context);
  }
  return {
    decide,
    say: having ? say('each.having', { metric: having, effect: effect.say }) : say('each', { effect: effect.say }),
    face: having ? [...METRICS[having].face, { sign: 'to' }, ...effect.face] : effect.face,
    *run({ impact, state, active, table, about }) {
      for (const seat of clockwiseFrom(state, active)) {
        if (having && METRICS[having].count(state, seat) === 0) continue;
        if (seat === active || isUrgent?.(state, seat)) yield* decide({ state, seat, table, about });
        else defer(state, { seat, what: 'impact', with: { impact } });
      }
    },
  };
}

/** Whoever has the fewest of something; several if tied, nobody when there is nobody to compare with. */
export function fewest(metric: Metric, effect: Effect): Happening {
  return {
    say: say('fewest', { metric, effect: effect.say }),
    face: effect.face,
    *run({ state, active, table, about }) {
      const counts = state.mats.map((_, seat) => METRICS[metric].count(state, seat));
      if (counts.length === 1) return;
      for (const seat of clockwiseFrom(state, active)) {
        if (counts[seat] === Math.min(...counts)) yield* effect.run({ state, seat, table, about });
      }
    },
  };
}

/** Resources from the supply on every location of a type, for whoever works there next. */
export function placeOn(type: StructureType, bag: Bag): Happening {
  return {
    say: say('place', { type, bag: bagSaid(bag) }),
    face: [...faceOf(bag), { sign: 'to' }, { icon: TYPE_ICON[type] }],
    *run({ state, table }) {
      for (const pieces of piecesOf(state, type)) {
        for (const resource of RESOURCES) pieces[resource] += bag[resource] ?? 0;
      }
      tellPlaced(type, table);
    },
  };
}

/** A token from the supply on every location of a type. */
export function polluteLocations(type: StructureType, token: Pollutant = 'pollution'): Happening {
  return {
    say: say(`place.${token}`, { type }),
    face: [{ icon: token, amount: 1 }, { sign: 'to' }, { icon: TYPE_ICON[type] }],
    *run({ state, table }) {
      for (const pieces of piecesOf(state, type)) {
        leaveSupply(state);
        pieces[token]++;
      }
      tellPlaced(type, table);
    },
  };
}

function piecesOf(state: State, type: StructureType): Pieces[] {
  return locationsOf(type).map((location) => state.board[location].pieces);
}

function tellPlaced(type: StructureType, table: Table): void {
  table.tell(() => ({ say: say('event.places', { type }), refs: locationsOf(type).map(refs.location) }));
}

function locationsOf(type: StructureType): LocationId[] {
  return LOCATION_IDS.filter((location) => LOCATIONS[location].type === type);
}

type Changes = Required<Lasting>;

/** Each change of rules an impact may bring: its sentence and its icons. */
const CHANGES: { readonly [K in keyof Changes]: (value: Changes[K]) => Pick<Happening, 'say' | 'face'> } = {
  educationCost: (money) => ({
    say: say('lasting.education', { money }),
    face: [{ icon: 'money', amount: money }, { sign: 'to' }, { icon: 'worker', amount: 1 }],
  }),
  cleanUps: (times) => ({ say: say('lasting.cleanups', { times }), face: [{ icon: 'cleanup', amount: times }] }),
  oilPrice: (money) => ({
    say: say('lasting.oil-price', { money }),
    face: [{ icon: 'money', amount: money }, { sign: 'to' }, { icon: 'oil', amount: BARRELS }],
  }),
  refineMost: (oil) => ({
    say: say('lasting.refine', { oil }),
    face: [{ icon: 'oil', amount: oil }, { sign: 'to' }, { icon: 'petrol', amount: oil }],
  }),
  nuclearEnergy: (energy) => ({
    say: say('lasting.nuclear', { energy }),
    face: [{ icon: 'nuclear' }, { sign: 'to' }, { icon: 'energy', amount: energy }],
  }),
  rollRow: (row) => ({ say: say('lasting.roll-row', { row }), face: [{ icon: 'die' }, { sign: 'to' }, { icon: row }] }),
};

/** A change of rules in force until the next impact is revealed. */
export function lasting<K extends keyof Changes>(change: K, value: Changes[K]): Happening {
  return { ...CHANGES[change](value), lasting: { [change]: value }, *run() {} };
}

/** One happening after the other. */
export function inOrder(...parts: readonly Happening[]): Happening {
  return {
    say: say('in-order', { parts: parts.map((part) => part.say) }),
    face: parts.flatMap((part) => part.face),
    *run(moment) {
      for (const part of parts) yield* part.run(moment);
    },
  };
}
