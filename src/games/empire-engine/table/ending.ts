import { svg } from 'lit';
import type { Ending } from '../../box.ts';
import { RESOURCES } from '../rules/tables.ts';
import type { View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { engineWheel } from './cog-art.ts';
import { metalOf } from './metals.ts';
import { count, pileWords } from './words.ts';

/** The end is printed as a maker's certificate. */
export const ending: Ending<View> = {
  step: 'round',
  marksMean: 'The dotted lines are the ends of rounds.',
  masthead: ({ rounds, seats }, speaker) => ({
    title: 'Certificate of Works',
    tone: 'certificate',
    left: count(rounds, 'round'),
    right: seats.some(({ empire }) => empire)
      ? seats.map(({ empire }) => (empire ? speaker.say(say(`empire.${empire}`)) : '')).join(', ')
      : count(seats.length, 'empire'),
    picture: seal(),
    caption: 'Engines built, turned and tested',
  }),
  iconOf: ({ say: { key } }) => RESOURCES.find((resource) => key.endsWith(`.${resource}`)),
  opened: ({ seats }, speaker) =>
    seats.flatMap(({ seat, score, ready, empire }) =>
      score
        ? [
            {
              seat,
              text: `Score pile: ${pileWords(score)}. Left ready: ${pileWords(ready)}.${empire ? ` ${speaker.say(say(`empire.${empire}`))}.` : ''}`,
            },
          ]
        : [],
    ),
};

/** A brass wheel as a seal. */
const seal = () => svg`<svg viewBox="-96 -96 192 192">${engineWheel('seal', metalOf(0, 0, 2))}</svg>`;
