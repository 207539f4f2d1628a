import { seatPath } from '../../kit/seat-token.ts';
import type { EndModel, Prints } from '../../screens/end-model.ts';
import { headline, story } from '../../screens/headline.ts';
import { scaleOf } from '../../screens/race.ts';
import { namesOn } from '../../screens/sides.ts';
import type { Session } from '../session/session.ts';
import { words } from '../words.ts';
import { endOf } from './ending.ts';
import { imageOf } from './result-art.ts';

/** The size link previews use. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The picture on the left, the bar below, and what lies between them and the edge. */
const ART = 352;
const BAR = 60;
const LEFT = ART + 36;
const RIGHT = WIDTH - 40;
const ROWS = { top: 306, right: LEFT + 430, height: 50, room: 250 } as const;
const FIELD = {
  width: RIGHT,
  height: HEIGHT - BAR - 28,
  left: ROWS.right + 44,
  right: 0,
  top: 312,
  bottom: 0,
} as const;

const FONTS = { head: '"League Gothic"', text: '"Libre Franklin Variable"', typed: '"Courier Prime"' } as const;
const SEATS = ['#C8331F', '#1F57B8', '#F7CE3B', '#3DB39B', '#1C2128', '#F4F1E8', '#775566', '#A9C3F5'] as const;
/** A dark seat, which dark paper would swallow: its line is drawn in ink, as is that of somebody whom nobody plays. */
const GRAPHITE = 4;
const PLAIN: Prints = { paper: '#EFE9D9', ink: '#1B1A17', accent: '#B53A1F', ground: '#14202B' };

type Pen = OffscreenCanvasRenderingContext2D;

/** Draws how a game ended as a picture for chats: the game's own printed matter in short. */
export async function drawResult(session: Session): Promise<Blob> {
  const model = endOf(session, { share: false, scan: false, paste: false });
  const { masthead } = model;
  const prints = masthead.prints ?? PLAIN;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  await Promise.all(Object.values(FONTS).map((font) => document.fonts.load(`20px ${font}`)));
  pen.fillStyle = prints.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = prints.ground;
  pen.fillRect(0, 0, ART, HEIGHT);
  if (masthead.picture) pen.drawImage(await imageOf(masthead.picture, ART, HEIGHT), 0, 0, ART, HEIGHT);
  drawFront(pen, model, prints);
  drawRanks(pen, model, prints);
  drawRace(pen, model, prints);
  drawBar(pen, session.title);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Masthead, headline and the sentence below. */
function drawFront(pen: Pen, model: EndModel, { ink }: Prints): void {
  const { masthead } = model;
  write(pen, masthead.left, LEFT, 50, `18px ${FONTS.text}`, ink, 200);
  write(pen, masthead.title.toUpperCase(), (LEFT + RIGHT) / 2, 52, `38px ${FONTS.head}`, ink, 340, 'center');
  const right = broken(pen, masthead.right, `18px ${FONTS.text}`, 200);
  if (right.length === 1) write(pen, masthead.right, RIGHT, 50, `18px ${FONTS.text}`, ink, 200, 'right');
  rule(pen, LEFT, RIGHT, 65, ink, 3);
  rule(pen, LEFT, RIGHT, 70, ink, 1);
  pen.textBaseline = 'middle';
  write(pen, (model.headline ?? headline(model)).toUpperCase(), LEFT, 148, `142px ${FONTS.head}`, ink, RIGHT - LEFT);
  pen.textBaseline = 'alphabetic';
  const lines = broken(pen, story(model), `22px ${FONTS.text}`, RIGHT - LEFT).slice(0, 2);
  for (const [row, line] of lines.entries()) write(pen, line, LEFT, 240 + row * 29, `22px ${FONTS.text}`, ink);
  rule(pen, LEFT, RIGHT, 288, ink, 1.5);
}

/** Everybody by rank, with their shapes and points. */
function drawRanks(pen: Pen, { sheet, speaker }: EndModel, { ink, accent }: Prints): void {
  const sides = sheet.sides.map((seats, side) => ({ seats, side, points: sheet.totals[side] ?? 0 }));
  const hasWon = (side: number): number => Number(sheet.winners.includes(side));
  const ranked = sides.sort((one, other) => other.points - one.points || hasWon(other.side) - hasWon(one.side));
  const hasRanks = ranked.length > 1 && sheet.winners.length > 0;
  const height = Math.min(ROWS.height, ROWS.room / ranked.length);
  for (const [row, { seats, side, points }] of ranked.entries()) {
    const y = ROWS.top + row * height + height / 2;
    const isWinner = sheet.winners.includes(side);
    if (row > 0) rule(pen, LEFT, ROWS.right, y - height / 2, `${ink}55`, 1);
    if (hasRanks) write(pen, String(row + 1), LEFT + 6, y + 8, `${height * 0.48}px ${FONTS.head}`, ink);
    for (const [at, seat] of seats.entries()) shape(pen, seat, LEFT + 52 + at * 30, y, height * 0.54);
    const name = words.result.names(namesOn(sheet, side, speaker));
    const from = LEFT + 52 + Math.max(seats.length, 1) * 30;
    write(pen, name, from, y + 8, `700 ${height * 0.52}px ${FONTS.typed}`, ink, ROWS.right - 84 - from);
    const font = `${height * (isWinner ? 1 : 0.84)}px ${FONTS.head}`;
    write(pen, String(points), ROWS.right, y + height * 0.32, font, isWinner ? accent : ink, 80, 'right');
  }
}

/** How the race went: a line a side, the winner's strongest, its shape at the end. */
function drawRace(pen: Pen, { race, sheet }: EndModel, { ink }: Prints): void {
  if (race.length < 2) return;
  const scale = scaleOf(race, FIELD);
  for (const points of scale.rules) rule(pen, FIELD.left, RIGHT, scale.y(points), `${ink}33`, 1);
  const inOrder = [...sheet.sides.keys()].sort(
    (one, other) => Number(sheet.winners.includes(one)) - Number(sheet.winners.includes(other)),
  );
  for (const side of inOrder) {
    const [seat = GRAPHITE] = sheet.sides[side] ?? [];
    const line = new Path2D();
    for (const { turn, sheet } of race) line.lineTo(scale.x(turn), scale.y(sheet.totals[side] ?? 0));
    pen.strokeStyle = seat === GRAPHITE ? ink : (SEATS[seat % SEATS.length] ?? ink);
    pen.lineWidth = sheet.winners.includes(side) ? 5 : 3;
    pen.lineJoin = 'round';
    pen.stroke(line);
    const last = race.at(-1);
    if (last) shape(pen, seat, scale.x(last.turn), scale.y(last.sheet.totals[side] ?? 0), 20);
  }
}

function drawBar(pen: Pen, title: string): void {
  pen.fillStyle = '#14202B';
  pen.fillRect(ART, HEIGHT - BAR, WIDTH - ART, BAR);
  const at = HEIGHT - 18;
  write(pen, words.app.toUpperCase(), LEFT + 3, at + 2, `38px ${FONTS.head}`, '#5E97E0');
  write(pen, words.app.toUpperCase(), LEFT, at, `38px ${FONTS.head}`, '#F7F9F4');
  write(pen, words.result.boardGame(title), LEFT + 160, at - 4, `20px ${FONTS.text}`, '#F4F6F1', RIGHT - LEFT - 160);
}

/** The shape of a seat in its colour, as it stands everywhere. */
function shape(pen: Pen, seat: number, x: number, y: number, size: number): void {
  const path = new Path2D(seatPath(seat));
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = '#FFFFFF';
  pen.stroke(path);
  pen.fillStyle = SEATS[seat % SEATS.length] ?? SEATS[0];
  pen.fill(path);
  pen.lineWidth = 2;
  pen.strokeStyle = '#15191E';
  pen.stroke(path);
  pen.restore();
}

function rule(pen: Pen, from: number, to: number, y: number, colour: string, width: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.stroke();
}

/** Writes a line; what is too long for its room is written smaller, never broken or cut. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  room = Infinity,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = font;
  const { width } = pen.measureText(text);
  if (width > room) pen.font = font.replace(/([\d.]+)px/, (_, size) => `${(Number(size) * room) / width}px`);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
  pen.textAlign = 'left';
}

/** A text in lines that fit. */
function broken(pen: Pen, text: string, font: string, room: number): string[] {
  pen.font = font;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    const fits = pen.measureText(longer).width <= room;
    if (!fits) lines.push(line);
    line = fits ? longer : word;
  }
  return [...lines, line];
}
