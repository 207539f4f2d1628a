import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { LOCATION_IDS } from './tables.ts';

describe('Turns', () => {
  it('10. There is no passing: only locations, Generate and a discard are offered', () => {
    const { offers } = scenario(3, { money: 9, tiles: ['wealth'] }).play();
    const known = [...LOCATION_IDS.map((id) => `location:${id}`), 'button:generate', 'button:discard'];
    expect(offers.filter((ref) => !known.includes(ref))).toEqual([]);
  });

  it('11. Generating on the first turn is allowed', () => {
    expect(scenario(3).play().offers).toContain('button:generate');
  });

  it('12. Whoever must work and cannot place anywhere generates again', () => {
    const game = scenario(2, {
      energy: 0,
      generatedLast: true,
      stacks: { mine: [{ seat: 1, energy: 0 }], finance: [{ seat: 1, energy: 0 }], trade: [{ seat: 1, energy: 0 }] },
      rival: { workers: 0 },
      grid: { 'forest:1': 'pollution', 'forest:3': 'pollution', 'ocean:2': 'pollution', 'ocean:4': 'pollution' },
    });
    game.state.board['scientific-research'].stacks.push({ seat: 'neutral', energy: 0 });
    game.play();
    expect(game.keys).toContain('event.generates');
  });

  it('12. Whoever generated and can place somewhere must work', () => {
    const game = scenario(3, { generatedLast: true }).play();
    expect(game.offers).not.toContain('button:generate');
    expect(game.refusal('button:generate')).toMatchObject({ key: 'refused.generated-last' });
  });

  it('13. Generate is allowed with workers left whenever the last turn was a Work turn', () => {
    const game = scenario(3, { workers: 3, generatedLast: false }).play('button:generate');
    expect(game.keys).toContain('event.generates');
  });

  it('13. Without a worker on the mat Generate is forced', () => {
    const game = scenario(3, { workers: 0, energy: 0 }).play();
    expect(game.keys).toContain('event.generates');
  });

  it('14. Cards and the nation may be used only after the placement is finished', () => {
    const game = scenario(3, { energy: 1, oil: 1, structures: ['airport'], nation: 'united-states', money: 9 }).play();
    expect(game.offers).not.toContain('structure:airport');
    expect(game.offers).not.toContain('nation');
    game.play('location:finance', 'energy:0', 'effect:0');
    expect(game.offers).toEqual(['structure:airport', 'nation', 'button:done']);
  });

  it('15. Cards of the type and the nation may be used in any order, and none of it must be', () => {
    const wish = { workers: 0, energy: 3, money: 9, oil: 1, structures: ['airport', 'supermarket'] } as const;
    const order = (...refs: string[]) =>
      scenario(3, { ...wish, nation: 'united-states' })
        .activating('commerce')
        .play(...refs);
    expect(order('nation', 'structure:supermarket', 'structure:airport').mat()).toMatchObject({ un: 1, vp: 1 });
    expect(order('structure:airport', 'nation', 'structure:supermarket').mat()).toMatchObject({ un: 1, vp: 1 });
    expect(order('button:done').mat()).toMatchObject({ un: 0, vp: 0 });
  });

  it('16. Nothing interrupts an action: the impact of Chemistry comes after its pollution, then cards may be used', () => {
    const game = scenario(3, { oil: 1, energy: 1, structures: ['iron-mine'], track: [1, 5, 5, 5, 5, 5] });
    game.play('location:chemistry', 'energy:0');
    expect(game.keys).not.toContain('event.impact');
    game.play('space:air:2');
    expect(game.keys.indexOf('event.impact')).toBeGreaterThan(game.keys.indexOf('event.pollutes'));
    expect(game.offers).toContain('structure:iron-mine');
  });
});
