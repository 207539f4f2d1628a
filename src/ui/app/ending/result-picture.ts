import { codeOf, type Session } from '../session/session.ts';
import { resultHeadline, sideNames } from './result.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;

/** Draws how a game ended as a picture for chats: the size link previews use. */
export async function drawResult(session: Session): Promise<Blob> {
  const { play } = session;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  const { totals, winners } = play.game.scores(play.state);

  pen.fillStyle = '#EFE9D9';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#14202B';
  pen.fillRect(0, 0, WIDTH, 76);
  write(pen, 'CARBON COPY', MARGIN, 54, '44px "League Gothic"', '#F4F6F1');
  write(pen, `${session.title} ${codeOf(session)}`, 300, 50, '26px "Courier Prime"', '#A9BAC6');

  const headline = resultHeadline(session).toUpperCase();
  pen.font = '150px "League Gothic"';
  const size = Math.floor(Math.min(150, (150 * (WIDTH - 2 * MARGIN)) / pen.measureText(headline).width));
  write(pen, headline, MARGIN, 100 + size, `${size}px "League Gothic"`, '#1B1A17');

  const ranked = sideNames(session).map((names, side) => ({ side, names, total: totals[side] ?? 0 }));
  ranked.sort((one, other) => other.total - one.total);
  const rowHeight = Math.min(64, 330 / ranked.length);
  ranked.forEach(({ side, names, total }, row) => {
    const y = 320 + row * rowHeight;
    const isWinner = winners.includes(side);
    write(pen, names.join(' & '), MARGIN, y, `${isWinner ? 700 : 400} 34px "Courier Prime"`, '#1B1A17');
    pen.textAlign = 'right';
    write(
      pen,
      String(total),
      560,
      y,
      `${Math.floor(rowHeight * 0.8)}px "League Gothic"`,
      isWinner ? '#B53A1F' : '#1B1A17',
    );
    pen.textAlign = 'left';
  });
  return canvas.convertToBlob({ type: 'image/png' });
}

function write(
  pen: OffscreenCanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}
