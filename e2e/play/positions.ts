import type { Ask } from '../../src/engine/ask.ts';
import { type Options, standardOptions, type Way } from '../../src/engine/game.ts';
import { speaker } from '../../src/engine/message.ts';
import { Play } from '../../src/engine/play.ts';
import { decode, encode, type Kind, readHeader } from '../../src/link/index.ts';
import { seal } from '../../src/link/seal.ts';
import { Offers } from '../../src/ui/kit/offers.ts';
import { choices } from './choices.ts';
import { type GameId, TITLES } from './games.ts';

/** Positions to open, so that a test need not play its way to every corner of the game. */
export interface Position {
  readonly link: string;
  /** Who decides. */
  readonly next: string;
  /** Who sits after them, and waits. */
  readonly after: string;
}

interface Table {
  readonly game?: GameId;
  readonly names?: readonly string[];
  readonly way?: Way;
  /** Who is a computer; people sit where nothing is said. */
  readonly kinds?: readonly Kind[];
  /** What differs from the usual. */
  readonly options?: Options;
}

export interface Wanted extends Table {
  readonly answers: number | 'all';
  /** From this answer on the last option is taken instead of the first. */
  readonly differs?: number;
  /** Options are taken by chance, because a game of nothing but first options would be a strange one. */
  readonly luck?: number;
  /** Then it goes on until this is asked. */
  readonly asking?: string;
}

const FRIENDS = ['Ana', 'Ben'];

export function position({ answers, differs = Infinity, luck, asking, ...table }: Wanted): Position {
  const play = start(table);
  const roll = luck === undefined ? undefined : choices(luck);
  const isEarly = (): boolean => answers === 'all' || play.answers.length < answers;
  while (play.ask && (isEarly() || (asking !== undefined && play.ask.prompt.key !== asking))) {
    const { length } = play.ask.options;
    play.answer(roll ? roll(length) : play.answers.length >= differs ? length - 1 : 0);
  }
  return at(play, table);
}

/** A position, and the words of the option that leads to what was looked for. */
export interface Threshold extends Position {
  readonly option: string;
  /** Who is asked then. */
  readonly asked: string;
}

/** The last decision before somebody else is asked this, found by playing one game after another by chance. */
export function beforeAskingAnother(prompt: string, table: Table): Threshold {
  for (let luck = 1; luck <= 100; luck++) {
    const play = start(table);
    const roll = choices(luck);
    while (play.ask) {
      const { ask } = play;
      const answer = roll(ask.options.length);
      const before = play.answers.length;
      play.answer(answer);
      const { seat } = play.ask ?? ask;
      if (play.ask?.prompt.key !== prompt || seat === ask.seat) continue;
      const { names = FRIENDS } = table;
      return { ...at(play.backTo(before), table), option: wordsOf(ask, answer, table), asked: names[seat] ?? '' };
    }
  }
  throw new Error(`nobody is asked ${prompt}`);
}

/** Where a game played by chance had only so many decisions left. */
export function nearTheEnd(left: number, { luck = 1, ...table }: Table & { readonly luck?: number }): Position {
  const play = start(table);
  const roll = choices(luck);
  while (play.ask) play.answer(roll(play.ask.options.length));
  return at(play.backTo(play.answers.length - left), table);
}

/** The last decision of a game played by chance, and its words. */
export function beforeTheEnd(table: Table): Position & { readonly option: string } {
  const play = start(table);
  const roll = choices(1);
  let option = '';
  while (play.ask) {
    const answer = roll(play.ask.options.length);
    option = wordsOf(play.ask, answer, table);
    play.answer(answer);
  }
  return { ...at(play.backTo(play.answers.length - 1), table), option };
}

/** A decision that leads at once to something being told: its position, its words, and all that is told then. */
export interface Cause extends Position {
  readonly option: string;
  readonly told: readonly string[];
}

export function beforeTelling(event: string, answers: number, table: Table): Cause {
  const { game = 'empire-engine', names = FRIENDS } = table;
  const { say } = speaker(TITLES[game].words, names);
  const play = start(table);
  const roll = choices(1);
  while (play.ask) {
    const { ask, told } = play;
    const [before, heard] = [play.answers.length, told.length];
    const answer = roll(ask.options.length);
    play.answer(answer);
    const news = play.told.slice(heard).map((each) => each.event.say);
    if (before < answers || !news.some(({ key }) => key === event)) continue;
    return { ...at(play.backTo(before), table), option: wordsOf(ask, answer, table), told: news.map(say) };
  }
  throw new Error(`nobody hears ${event}`);
}

function start({ game = 'empire-engine', names = FRIENDS, way = 'link', options: more = {} }: Table): Play {
  const rulesOf = TITLES[game].game;
  const options = { ...standardOptions(rulesOf, names.length, way), ...more };
  return Play.start(rulesOf, { game, rules: rulesOf.rules, seats: names.length, options, seed: 'Rehearse' });
}

function at(play: Play, { names = FRIENDS, kinds = [], way = 'link' }: Table): Position {
  const seat = play.ask?.seat ?? 0;
  const link = encode({ names, kinds, way, again: 0 }, play);
  return { link, next: names[seat] ?? '', after: names[(seat + 1) % names.length] ?? '' };
}

function wordsOf(ask: Ask, answer: number, { game = 'empire-engine', names = FRIENDS }: Table): string {
  const offers = new Offers(ask, speaker(TITLES[game].words, names));
  return offers.get(ask.options[answer]?.ref ?? '')?.label ?? '';
}

/** Which people decided, visit by visit, in the game behind a link. */
export function visitorsOf(link: string): readonly string[] {
  const header = readHeader(link);
  const title = Object.values(TITLES).find(({ id }) => header.ok && id === header.header.game);
  const opened = title && decode(link, title.game);
  if (!opened?.ok) throw new Error(`${link} does not open`);
  const { play, journal } = opened;
  const people = play.answerers.filter((seat) => journal.kinds[seat] === 'human');
  return people.filter((seat, at) => seat !== people[at - 1]).map((seat) => journal.names[seat] ?? '');
}

/** A whole link in a format that no version of this app reads yet. */
export const linkFromTheFuture = seal('9SomethingWeCannotImagineToday');

/** A whole link of the same game as the others that tells of more seats than there are. */
export const impossibleLink = impossible();

function impossible(): string {
  const play = start({});
  const names = Array.from({ length: 12 }, (_, seat) => `Guest ${seat + 1}`);
  const crowd = Object.assign(Object.create(play), { agreement: { ...play.agreement, seats: names.length } });
  return encode({ names, kinds: names.map(() => 'human'), way: 'link', again: 0 }, crowd);
}
