import type { Ask, Steps } from '../ask.ts';
import { clone } from '../clone.ts';
import type { Event, Game, Table } from '../game.ts';
import type { Lexicon } from '../lexicon.ts';
import { quietly } from '../quiet.ts';
import { together } from '../together.ts';
import type { Witnessed } from './witness.ts';

/**
 * Begins a turn in the hope that it draws nothing before somebody is asked, as most do. Where it does, the state is left as
 * it was, and it is said whether the turn begins with chance.
 *
 * What is told before the first question is kept back until it is known that there was no chance before it. Whoever watches
 * every event has no copy `kept`: the turn is then run again as soon as something is told, as the table must be the one of
 * that moment.
 */
export function begin<State, View, L extends Lexicon>(
  plain: Game<State, View, L>,
  state: State & Witnessed,
  table: Table<L>,
  kept: (State & Witnessed) | undefined,
): Steps<void, L> | 'chance' | 'events' {
  const before = kept ?? clone(state);
  const early: Event<L>[] = [];
  let isAsked = false;
  const asking = (): void => {
    isAsked = true;
    for (const event of early) table.tell(() => event);
  };
  const watched: Table<L> = {
    rules: table.rules,
    isSealed: true,
    random: {
      below(n) {
        if (n > 1 && !isAsked) throw CHANCE;
        return table.random.below(n);
      },
    },
    tell(event) {
      if (isAsked) table.tell(event);
      else if (kept) early.push(event());
      else throw EVENTS;
    },
    reveal() {
      if (!isAsked) throw EVENTS;
      table.reveal();
    },
    together(choice) {
      asking();
      return together(table, choice);
    },
  };
  try {
    const steps = plain.turn(state, watched);
    const first = steps.next();
    if (!isAsked) asking();
    return goingOn(steps, first);
  } catch (stop) {
    if (!(stop instanceof Halted)) throw stop;
    restore(state, clone(before));
    return stop === CHANCE || beginsWithChance(plain, clone(before), table) ? 'chance' : 'events';
  }
}

/** Thrown through the rules of a turn that was begun too early. */
class Halted extends Error {}

const CHANCE = new Halted('a turn begins with chance');
const EVENTS = new Halted('a turn begins with something to tell');

/** Rules that have already come to their first question. */
function* goingOn<L extends Lexicon>(steps: Steps<void, L>, first: IteratorResult<Ask<L>, void>): Steps<void, L> {
  for (let next = first; !next.done; ) next = steps.next(yield next.value);
}

/** Makes a state again what it was. Who has put in what has not changed. */
function restore<State extends Witnessed>(state: State, before: State): void {
  const { witness } = state;
  for (const key of Object.keys(state)) if (!Object.hasOwn(before, key)) Reflect.deleteProperty(state, key);
  Object.assign(state, before, { witness });
}

/** Tries the turn on a state that nobody needs any more, as far as nobody is asked. */
function beginsWithChance<State, View, L extends Lexicon>(
  plain: Game<State, View, L>,
  state: State,
  table: Table<L>,
): boolean {
  const below = (n: number): number => {
    if (n > 1) throw CHANCE;
    return 0;
  };
  const trial: Table<L> = { ...table, random: { below }, tell: () => undefined, reveal: () => undefined };
  try {
    quietly(() => plain.turn(state, trial).next());
    return false;
  } catch (stop) {
    if (stop === CHANCE) return true;
    throw stop;
  }
}
