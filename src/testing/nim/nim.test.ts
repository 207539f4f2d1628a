import { describe, expect, it } from 'vitest';
import { speaker } from '../../engine/message.ts';
import { Play } from '../../engine/play.ts';
import { preview } from '../../engine/preview.ts';
import type { ShelfEntry } from '../../games/index.ts';
import { foreseesBlindly } from '../foresight.ts';
import { LAWS } from '../law-book.ts';
import { speaks, travels } from '../laws.ts';
import { NAMES } from '../players.ts';
import { playout, randomAgreement } from '../playout.ts';
import { box } from './index.ts';
import { nim } from './rules.ts';

/** All that the app has to be told of a fourth game. */
const entry: ShelfEntry = {
  id: 'nim',
  title: 'Nim',
  blurb: '2 to 4 players. Take the last match.',
  says: {},
  seats: nim.seats,
  cover: '',
  spine: { icon: 'good', ground: '#fff', ink: '#000' },
  edge: '#000',
  load: async () => (await import('./index.ts')).box,
};

describe('A fourth game', () => {
  it('is a folder and an entry on the shelf', async () => {
    expect(await entry.load()).toBe(box);
    expect(customElements.get(box.table)).toBeDefined();
  });

  it('is held to every law without knowing of any', () => {
    const english = speaker(box.words, NAMES);
    for (let number = 0; number < 20; number++) {
      playout(nim, randomAgreement(nim, number), number, {
        at(play) {
          travels(play);
          speaks(play, english);
          for (const law of LAWS) law(play);
          foreseesBlindly(play);
        },
      });
    }
  });

  it('says what an option would mean without a line of its own for it', () => {
    const play = Play.start(nim, randomAgreement(nim, 1));
    expect(preview(play, 'take:2')).toMatchObject({ view: { matches: 11 }, horizon: { kind: 'wait', seat: 1 } });
  });
});
