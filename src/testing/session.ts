import type { Play } from '../engine/play.ts';
import type { Box } from '../games/box.ts';
import type { Session } from '../ui/app/session/session.ts';
import { friends } from './players.ts';

/** Friends have this on the table by link, and Ana sits here, with nothing chosen yet. */
export function sessionOf(box: Box, play: Play, parts: Partial<Session> = {}): Session {
  return {
    box,
    title: box.game.id,
    envelope: friends(play),
    play,
    mySeats: [0],
    viewer: 0,
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    isSaved: true,
    ...parts,
  };
}
