import type { Viewer } from '../../../engine/game.ts';
import { type Random, redealAmong } from '../../../engine/random.ts';
import type { ImpactId } from './cards/impacts.ts';
import { modulesOf } from './modules.ts';
import type { Mat, State } from './state.ts';

/** Deals anew what this viewer cannot know: the tiles and nations others hold, and impacts only others peeked at. */
export function redeal(state: State, viewer: Viewer, random: Random): void {
  const others = othersOf(state, viewer);
  const { tiles, nationBox } = state;
  const dealt = others.flatMap((mat) => mat.dealt ?? []);
  if (others.length > 0) {
    // Tiles thrown away were thrown away unseen.
    redealAmong(random, ...others.map((mat) => mat.tiles), ...dealt.map((mat) => mat.tiles), tiles.supply, tiles.box);
    redealAmong(random, ...dealt.map(({ nations }) => nations), nationBox);
  }
  for (const set of ['early', 'late'] as const) redealImpacts(state, set, viewer, random);
  for (const module of modulesOf(state)) module.redeal?.(state, viewer, random);
}

/** Everybody whose secrets are not the viewer's. */
export function othersOf({ mats }: State, viewer: Viewer): Mat[] {
  return mats.filter((_, seat) => seat !== viewer);
}

function redealImpacts(state: State, set: 'early' | 'late', viewer: Viewer, random: Random): void {
  const hidden = state.impacts.filter(
    ({ set: its, card, isRevealed, seenBy }) =>
      its === set && card && !isRevealed && !seenBy.some((seat) => seat === viewer),
  );
  const lying = hidden.map(({ card }): ImpactId[] => (card ? [card] : []));
  redealAmong(random, ...lying, state.impactBags[set]);
  for (const [at, slot] of hidden.entries()) slot.card = lying[at]?.[0];
}
