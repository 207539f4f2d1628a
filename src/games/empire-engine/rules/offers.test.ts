import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/ask.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';

/**
 * The order of what is offered is part of every link: an answer is a number into it. Where one of these changes, the
 * rules version rises and old journals must still replay as they did.
 */
describe('the order of options', () => {
  it('of the New Game form', () => {
    const specs = empireEngine.options.map(({ id, values }) => `${id}: ${values.join(' ')}`);
    expect(specs).toMatchInlineSnapshot(`
      [
        "mode: swift table",
        "orders: standing ask",
        "rounds: standard long short",
        "powers: off on",
        "teams: off on",
        "joint-invention: off on",
        "pincer: off on",
        "convoy: off on",
        "shield-bearer: off on",
        "piles: hidden open",
        "hints: allowed none",
      ]
    `);
  });

  it('of the first round, one and two answers deep', () => {
    expect(twoDeep(scenario({ seats: 2 }))).toMatchInlineSnapshot(`
      [
        "0 ask.start: start:left:arm start:left:salvage start:left:produce start:left:attack start:right:invent start:right:defend start:right:export start:right:attack",
        "start:left:arm → 0 ask.start.second: start:right:invent start:right:defend start:right:export start:right:attack",
        "start:left:salvage → 0 ask.start.second: start:right:invent start:right:defend start:right:export start:right:attack",
        "start:left:produce → 0 ask.start.second: start:right:invent start:right:defend start:right:export start:right:attack",
        "start:left:attack → 0 ask.start.second: start:right:invent start:right:defend start:right:export start:right:attack",
        "start:right:invent → 0 ask.start.second: start:left:arm start:left:salvage start:left:produce start:left:attack",
        "start:right:defend → 0 ask.start.second: start:left:arm start:left:salvage start:left:produce start:left:attack",
        "start:right:export → 0 ask.start.second: start:left:arm start:left:salvage start:left:produce start:left:attack",
        "start:right:attack → 0 ask.start.second: start:left:arm start:left:salvage start:left:produce start:left:attack",
      ]
    `);
  });

  it('of a later round, one and two answers deep', () => {
    expect(twoDeep(scenario({ seats: 2, round: 3 }))).toMatchInlineSnapshot(`
      [
        "0 ask.plan: plan:left:1 plan:left:2 plan:left:0 plan:left:3 plan:right:1 plan:right:2 plan:right:0 plan:right:3",
        "plan:left:1 → 0 ask.plan.second: plan:right:2 plan:right:3",
        "plan:left:2 → 0 ask.plan.second: plan:right:1 plan:right:0",
        "plan:left:0 → 0 ask.fuel: fuel:soldier fuel:good",
        "plan:left:3 → 0 ask.fuel: fuel:soldier fuel:good",
        "plan:right:1 → 0 ask.plan.second: plan:left:2 plan:left:3",
        "plan:right:2 → 0 ask.plan.second: plan:left:1 plan:left:0",
        "plan:right:0 → 0 ask.fuel: fuel:soldier fuel:good",
        "plan:right:3 → 0 ask.fuel: fuel:soldier fuel:good",
      ]
    `);
  });

  it('of a prophecy', () => {
    const scene = scenario({ seats: 3, round: 3, start: 2, empires: ['grail-prelacy'] });
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:2');
    expect(scene.offered).toMatchInlineSnapshot(`
      [
        "prophecy:1:left:arm",
        "prophecy:1:left:salvage",
        "prophecy:1:left:produce",
        "prophecy:1:left:attack",
        "prophecy:1:right:invent",
        "prophecy:1:right:defend",
        "prophecy:1:right:export",
        "prophecy:1:right:attack",
        "prophecy:2:left:arm",
        "prophecy:2:left:salvage",
        "prophecy:2:left:produce",
        "prophecy:2:left:attack",
        "prophecy:2:right:invent",
        "prophecy:2:right:defend",
        "prophecy:2:right:export",
        "prophecy:2:right:attack",
        "prophecy:none",
      ]
    `);
  });

  it('of every standing order', () => {
    const options = { orders: 'standing', teams: 'on', 'shield-bearer': 'on', convoy: 'on' };
    const planned = (...refs: string[]) => {
      const { play } = scenario({ seats: 4, options }).pick(...refs);
      const asked: string[] = [];
      for (; play.ask?.seat === 0; play.answer(0)) asked.push(line(play.ask));
      return asked;
    };
    expect([
      ...planned('start:left:attack', 'start:right:defend'),
      ...planned('start:left:salvage', 'start:right:invent'),
      ...planned('start:left:produce', 'start:right:invent'),
    ]).toMatchInlineSnapshot(`
      [
        "0 ask.order.block: order:block:bigger order:block:left order:block:right order:block:ask",
        "0 ask.order.shield: order:shield:spare order:shield:never order:shield:first order:shield:ask",
        "0 ask.order.loot: order:loot:good order:loot:soldier order:loot:fewer order:loot:ask",
        "0 ask.order.salvage: order:salvage:invention order:salvage:good order:salvage:soldier order:salvage:ask",
        "0 ask.order.convoy: order:convoy:export order:convoy:keep order:convoy:ask",
      ]
    `);
  });

  it('of the questions after the reveal', () => {
    const scene = scenario({
      seats: 4,
      options: { teams: 'on', 'shield-bearer': 'on', convoy: 'on' },
      ready: ['ssgg', 'ssgg', 'ssgg', 'ssgg'],
      acts: ['attack attack', 'produce defend', 'salvage attack', 'arm export'],
    });
    const asked: string[] = [];
    for (const { play } = scene; play.ask && play.state.round === 1; play.answer(0)) asked.push(line(play.ask));
    expect(asked).toMatchInlineSnapshot(`
      [
        "1 ask.block: attack:0:left attack:2:right attack:0:right",
        "0 ask.loot: loot:3:soldier loot:3:good",
        "2 ask.loot: loot:1:soldier loot:1:good",
        "2 ask.salvage: salvage:invention salvage:good salvage:soldier",
      ]
    `);
  });
});

function line({ seat, prompt, options }: Ask): string {
  return `${seat} ${prompt.key}: ${options.map(({ ref }) => ref).join(' ')}`;
}

function twoDeep({ play }: Scenario): string[] {
  if (!play.ask) return [];
  return [
    line(play.ask),
    ...play.ask.options.map(({ ref }, index) => {
      const next = play.fork();
      next.answer(index);
      return next.ask ? `${ref} → ${line(next.ask)}` : `${ref} → over`;
    }),
  ];
}
