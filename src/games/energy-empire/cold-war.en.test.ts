import { describe, expect, it } from 'vitest';
import { speaker } from '../../engine/message.ts';
import { MEASURED_RULES, STEADY_BEAT_RIVAL } from './measured.ts';
import type { ClashId } from './rules/cold-war/cards/clash.ts';
import { rivalOf } from './rules/cold-war/rival.ts';
import { RULES } from './rules/versions.ts';
import { rivalPlays } from './testing/rival-scenario.ts';
import type { Scenario } from './testing/scenario.ts';
import { words } from './words.en.ts';

const { say } = speaker(words, ['Ana', 'Ben']);
const OPEN = ['wealth', 'diversified', 'oil-reserves'] as const;

/** What is told of a turn of the Rival. */
const story = (game: Scenario): string[] => game.play().told.map((event) => say(event.say));

/** The same, for a card that is played on an otherwise untouched table. */
const storyOf = (card: ClashId, modules: readonly string[] = []): string[] =>
  story(rivalPlays(card, { open: OPEN, modules }));

it('The form says how hard the Rival is, as it was measured', () => {
  expect(MEASURED_RULES, 'under other rules it must be measured again').toBe(RULES);
  const help = say({ key: 'option.clash.help', with: {} });
  for (const { won, of } of Object.values(STEADY_BEAT_RIVAL)) {
    expect(of).toBeGreaterThanOrEqual(40);
    expect(help).toContain(`in ${won} of ${of}`);
  }
});

describe('The Rival tells what it does, and why', () => {
  it('First the card, of which deck, and where its workers go', () => {
    expect(storyOf('rubble-clearance')[0]).toBe(
      'The Rival turns over Rubble Clearance from the Early deck: one worker at Clean Up, one at the Mine.',
    );
    expect(storyOf('currency-float')[0]).toContain('from the Late deck');
  });

  it('On how much energy it works, and that no more is needed', () => {
    const game = rivalPlays('rubble-clearance', { stacks: { 'clean-up': [{ seat: 0, energy: 2 }] } });
    expect(story(game).slice(1)).toEqual([
      'The Rival works at Clean Up with 3 energy, just enough for the tallest stack.',
      'The Rival works at the Mine: nobody is there, so it needs no energy.',
    ]);
  });

  it('Why a worker is set aside', () => {
    const game = rivalPlays('rubble-clearance', { stacks: { mine: [{ seat: 0, energy: 3 }] }, energy: 0 });
    rivalOf(game.state).energy = 3;
    game.state.board.finance.stacks.push({ seat: 'rival', energy: 7 });
    expect(story(game)).toContain(
      'The Rival needs 4 energy for the tallest stack at the Mine and has 3: its worker is set aside.',
    );
  });

  it('Which card leaves the market, or that none lies there', () => {
    const market = { industry: ['iron-mine', 'lumber-mill', 'steel-mill'] } as const;
    expect(story(rivalPlays('five-year-plan', { market }))).toContain(
      'Its card crosses out the left spot of the Industry market: Iron Mine is discarded.',
    );
    const bare = rivalPlays('tool-works', { market: { industry: ['iron-mine'] } });
    expect(story(bare)).toContain('Its card crosses out the right spot of the Industry market, which is empty.');
  });

  it.each([
    ['currency-reform', 'Its card shows the United Nations: the Rival moves up to step 1.'],
    ['coal-allotment', 'Its card shows pollution: 1 token moves from the track to its card.'],
    ['border-railway', 'Its card crosses out the left achievement: Wealth is gone.'],
    ['pilot-plant', 'Its card shows the Doomsday Clock, which is not in this game.'],
  ] as const)('What the icon of %s does', (card, sentence) => {
    expect(storyOf(card).at(-1)).toBe(sentence);
  });

  it('Why an icon does nothing', () => {
    const last = rivalPlays('currency-reform');
    rivalOf(last.state).un = 6;
    expect(story(last).at(-1)).toContain('but the Rival is already on the last space');
    const barred = rivalPlays('currency-reform', { un: 6 });
    rivalOf(barred.state).un = 5;
    expect(story(barred).at(-1)).toContain('but the last space is taken');
  });

  it('That it moves the clock, and from which hour', () => {
    expect(storyOf('pilot-plant', ['doomsday-clock']).slice(-2)).toEqual([
      'Its card shows the Doomsday Clock: the hand moves on from 1.',
      'The Doomsday Clock shows 2.',
    ]);
  });

  it('Why it generates, and what that means', () => {
    const game = rivalPlays('rubble-clearance');
    rivalOf(game.state).workers = 0;
    expect(story(game)).toEqual([
      'The Rival has no worker left and generates: it keeps a card face down, unseen.',
      'The Rival pollutes when it generates: 1 token moves from the track to its card.',
      'The Rival’s 6 workers and 10 energy return to its mat.',
    ]);
  });
});
