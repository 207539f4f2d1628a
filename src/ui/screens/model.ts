import type { Seat } from '../../engine/ask.ts';
import type { Game, Options, Way } from '../../engine/game.ts';
import type { AnyWords } from '../../engine/message.ts';
import type { Desk, RuleSection, SetUp } from '../../games/box.ts';
import type { Language } from '../../language/language.ts';
import type { Level } from '../../players/mind.ts';
import type { Offline, Update } from '../../sw/bridge.ts';
import type { ScreenRequest } from './request.ts';

/** Somebody at the table. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
}

/** Something said in passing, and whether it is good news. */
export interface Notice {
  readonly mood: 'filed' | 'trouble';
  readonly text: string;
  /** What can be done about it. */
  readonly offer?: { readonly label: string; readonly request: ScreenRequest } | undefined;
}

/** What this browser can do; the app finds out and says so. */
export interface Abilities {
  /** There is a share sheet. */
  readonly share: boolean;
  /** There is a camera and a way to read codes. */
  readonly scan: boolean;
  /** The clipboard may be read when asked. */
  readonly paste: boolean;
}

/* Home */

/** One box on the shelf. Its cover is found by its id. */
export interface ShelfBox {
  readonly id: string;
  readonly title: string;
  /** Two short sentences: "2 to 8 players. Two engines, six to ten rounds, fifteen minutes." */
  readonly line: string;
  /** "against Dot and Mr. Hale": who sits opposite of whoever plays at once. */
  readonly rivals?: string | undefined;
}

/** How a game on the desk stands, as seen from this device. */
export type Standing =
  | { readonly kind: 'your-turn' }
  /** Everybody plays on this device. */
  | { readonly kind: 'room'; readonly next: Person }
  | { readonly kind: 'waiting'; readonly for: Person }
  | { readonly kind: 'watching' }
  | { readonly kind: 'solo' }
  /** It ended here, and the others do not know yet. */
  | { readonly kind: 'untold'; readonly result: string }
  /** "Ines won 24 to 19". If it ended here, the others have been told. */
  | { readonly kind: 'over'; readonly result: string; readonly isTold: boolean };

export interface DeskCard {
  readonly id: string;
  /** Which box it came out of. */
  readonly game: string;
  readonly title: string;
  /** The name the player gave this game, if any. */
  readonly label: string | undefined;
  readonly names: readonly string[];
  /** "Round 5 of 8". */
  readonly moment: string;
  /** "Tomasz moved 20 min ago". */
  readonly activity: string;
  readonly standing: Standing;
  /** Its address, so that it can be opened in another tab. */
  readonly href: string;
  /** What can be sent from here: the link that has gone out, once more; or the result. */
  readonly toSend: 'last-link' | 'result' | undefined;
  /** Links of this game that went another way and were not followed. */
  readonly others: readonly string[];
  readonly isFiled: boolean;
}

/** What becomes of what is stored. Some browsers are long in finding it; some keep nothing. */
export type StorageState = 'kept' | 'may-be-cleared' | 'looking' | 'blocked';

/** The languages one can choose, and the one that is spoken. */
export interface Languages {
  readonly offered: readonly Language[];
  readonly spoken: Language;
}

export interface HomeModel {
  readonly languages: Languages;
  readonly can: Abilities;
  readonly shelf: readonly ShelfBox[];
  /** The latest first; the desk puts what is yours to do on top. */
  readonly desk: readonly DeskCard[];
  /** Links that only a newer version of the app can open. */
  readonly waiting: readonly string[];
  /** What is cached for play without a network. */
  readonly offline: Offline;
  readonly storage: StorageState;
  /** How many saved games cannot be read. */
  readonly unreadable: number;
}

/* New game */

export interface NewGameModel {
  readonly game: Pick<Game, 'id' | 'seats' | 'options' | 'startPlayer' | 'unsealed'>;
  readonly title: string;
  readonly words: AnyWords;
  /** This device has no game of this title yet. */
  readonly isFirst: boolean;
  /** Remembered names, the player's own first. */
  readonly names: readonly string[];
  readonly way: Way;
  /** How many seats to begin with, if not two. */
  readonly seats?: number;
  /** The seats that play on this device to begin with; the first if unsaid. */
  readonly here?: readonly Seat[];
  /** Options to begin with, as in a rematch; what is missing is standard. */
  readonly options?: Options;
  /** Named sets of options, the recommended one first. */
  readonly setUps?: readonly SetUp[] | undefined;
  /** What the computer players of this game are called; none if only people play it. */
  readonly characters?: Characters | undefined;
  /** Where their portraits are drawn, each under the name of its level. */
  readonly faces?: string | undefined;
  /** The computers at the table to begin with. */
  readonly levels?: readonly (Level | undefined)[];
}

export type Characters = Readonly<Record<Level, string>>;

/** A filled-in form: everything needed to deal. */
export interface NewGame {
  readonly game: string;
  readonly names: readonly string[];
  /** Who plays each seat: a person, or a computer. */
  readonly levels?: readonly (Level | undefined)[];
  /** The seats that people play on this device. */
  readonly here: readonly Seat[];
  readonly way: Way;
  readonly options: Options;
  /** Let chance turn the seats so that anybody may start. */
  readonly isRandomStart: boolean;
  /** Everybody puts in a seal before it is dealt. */
  readonly isSealed?: boolean;
}

/* Hand-over */

/** What a message may leave out: what was done, who is ahead, and the note. */
export type Tiding = 'did' | 'standing' | 'note';

export interface HandOver {
  readonly title: string;
  readonly desk?: Desk | undefined;
  readonly code: string;
  /** The number of the form: how many links this game has seen. */
  readonly form: number;
  /** Nobody if whoever hands over only watches. */
  readonly from: Person | undefined;
  /** Who is to decide next; after the last move everybody else. */
  readonly to: readonly Person[];
  readonly isOver: boolean;
  /** What the message says, in public words, one sentence a line. */
  readonly lines: readonly string[];
  /** What it could say besides whose move it is, and whether it does. */
  readonly tidings: Readonly<Partial<Record<Tiding, boolean>>>;
  readonly note: string;
  /** The note as the message has it, if it does. */
  readonly noteSaid: string | undefined;
  readonly link: string;
  readonly way: Way;
  /** Whoever is next can play on this device, too. */
  readonly canPass: boolean;
  /** Something is hidden: the phone is passed behind a curtain. */
  readonly hasCurtain: boolean;
  readonly can: Abilities;
  /** Mail programs would take this link whole. */
  readonly canMail: boolean;
  readonly copied: 'no' | 'by-itself' | 'by-hand' | 'refused';
  readonly isSent: boolean;
  /** The link takes the place of one that may already be out. */
  readonly isReplacement: boolean;
  /** What can be done about the last move, if it was theirs. */
  readonly undo: 'free' | 'sealed' | 'take-back' | undefined;
}

/* Rules */

export interface RulesModel {
  /** The boxes with rules, to change from one to the other. */
  readonly shelf: readonly Pick<ShelfBox, 'id' | 'title'>[];
  readonly game: string;
  /** Each with its address, so that it can be sent, or opened in another tab. */
  readonly sections: readonly (RuleSection & { readonly href: string })[];
  /** The section to begin with. */
  readonly section?: string;
}

/* Settings */

/** In percent. */
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: 'system' | 'reduced';
  readonly sound: boolean;
  /** Single-key shortcuts. */
  readonly keys: boolean;
  /** How long films stay with what they tell. */
  readonly pace: 'normal' | 'slow' | 'fast';
  /** A button that tells what somebody who plays well would do. */
  readonly hints: boolean;
  /** What waits for a second press: only what the rules say, or every decision. */
  readonly confirm: 'final' | 'every';
  /** The curtain between players on one phone. */
  readonly curtain: 'secrets' | 'never';
}

export interface SettingsModel {
  readonly settings: Settings;
  readonly languages: Languages;
  readonly storage: {
    readonly state: StorageState;
    readonly games: number;
    /** "1.2 MB", when the browser tells. */
    readonly used: string | undefined;
  };
  readonly version: string;
  readonly update: Update | 'looking';
  /** What came of the last backup or restore: "12 games restored." */
  readonly notice?: Notice;
}

/* Seats */

/** A seat, whether it decides next, and whether somebody on this device sits there already. */
type ClaimableSeat = Person & { readonly isNext: boolean; readonly isHere: boolean };

export interface SeatClaimModel {
  readonly game: string;
  readonly desk?: Desk | undefined;
  readonly title: string;
  /** Who sent the link, if anybody has played or written yet; it invites if nobody else has. */
  readonly from?: string;
  readonly isInvitation: boolean;
  readonly note?: string;
  readonly code: string;
  readonly moment: string;
  readonly seats: readonly ClaimableSeat[];
}

export interface MoveSeatModel {
  readonly title: string;
  readonly code: string;
  /** Who plays on this device. */
  readonly people: readonly Person[];
  /** With the seat its key moves: then it is played there only. */
  readonly isSealed?: boolean;
  readonly link: string;
  readonly can: Abilities;
  readonly copied: HandOver['copied'];
}
