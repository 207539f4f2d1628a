import { redealAmong } from '../../../../engine/random.ts';
import { inBox } from '../../../../engine/since.ts';
import type { Module } from '../modules.ts';
import { leaderBonus } from '../scoring.ts';
import { placeAt, placesOf, type State } from '../state.ts';
import { type ArrangementId, UN_POINTS } from '../tables.ts';
import { isOver } from '../turn.ts';
import { say } from '../vocabulary.ts';
import { type ClashId, clashCard, EARLY_CLASH, EARLY_CLASH_IDS, LATE_CLASH_IDS } from './cards/clash.ts';
import { CONTESTS, type Contest, type Symbols } from './cards/clock.ts';
import { clockOf } from './clock.ts';
import { leaderPoints, strengths } from './doomsday-clock.ts';
import { onOff } from './options.ts';
import { deckInUse, RIVAL_PIECES, rivalOf, rivalTurn } from './rival.ts';

export const ARRANGEMENT: readonly ArrangementId[] = ['one-and-rival', 'two-and-rival'];

/** Every Clash card of the box, deck by deck. */
function decksIn({ rules }: State): Record<'early' | 'late', ClashId[]> {
  return { early: inBox(EARLY_CLASH_IDS, clashCard, rules), late: inBox(LATE_CLASH_IDS, clashCard, rules) };
}

/** A Rival nation moved by two decks of cards, against one player or as the third beside two. */
export const clash: Module = {
  option: onOff('clash', (value, seats) =>
    value === 'on' && seats > ARRANGEMENT.length ? say('closed.clash') : undefined,
  ),
  arrangement: (seats) => ARRANGEMENT[seats - 1],
  removedImpacts: ['proxy-war'],

  setUp(state) {
    state.rival = {
      isNext: false,
      ...RIVAL_PIECES,
      un: 0,
      decks: decksIn(state),
      played: [],
      tokens: 0,
      tiles: [],
    };
  },

  turnsPerRound: 1,
  isNext: (state) => rivalOf(state).isNext,
  turn: rivalTurn,
  /** The Rival sits last. */
  passes(state) {
    rivalOf(state).isNext = state.now.seat === 0;
  },

  markers: (state) => [rivalOf(state).un],
  symbols: (state) => [symbolsOf(state)],
  rows: { clash: { points: () => 0 } },

  rival: {
    name: say('rival'),
    points(state, row) {
      const { un, played } = rivalOf(state);
      if (row === 'clash') return pointsOn(played);
      if (row === 'un') return UN_POINTS[un];
      if (row === 'leader') return leaderBonus(state, un);
      const contest = CONTESTS.find((contest) => contest === row);
      return contest && leaderPoints(strengths(state, contest), state.mats.length, clockOf(state).hour);
    },
    openPoints(state, row) {
      const { played } = rivalOf(state);
      const open = played.filter(({ isFaceDown }) => !isFaceDown);
      return row === 'clash' && open.length < played.length ? pointsOn(open) : undefined;
    },
    /** Only a higher score than the Rival's wins. */
    verdict(totals, best) {
      const rival = totals.length - 1;
      const { [rival]: points = 0 } = totals;
      const highest = Math.max(...totals.slice(0, rival));
      if (highest > points) return best;
      return { winners: [rival], because: say('clash.lost', { points, highest }) };
    },
  },

  view(state) {
    const { workers, energy, un, played, tokens, tiles } = rivalOf(state);
    return {
      rival: {
        workers,
        energy,
        un,
        deck: deckInUse(state),
        played: played.map(({ card, isFaceDown }) => ({
          isFaceDown,
          ...((!isFaceDown || isOver(state)) && { card }),
        })),
        tokens,
        tiles: [...tiles],
      },
    };
  },

  /** A card lying face down shows from which deck it came. */
  redeal(state, _viewer, random) {
    const { played, decks } = rivalOf(state);
    for (const [deck, left] of Object.entries(decks)) {
      const hidden = played.filter(({ card, isFaceDown }) => isFaceDown && card in EARLY_CLASH === (deck === 'early'));
      const cards = hidden.map(({ card }) => [card]);
      redealAmong(random, ...cards, left);
      for (const [at, lying] of hidden.entries()) lying.card = cards[at]?.[0] ?? lying.card;
    }
  },

  holds(state) {
    const { tokens, tiles } = rivalOf(state);
    return { pollution: tokens, tiles };
  },

  check(state, law) {
    const { decks, played, workers, energy } = rivalOf(state);
    const cards = [...decks.early, ...decks.late, ...played.map(({ card }) => card)];
    const { early, late } = decksIn(state);
    law(cards.length === early.length + late.length && new Set(cards).size === cards.length, 'Clash cards conserved');
    const stacks = placesOf(state)
      .flatMap((id) => placeAt(state, id).stacks)
      .filter(({ seat }) => seat === 'rival');
    const below = stacks.reduce((sum, stack) => sum + stack.energy, 0);
    law(workers + stacks.length <= RIVAL_PIECES.workers, 'workers of the Rival');
    law(energy + below === RIVAL_PIECES.energy, 'energy of the Rival conserved');
  },
};

const pointsOn = (cards: readonly { readonly card: ClashId }[]): number =>
  cards.reduce((sum, { card }) => sum + clashCard(card).vp, 0);

/** What all its cards show, the face-down ones included. */
function symbolsOf(state: State): Symbols {
  const cards = rivalOf(state).played.map(({ card }) => clashCard(card));
  const sum = (contest: Contest) => cards.reduce((total, card) => total + card[contest], 0);
  return { military: sum('military'), space: sum('space'), diplomacy: sum('diplomacy') };
}
