import type { TemplateResult } from 'lit';
import type { Game, Viewer } from '../engine/game.ts';
import type { Line } from '../engine/history.ts';
import type { AnyWords, Message } from '../engine/message.ts';
import type { Offers } from '../ui/offers.ts';

/** What the app tells a game's table element. The element draws; it decides nothing. */
export interface TableElement<View = unknown> extends HTMLElement {
  view: View;
  viewer: Viewer;
  names: readonly string[];
  /** The current ask; empty when the viewer has nothing to decide or a past position is shown. */
  offers: Offers;
  /** What is being told at this moment of a film; its refs are what to highlight or move. */
  line: Line | undefined;
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
}

/** Everything the app needs to play one game; loaded when it is first needed. */
export interface Box<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  readonly words: AnyWords;
  /** The name of the game's custom element. */
  readonly table: string;
  /** Where in the game we are, in a few words: "round 5 of 8". */
  moment(view: View): Message;
  /** The seats strip: public figures of each seat. */
  figures(view: View, seat: number): readonly SeatFigure[];
  /** A second line under a player's name, such as an empire's name. */
  epithet?(view: View, seat: number): string | undefined;
  readonly rulebook: readonly RuleSection[];
}
