import { expect, it } from 'vitest';
import { IMPACT_IDS } from '../rules/cards/impacts.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { say } from '../rules/vocabulary.ts';
import { announced } from './front-page.ts';

it.each([...IMPACT_IDS, ...NEW_IMPACT_IDS])('%s comes as a front page', (id) => {
  const told = say('event.impact', { impact: say(`impact.${id}`) });
  const line = { say: told, seat: undefined, refs: [], moves: [], mark: true, answers: 0, turn: 1 };
  expect(announced({ line })).toBe(id);
});
