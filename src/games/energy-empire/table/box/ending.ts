import type { Speaker } from '../../../../engine/message.ts';
import { automaIn } from '../../../../engine/standing.ts';
import type { Ending } from '../../../box.ts';
import type { MatView } from '../../rules/mat-view.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { paper } from '../../skin/paper.css.ts';
import { rocket } from '../art/rocket.ts';

/** The end is the last front page. */
export const ending: Ending<View> = {
  step: 'turn',
  marksMean: 'The dotted lines are the Global Impacts.',
  headline: ({ mats }, speaker) => {
    const { objectives } = mats[0] ?? {};
    if (!objectives) return undefined;
    const {
      rank,
      total: { have },
    } = objectives;
    return rank ? `${speaker.say(say(`rank.${rank}`))} with ${have} points` : `Objectives missed with ${have} points`;
  },
  masthead: ({ turns, mats, rival, standing }, speaker) => ({
    title: 'The Daily Isotope',
    paper,
    left: 'Final edition',
    right: `${turns} turns, ${mats.length === 1 ? '1 nation' : `${mats.length} nations`}${rival ? ' and the Rival' : ''}`,
    ...(!isLost({ mats, standing }) && { picture: rocket(), caption: caption({ mats, standing }, speaker) }),
  }),
  opened: ({ mats }, speaker) =>
    mats.flatMap((mat) => {
      const files = sealedFiles(mat, speaker);
      return files.length === 0 ? [] : { seat: mat.seat, text: files.join(', ') };
    }),
};

/** Nobody at the table has anything to celebrate: an objective was missed, or the Rival is unbeaten. */
function isLost({ mats, standing }: Pick<View, 'mats' | 'standing'>): boolean {
  const { objectives } = mats[0] ?? {};
  const rival = standing.totals[automaIn(standing)];
  const best = Math.max(...mats.map(({ seat }) => standing.totals[seat] ?? 0));
  return (objectives && !objectives.rank) || (rival !== undefined && rival >= best);
}

/** Achievements with their points, and the Cold War cards that lay face down. */
function sealedFiles({ tiles = [], coldWar }: MatView, { say: speak }: Speaker): string[] {
  return [
    ...tiles.map(({ tile, points }) => `${speak(say(`achievement.${tile}`))} ${points}`),
    ...(coldWar?.hidden ?? []).map((card) => speak(say(`cold-war.${card}`))),
  ];
}

/** Who is in the picture: whoever has most, with what they are proud of. */
function caption({ mats, standing: { totals } }: Pick<View, 'mats' | 'standing'>, speaker: Speaker): string {
  const [first] = mats.toSorted((a, b) => (totals[b.seat] ?? 0) - (totals[a.seat] ?? 0));
  if (!first?.nation) return '';
  const clean = Object.values(first.environment).filter((ground) => ground === 'clean').length;
  const boasts = [
    `${first.structures.length} structures`,
    `step ${first.un} in the United Nations`,
    `${clean} clean ${clean === 1 ? 'space' : 'spaces'}`,
  ];
  return `${speaker.name(first.seat)} of ${speaker.say(say(`nation.${first.nation}`))}: ${boasts.join(', ')}.`;
}
