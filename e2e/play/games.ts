import type { Game } from '../../src/engine/game.ts';
import type { AnyWords } from '../../src/engine/message.ts';
import { co2 } from '../../src/games/co2/rules/game.ts';
import { words as co2Words } from '../../src/games/co2/words.en.ts';
import { empireEngine } from '../../src/games/empire-engine/rules/game.ts';
import { words as empireEngineWords } from '../../src/games/empire-engine/words.en.ts';
import { energyEmpire } from '../../src/games/energy-empire/rules/game.ts';
import { words as energyEmpireWords } from '../../src/games/energy-empire/words.en.ts';

/** A title as these tests know it: by what its box says, and by its rules where a position is to be found. */
export interface Title {
  readonly id: GameId;
  readonly title: string;
  readonly game: Game;
  readonly words: AnyWords;
}

export type GameId = 'empire-engine' | 'energy-empire' | 'co2';

export const TITLES: Readonly<Record<GameId, Title>> = {
  'empire-engine': {
    id: 'empire-engine',
    title: 'Empire Engine',
    game: empireEngine,
    words: empireEngineWords,
  },
  'energy-empire': {
    id: 'energy-empire',
    title: 'Energy Empire',
    game: energyEmpire,
    words: energyEmpireWords,
  },
  co2: { id: 'co2', title: 'CO₂', game: co2, words: co2Words },
};
