import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { preview } from '../../../engine/preview.ts';
import { Offers } from '../../../ui/kit/offers.ts';
import { receipt } from '../../../ui/kit/receipt.ts';
import { box } from '../index.ts';
import { co2 } from '../rules/game.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { foreseen } from './foreseen.ts';

/** Solar can be built in Africa, which is full, and in Europe, which is not. */
const ready = (stage: Stage): Stage =>
  stage
    .fossils('africa', 'coal', 'gas', 'oil')
    .agenda('africa', 'ag-1')
    .agenda('europe', 'ag-3')
    .project('africa', 1, 'solar', true)
    .project('europe', 1, 'solar', true)
    .holds(0, { coins: 20, cubes: 5 })
    .expertise(0, { solar: 3 });

const at = (arrange: (stage: Stage) => unknown): Scenario => scenario(2, (stage) => void arrange(stage));

/** What the first company is offered, with the foresight the app gives it. */
const offersIn = ({ play }: Scenario): Offers<Co2> =>
  new Offers<Co2>(play.ask, speaker(box.words, ['Ana', 'Ben']), undefined, false, {
    receiptOf(ref) {
      const view = co2.view(play.state, 0);
      const ahead = preview(play, ref, ...(box.intends?.(ref, view) ?? []));
      return ahead && receipt(box, view, ahead, 0, 2);
    },
  });

describe('what an option would do to the planet', () => {
  const game = at(ready);
  const { ppm } = game.state;

  it('is found by trying it', () => {
    expect(foreseen(offersIn(game), 'project:africa:1')).toMatchObject({ from: ppm, to: ppm - 40, warning: undefined });
  });

  it('is nothing where no fossil plant goes', () => {
    expect(foreseen(offersIn(game), 'project:europe:1')).toBeUndefined();
  });

  it('is the best that can be built now, as long as nobody looks at an option', () => {
    expect(foreseen(offersIn(game), undefined)).toMatchObject({ to: ppm - 40 });
  });

  it('is seen past the question whether a card is shown with it', () => {
    const holding = at((stage) => ready(stage).hand(0, 'lobby-15'));
    expect(foreseen(offersIn(holding), 'project:africa:1')).toMatchObject({ to: ppm - 40 });
  });

  it('warns when the game would end with it', () => {
    const hot = at((stage) =>
      ready(stage).fossils('asia', 'coal', 'coal', 'coal', 'coal').fossils('oceania', 'coal', 'oil'),
    );
    const { speaker } = offersIn(hot);
    const { from, to, warning } = foreseen(offersIn(hot), 'project:africa:1') ?? {};
    expect([from, to, warning && speaker.say(warning)]).toEqual([380, 340, 'The game ends this decade']);
  });

  it('is nothing when nobody is asked', () => {
    expect(foreseen(new Offers<Co2>(undefined, speaker(box.words, [])), 'project:africa:1')).toBeUndefined();
  });
});
