import type { CSSResult, TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';
import type { ScoreRow, ScoreSheet } from '../../engine/game.ts';
import type { Speaker } from '../../engine/message.ts';
import type { Level } from '../../players/mind.ts';
import type { IconName } from '../kit/icon.ts';
import type { Abilities } from './model.ts';

/** Each game prints its own front page: a newspaper, a maker's certificate, a bulletin. */
export interface Masthead {
  readonly title: string;
  /** What the page is printed on; plain paper unless a game says more. */
  readonly paper?: CSSResult;
  /** Left and right of the title: "Final edition", "48 turns, 4 nations". */
  readonly left: string;
  readonly right: string;
  /** An `<svg>` that fills what it is given and carries all it needs: it is sent around as a picture, too. */
  readonly picture?: TemplateResult;
  readonly caption?: string;
  /** What the picture that is sent around is printed in. */
  readonly prints?: Prints;
}

/** Plain colours, for pictures that leave the app and know neither day nor night. */
export interface Prints {
  readonly paper: string;
  readonly ink: string;
  /** For whoever has won. */
  readonly accent: string;
  /** Behind the drawing. */
  readonly ground: string;
}

export interface RacePoint {
  readonly turn: number;
  readonly sheet: ScoreSheet;
}

/** What this device remembers of games alone, or of one person against computers, this one included. */
export interface RecordModel {
  readonly best: number;
  readonly games: number;
  readonly won: number;
  /** Whom they were played against: nobody, somebody whom nobody plays, or computers of this level. */
  readonly against: Level | 'automa' | undefined;
}

/** A line across the race: an impact, a decade, a round. */
export interface RaceMark {
  readonly turn: number;
  readonly label: string;
}

export interface EndModel {
  readonly title: string;
  readonly code: string;
  readonly masthead: Masthead;
  /** A game's own headline, when it has a better one than the count gives. */
  readonly headline?: string;
  readonly record?: RecordModel;
  readonly speaker: Speaker;
  readonly sheet: ScoreSheet;
  readonly race: readonly RacePoint[];
  readonly marks: readonly RaceMark[];
  /** "Dotted lines mark Global Impacts." */
  readonly marksMean?: string;
  /** What a step of the race is called: "turn", "round". */
  readonly step: string;
  readonly iconOf?: (row: ScoreRow) => IconName | undefined;
  /** Hidden things opened at the end, per seat. */
  readonly opened: readonly { readonly seat: Seat; readonly text: string }[];
  /** Those who play on other devices, and what they know; nothing if there are none. */
  readonly others?: Others;
  /** Everybody has put in a seal: it can be checked from the deal on. */
  readonly isSealed?: boolean;
  readonly can: Abilities;
}

/** The players elsewhere once a game is over. */
export interface Others {
  readonly names: readonly string[];
  /** It ended here and the link has not left yet; it has; or it ended elsewhere. */
  readonly told: 'not-yet' | 'told' | 'from-elsewhere';
}
