import type { Speaker } from '../../../../engine/message.ts';
import { automaIn } from '../../../../engine/standing.ts';
import type { Ending } from '../../../box.ts';
import type { MatView } from '../../rules/mat-view.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { paper } from '../../skin/paper.css.ts';
import { rocket } from '../art/rocket.ts';
import { texts } from '../words.ts';

/** The end is the last front page. */
export const ending: Ending<View> = {
  get step() {
    return texts.ending.step;
  },
  get marksMean() {
    return texts.ending.marks;
  },
  headline: ({ mats }, speaker) => {
    const { objectives } = mats[0] ?? {};
    if (!objectives) return undefined;
    const {
      rank,
      total: { have },
    } = objectives;
    return rank ? texts.ending.rank(speaker.say(say(`rank.${rank}`)), have) : texts.ending.missed(have);
  },
  masthead: ({ turns, mats, rival, standing }, speaker) => ({
    title: texts.paper.name,
    paper,
    left: texts.paper.editions.final,
    right: texts.ending.table(turns, mats.length, rival !== undefined),
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
  return texts.ending.caption({
    name: speaker.name(first.seat),
    nation: first.nation,
    structures: first.structures.length,
    step: first.un,
    clean,
  });
}
