import type { CSSResult, TemplateResult } from 'lit';
import type { Ask, Seat } from '../engine/ask.ts';
import type { Course } from '../engine/course.ts';
import type { Game, Options, ScoreRow, Viewer } from '../engine/game.ts';
import type { Line } from '../engine/history.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import type { AnyWords, Message, Speaker } from '../engine/message.ts';
import type { Standing } from '../engine/standing.ts';
import type { Level } from '../players/mind.ts';
import type { IconName } from '../ui/kit/icon.ts';
import type { Offers } from '../ui/kit/offers.ts';
import type { Holding } from '../ui/kit/receipt.ts';
import type { Seal } from '../ui/kit/seal-sign.ts';
import type { Masthead } from '../ui/screens/end-model.ts';

/** What the app tells a game's table element. The element draws; it decides nothing. */
export interface TableElement<View = unknown, L extends Lexicon = Lexicon> extends HTMLElement {
  view: View;
  viewer: Viewer;
  names: readonly string[];
  /** What each seat has put into a sealed game. */
  seals: readonly (Seal | undefined)[];
  /** The current ask; empty when the viewer has nothing to decide or a past position is shown. */
  offers: Offers<L>;
  /** What is being told at this moment of a film; its refs are what to highlight or move. */
  line: Line<L> | undefined;
  /** What somebody is told about now, by a course or a hint: the table turns to the first of these things. */
  shows: readonly RefOf<L>[];
  /** The things that the viewer's own last decision touched, while nothing else has happened. */
  lately: readonly RefOf<L>[];
}

/** One section of the rules reference, in our own words. Linked from places and cards by its id. */
export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly body: TemplateResult;
}

/** A few figures for the seats strip: an icon, its value and what it means. */
export interface SeatFigure {
  readonly icon: string;
  readonly value: string | number;
  readonly label: string;
  /** A colour token of the game, such as `--eng-soldier`. */
  readonly tint?: string;
  /** The seat's own page draws it as well: it needs no line of its own there. */
  readonly isDrawn?: true;
}

/** A way to play that has a name; options it does not mention are standard. */
export interface SetUp {
  readonly id: string;
  readonly name: string;
  /** What it is like, in a sentence. */
  readonly text: string;
  readonly options: Options;
  /** What a table of so many has to expect, where that was measured. */
  expects?(seats: number): string | undefined;
}

/** What letters and forms of a game lie on: how its element of class `ground` looks, and what is drawn there. */
export interface Desk {
  readonly style: CSSResult;
  art?(): TemplateResult;
}

/** Everything the app needs to play one game; loaded when it is first needed. */
export interface Box<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly game: Game<State, View, L>;
  readonly words: AnyWords;
  /** Fetches everything the game says, in the language of its reader; not needed where the words come with the box. */
  loadWords?(): Promise<unknown>;
  /** The name of the game's custom element. */
  readonly table: string;
  /** What the New Game form lets choose first, the recommended one foremost. */
  readonly setUps?: readonly SetUp[];
  /** What its computer players are called; none if only people play it. */
  readonly characters?: Readonly<Record<Level, string>>;
  /** Where their portraits are drawn, each under the name of its level. */
  readonly faces?: string;
  readonly desk?: Desk;
  /** Where in the game we are, in a few words: "round 5 of 8". */
  moment(view: View): Message;
  /** The seats strip: public figures of each seat. */
  figures(view: View, seat: number): readonly SeatFigure[];
  /** Who is winning, as far as the viewer may know. */
  standing?(view: View): Standing;
  /** Everything of a seat that is counted, for telling what an option would change. */
  ledger(view: View, seat: Seat): readonly Holding[];
  /** What nobody should bring about unawares: that the game ends soon, as things stand. */
  warning?(view: View): Message | undefined;
  /** What whoever looks at an option has most likely in mind for the questions right after it: the least energy, say. */
  intends?(ref: RefOf<L>, view: View): readonly RefOf<L>[];
  /** A second line under a player's name, such as an empire's name. */
  epithet?(view: View, seat: number, speaker: Speaker): string | undefined;
  /** What a seat has put off and must still decide, by name. */
  owes?(view: View, seat: number, speaker: Speaker): string | undefined;
  /** What seats decide in secret at once, and what lies hidden in hands and piles, each by name where there is any. */
  readonly hidden?: { readonly choices?: string; readonly hands?: string };
  readonly rulebook: readonly RuleSection[];
  /** What its symbols stand for, by the names of their icons, for whoever presses one long. */
  readonly symbols?: Readonly<Partial<Record<string, string>>>;
  /** Decorates the button of an option in the decision slip: a badge, an icon. */
  ornament?(ref: RefOf<L> | `group:${string}`, offers: Offers<L>): TemplateResult | undefined;
  /**
   * Whether the board shows every option of this ask in its place, and what is closed with its reason. Then the slip can
   * be brief: it leaves out what is closed and, on a phone, folds the options into their groups. With `closed` it leaves
   * out what is closed and goes on to repeat the rest.
   */
  carries?(ask: Ask<L>): boolean | 'closed';
  /** On a wide screen the game's own table shows every seat, so the frame need not. */
  readonly seatsOnBoard?: boolean;
  /** The colour token behind the rail of seats, such as `--co2-ocean`. */
  readonly ground?: string;
  /** Everything public about a seat, for whoever taps it. */
  mat?(view: View, seat: Seat, speaker: Speaker): TemplateResult | undefined;
  /** Somebody at the table whom the rules themselves move. */
  automa?(view: View, speaker: Speaker): Automa | undefined;
  /** A film waits at every moment that has such a heading until it has been read: the turn of somebody whom nobody plays. */
  reads?(view: View): Message | undefined;
  /** What else the table tells in words while a film shows a line: the story under a headline, say. */
  spells?(line: Line<L>, view: View, speaker: Speaker): string | undefined;
  /** A first game that teaches by playing: each lesson is told when its moment comes. */
  readonly lessons?: readonly Lesson<View, L>[];
  /** The game taught at its own table, the first course first; fetched by whoever wants to learn it. */
  courses?(): Promise<readonly Course<L>[]>;
  readonly ending: Ending<View>;
}

/** Somebody whom nobody plays, as the seats strip and whoever taps it there shows them. */
export interface Automa {
  /** What it is called on the table. */
  readonly ref: string;
  readonly name: string;
  readonly epithet?: string;
  readonly figures: readonly SeatFigure[];
  /** Everything public about them. */
  readonly mat: TemplateResult;
}

/** One thing worth knowing at one moment of a first game. */
export interface Lesson<View = unknown, L extends Lexicon = Lexicon> {
  readonly id: string;
  when(ask: Ask<L>, view: View): boolean;
  readonly title: string;
  readonly body: string;
}

/** How a game prints its end. */
export interface Ending<View> {
  /** What a step of the race is called: "turn", "round". */
  readonly step: string;
  masthead(view: View, speaker: Speaker): Masthead;
  iconOf?(row: ScoreRow): IconName | undefined;
  /** What was hidden and is now open, seat by seat. */
  opened?(view: View, speaker: Speaker): readonly { readonly seat: Seat; readonly text: string }[];
  /** A headline better than the one the count gives. */
  headline?(view: View, speaker: Speaker): string | undefined;
  /** What the lines across the race stand for. */
  readonly marksMean?: string;
  /** What a line across the race is called; one without a name is not drawn. Unless a game says so, they are counted. */
  markOf?(line: Line): string | undefined;
}
