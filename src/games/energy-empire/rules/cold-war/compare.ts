import type { Effect } from '../effects.ts';
import type { Happening, Moment } from '../happenings.ts';
import type { Steps } from '../lexicon.ts';
import { METRICS, type Metric } from '../metrics.ts';
import { say } from '../vocabulary.ts';

/** Whoever alone has the most of these together, and whoever alone has the least. Nobody when tied or alone. */
export function compare(metrics: readonly Metric[], most: Effect, least: Effect): Happening {
  return {
    say: say('compare', { metrics, most: most.say, least: least.say }),
    face: [
      ...metrics.flatMap((metric) => METRICS[metric].face),
      { sign: 'to' },
      ...most.face,
      { sign: 'or' },
      ...least.face,
    ],
    *run(moment) {
      const counts = moment.state.mats.map((_, seat) =>
        metrics.reduce((sum, metric) => sum + METRICS[metric].count(moment.state, seat), 0),
      );
      if (counts.length === 1) {
        moment.table.tell(() => ({ say: say('event.nobody-to-compare') }));
        return;
      }
      yield* toTheOnly(moment, 'most', counts, most);
      yield* toTheOnly(moment, 'least', counts, least);
    },
  };
}

function* toTheOnly({ state, table }: Moment, has: 'most' | 'least', counts: readonly number[], effect: Effect): Steps {
  const count = has === 'most' ? Math.max(...counts) : Math.min(...counts);
  const [seat, ...others] = [...counts.keys()].filter((at) => counts[at] === count);
  if (seat !== undefined && others.length === 0) yield* effect.run({ state, seat, table });
  else table.tell(() => ({ say: say('event.nobody-alone', { has }) }));
}
