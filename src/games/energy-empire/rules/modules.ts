import type { Seat } from '../../../engine/ask.ts';
import type { OptionSpec, Options, ScoreSheet, Viewer } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import type { Random } from '../../../engine/random.ts';
import type { Usable } from './activate.ts';
import type { TileId } from './cards/achievements.ts';
import type { ImpactId } from './cards/impacts.ts';
import type { NationId } from './cards/nations.ts';
import type { CardId } from './cards/structures.ts';
import type { Symbols } from './cold-war/cards/clock.ts';
import type { Context } from './effects.ts';
import type { Candidate, Steps, Table } from './lexicon.ts';
import type { MatView } from './mat-view.ts';
import type { Standing } from './planks.ts';
import type { ScoreRowId } from './scoring.ts';
import type { State } from './state.ts';
import type { ArrangementId, StructureType } from './tables.ts';
import type { View } from './view.ts';

/**
 * A part of an expansion that can be played with or without. It brings things out of the box, and it may have a say at
 * the moments named here; the rules know the moments and never which module speaks.
 */
export interface Module {
  /** Its switch in the New Game form, and its name. The first value leaves it in the box. */
  readonly option: OptionSpec;

  readonly nations?: readonly NationId[];
  readonly impacts?: readonly ImpactId[];
  readonly structures?: readonly CardId[];
  /** Impacts of other modules that stay in the box. */
  readonly removedImpacts?: readonly ImpactId[];
  /** Another arrangement of the table than the number of players asks for. */
  arrangement?(seats: number): ArrangementId | undefined;
  nationsDealt?(options: Options): number | undefined;
  /** Lays out its own pieces, once everything else lies ready. */
  setUp?(state: State, table: Table): void;

  /** What else is sold at a market. The value is carried out when it is bought. */
  purchases?(context: Context, type: StructureType): readonly Candidate<() => Steps>[];
  /** Other cards of a tableau that may be used in a Work turn. */
  usables?(context: Context): readonly Usable[];
  /** Other planks on which tokens of a seat stand. */
  planks?(state: State, seat: Seat): readonly Standing[];
  /** Tokens of others on the plank of a structure. */
  guestsOn?(state: State, card: CardId): number;
  /** At the beginning of a Generate turn, and right after dice gave energy. */
  generates?(context: Context, when: GenerateMoment): Steps;
  /** Markers on the United Nations track besides the players'. */
  markers?(state: State): readonly number[];

  /** Cold War symbols of somebody who sits at no mat. */
  symbols?(state: State): readonly Symbols[];

  /** Turns taken by nobody at the table: how many a round, and whether one of them is next. */
  readonly turnsPerRound?: number;
  isNext?(state: State): boolean;
  turn?(state: State, table: Table): Steps;
  /** A turn of a player is over and it is the next one's. */
  passes?(state: State): void;
  /** Why the game comes to its end, besides an empty track. */
  ending?(state: State): Message | undefined;

  readonly rows?: Readonly<Partial<Record<ScoreRowId, ScoreLine>>>;
  /** A side that scores without sitting at the table. */
  rival?: RivalScore;

  view?(state: State, viewer: Viewer): Partial<View>;
  matView?(state: State, seat: Seat, viewer: Viewer): Partial<MatView>;
  /** Deals its own secrets anew, as far as this viewer cannot know them. */
  redeal?(state: State, viewer: Viewer, random: Random): void;
  /** Pieces that lie with the module, and laws of its own. */
  holds?(state: State): { readonly pollution: number; readonly tiles: readonly TileId[] };
  check?(state: State, law: (holds: boolean, what: string) => void): void;
}

export type GenerateMoment = 'start' | 'roll';

/** One more line of the count. */
export interface ScoreLine {
  points(state: State, seat: Seat): number;
  /** It depends on what others keep hidden, so nobody may look it up before the end. */
  readonly isSecret?: true;
}

export interface RivalScore {
  readonly name: Message;
  points(state: State, row: ScoreRowId): number | undefined;
  /** What everybody may know of a line before the end, where that is not all of it. */
  openPoints(state: State, row: ScoreRowId): number | undefined;
  verdict(
    totals: readonly number[],
    best: Pick<ScoreSheet, 'winners' | 'because'>,
  ): Pick<ScoreSheet, 'winners' | 'because'>;
}

const SHELF = new Map<string, Module>();

/** Makes modules known to the rules, in the order in which they are asked. */
export function addModules(modules: readonly Module[]): void {
  for (const module of modules) SHELF.set(module.option.id, module);
}

/** The modules that these options take out of the box. */
export function chosenModules(options: Options): string[] {
  return [...SHELF.values()]
    .filter(({ option }) => (options[option.id] ?? option.values[0]) !== option.values[0])
    .map(({ option }) => option.id);
}

/** Modules played together, found by the list of their names: they are asked at every step of the rules. */
const TOGETHER = new WeakMap<readonly string[], readonly Module[]>();

/** The modules in play. */
export function modulesOf({ modules }: Pick<State, 'modules'>): readonly Module[] {
  const known = TOGETHER.get(modules);
  if (known) return known;
  const found = modules.flatMap((id) => SHELF.get(id) ?? []);
  TOGETHER.set(modules, found);
  return found;
}

/** Everything the modules in play add at one moment. */
export function added<T>(
  state: Pick<State, 'modules'>,
  moment: (module: Module) => readonly T[] | undefined,
): readonly T[] {
  const all: T[] = [];
  for (const module of modulesOf(state)) all.push(...(moment(module) ?? []));
  return all;
}

/** What each module adds to what is seen, put together. */
export function merged<T>(parts: readonly (Partial<T> | undefined)[]): Partial<T> {
  return Object.assign({}, ...parts);
}

/** How the side scores that nobody at the table plays, if there is one. */
export function rivalScore(state: Pick<State, 'modules'>): RivalScore | undefined {
  return modulesOf(state).find(({ rival }) => rival)?.rival;
}
