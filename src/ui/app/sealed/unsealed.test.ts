import { expect, it } from 'vitest';
import { standardOptions } from '../../../engine/game.ts';
import { energyEmpire } from '../../../games/energy-empire/rules/game.ts';
import { shelf } from '../../../games/index.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { deal } from '../dealing/dealing.ts';
import { playUnsealed } from './index.ts';

it('a lap becomes a game by trust where somebody does not want to seal, and the others are told', async () => {
  const [ana, ben] = [await FakeBrowser.open(shelf), await FakeBrowser.open(shelf)];
  const options = standardOptions(energyEmpire, 3, 'link');
  await deal(ana.app, {
    game: 'energy-empire',
    names: ['Ana', 'Ben', 'Cleo'],
    levels: [undefined, undefined, 'gentle'],
    here: [0],
    way: 'link',
    options,
    isRandomStart: false,
    isSealed: true,
  });
  const invitation = ana.hash;
  await ben.receive(invitation);
  await playUnsealed(ben.app, 1);
  const { session } = ben;
  expect(session.sealing).toBeUndefined();
  expect(session.envelope).toMatchObject({ names: ['Ana', 'Ben', 'Cleo'], kinds: ['human', 'human', 'bot:1'] });
  expect(session.play.agreement).toMatchObject({ game: 'energy-empire', options });
  expect(session.mySeats).toEqual([1]);
  const link = await ben.handOver();
  expect(await ana.receive(link)).not.toBe('broken-seal');
  expect(ana.session.envelope.note).toEqual({ seat: 1, text: 'We play this one without seals, by trust.' });
  // Whoever has sealed keeps the lap, in the drawer.
  await ana.receive(invitation);
  await playUnsealed(ana.app, 0);
  expect(ana.app.store.games().filter(({ isFiled }) => isFiled)).toMatchObject([{ link: invitation, mySeats: [0] }]);
  for (const browser of [ana, ben]) browser.close();
});
