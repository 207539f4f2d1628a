import { describe, expect, it } from 'vitest';
import { clone } from '../../../../engine/clone.ts';
import { view } from '../../rules/view.ts';
import { scenario } from '../../testing/scenario.ts';
import { changes } from './changes.ts';

describe('what has just changed', () => {
  const opening = (wish = {}) => {
    const at = scenario(3, { energy: 0, ...wish });
    return { at, view: clone(view(at.state, 0)) };
  };

  it('is nothing in the first view, and nothing in the same one', () => {
    const { view: seen } = opening();
    expect([...changes(undefined, seen)]).toEqual([]);
    expect([...changes(seen, clone(seen))]).toEqual([]);
  });

  it('is the location with a new worker, the workers at home and what was gained', () => {
    const { at, view: seen } = opening();
    const after = view(at.play('location:mine').state, 0);
    expect([...changes(seen, after)]).toEqual(['location:mine', 'steel@0', 'workers@0']);
  });

  it('is the polluted space and the stack its token came from', () => {
    const { at, view: seen } = opening({ money: 3 });
    const after = view(at.play('location:education', 'space:ocean:5').state, 0);
    expect([...changes(seen, after)]).toEqual(expect.arrayContaining(['stack:0', 'space:ocean:5@0', 'money@0']));
  });

  it('is a new structure', () => {
    const { at, view: seen } = opening({ money: 2, market: { commerce: ['bank', 'farm', 'airport'] } });
    const after = view(at.play('location:commerce-market').state, 0);
    expect(changes(seen, after).has('structure:bank@0')).toBe(true);
  });
});
