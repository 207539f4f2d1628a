import { type Request, work } from '../players/work.ts';
import { playersOfGame } from './players.ts';

/** Thinks beside the page, which goes on undisturbed: a journal comes in, an answer goes out. */
addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const isSealed = 'link' in data && data.link !== undefined;
  const { positionIn } = isSealed ? await import('../link/sealed/thinking.ts') : {};
  postMessage(work(await playersOfGame(data.agreement.game), data, positionIn));
});
