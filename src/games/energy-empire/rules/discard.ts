import { ACHIEVEMENTS, type TileId } from './cards/achievements.ts';
import { discardDie, ownDice } from './dice.ts';
import type { Context } from './effects.ts';
import { type Candidate, choose, refs, type Steps } from './lexicon.ts';
import { matOf } from './state.ts';
import type { Die } from './tables.ts';
import { say } from './vocabulary.ts';

/**
 * Dice and tiles may be thrown away at any time in the own turn. It hardly ever helps, so it stands behind one button
 * and never makes a question of its own.
 */
export function offerDiscard<T>({ state, seat }: Context, value: T): Candidate<T>[] {
  const mat = matOf(state, seat);
  const isAnythingThere = mat.tiles.length > 0 || ownDice(mat).length > 0;
  if (!isAnythingThere) return [];
  return [{ ref: 'button:discard', say: say('discard'), short: say('discard.short'), isAside: true, value }];
}

export function* discard(context: Context): Steps {
  const { state, seat } = context;
  const mat = matOf(state, seat);
  const chosen = yield* choose<Die | 'tile' | 'nothing'>({ seat, about: 'discard', prompt: say('ask.discard') }, [
    ...ownDice(mat),
    ...(mat.tiles.length > 0
      ? [{ ref: 'button:discard-tile' as const, say: say('discard.tile'), value: 'tile' as const }]
      : []),
    { ref: 'button:back', say: say('discard.back'), value: 'nothing' },
  ]);
  if (chosen === 'tile') yield* discardTile(context);
  else if (chosen !== 'nothing') discardDie(context, chosen);
}

/** One tile leaves the game unseen. */
export function* discardTile({ state, seat, table }: Context): Steps {
  const mat = matOf(state, seat);
  const tile = yield* choose<TileId>(
    { seat, about: 'own-tiles', prompt: say('ask.discard-tile'), secret: true },
    mat.tiles.map((tile) => ({
      ref: refs.achievement(tile),
      say: say(`achievement.${tile}`),
      detail: ACHIEVEMENTS[tile].say,
      value: tile,
    })),
  );
  mat.tiles = mat.tiles.filter((kept) => kept !== tile);
  state.tiles.box.push(tile);
  table.tell(() => ({
    seat,
    say: say('event.discards-tile', { seat, tile: say(`achievement.${tile}`) }),
    only: [seat],
    instead: say('event.discards-tile.hidden', { seat }),
  }));
}
