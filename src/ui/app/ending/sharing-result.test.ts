import { expect, it } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { randomAgreement } from '../../../testing/playout.ts';
import { toy } from '../../../testing/toy.ts';
import { words } from '../words.en.ts';
import { shareResult } from './sharing-result.ts';

it('where no picture can be drawn, sharing one says so', async () => {
  const ana = await FakeBrowser.open(toy);
  await ana.deal({ ...randomAgreement(toy, 1), seats: 2 }, [0, 1]);
  await shareResult(ana.app, 'picture');
  expect(ana.app.toast).toEqual({ mood: 'trouble', text: words.notice.noPicture });
  ana.close();
});
