import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../../../../engine/game.ts';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import type { CardId } from '../cards/structures.ts';
import { energyEmpire } from '../game.ts';

const modules = ['espionage', 'new-structures', 'megastructures'];

/** The rival owns these; the first player has three tokens. */
function spying(structures: readonly CardId[], wish: MatWish & TableWish = {}) {
  return scenario(3, { modules, workers: 0, energy: 3, ...wish, rival: { structures } });
}

describe('Espionage', () => {
  it('Rulebook: on a Commerce turn a Commerce structure of another player may be used, no other', () => {
    const game = spying(['supermarket', 'iron-mine', 'lumber-mill'], { workers: 1 });
    game.play('location:finance', 'energy:0', 'effect:0');
    game.play('espionage');
    expect(game.mat()).toMatchObject({ energy: 1, resources: { money: 2 + 3 } });
  });

  it('107. One token on the own card, the normal ones on the foreign plank, its spend paid; the owner gets $1', () => {
    const game = spying(['plastics-works'], { oil: 1 }).activating('industry').play('espionage');
    expect(game.mat()).toMatchObject({
      energy: 0,
      resources: { oil: 0, plastic: 3 },
      espionage: { tokens: ['energy'], abroad: { 'plastics-works': ['energy', 'energy'] } },
    });
    expect(game.mat(1)).toMatchObject({ resources: { money: 1 }, structures: [{ tokens: [] }] });
    expect(game.keys).toEqual(expect.arrayContaining(['event.spies', 'event.uses', 'event.gains']));
  });

  it('107. Is closed to whoever cannot pay both planks or the spend', () => {
    const few = spying(['plastics-works'], { oil: 1, energy: 2, structures: ['lumber-mill'] }).activating('industry');
    expect(few.refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
    const poor = spying(['plastics-works'], { structures: ['lumber-mill'] }).activating('industry');
    expect(poor.refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
  });

  it('108. Reaches structures only: no nation, no megastructure, no Espionage card, no generate card', () => {
    const game = spying(['strip-mine'], { structures: ['lumber-mill'] });
    game.mat(1).megastructures?.push({ id: 'continental-pipeline', tokens: [] });
    game.state.megastructures = ['peace-palace', 'great-river-dam', 'world-exposition'];
    expect(game.activating('industry').refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
  });

  it('108. Uses wild cards and bridges of others', () => {
    const wild = spying(['retooled-factory'], { market: { industry: ['cement-works'] } }).activating('industry');
    expect(wild.play('espionage').mat().resources).toMatchObject({ steel: 1, money: 2 });
    const bridge = spying(['suspension-bridge'], { workers: 1, energy: 2 }).activating('industry');
    bridge.play('espionage', 'location:mine');
    expect(bridge.mat()).toMatchObject({ workers: 0, energy: 0, resources: { steel: 1 } });
  });

  it('109. Chooses any type on a clock turn', () => {
    const game = spying(['supermarket', 'iron-mine']).activating().play('espionage');
    expect(game.offers).toEqual(['structure:supermarket', 'structure:iron-mine']);
  });

  it('110. One free plank is enough, but nobody uses both planks of a card in one turn', () => {
    const game = spying(['fishing-fleet']);
    game.mat(1).structures[0]?.tokens.push('energy');
    game.mat(1).reserve.energy--;
    expect(game.activating('commerce').play('espionage').mat().resources.money).toBe(2);
    const full = spying(['fishing-fleet'], { structures: ['stock-market'] });
    full.mat(1).structures[0]?.tokens.push('energy', 'energy');
    full.mat(1).reserve.energy -= 2;
    expect(full.activating('commerce').refusal('espionage')).toMatchObject({ key: 'refused.no-target' });
  });

  it('111. The spy is the user: the owner of a Stock Market gets the gift and the $1', () => {
    const game = spying(['stock-market']).activating('commerce').play('espionage');
    expect(game.state.mats.map(({ resources }) => resources.money)).toEqual([3, 2, 1]);
  });

  it('112. Tokens stay on the foreign card until the spy generates; the owner finds the plank taken', () => {
    const game = spying(['supermarket', 'farm'], { workers: 1, energy: 2 });
    game.play('location:finance', 'energy:0', 'effect:0', 'espionage');
    game.next('location:trade', 'energy:0');
    expect(game.offers).toEqual(['structure:farm', 'button:done']);
    expect(game.refusal('structure:supermarket')).toMatchObject({ key: 'refused.plank-taken' });
    game.play('button:done').next('location:mine', 'energy:0').next();
    expect(game.keys.filter((key) => key === 'event.generates')).toHaveLength(1);
    expect(game.mat()).toMatchObject({ workers: 1, espionage: { tokens: [], abroad: { supermarket: [] } } });
    game.next('button:generate', 'button:decline');
    expect(game.mat(1)).toMatchObject({ workers: 3 });
  });

  it('112. The Generate turn of the owner does not free the plank', () => {
    const game = spying(['supermarket'], { workers: 1, energy: 2 });
    game.play('location:finance', 'energy:0', 'effect:0', 'espionage').next('button:generate', 'button:decline');
    expect(game.mat().espionage?.abroad).toEqual({ supermarket: ['energy'] });
  });

  it('Every player has one card, used in any Work turn and once until the next Generate', () => {
    const game = spying(['supermarket', 'stock-market'], { energy: 4, structures: ['bank'], money: 2 });
    expect(game.state.mats.every(({ espionage }) => espionage?.tokens.length === 0)).toBe(true);
    game.activating('commerce').play('espionage', 'structure:supermarket');
    expect(game.refusal('espionage')).toMatchObject({ key: 'refused.plank-full' });
  });

  it('Shows everybody where the spies are', () => {
    const game = spying(['supermarket']).activating('commerce').play('espionage');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(energyEmpire.view(game.state, viewer).mats[0]?.espionage).toEqual({
        tokens: ['energy'],
        abroad: [{ card: 'supermarket', tokens: ['energy'] }],
      });
    }
  });

  it('Needs somebody else', () => {
    expect(refusedOptions(energyEmpire, 1, { espionage: 'on' })).toMatchObject({ key: 'closed.espionage' });
    expect(refusedOptions(energyEmpire, 2, { espionage: 'on', clash: 'on' })).toBeUndefined();
  });
});
