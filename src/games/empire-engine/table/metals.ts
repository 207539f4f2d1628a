import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';

/** What an engine is made of: five tones of its facets, darkest first, and the edge under them. */
export interface Metal {
  readonly tones: readonly [string, string, string, string, string];
  readonly edge: string;
}

/** Your own engines are always brass. */
const BRASS: Metal = {
  tones: ['#B08334', '#C9993F', '#D8AE54', '#E6C273', '#F1DA96'],
  edge: '#77551D',
};

/** The others' metals, clockwise from the left neighbour. */
const RIVALS: readonly Metal[] = [
  { tones: ['#6B7B86', '#80929D', '#97A8B2', '#B0BFC8', '#CEDAE0'], edge: '#3E4B54' },
  { tones: ['#8C4A2B', '#A65C39', '#C0744C', '#D68E67', '#EBB291'], edge: '#552915' },
  { tones: ['#454E56', '#535E67', '#636F79', '#75828C', '#8E9BA5'], edge: '#2C343A' },
  { tones: ['#3F6F66', '#4E8378', '#62998C', '#7CB0A2', '#9CC9BB'], edge: '#264740' },
  { tones: ['#85807A', '#9A958E', '#B0ABA3', '#C7C2B9', '#DED9D0'], edge: '#55514C' },
  { tones: ['#6E5526', '#846834', '#9A7C45', '#B0925A', '#C9AE78'], edge: '#43330F' },
  { tones: ['#34507C', '#416094', '#5274AB', '#6B8CC0', '#8FA9D4'], edge: '#1E3153' },
];

export function metalOf(seat: Seat, viewer: Viewer, seats: number): Metal {
  const home = viewer === 'spectator' ? 0 : viewer;
  const steps = (seat - home + seats) % seats;
  return steps === 0 ? BRASS : (RIVALS[(steps - 1) % RIVALS.length] ?? BRASS);
}
