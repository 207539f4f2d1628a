import { expect, it } from 'vitest';
import { standardOptions } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { shelf } from '../../../games/index.ts';
import { dice } from '../../../testing/playout.ts';
import { sessionOf } from '../../../testing/session.ts';
import { drawResult } from './result-picture.ts';

/** The picture of a game played by chance to its end. */
async function pictureOf(id: string): Promise<ImageBitmap> {
  const entry = shelf.find((one) => one.id === id);
  if (!entry) throw new Error(`no ${id} on the shelf`);
  const box = await entry.load();
  const options = standardOptions(box.game, 3, 'link');
  const play = Play.start(box.game, { game: id, rules: box.game.rules, seats: 3, options, seed: 'Pictures' });
  const roll = dice(3);
  while (play.ask) play.answer(roll(play.ask.options.length));
  return createImageBitmap(await drawResult(sessionOf(box, play, { title: entry.title })));
}

/** How many colours there are in a part of it. */
function coloursIn(picture: ImageBitmap, x: number, y: number, width: number, height: number): number {
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  pen.drawImage(picture, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(x, y, width, height).data.buffer)).size;
}

it.each(shelf.map(({ id }) => id))(
  'the result of %s is a picture with its drawing, its headline and its ranks',
  async (id) => {
    const picture = await pictureOf(id);
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(coloursIn(picture, 0, 0, 352, 630), 'the drawing').toBeGreaterThan(10);
    expect(coloursIn(picture, 388, 80, 772, 130), 'the headline').toBeGreaterThan(10);
    expect(coloursIn(picture, 388, 306, 430, 250), 'the ranks').toBeGreaterThan(10);
  },
);
