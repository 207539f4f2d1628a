import type { Ref } from '../../rules/lexicon.ts';
import type { MatView } from '../../rules/mat-view.ts';
import type { CardRef } from '../../rules/refs.ts';
import { refs } from '../../rules/refs.ts';
import type { Token } from '../../rules/state.ts';
import { RESOURCES, SPACES } from '../../rules/tables.ts';
import type { View } from '../../rules/view.ts';
import { placeIn, placesOf } from './places.ts';

/** Everything that looks different in the second of two views, by the name of its place on the table. */
export function changes(before: View | undefined, after: View): ReadonlySet<Ref> {
  if (!before || before.mats.length !== after.mats.length || !before.clock !== !after.clock) return new Set();
  const places = placesOf(after).filter((id) => placeIn(after, id).stacks.length > placeIn(before, id).stacks.length);
  const stacks = after.track.stacks.flatMap((tokens, at) => (tokens === before.track.stacks[at] ? [] : refs.stack(at)));
  const hand: Ref[] = after.clock?.hour === before.clock?.hour ? [] : ['clock'];
  const mats = after.mats.flatMap((mat, seat) => {
    const old = before.mats[seat];
    return old ? matChanges(old, mat) : [];
  });
  return new Set([...places.map(refs.location), ...stacks, ...hand, ...mats]);
}

function matChanges(old: MatView, mat: MatView): Ref[] {
  const { seat } = mat;
  const goods = RESOURCES.filter((resource) => mat.resources[resource] !== old.resources[resource]);
  const spaces = SPACES.filter((space) => mat.environment[space] !== old.environment[space]);
  const before = new Map(planks(old));
  const used = planks(mat).filter(([ref, tokens]) => tokens.length > (before.get(ref)?.length ?? -1));
  return [
    ...goods.map((good) => refs.of(good, seat)),
    ...(mat.workers === old.workers ? [] : [refs.of('workers', seat)]),
    ...(mat.energy === old.energy ? [] : [refs.of('energy', seat)]),
    ...(mat.un === old.un ? [] : [refs.un(mat.un)]),
    ...spaces.map((space) => refs.of(refs.space(space), seat)),
    ...used.map(([ref]) => refs.of(ref, seat)),
    ...(cardsKept(mat) === cardsKept(old) ? [] : [refs.of('cold-war', seat)]),
  ];
}

const onCard = (ref: CardRef, tokens: readonly Token[]): [CardRef, readonly Token[]] => [ref, tokens];

/** Every card on a mat with what stands on its plank. */
const planks = ({ structures, megastructures = [], espionage }: MatView): [CardRef, readonly Token[]][] => [
  ...structures.map(({ card, tokens }) => onCard(refs.structure(card), tokens)),
  ...megastructures.map(({ id, tokens }) => onCard(refs.megastructure(id), tokens)),
  ...(espionage ? [onCard('espionage', espionage.tokens)] : []),
];

const cardsKept = ({ coldWar }: MatView): number => (coldWar ? coldWar.open.length + coldWar.hiddenCount : 0);
