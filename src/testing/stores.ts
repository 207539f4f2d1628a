import 'fake-indexeddb/auto';
import { decode, encode, type Journal } from '../link/index.ts';
import { type Facts, idOf, type Reunion, receive, Store, type Visit } from '../store/index.ts';
import { friends } from './players.ts';
import { playout, randomAgreement } from './playout.ts';
import { toy } from './toy.ts';

/** Stores with games of the toy in them. */

let names = 0;
let time = 0;
const open: Store[] = [];

/** A store of its own, or another tab of the one named. */
export async function openStore(name = `store-${++names}`): Promise<Store> {
  const store = await Store.open({ name, clock: () => ++time, reunion });
  open.push(store);
  return store;
}

export function closeStores(): void {
  for (const store of open.splice(0)) store.close();
}

/** A game of the toy after some answers: its journal, its link and what the desk shows of it. */
export function position(number: number, answers: number): Position {
  return positionOf(played(number, answers));
}

/** The same game, where the next answer was another one. */
export function otherPosition(number: number, answers: number): Position {
  const play = played(number, answers);
  play.answer(played(number, answers + 1).answers[answers] === 0 ? 1 : 0);
  return positionOf(play);
}

interface Position {
  readonly journal: Journal;
  readonly link: string;
  readonly facts: Facts;
  readonly id: string;
}

function played(number: number, answers: number) {
  return playout(toy, { ...randomAgreement(toy, number), seats: 2 }, number).backTo(answers);
}

function positionOf(play: ReturnType<typeof played>): Position {
  const link = encode(friends(play), play);
  const opened = decode(link, toy);
  if (!opened.ok) throw new Error(opened.fault);
  const facts: Facts = {
    next: play.ask ? [play.ask.seat] : [],
    moment: { key: 'day', with: { day: play.state.day } },
    ...(play.over && { result: { winners: [0], points: [3, 2], isShared: false } }),
  };
  return { journal: opened.journal, link, facts, id: idOf(play.agreement) };
}

/** Saves a position as somebody who goes on from what the store says. */
export async function save(store: Store, number: number, answers: number, visit: Visit = {}): Promise<string> {
  const { journal, link, facts, id } = position(number, answers);
  const { kept } = await store.save(journal, link, facts, { from: store.game(id)?.link, ...visit });
  if (kept !== 'kept') throw new Error(`the store is ${kept}`);
  return id;
}

/** Somebody who has the toy at hand, keeps to what is set here, and joins records end to end. */
export const reunion: Reunion = {
  async compare(theirs, mine) {
    const opened = decode(theirs.link, toy);
    return opened.ok ? receive(opened, mine).kind : 'forked';
  },
  joinSettings: (_key, mine) => mine,
  joinRecords: (mine, theirs) => [mine, theirs].flat(),
};
