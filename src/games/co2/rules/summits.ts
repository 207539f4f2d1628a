import type { Seat } from '../../../engine/ask.ts';
import { draw } from '../../../engine/random.ts';
import { extraTopic, gainExpertise } from './expertise.ts';
import { choose, refs, type Steps, type Table } from './lexicon.ts';
import { isAtSummit, sendScientist, speakerAt, topicsAt } from './scientists.ts';
import { playerOf, type State, seatsFrom } from './state.ts';
import { PLACES, type PlaceId } from './tables/summits.ts';
import { say } from './vocabulary.ts';

/** At the end of a turn every summit whose topics all have a speaker is held; the acting company orders several. */
export function* holdSummits(state: State, table: Table): Steps {
  for (;;) {
    const complete = PLACES.filter((place) => isComplete(state, place));
    if (complete.length === 0) return;
    const place = yield* choose(
      { seat: state.active, about: 'summits', prompt: say('ask.summit.order') },
      complete.map((place) => ({ ref: refs.place(place), say: say('place.name', { place }), value: place })),
    );
    yield* holdSummit(state, place, table);
  }
}

function isComplete(state: State, place: PlaceId): boolean {
  return topicsAt(state, place).every((topic) => speakerAt(state, place, topic));
}

/** Companies gain in turn order, the acting one last; each takes all its own before the next. */
function* holdSummit(state: State, place: PlaceId, table: Table): Steps {
  table.tell(() => ({ say: say('event.summit.held', { place }), refs: [refs.place(place)] }));
  for (const seat of seatsFrom(state, state.active + 1)) yield* takePart(state, place, seat, table);
  state.summitsPast.push(state.summits[place]);
  if (state.summitPile.length === 0) state.summitPile = state.summitsPast.splice(0);
  state.summits[place] = draw(table.random, state.summitPile);
  table.tell(() => ({
    say: say('event.summit.opened', { place, topics: topicsAt(state, place) }),
    refs: [refs.place(place)],
  }));
}

/** One expertise for each speaker on its topic, and one more in any topic of the summit. Then everybody goes home. */
function* takePart(state: State, place: PlaceId, seat: Seat, table: Table): Steps {
  const topics = topicsAt(state, place);
  const own = topics.filter((topic) => speakerAt(state, place, topic)?.seat === seat);
  if (own.length === 0) return;
  for (const topic of own) yield* gainExpertise(state, seat, topic, table);
  yield* extraTopic(state, seat, topics, table);
  for (const [number, { at }] of playerOf(state, seat).scientists.entries()) {
    if (isAtSummit(at) && at.place === place) sendScientist(state, { seat, number }, 'hand', table);
  }
}
