import type { Seat } from '../../../engine/ask.ts';
import { askedIn } from '../../../engine/effects.ts';
import type { Message } from '../../../engine/message.ts';
import { draw } from '../../../engine/random.ts';
import type { Deed, Turn } from './deed.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { isAlone, playerOf, type State } from './state.ts';
import { calls, LOBBY, type Moment } from './tables/lobby.ts';
import type { LobbyId } from './tables/lobby-ids.ts';
import { say } from './vocabulary.ts';

/** Cards in hand whose main part this moment calls for. */
export function mainsFor(state: State, seat: Seat, moment: Moment): LobbyId[] {
  if (state.moves.card) return [];
  return playerOf(state, seat).hand.filter((card) => calls(LOBBY[card].when, moment));
}

/**
 * The main part of a card is declared together with what triggers it. `without` is the reason why the company cannot do
 * without the card. Returns the card, already out of the hand.
 */
export function* declareMain(turn: Turn, moment: Moment, without?: Message): Steps<LobbyId | undefined> {
  const { state, seat, table } = turn;
  const cards = mainsFor(state, seat, moment);
  if (cards.length === 0) return undefined;
  const card = yield* choose<LobbyId | undefined>({ ...askedIn(turn), prompt: say('ask.lobby') }, [
    { ref: refs.decline, say: say('lobby.decline'), value: undefined, refused: without },
    ...cards.map((card) => ({
      ref: refs.card(card),
      say: say('lobby.main', { card }),
      detail: LOBBY[card].main.say,
      face: LOBBY[card].main.face,
      confirm: say('lobby.play', { gain: LOBBY[card].main.say }),
      value: card,
      refused: LOBBY[card].main.refused(turn),
    })),
  ]);
  if (!card) return undefined;
  discard(turn, card);
  if (isAlone(state)) revealUnGoal(state, table);
  return card;
}

/** Shows a card with what has just happened, and takes what it brings. */
export function* playMain(turn: Turn, moment: Moment): Steps {
  const card = yield* declareMain(turn, moment);
  if (card) yield* LOBBY[card].main.run({ ...turn, about: refs.card(card) });
}

/** The minor part of every card in hand. */
export function minorDeeds(turn: Turn): Deed[] {
  const { state, seat } = turn;
  return playerOf(state, seat).hand.map((card) => {
    const { minor } = LOBBY[card];
    return {
      ref: refs.card(card),
      say: say('lobby.minor', { card }),
      detail: minor.say,
      face: minor.face,
      confirm: say('lobby.trade-in', { gain: minor.say }),
      group: 'lobby',
      value: () => playMinor(turn, card),
      refused: state.moves.card ? say('refused.card-played') : minor.refused(turn),
    };
  });
}

function* playMinor(turn: Turn, card: LobbyId): Steps {
  discard(turn, card);
  yield* LOBBY[card].minor.run({ ...turn, about: refs.card(card) });
}

/** A card played leaves the game; alone, the company draws another one. */
function discard({ state, seat, table }: Turn, card: LobbyId): void {
  const { hand } = playerOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.lobbyGone.push(card);
  state.moves.card = true;
  table.tell(() => ({
    say: say('event.lobby.played', { seat, card }),
    seat,
    refs: [refs.card(card)],
    moves: [{ piece: 'card', from: refs.seat(seat), to: 'box' }],
  }));
  if (!isAlone(state) || state.lobbyPile.length === 0) return;
  const drawn = draw(table.random, state.lobbyPile);
  hand.push(drawn);
  table.tell(() => ({
    say: say('event.lobby.drew', { seat, card: drawn }),
    seat,
    only: [seat],
    instead: say('event.lobby.drew-one', { seat }),
    moves: [{ piece: 'card', from: 'supply', to: refs.seat(seat) }],
  }));
}

function revealUnGoal(state: State, table: Table): void {
  if (state.unPile.length === 0) return;
  const goal = draw(table.random, state.unPile);
  state.unDisplay.push(goal);
  table.tell(() => ({
    say: say('event.un.revealed', { goal }),
    refs: [refs.card(goal)],
    moves: [{ piece: 'card', from: 'supply', to: refs.card(goal) }],
  }));
}
