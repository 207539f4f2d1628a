import { codeOf } from '../../../engine/game.ts';
import { history, race } from '../../../engine/history.ts';
import type { Play } from '../../../engine/play.ts';
import type { EndModel, Others, RecordModel } from '../../screens/end-model.ts';
import type { Abilities } from '../../screens/model.ts';
import { peopleElsewhere } from '../links/hand-over.ts';
import { isSent, type Session, speakerOf } from '../session/session.ts';

/** How the race went. A whole game is replayed for it, so it is not run anew for every render. */
const courses = new WeakMap<Play, ReturnType<typeof race>>();

function courseOf(play: Play): ReturnType<typeof race> {
  const known = courses.get(play) ?? race(play);
  courses.set(play, known);
  return known;
}

/** The front page of a finished game. */
export function endOf(session: Session, can: Abilities, record?: RecordModel): EndModel {
  const { box, play, viewer } = session;
  const { ending } = box;
  const speaker = speakerOf(session);
  const view = play.game.view(play.state, viewer);
  const marks = history(play.told, 'spectator').filter(({ mark, turn }) => mark && turn > 0);
  const headline = ending.headline?.(view, speaker);
  return {
    title: session.title,
    code: codeOf(session.play.agreement),
    masthead: ending.masthead(view, speaker),
    ...(headline && { headline }),
    ...(record && { record }),
    speaker,
    sheet: play.game.scores(play.state),
    race: courseOf(play),
    marks: marks.flatMap((line, at) => {
      const label = ending.markOf ? ending.markOf(line) : String(at + 1);
      return label === undefined ? [] : [{ turn: line.turn, label }];
    }),
    ...(ending.marksMean && { marksMean: ending.marksMean }),
    step: ending.step,
    ...(ending.iconOf && { iconOf: ending.iconOf }),
    opened: ending.opened?.(view, speaker) ?? [],
    ...othersOf(session),
    isSealed: session.sealing !== undefined,
    can,
  };
}

/** The players elsewhere, for whoever plays here: a bystander owes nobody the result. */
function othersOf(session: Session): { readonly others?: Others } {
  const { play, mySeats } = session;
  const names = peopleElsewhere(session).map(({ name }) => name);
  if (mySeats.length === 0 || names.length === 0) return {};
  const isMyMove = play.answerers.slice(-1).every((seat) => mySeats.includes(seat));
  return { others: { names, told: isSent(session) ? 'told' : isMyMove ? 'not-yet' : 'from-elsewhere' } };
}
