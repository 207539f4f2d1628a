import type { IconName } from '../../../ui/icon.ts';
import type { Ending } from '../../box.ts';
import type { View } from '../rules/view.ts';
import { say } from '../rules/vocabulary.ts';
import { rocket } from './art/rocket.ts';

const ROW_ICONS: Readonly<Record<string, IconName>> = {
  'score.in-play': 'vp',
  'score.structures': 'gov',
  'score.dice': 'die',
  'score.un': 'un',
  'score.leader': 'goal',
  'score.achievements': 'medal',
  'score.clean-spaces': 'forest',
  'score.clean-columns': 'ocean',
};

/** The end is the last front page. */
export const ending: Ending<View> = {
  step: 'turn',
  marksMean: 'The dotted lines are the Global Impacts.',
  masthead: ({ turns, mats }, speaker) => ({
    title: 'The Daily Isotope',
    tone: 'newspaper',
    left: 'Final edition',
    right: `${turns} turns, ${mats.length === 1 ? '1 nation' : `${mats.length} nations`}`,
    picture: rocket(),
    caption: mats
      .flatMap(({ seat, nation }) =>
        nation ? `${speaker.name(seat)} for ${speaker.say(say(`nation.${nation}`))}` : [],
      )
      .join(', '),
  }),
  iconOf: ({ say: { key } }) => ROW_ICONS[key],
  opened: ({ mats }, speaker) =>
    mats.flatMap(({ seat, tiles = [] }) =>
      tiles.length === 0
        ? []
        : {
            seat,
            text: tiles.map(({ tile, points }) => `${speaker.say(say(`achievement.${tile}`))} ${points}`).join(', '),
          },
    ),
};
