import type { TemplateResult } from 'lit';

/** One side of a fork. */
export interface Branch {
  /** Which side it is: "On this device". */
  readonly name: string;
  readonly lines: readonly string[];
  /** A small picture of the table as it stands on this side. */
  readonly board?: TemplateResult;
}

export type Trouble =
  | { readonly kind: 'cut-short'; readonly mine: number | undefined; readonly from: string | undefined }
  | { readonly kind: 'garbled'; readonly mine: number | undefined }
  | { readonly kind: 'newer-version'; readonly update: 'looking' | 'none' }
  | { readonly kind: 'newer-rules'; readonly title: string; readonly update: 'looking' | 'none' }
  | { readonly kind: 'unknown-game'; readonly update: 'looking' | 'none' }
  | { readonly kind: 'stale'; readonly turn: number; readonly mine: number }
  | {
      readonly kind: 'forked';
      readonly turn: number;
      readonly mine: Branch;
      readonly theirs: Branch;
      /** Both are on this device already: one in use, the other kept beside it. */
      readonly areBothHere?: true;
      /** Whoever took back what chance or a reveal had settled. */
      readonly takenBackBy?: string;
      /** What is to be said if the link plays a seat of this device. */
      readonly elsewhere?: string;
    }
  /** A seal of a sealed game is broken, or seems to be: what is said of it comes with sealed games. */
  | {
      readonly kind: 'broken-seal';
      readonly title: string;
      readonly fact: string;
      readonly advice: string;
      /** The turn of the own copy, and of the link where it can be looked at. */
      readonly mine: number | undefined;
      readonly theirs: number | undefined;
      /** Whom to ask, if it is about somebody, and what to write to them. */
      readonly asks: { readonly name: string | undefined; readonly text: string };
      /** It can be followed all the same, with a mark that stays. */
      readonly canTrust: boolean;
    }
  /** Something of the app itself could not be fetched, or failed; what the browser said of it. */
  | { readonly kind: 'not-fetched'; readonly said: string }
  | { readonly kind: 'impossible'; readonly mine: number | undefined; readonly from: string | undefined };

/** The ways out of trouble. The app does them; the slip only names them. */
export type WayOut =
  | 'open-mine'
  | 'paste-again'
  | 'ask-again'
  | 'ask-about-seal'
  | 'trust'
  | 'update'
  | 'try-again'
  | 'not-now'
  | 'look'
  | 'keep-mine'
  | 'keep-theirs'
  | 'home';
