import { afterEach, expect, it } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { encode } from '../../../link/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { friends } from '../../../testing/players.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { deskCard } from '../desk/filing.ts';
import { namesOf, shownNames } from './names.ts';
import { offersOf } from './presenting.ts';

const open: FakeBrowser[] = [];

afterEach(() => {
  for (const browser of open.splice(0)) browser.close();
});

async function openBrowser(): Promise<FakeBrowser> {
  const browser = await FakeBrowser.open(toy as Game);
  open.push(browser);
  return browser;
}

it('names that can be seen and told apart are left alone', () => {
  expect(shownNames(['Ana', 'ana', 'Zoe\u0308'])).toEqual(['Ana', 'ana', 'Zoe\u0308']);
});

it('a name that nobody sees is the number of the seat', () => {
  expect(shownNames(['Ana', '\u3164', ''])).toEqual(['Ana', 'Seat 2', 'Seat 3']);
});

it('namesakes are told apart by their seats', () => {
  expect(shownNames(['Ana', 'An\u200ba', 'Ana'])).toEqual(['Ana', 'Ana (seat 2)', 'Ana (seat 3)']);
  expect(shownNames(['Ana', 'Ana', 'Ana (seat 2)'])).toEqual(['Ana', 'Ana (seat 2)', 'Ana (seat 2) (seat 3)']);
  expect(shownNames(['Seat 2', '\u200b'])).toEqual(['Seat 2', 'Seat 2 (seat 2)']);
});

it('a link with such names opens, goes on as it was written, and lies on the desk under names one can see', async () => {
  const play = Play.start(toy as Game, shortFair);
  const link = encode(friends(play, { names: ['\u3164', '\u200bBen'] }), play);
  const [ana, ben] = [await openBrowser(), await openBrowser()];
  await ana.receive(link);
  await ana.app.claim(0);
  expect(namesOf(ana.session)).toEqual(['Seat 1', 'Ben']);
  expect(ana.hash).toBe(link);
  await ana.move('stall:quarry');
  expect(deskCard(ana.saved, { shelf: [] }, 0).names).toEqual(['Seat 1', 'Ben']);

  await ben.receive(link);
  await ben.app.claim(1);
  await ben.receive(ana.hash);
  expect(ben.play.answers).toEqual(ana.play.answers);
  expect(ben.session.mySeats).toEqual([1]);
  expect(offersOf(ben.session).speaker.name(0)).toBe('Seat 1');
});
