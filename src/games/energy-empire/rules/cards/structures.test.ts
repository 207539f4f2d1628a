import { describe, expect, it } from 'vitest';
import { PRINTED, type StructureId } from '../../testing/printed-structures.ts';
import { scenario } from '../../testing/scenario.ts';
import { cleanSpaces, type Mat, rowOf, workersOwned } from '../state.ts';
import { RESOURCES, type Row, SPACES } from '../tables.ts';
import { GOVERNMENT } from './government.ts';
import { CARDS, STRUCTURES, structureOf } from './structures.ts';

const ids = Object.keys(PRINTED) as StructureId[];
const uses = ids.flatMap((id) => PRINTED[id].uses.map((use, option) => ({ id, option, ...use })));

describe('Every structure, in use', () => {
  it.each(uses)('$id, option $option: $brings', ({ id, option, having, brings }) => {
    // Two pollution tokens, so that even two cleanups have something to do.
    const wish = { ...having, workers: 0, energy: 2, structures: [id], grid: { 'air:2': 'pollution' } } as const;
    const game = scenario(3, wish).activating(structureOf(id).type);
    const before = bookOf(game.mat());
    game.play(`structure:${id}`);
    while (game.ask && !game.offers.includes('button:done')) {
      const choice = game.offers.includes(`effect:${option}`) ? `effect:${option}` : game.offers[0];
      game.play(choice ?? '');
    }
    const { tokens } = game.mat().structures[0] ?? {};
    const changes = difference(bookOf(game.mat()), before);
    expect(tokens).toHaveLength(PRINTED[id].plank === 'double' ? 2 : 1);
    expect({
      ...changes,
      ...nonZero('rivals', game.mat(1).resources.money),
      ...nonZero('peeks', game.state.impacts.filter(({ seenBy }) => seenBy.includes(0)).length),
    }).toEqual(brings);
    expect(game.mat(2).resources.money).toBe(game.mat(1).resources.money);
  });
});

describe('Every structure, when it is built', () => {
  it.each(ids)('%s pollutes as printed and is worth its points', (id) => {
    const { type, vp, pollutes } = PRINTED[id];
    const game = scenario(3, { money: 2, energy: 0, market: { [type]: [id] } }).play(`location:${type}-market`);
    if (pollutes !== 'clean') expect(game.offers).toEqual(cleanRefs(game.mat(), pollutes.split(' ').at(-1) as Row));
    if (pollutes !== 'clean') game.play(game.offers[0] ?? '');
    const dirt = SPACES.filter((space) => space !== 'air:1' && game.mat().environment[space] !== 'clean');
    const token = pollutes.startsWith('nuclear') ? 'contamination' : 'pollution';
    expect(dirt.map((space) => `${game.mat().environment[space]} in ${rowOf(space)}`)).toEqual(
      pollutes === 'clean' ? [] : [`${token} in ${pollutes.split(' ').at(-1)}`],
    );
    expect(game.mat().structures).toEqual([{ card: id, tokens: [] }]);
    expect(structureOf(id).vp).toBe(vp);
  });
});

describe('The structure cards', () => {
  it.each(ids)('%s is printed as in the book: type, copies, plank', (id) => {
    const { type, copies, plank } = PRINTED[id];
    expect(STRUCTURES[id]).toMatchObject({ type, copies, plank });
  });

  it('are 26 of each type, 20 different ones, six of them twice', () => {
    for (const type of ['government', 'industry', 'commerce'] as const) {
      expect(CARDS.filter((card) => structureOf(card).type === type)).toHaveLength(26);
      expect(ids.filter((id) => PRINTED[id].type === type)).toHaveLength(20);
    }
    expect(new Set(CARDS).size).toBe(78);
    expect(Object.keys(GOVERNMENT)).toHaveLength(20);
  });
});

/** Everything countable on a mat, energy and workers wherever they stand, and how much was cleaned. */
function bookOf(mat: Mat): Record<string, number> {
  const resources = Object.fromEntries(RESOURCES.map((resource) => [resource, mat.resources[resource]]));
  const inPlay = 10 - mat.reserve.energy;
  const cleanups = cleanSpaces(mat).length;
  return { ...resources, vp: mat.vp, worker: workersOwned(mat), energy: inPlay, cleanups };
}

function difference(after: Record<string, number>, before: Record<string, number>): Record<string, number> {
  return Object.assign({}, ...Object.keys(after).map((key) => nonZero(key, (after[key] ?? 0) - (before[key] ?? 0))));
}

function nonZero(key: string, value: number): Record<string, number> {
  return value === 0 ? {} : { [key]: value };
}

function cleanRefs(mat: Mat, row: Row): string[] {
  return cleanSpaces(mat, row).map((space) => `space:${space}`);
}
