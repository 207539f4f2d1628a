import type { Lexicon } from '../engine/lexicon.ts';
import type { Play } from '../engine/play.ts';
import { foreseesTruly } from './foresight.ts';
import {
  hidesSecrets,
  isPlainData,
  keepsSecrets,
  playsOnImagined,
  playsTheSameQuietly,
  replaysToTheSame,
} from './laws.ts';

export type Law = <State, View, L extends Lexicon>(play: Play<State, View, L>) => void;

/**
 * What holds at every position of every game, under all of its rules. Each game adds what only it can tell, and holds
 * as many positions to it as it has time for.
 */
export const LAWS: readonly Law[] = [
  replaysToTheSame,
  keepsSecrets,
  hidesSecrets,
  playsOnImagined,
  playsTheSameQuietly,
  foreseesTruly,
  ({ state }) => isPlainData(state),
];
