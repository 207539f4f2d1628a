import { html, type TemplateResult } from 'lit';
import type { Speaker } from '../../engine/message.ts';
import type { Move } from './model.ts';
import { words } from './words.ts';

interface Told {
  readonly moves: readonly Move[];
  /** The move shown; undefined is the present. */
  readonly showing: number | undefined;
  readonly speaker: Speaker | undefined;
}

/** As much as a phone's bar tells on one line. */
const LINE = 28;

/** Whether it takes two lines there. */
export function isLongTold({ moves, showing }: Pick<Told, 'moves' | 'showing'>): boolean {
  return (moves[showing ?? moves.length - 1]?.text.length ?? 0) > LINE;
}

/** The move that is shown, or the last one, with its turn unless that stands beside it anyway. */
export function lastTold({ moves, showing, speaker }: Told, hasTurn = true): TemplateResult {
  const move = moves[showing ?? moves.length - 1];
  return move ? narration(move, speaker, hasTurn) : html`${words.history.nothing}`;
}

/** A told move: its turn and whoever did it stand out. */
function narration({ line, text }: Move, speaker: Speaker | undefined, hasTurn: boolean): TemplateResult {
  const name = line.seat === undefined ? undefined : speaker?.name(line.seat);
  const isNamed = name !== undefined && text.startsWith(`${name} `);
  const bold = [...(line.turn && hasTurn ? [line.turn] : []), ...(isNamed ? [name] : [])].join(' ');
  return html`<b>${bold}</b>${bold ? ' ' : ''}${isNamed ? text.slice(name.length + 1) : text}`;
}
