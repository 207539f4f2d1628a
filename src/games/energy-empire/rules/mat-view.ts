import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { recordOf } from '../../../engine/record.ts';
import type { TileId } from './cards/achievements.ts';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import type { NationId } from './cards/nations.ts';
import { type CardId, structureOf } from './cards/structures.ts';
import type { ColdWarCardId } from './cold-war/cards/clock.ts';
import type { MegastructureId } from './cold-war/cards/megastructures.ts';
import { payableDice } from './dice.ts';
import { merged, modulesOf } from './modules.ts';
import { tilePoints, totalOf } from './scoring.ts';
import { type Objectives, objectives } from './solo.ts';
import {
  arrangementOf,
  type Dealt,
  diceOf,
  type Ground,
  type Mat,
  type State,
  type Token,
  workersOwned,
} from './state.ts';
import { type Die, type Resource, type Space, type StructureType, TYPES } from './tables.ts';
import { isOver } from './turn.ts';

/** What one viewer may know of a nation. */
export interface MatView {
  readonly seat: Seat;
  readonly nation?: NationId;
  readonly nationTokens: readonly Token[];
  readonly resources: Readonly<Record<Resource, number>>;
  readonly workers: number;
  readonly workersOwned: number;
  readonly energy: number;
  readonly dice: readonly Die[];
  /** Dice of the supply it could pay for now. */
  readonly payableDice: readonly Die[];
  readonly environment: Readonly<Record<Space, Ground>>;
  readonly structures: readonly { readonly card: CardId; readonly tokens: readonly Token[] }[];
  readonly structuresOf: Readonly<Record<StructureType, number>>;
  readonly un: number;
  /** Points scored in play, as the score track shows. */
  readonly vp: number;
  readonly tileCount: number;
  /** The own tiles; everybody's when the game is over. */
  readonly tiles?: readonly { readonly tile: TileId; readonly points: number }[];
  /** What this seat may choose from before its first turn. */
  readonly dealt?: Dealt;
  readonly objectives?: Objectives;
  readonly megastructures?: readonly { readonly id: MegastructureId; readonly tokens: readonly Token[] }[];
  /** The `espionage` card, and where tokens of this seat stand on structures of others. */
  readonly espionage?: {
    readonly tokens: readonly Token[];
    readonly abroad: readonly { readonly card: CardId; readonly tokens: readonly Token[] }[];
  };
  readonly coldWar?: {
    readonly open: readonly ColdWarCardId[];
    readonly hiddenCount: number;
    /** The own cards; everybody's when the game is over. */
    readonly hidden?: readonly ColdWarCardId[];
    /** Just drawn, to choose from. */
    readonly drawn?: readonly ColdWarCardId[];
  };
}

export function matSeen(state: State, mat: Mat, seat: Seat, viewer: Viewer): MatView {
  const { nation, dealt } = mat;
  const isOwn = viewer === seat;
  return {
    seat,
    ...(nation && { nation }),
    nationTokens: [...mat.nationTokens],
    resources: { ...mat.resources },
    workers: mat.workers,
    workersOwned: workersOwned(mat),
    energy: mat.energy,
    dice: diceOf(mat),
    payableDice: payableDice(state, seat),
    environment: { ...mat.environment },
    structures: mat.structures.map(({ card, tokens }) => ({ card, tokens: [...tokens] })),
    structuresOf: recordOf(TYPES, (type) => countOf(mat, type)),
    un: mat.un,
    vp: mat.vp,
    tileCount: mat.tiles.length,
    ...(isOwn && dealt && { dealt: { nations: [...dealt.nations], tiles: [...dealt.tiles] } }),
    ...((isOwn || isOver(state)) && openBook(state, mat, seat)),
    ...merged(modulesOf(state).map((module) => module.matView?.(state, seat, viewer))),
  };
}

/** What only the owner may look up until the end. */
function openBook(state: State, mat: Mat, seat: Seat): Pick<MatView, 'tiles' | 'objectives'> {
  return {
    tiles: mat.tiles.map((tile) => ({ tile, points: ACHIEVEMENTS[tile].points(state, seat) })),
    ...(arrangementOf(state).isSolo && {
      objectives: objectives(state, totalOf(state, seat), tilePoints(state, seat)),
    }),
  };
}

function countOf(mat: Mat, type: StructureType): number {
  return mat.structures.filter(({ card }) => structureOf(card).type === type).length;
}
