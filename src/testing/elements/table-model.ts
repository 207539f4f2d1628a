import type { Ask, Option, Refusal } from '../../engine/ask.ts';
import { type AnyWords, speaker } from '../../engine/message.ts';
import { type Foresight, Offers } from '../../ui/kit/offers.ts';
import type { Move, SeatCard, TableModel } from '../../ui/table/model.ts';
import { says } from '../little-game.ts';

/** In these tests a message is its own sentence, and a group its own heading. */
const noWords: AnyWords = {};
export const verbatim = new Proxy(noWords, { get: (_, key) => () => String(key).replace(/^group\./, '') });

export const voice = speaker(verbatim, ['Ana', 'Ben', 'Caro']);

/** An option that says its own name. */
export const option = (name: string, more: Partial<Option> = {}): Option => ({ ref: name, say: says(name), ...more });

/** One that might be expected and is closed. */
export const closed = (name: string, reason: string, group?: string): Refusal => ({
  ref: name,
  say: says(name),
  reason: says(reason),
  ...(group !== undefined && { group }),
});

/** Ana is asked for one of these. */
export function asking(options: readonly (string | Option)[], more: Partial<Ask> = {}): Ask {
  return {
    seat: 0,
    about: 'turn',
    prompt: says('What do you build?'),
    options: options.map((one) => (typeof one === 'string' ? option(one) : one)),
    refused: [],
    ...more,
  };
}

export const offering = (ask: Ask | undefined, chosen?: string, isCareful = false, foresight?: Foresight): Offers =>
  new Offers(ask, voice, chosen, isCareful, foresight);

/** One line of the history. */
export function told(text: string, line: Partial<Move['line']> = {}): Move {
  return {
    text,
    line: {
      say: says(text),
      seat: undefined,
      refs: [],
      moves: [],
      mark: false,
      stays: false,
      answers: 0,
      turn: 1,
      ...line,
    },
  };
}

const card = (name: string, seat: number): SeatCard => ({
  seat,
  name,
  epithet: undefined,
  figures: [
    { icon: 'money', value: 3, label: 'Money' },
    { icon: 'plastic', value: 2, label: 'Plastic' },
    { icon: 'goal', value: 1, label: 'Goals' },
    { icon: 'medal', value: 0, label: 'Medals' },
  ],
  owes: undefined,
  isDeciding: seat === 0,
  isMine: seat === 0,
  canLeave: false,
});

export const seats: readonly SeatCard[] = ['Ana', 'Ben', 'Caro'].map(card);

/** Ana’s table with this on it. */
export function modelOf(parts: Partial<TableModel> = {}): TableModel {
  return {
    title: 'The Fair',
    code: 'K2VD',
    moment: 'round 5 of 8',
    viewer: 0,
    seats,
    offers: offering(asking(['Mine', 'Mill'])),
    situation: { kind: 'decide' },
    undo: { kind: 'nothing' },
    moves: [],
    showing: undefined,
    note: undefined,
    isSaved: true,
    ...parts,
  };
}
