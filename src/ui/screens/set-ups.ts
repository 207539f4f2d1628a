import type { Options } from '../../engine/game.ts';
import type { SetUp } from '../../games/box.ts';
import type { NewGameModel } from './model.ts';
import { type Draft, optionsOf, recommended } from './new-game.ts';

const inForce = (draft: Draft, model: NewGameModel, chosen: Options): string =>
  JSON.stringify(optionsOf({ ...draft, chosen }, model));

/** The set-ups that differ from one another with these seats, the recommended one first. */
export function setUpsFor(draft: Draft, model: NewGameModel): readonly SetUp[] {
  const { setUps = [] } = model;
  const outcomes = setUps.map(({ options }) => inForce(draft, model, options));
  return setUps.filter((_, at) => outcomes.indexOf(outcomes[at] ?? '') === at);
}

/** The set-up that is chosen; none if the players have rules of their own. */
export function setUpOf(draft: Draft, model: NewGameModel): SetUp | undefined {
  const now = inForce(draft, model, draft.chosen);
  return setUpsFor(draft, model).find(({ options }) => inForce(draft, model, options) === now);
}

/** Whether everything is as recommended. */
export function isRecommended(draft: Draft, model: NewGameModel): boolean {
  return inForce(draft, model, draft.chosen) === inForce(draft, model, recommended(model));
}
