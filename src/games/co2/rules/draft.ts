import type { Seat } from '../../../engine/ask.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { playerOf, type State } from './state.ts';
import { LOBBY, lobbyFace } from './tables/lobby.ts';
import { say } from './vocabulary.ts';

/**
 * Everybody keeps one card and passes the rest, first to the right, then to the left, and so on. Nobody learns anything
 * within a lap, so each lap runs against the last one: whoever picked last picks first, and saves a hand-over. Passing
 * the cards shows them to a neighbour: no pick of that lap is undone any more.
 */
export function* draftLobby(state: State, table: Table): Steps {
  const seats = state.players.map((_, seat) => seat);
  for (let lap = 0; state.packs.some((pack) => pack.length > 0); lap++) {
    for (const seat of lap % 2 === 0 ? seats : seats.toReversed()) yield* pick(state, seat, table);
    const toTheRight = lap % 2 === 0;
    table.reveal();
    state.packs = seats.map((seat) => packOf(state, seat + (toTheRight ? 1 : -1)));
  }
  state.packs = [];
  state.phase = 'operations';
}

/** Seats run clockwise, to the left: what is passed to the right comes from the left neighbour. */
function packOf(state: State, seat: Seat): State['packs'][number] {
  const { packs } = state;
  return packs[(seat + packs.length) % packs.length] ?? [];
}

function* pick(state: State, seat: Seat, table: Table): Steps {
  const pack = packOf(state, seat);
  const card = yield* choose(
    {
      seat,
      about: 'draft',
      prompt: say('ask.draft'),
      help: say('ask.draft.help'),
      secret: true,
      confirm: say('draft.confirm'),
    },
    pack.map((card) => ({
      ref: refs.card(card),
      say: say('card.name', { card }),
      detail: LOBBY[card].main.say,
      face: lobbyFace(LOBBY[card]),
      value: card,
    })),
  );
  pack.splice(pack.indexOf(card), 1);
  playerOf(state, seat).hand.push(card);
  table.tell(() => ({
    say: say('event.draft.kept', { seat, card }),
    seat,
    only: [seat],
    instead: say('event.draft.kept-one', { seat }),
    moves: [{ piece: 'card', from: 'draft', to: refs.seat(seat) }],
  }));
}
