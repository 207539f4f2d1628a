import type { Game } from '../../src/engine/game.ts';
import type { AnyWords } from '../../src/engine/message.ts';
import { co2 } from '../../src/games/co2/rules/game.ts';
import { words as co2German } from '../../src/games/co2/words.de.ts';
import { words as co2English } from '../../src/games/co2/words.en.ts';
import { words as co2French } from '../../src/games/co2/words.fr.ts';
import { empireEngine } from '../../src/games/empire-engine/rules/game.ts';
import { words as empireEngineGerman } from '../../src/games/empire-engine/words.de.ts';
import { words as empireEngineEnglish } from '../../src/games/empire-engine/words.en.ts';
import { words as empireEngineFrench } from '../../src/games/empire-engine/words.fr.ts';
import { energyEmpire } from '../../src/games/energy-empire/rules/game.ts';
import { words as energyEmpireGerman } from '../../src/games/energy-empire/words.de.ts';
import { words as energyEmpireEnglish } from '../../src/games/energy-empire/words.en.ts';
import { words as energyEmpireFrench } from '../../src/games/energy-empire/words.fr.ts';
import type { Language } from '../../src/language/language.ts';

/** A title as these tests know it: by what its box says, and by its rules where a position is to be found. */
export interface Title {
  readonly id: GameId;
  readonly title: string;
  readonly game: Game;
  /** What it says in English, in which most tests read. */
  readonly words: AnyWords;
  readonly editions: Readonly<Record<Language, AnyWords>>;
}

export type GameId = 'empire-engine' | 'energy-empire' | 'co2';

export const TITLES: Readonly<Record<GameId, Title>> = {
  'empire-engine': {
    id: 'empire-engine',
    title: 'Empire Engine',
    game: empireEngine,
    words: empireEngineEnglish,
    editions: { en: empireEngineEnglish, de: empireEngineGerman, fr: empireEngineFrench },
  },
  'energy-empire': {
    id: 'energy-empire',
    title: 'Energy Empire',
    game: energyEmpire,
    words: energyEmpireEnglish,
    editions: { en: energyEmpireEnglish, de: energyEmpireGerman, fr: energyEmpireFrench },
  },
  co2: {
    id: 'co2',
    title: 'CO₂',
    game: co2,
    words: co2English,
    editions: { en: co2English, de: co2German, fr: co2French },
  },
};
