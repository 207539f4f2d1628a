import { describe, expect, it } from 'vitest';
import { co2 } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { scenario } from '../testing/scenario.ts';
import { flights } from './flights.ts';

const viewOf = (arrange?: Parameters<typeof scenario>[1]): View => co2.view(scenario(2, arrange).play.state, 0);

describe('what travels while a line is told', () => {
  it('a fossil plant comes from the pile to the newest space', () => {
    const line = { say: say('fossil', { fossil: 'coal', region: 'asia', ppm: 200 }), refs: ['region:asia', 'ppm'] };
    const view = viewOf((stage) => stage.fossils('asia', 'gas', 'coal'));
    expect(flights(line, undefined, view)).toEqual([
      { from: 'pile', to: 'space:asia:1', piece: { icon: 'plantcoal' } },
    ]);
  });

  it('a plant takes the space of the fossil plant it replaces', () => {
    const line = {
      say: say('built', { seat: 0, region: 'africa', energy: 'solar', points: 6 }),
      refs: ['region:africa'],
    };
    const before = viewOf((stage) => stage.fossils('africa', 'gas', 'coal'));
    const after = viewOf((stage) => stage.fossils('africa').plants('africa', 0, 'solar'));
    const [flight] = flights(line, before, after);
    expect(flight).toEqual({ from: 'region:africa', to: 'space:africa:0', piece: { icon: 'solar', energy: 'solar' } });
  });

  it('a CEP is paid to the project it installs', () => {
    const line = { say: say('installed', { seat: 1, region: 'asia', energy: 'solar' }), refs: ['project:asia:2'] };
    expect(flights(line, undefined, viewOf())).toEqual([
      { from: 'seat:1', to: 'project:asia:2', piece: { icon: 'cep' } },
    ]);
  });

  it('a disc steps along its track', () => {
    const line = { say: say('expertise.gained', { seat: 0, energy: 'solar', space: 4 }), refs: ['expertise:solar'] };
    expect(flights(line, undefined, viewOf())).toEqual([
      { from: 'expertise:solar:3', to: 'expertise:solar:4', piece: { seat: 0 } },
    ]);
  });

  it('a scientist travels from where it stood before', () => {
    const before = viewOf((stage) => stage.project('africa', 1, 'solar'));
    const after = viewOf((stage) => stage.project('africa', 1, 'solar').scientist(0, 0, { region: 'africa', slot: 1 }));
    const line = {
      say: say('scientist.moved', { seat: 0, region: 'africa', energy: 'solar' }),
      refs: ['project:africa:1'],
    };
    expect(flights(line, before, after)).toEqual([{ from: 'seat:0', to: 'project:africa:1', piece: { seat: 0 } }]);
    expect(flights(line, after, after)).toEqual([]);
  });

  it('nothing, when nothing moves', () => {
    expect(flights({ say: say('decade', { decade: 2 }), refs: [] }, undefined, viewOf())).toEqual([]);
  });
});
