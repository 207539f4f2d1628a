import { draw } from '../../../engine/random.ts';
import { ACHIEVEMENTS, type TileId } from './cards/achievements.ts';
import { discardTile } from './discard.ts';
import type { Context } from './effects.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { arrangementOf, matOf, type State } from './state.ts';
import { LIMIT } from './tables.ts';
import { say } from './vocabulary.ts';

/** Workers and energy that must be left on the mat to claim a tile. They are not spent. */
export const TOKENS_TO_CLAIM = 2;

/** Phase one of a Generate turn: with enough left over, take one of the open tiles. */
export function* claimAchievement(context: Context): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  if (mat.workers + mat.energy < TOKENS_TO_CLAIM) return;
  const tile = yield* choose<TileId | undefined>({ seat, about: 'open-tiles', prompt: say('ask.claim') }, [
    ...state.tiles.open.flatMap((tile) =>
      tile === 'none'
        ? []
        : {
            ref: refs.achievement(tile),
            say: say(`achievement.${tile}`),
            detail: ACHIEVEMENTS[tile].say,
            confirm: say('claim', { tile: say(`achievement.${tile}`) }),
            value: tile,
          },
    ),
    { ref: 'button:decline', say: say('claim.decline'), value: undefined },
  ]);
  if (!tile) return;
  if (mat.tiles.length === LIMIT.tiles) yield* discardTile(context);
  mat.tiles.push(tile);
  table.tell(() => ({
    seat,
    say: say('event.claims', { seat, tile: say(`achievement.${tile}`) }),
    refs: [refs.achievement(tile)],
    moves: [{ piece: 'achievement', from: refs.achievement(tile), to: refs.seat(seat) }],
  }));
  replaceTile(state, tile, table);
}

/** A new tile comes to the empty space. Alone at the table all three spaces get new ones. */
function replaceTile(state: State, taken: TileId, table: Table): void {
  const { tiles } = state;
  if (arrangementOf(state).isSolo) {
    tiles.box.push(...tiles.open.filter((tile): tile is TileId => tile !== 'none' && tile !== taken));
    tiles.open = tiles.open.map(() => drawTile(state, table));
  } else tiles.open = tiles.open.map((tile) => (tile === taken ? drawTile(state, table) : tile));
}

export function drawTile(state: State, table: Table): TileId | 'none' {
  return state.tiles.supply.length > 0 ? draw(table.random, state.tiles.supply) : 'none';
}
