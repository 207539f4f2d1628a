import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { shelf } from '../../../games/index.ts';
import { dice } from '../../../testing/playout.ts';
import { sessionOf } from '../../../testing/session.ts';
import type { Tiding } from '../../screens/model.ts';
import type { Session } from '../session/session.ts';
import { messageOf } from './hand-over.ts';

/** Messages as they leave a device, word for word. */

async function dealt(id: string, seats: number): Promise<Session> {
  const entry = shelf.find((one) => one.id === id);
  if (!entry) throw new Error(`no ${id} on the shelf`);
  const box = await entry.load();
  const options = standardOptions(box.game, seats, 'link');
  const play = Play.start(box.game, { game: id, rules: box.game.rules, seats, options, seed: 'Messages' });
  return sessionOf(box, play, { title: entry.title, mySeats: [], viewer: seats - 1 });
}

/** Plays by chance until a visit of somebody has ended in which one of these was told, or the game. */
async function visited(key: string, id: string, seats = 3): Promise<Session> {
  const session = await dealt(id, seats);
  const { play } = session;
  const roll = dice(7);
  for (let viewer = 0; play.ask; ) {
    const told = play.told.length;
    viewer = play.ask.seat;
    while (play.ask?.seat === viewer) play.answer(roll(play.ask.options.length));
    if (play.told.slice(told).some(({ event }) => event.say.key === key)) return { ...session, viewer };
  }
  return session;
}

const text = (session: Session, leftOut: readonly Tiding[] = []): readonly string[] =>
  messageOf(session, 'https://games.example.org/', leftOut).replace(/#.*/, '#link').split('\n');

const LINK = 'https://games.example.org/#link';

describe('a message', () => {
  it('invites whoever has not played yet', async () => {
    expect(text(await dealt('energy-empire', 3))).toEqual([
      'Caro invites you to Energy Empire. You are Ana, and it is your move.',
      '',
      LINK,
    ]);
  });

  it('says whose move it is, what was done and what it led to, and who is ahead', async () => {
    expect(text(await visited('event.builds', 'energy-empire'))).toEqual([
      'Energy Empire: your move, Ana.',
      'Caro works at the Commerce Market.',
      'Caro builds Trading House for $3.',
      'So far: Caro 28, Ben 25, Ana 21.',
      '',
      LINK,
    ]);
  });

  it('leaves out what its writer would rather not say, never whose move it is', async () => {
    const session = await visited('event.builds', 'energy-empire');
    expect(text(session, ['standing']).slice(-3)).toEqual(['Caro builds Trading House for $3.', '', LINK]);
    expect(text(session, ['did', 'standing'])).toEqual(['Energy Empire: your move, Ana.', '', LINK]);
  });

  it('tells of the impact a turn brought about', async () => {
    expect(text(await visited('event.impact', 'energy-empire'))).toEqual([
      'Energy Empire: your move, Ana.',
      'Caro generates.',
      'Undersea Oil Find!',
      'So far: Caro 35, Ben 28, Ana 25.',
      '',
      LINK,
    ]);
  });

  it('tells of the disaster a turn brought about', async () => {
    expect(text(await visited('event.disaster', 'co2'))).toEqual([
      'CO₂: your move, Ben.',
      'Caro buys a CEP for $3.',
      'Drought in Africa.',
      'If it ended now: Caro 25, Ana 20, Ben 17.',
      '',
      LINK,
    ]);
  });

  it('gives away no plan, and tells how a round ended', async () => {
    expect(text(await visited('event.round-ends', 'empire-engine'))).toEqual([
      'Empire Engine: your move, Ben.',
      'Caro raids Ben and takes 1 soldier.',
      'Round 1 ends. Ben goes first in the next one.',
      '',
      LINK,
    ]);
  });

  it('has the note in quotes', async () => {
    const session = await dealt('empire-engine', 2);
    const envelope = { ...session.envelope, note: { seat: 1, text: 'Good luck!' } };
    expect(text({ ...session, envelope }).slice(1)).toEqual(['', '“Good luck!”', '', LINK]);
  });
});

describe('a result', () => {
  it('names who won, and everybody with their points by rank', async () => {
    expect(text(await visited('', 'energy-empire'))).toEqual([
      'Energy Empire: Caro wins.',
      'Caro 55, Ana 43, Ben 42.',
      '',
      LINK,
    ]);
  });

  it('of a game that all have lost celebrates nobody', async () => {
    expect(text(await visited('', 'co2'))).toEqual(['CO₂: 500 ppm: everyone loses.', '', LINK]);
  });

  it('alone leads with the rank, or says that it was missed', async () => {
    expect(text(await visited('', 'energy-empire', 1))).toEqual([
      'Energy Empire: Objectives missed with 42 points.',
      '',
      LINK,
    ]);
  });
});
