import { expect, it } from 'vitest';
import { IMPACT_IDS } from '../../rules/cards/impacts.ts';
import { NEW_IMPACT_IDS } from '../../rules/cold-war/cards/impacts.ts';
import { refs } from '../../rules/lexicon.ts';
import { view } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { scenario } from '../../testing/scenario.ts';
import { announced } from './front-page.ts';

it.each([...IMPACT_IDS, ...NEW_IMPACT_IDS])('%s comes as a front page', (id) => {
  const { state } = scenario(3);
  Object.assign(state.impacts[2] ?? {}, { card: id, isRevealed: true });
  const told = say('event.impact', { impact: say(`impact.${id}`) });
  const line = {
    say: told,
    seat: undefined,
    refs: [refs.impact(2)],
    moves: [],
    mark: true,
    stays: true,
    answers: 0,
    turn: 1,
  };
  expect(announced({ line, view: view(state, 0) })).toBe(id);
  expect(announced({ line: { ...line, mark: false }, view: view(state, 0) })).toBeUndefined();
});
