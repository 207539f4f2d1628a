import { describe, expect, it } from 'vitest';
import { preview } from '../../../engine/preview.ts';
import { playout } from '../../../testing/playout.ts';
import { agreementOn } from '../../../testing/tables.ts';
import { eagerly, tableOf } from '../testing/random-games.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { co2 } from './game.ts';

/** What is seen to move in all that was told, in the order in which it was told. */
const seen = ({ play }: Scenario): string[] =>
  play.told.flatMap(({ event: { moves = [] } }) =>
    moves.map(({ count = 1, piece, from, to }) => `${count} ${piece}: ${from} to ${to}`),
  );

describe('while a move is told', () => {
  it('a project goes to its space, and the grant comes from there', () => {
    expect(seen(scenario(2).pick('project:asia:2', 'agenda:asia:forestation'))).toEqual([
      '1 forestation: seat:0 to project:asia:2',
      '2 tech: project:asia:2 to tech@0',
    ]);
  });

  it('a CEP is paid to the project it installs, and what the source brings comes from there', () => {
    const proposed = scenario(2, (stage) => stage.project('asia', 1, 'solar'));
    expect(seen(proposed.pick('project:asia:1'))).toEqual([
      '1 cep: cep@0 to project:asia:1',
      '3 tech: project:asia:1 to tech@0',
    ]);
  });

  it('a CEP of a region is seen to come from there', () => {
    const ruled = scenario(2, (stage) =>
      stage
        .project('asia', 1, 'solar')
        .plants('africa', 0, 'recycling')
        .permitsIn('africa', 1)
        .holds(0, { permits: 0 }),
    );
    expect(seen(ruled.pick('project:asia:1'))).toContain('1 cep: permits:africa to project:asia:1');
  });

  it('a plant is paid for, goes from its project to its space, and the fossil plant there leaves', () => {
    const ready = scenario(2, (stage) =>
      stage
        .fossils('africa', 'coal', 'gas', 'oil')
        .project('africa', 1, 'solar', true)
        .permitsIn('africa', 2)
        .cubesIn('africa', 1)
        .holds(0, { coins: 20, cubes: 5 })
        .expertise(0, { solar: 3 }),
    );
    expect(seen(ready.pick('project:africa:1'))).toEqual([
      '10 money: money@0 to project:africa:1',
      '1 tech: tech@0 to project:africa:1',
      '1 tech: region:africa to project:africa:1',
      '1 solar: project:africa:1 to space:africa:0',
      '6 vp: project:africa:1 to seat:0',
      '1 coal: space:africa:0 to box',
      '1 cep: market to permits:africa',
      '1 disc: expertise:solar:3 to expertise:solar:4',
    ]);
  });

  it('a disc enters its track from the company', () => {
    const studying = scenario(2, (stage) =>
      stage.project('asia', 1, 'recycling').scientist(0, 0, { region: 'asia', slot: 1 }),
    );
    const done = studying.pick('project:europe:1', 'agenda:europe:forestation', 'button:done');
    expect(seen(done)).toContain('1 disc: seat:0 to expertise:recycling:1');
  });

  it('a scientist travels from where it stood to where it goes', () => {
    const away = (stage: Stage) =>
      stage.project('asia', 1, 'solar').project('europe', 1, 'fusion').scientist(0, 0, { region: 'asia', slot: 1 });
    expect(seen(scenario(2, away).pick('scientist:0:0', 'project:europe:1'))).toEqual([
      '1 scientist: project:asia:1 to project:europe:1',
    ]);
    expect(seen(scenario(2, away).pick('scientist:0:0', 'button:hand'))).toEqual([
      '1 scientist: project:asia:1 to seat:0',
    ]);
  });

  it('money and CEPs change places at the market', () => {
    expect(seen(scenario(2).pick('market:sell'))).toEqual(['1 cep: cep@0 to market', '3 money: market to money@0']);
    const buying = scenario(2, (stage) => stage.market(3, 1).holds(0, { coins: 5 }));
    expect(seen(buying.pick('market:buy'))).toEqual([
      '3 money: money@0 to market',
      '1 cep: market to cep@0',
      '2 cep: supply to market',
    ]);
  });

  it('whoever is evicted is paid', () => {
    const taken = scenario(2, (stage) =>
      stage.project('asia', 1, 'solar').scientist(1, 0, { region: 'asia', slot: 1 }).holds(0, { coins: 3 }),
    );
    expect(seen(taken.pick('project:asia:1', 'button:hand'))).toContain('1 money: money@0 to money@1');
  });

  it('what a card brings comes from the card, a CEP from the market', () => {
    const holding = scenario(2, (stage) => stage.hand(0, 'lobby-02', 'lobby-01'));
    expect(seen(holding.pick('card:lobby-02'))).toEqual(['1 card: seat:0 to box', '1 tech: card:lobby-02 to tech@0']);
    const trading = scenario(2, (stage) => stage.hand(0, 'lobby-01'));
    expect(seen(trading.pick('card:lobby-01'))).toContain('1 cep: market to cep@0');
  });

  it('fossil plants come from the pile to the newest space, and somebody pays a CEP', () => {
    const told = seen(scenario(2, (stage) => stage.supply()));
    expect(told).toContainEqual(expect.stringMatching(/^1 (?:coal|oil|gas): pile to space:asia:1$/));
    expect(told).toContain('1 cep: permits:asia to supply');
  });

  it('an auction is paid to the supply', () => {
    const bidding = scenario(2, (stage) => void Object.assign(stage.state, { phase: 'auction', decade: 2 }));
    const won = bidding.pick('amount:3', 'button:pass', 'bundle:0:0:1', 'seat:0');
    expect(seen(won)).toContain('1 cep: cep@0 to supply');
  });
});

describe('a question', () => {
  it.each([0, 1, 2, 3, 4])('always says what it is about (%i)', (number) => {
    const silent = new Set<string>();
    playout(co2, agreementOn(tableOf(number), co2, number), number, {
      choose: eagerly,
      at: ({ ask }) => void (ask && !ask.about && silent.add(ask.prompt.key)),
    });
    expect([...silent]).toEqual([]);
  });
});

describe('looking ahead', () => {
  const evicting = (order: 'ask' | 'hand') =>
    scenario(
      2,
      (stage) =>
        stage.project('asia', 1, 'solar').scientist(1, 0, { region: 'asia', slot: 1 }, order).holds(0, { coins: 3 }),
      { choices: 'orders' },
    );

  it.each(['ask', 'hand'] as const)('stops before the order of whoever is evicted is read (%s)', (order) => {
    expect(preview(evicting(order).play, 'project:asia:1')?.horizon).toEqual({ kind: 'secret' });
  });

  it('stops before everybody lays cards and goals open', () => {
    const last = scenario(2, (stage) =>
      stage.now(1, { decade: 5, round: 5 }).project('asia', 1, 'solar').holds(1, { permits: 1 }),
    ).pick('project:asia:1');
    expect(preview(last.play, 'button:done')?.horizon).toEqual({ kind: 'secret' });
  });
});
