import type { Ref } from '../../../engine/ask.ts';
import { LOCATION_IDS, RESOURCES, SPACES } from '../rules/tables.ts';
import type { MatView, View } from '../rules/view.ts';

/** Everything that looks different in the second of two views, by the name of its place on the table. */
export function changes(before: View | undefined, after: View): ReadonlySet<Ref> {
  if (!before || before.mats.length !== after.mats.length) return new Set();
  const places = LOCATION_IDS.filter((id) => after.board[id].stacks.length > before.board[id].stacks.length);
  const stacks = after.track.stacks.flatMap((tokens, at) => (tokens === before.track.stacks[at] ? [] : `stack:${at}`));
  const mats = after.mats.flatMap((mat, seat) => {
    const old = before.mats[seat];
    return old ? matChanges(old, mat) : [];
  });
  return new Set([...places.map((id) => `location:${id}`), ...stacks, ...mats]);
}

function matChanges(old: MatView, { seat, ...mat }: MatView): Ref[] {
  const goods = RESOURCES.filter((resource) => mat.resources[resource] !== old.resources[resource]);
  const spaces = SPACES.filter((space) => mat.environment[space] !== old.environment[space]);
  const used = mat.structures.filter(({ card, tokens }) => {
    const same = old.structures.find((built) => built.card === card);
    return !same || tokens.length > same.tokens.length;
  });
  return [
    ...goods.map((good) => `${good}:${seat}`),
    ...(mat.workers === old.workers ? [] : [`workers:${seat}`]),
    ...(mat.energy === old.energy ? [] : [`energy:${seat}`]),
    ...(mat.un === old.un ? [] : [`un:${mat.un}`]),
    ...spaces.map((space) => `space:${space}@${seat}`),
    ...used.map(({ card }) => `structure:${card}@${seat}`),
  ];
}
