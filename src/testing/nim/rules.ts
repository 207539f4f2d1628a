import { choose, type Seat, type Steps } from '../../engine/ask.ts';
import type { Game } from '../../engine/game.ts';
import { sayer } from '../../engine/message.ts';

/** Nim: take one, two or three matches; whoever takes the last one wins. */
export interface Nim {
  readonly seats: number;
  matches: number;
  next: Seat;
}

/** Nothing is hidden, so everybody sees it all. */
export type NimView = Pick<Nim, 'matches' | 'next'>;

/** Every sentence Nim can say, with its facts. */
export type Vocabulary = {
  'ask.take': { matches: number };
  take: { amount: number };
  'event.takes': { seat: Seat; amount: number };
  moment: { matches: number };
  'score.last': Record<never, never>;
};

/** What Nim calls things. */
export interface NimLexicon {
  readonly ref: 'heap' | `take:${number}` | `seat:${Seat}`;
  readonly piece: 'match';
}

export const say = sayer<Vocabulary>();

const MATCHES = 13;
const MOST = 3;

export const nim: Game<Nim, NimView, NimLexicon> = {
  id: 'nim',
  rules: 1,
  seats: [2, 4],
  options: [],
  setup: (seats) => ({ seats, matches: MATCHES, next: 0 }),
  *turn(state, table): Steps<void, NimLexicon> {
    const { next: seat, matches } = state;
    const amounts = Array.from({ length: Math.min(MOST, matches) }, (_, at) => at + 1);
    const amount = yield* choose<number, NimLexicon>(
      { seat, about: 'heap', prompt: say('ask.take', { matches }) },
      amounts.map((amount) => ({
        ref: `take:${amount}`,
        say: say('take', { amount }),
        face: [{ icon: 'match', amount }],
        value: amount,
      })),
    );
    state.matches -= amount;
    table.tell(() => ({
      seat,
      say: say('event.takes', { seat, amount }),
      refs: ['heap'],
      moves: [{ piece: 'match', from: 'heap', to: `seat:${seat}`, count: amount }],
    }));
    if (state.matches > 0) state.next = (seat + 1) % state.seats;
  },
  over: ({ matches }) => matches === 0,
  view: ({ matches, next }) => ({ matches, next }),
  redeal() {},
  scores({ seats, matches, next }) {
    const totals = Array.from({ length: seats }, (_, seat) => (matches === 0 && seat === next ? 1 : 0));
    return {
      sides: totals.map((_, seat) => [seat]),
      rows: [{ say: say('score.last'), points: totals }],
      totals,
      winners: totals.flatMap((points, seat) => (points > 0 ? [seat] : [])),
    };
  },
  check({ matches }) {
    if (matches < 0 || matches > MATCHES) throw new Error(`${matches} matches in the heap`);
  },
};
