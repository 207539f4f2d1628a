import type { Ref } from '../../../engine/ask.ts';
import type { Token } from '../rules/state.ts';
import { RESOURCES, SPACES } from '../rules/tables.ts';
import type { MatView, View } from '../rules/view.ts';
import { placeIn, placesOf } from './places.ts';

/** Everything that looks different in the second of two views, by the name of its place on the table. */
export function changes(before: View | undefined, after: View): ReadonlySet<Ref> {
  if (!before || before.mats.length !== after.mats.length || !before.clock !== !after.clock) return new Set();
  const places = placesOf(after).filter((id) => placeIn(after, id).stacks.length > placeIn(before, id).stacks.length);
  const stacks = after.track.stacks.flatMap((tokens, at) => (tokens === before.track.stacks[at] ? [] : `stack:${at}`));
  const hand = after.clock?.hour === before.clock?.hour ? [] : ['clock'];
  const mats = after.mats.flatMap((mat, seat) => {
    const old = before.mats[seat];
    return old ? matChanges(old, mat) : [];
  });
  return new Set([...places.map((id) => `location:${id}`), ...stacks, ...hand, ...mats]);
}

function matChanges(old: MatView, mat: MatView): Ref[] {
  const { seat } = mat;
  const goods = RESOURCES.filter((resource) => mat.resources[resource] !== old.resources[resource]);
  const spaces = SPACES.filter((space) => mat.environment[space] !== old.environment[space]);
  const before = new Map(planks(old));
  const used = planks(mat).filter(([ref, tokens]) => tokens.length > (before.get(ref)?.length ?? -1));
  return [
    ...goods.map((good) => `${good}:${seat}`),
    ...(mat.workers === old.workers ? [] : [`workers:${seat}`]),
    ...(mat.energy === old.energy ? [] : [`energy:${seat}`]),
    ...(mat.un === old.un ? [] : [`un:${mat.un}`]),
    ...spaces.map((space) => `space:${space}@${seat}`),
    ...used.map(([ref]) => `${ref}@${seat}`),
    ...(cardsKept(mat) === cardsKept(old) ? [] : [`cold-war@${seat}`]),
  ];
}

/** Every card on a mat with what stands on its plank. */
const planks = ({ structures, megastructures = [], espionage }: MatView): [Ref, readonly Token[]][] => [
  ...structures.map(({ card, tokens }): [Ref, readonly Token[]] => [`structure:${card}`, tokens]),
  ...megastructures.map(({ id, tokens }): [Ref, readonly Token[]] => [`megastructure:${id}`, tokens]),
  ...(espionage ? [['espionage', espionage.tokens] as [Ref, readonly Token[]]] : []),
];

const cardsKept = ({ coldWar }: MatView): number => (coldWar ? coldWar.open.length + coldWar.hiddenCount : 0);
