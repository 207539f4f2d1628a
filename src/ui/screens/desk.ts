import type { DeskCard, Standing } from './model.ts';

const ORDER: readonly Standing['kind'][] = ['your-turn', 'untold', 'room', 'waiting', 'solo', 'watching', 'over'];

/** The desk as it is laid out: what is yours to do comes first; otherwise the order given. */
export function laidOut(desk: readonly DeskCard[]): DeskCard[] {
  const rank = ({ standing }: DeskCard): number => ORDER.indexOf(standing.kind);
  return [...desk].sort((a, b) => rank(a) - rank(b));
}
