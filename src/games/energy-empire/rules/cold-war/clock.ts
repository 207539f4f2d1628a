import { draw } from '../../../../engine/random.ts';
import type { Workplace } from '../cards/locations.ts';
import { all, type Context, type Effect, pollute, spend } from '../effects.ts';
import { choose, type Ref, refs, type Steps, type Table } from '../lexicon.ts';
import { matOf, type State } from '../state.ts';
import { say } from '../vocabulary.ts';
import { type ColdWarCardId, HOURS, MIDNIGHT } from './cards/clock.ts';
import type { Clock, ColdWarHand } from './state.ts';

export const CARDS_DRAWN = 3;

export function clockOf(state: State): Clock {
  if (!state.clock) throw new RangeError('there is no clock on this table');
  return state.clock;
}

export function handOf(state: State, seat: number): ColdWarHand {
  const { coldWar } = matOf(state, seat);
  if (!coldWar) throw new RangeError(`seat ${seat} takes no part in the Cold War`);
  return coldWar;
}

/** The hand of the clock moves on, and stays where it is at midnight. */
export function moveHand(state: State, table: Table, ...by: readonly Ref[]): void {
  const clock = clockOf(state);
  if (clock.hour === MIDNIGHT) return;
  clock.hour++;
  table.tell(() => ({
    say: say('event.clock', { hour: clock.hour }),
    refs: ['clock', ...by],
    ...(clock.hour === MIDNIGHT && { mark: true }),
  }));
}

function advanceClock(): Effect {
  return {
    say: say('clock.advance'),
    face: [{ icon: 'clock' }],
    refused: () => undefined,
    *run({ state, table }) {
      moveHand(state, table);
    },
  };
}

/** Look at three cards: one goes under the deck, two are kept, one of them face up and one face down. */
function drawColdWarCards(): Effect {
  return {
    say: say('clock.draw'),
    face: [{ icon: 'missile' }, { icon: 'satellite' }, { icon: 'diplomacy' }],
    refused: () => undefined,
    *run(context) {
      const hand = handOf(context.state, context.seat);
      hand.drawn = takeFromDeck(context);
      if (hand.drawn.length > 0) yield* keepCards(context, hand);
    },
  };
}

/** The cards put under the deck come last, in the order in which they were put there. */
function takeFromDeck({ state, seat, table }: Context): ColdWarCardId[] {
  const { deck, bottom } = clockOf(state);
  if (deck.length + bottom.length > 0) table.reveal();
  const drawn: ColdWarCardId[] = [];
  while (drawn.length < CARDS_DRAWN) {
    const card = deck.length > 0 ? draw(table.random, deck) : bottom.shift();
    if (!card) break;
    drawn.push(card);
  }
  table.tell(() => ({
    seat,
    say: say('event.draws-cards', { seat, cards: drawn.length }),
    refs: ['clock'],
    moves: drawn.length > 0 ? [{ piece: 'card', from: 'clock', to: refs.seat(seat), count: drawn.length }] : [],
  }));
  return drawn;
}

/** What becomes of the cards drawn. */
interface Keeping {
  readonly open?: ColdWarCardId;
  readonly hidden?: ColdWarCardId;
  readonly under?: ColdWarCardId;
}

/** One face up, one face down, the third under the deck; a single card either way. */
function waysToKeep(drawn: readonly ColdWarCardId[]): Keeping[] {
  const [single, ...more] = drawn;
  if (single && more.length === 0) return [{ open: single }, { hidden: single }];
  return kindsOf(drawn).flatMap((open) => {
    const rest = without(drawn, open);
    return kindsOf(rest).map((hidden) => {
      const [under] = without(rest, hidden);
      return { open, hidden, ...(under && { under }) };
    });
  });
}

/** All in one question: in two, a second that is not asked would tell that two cards are alike. */
function* keepCards(context: Context, hand: ColdWarHand): Steps {
  const { seat } = context;
  const { open, hidden, under } = yield* choose(
    { seat, about: 'cold-war', prompt: say('ask.keep-cards'), secret: true },
    waysToKeep(hand.drawn).map((keeping) => ({
      ref: refs.keeping(keeping.open ?? 'none', keeping.hidden ?? 'none'),
      say: say('keep-cards', keepingSaid(keeping)),
      short: say('keep-cards.short', keepingSaid(keeping)),
      value: keeping,
      shows: keeping.open ?? 'none',
    })),
  );
  hand.drawn = [];
  if (under) clockOf(context.state).bottom.push(under);
  if (open) layOpen(context, hand, open);
  if (hidden) hide(context, hand, hidden);
}

function keepingSaid({ open, hidden, under }: Keeping) {
  return {
    ...(open && { open: cardSaid(open) }),
    ...(hidden && { hidden: cardSaid(hidden) }),
    ...(under && { under: cardSaid(under) }),
  };
}

function layOpen({ seat, table }: Context, hand: ColdWarHand, card: ColdWarCardId): void {
  hand.open.push(card);
  table.tell(() => ({ seat, say: say('event.face-up', { seat, card: cardSaid(card) }), refs: [refs.seat(seat)] }));
}

function hide({ seat, table }: Context, hand: ColdWarHand, card: ColdWarCardId): void {
  hand.hidden.push(card);
  table.tell(() => ({
    seat,
    say: say('event.face-down', { seat, card: cardSaid(card) }),
    refs: [refs.seat(seat)],
    only: [seat],
    instead: say('event.face-down.hidden', { seat }),
  }));
}

function cardSaid(card: ColdWarCardId) {
  return say(`cold-war.${card}`);
}

/** Two cards of a kind are alike. */
function kindsOf(cards: readonly ColdWarCardId[]): ColdWarCardId[] {
  return [...new Set(cards)];
}

function without(cards: readonly ColdWarCardId[], card: ColdWarCardId): ColdWarCardId[] {
  return cards.filter((_, at) => at !== cards.indexOf(card));
}

const ACTIONS = HOURS.map(({ cost, token }) =>
  all(spend(cost), ...(token ? [pollute(undefined, token)] : []), advanceClock(), drawColdWarCards()),
);

/** A place to work beside the board. It has no type, so whoever works there may use cards of all types. */
export const DOOMSDAY_CLOCK: Workplace = {
  effect: all(advanceClock(), drawColdWarCards()),
  now: ({ clock }) => clock && ACTIONS[clock.hour - 1],
};
