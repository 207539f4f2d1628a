import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { speaker } from '../engine/message.ts';
import { Play } from '../engine/play.ts';
import { shelf } from '../games/index.ts';
import { isLanguage, LANGUAGES } from '../language/language.ts';
import { speak } from '../language/phrasebook.ts';
import { decode, encode } from '../link/index.ts';
import { speaks } from './laws.ts';
import { readPlayed, resultOf } from './played.ts';
import { textOf } from './rules-pages.ts';

const files = import.meta.glob<string>('../games/*/played/*.game', { query: '?raw', import: 'default', eager: true });
const games = Object.entries(files).map(([file, text]) => ({ file, played: readPlayed(text) }));
const goldens = import.meta.glob<string>(['../link/golden/*.txt', '!../link/golden/toy.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const goldenLinks = Object.entries(goldens).flatMap(([file, text]) =>
  text
    .trim()
    .split('\n\n')
    .map((entry, at) => ({ game: path.basename(file, '.txt'), number: at + 1, link: entry.split('\n')[0] ?? '' })),
);
const boxes = new Map(await Promise.all(shelf.map(async ({ id, load }) => [id, await load()] as const)));

afterAll(() => speak('en'));

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  it.each(shelf)('the shelf names the computers whom one meets in $id', async (entry) => {
    await speak(language);
    const { characters } = await entry.load();
    const said = entry.rivals?.replaceAll('\u00a0', ' ');
    expect(said).toContain(characters?.gentle);
    expect(said).toContain(characters?.steady);
  });

  it.each(games)(
    '$file can be told, asked and answered throughout',
    async ({ played: { agreement, names, moves, result } }) => {
      await speak(language);
      const box = boxes.get(agreement.game);
      if (!box) throw new Error(`${agreement.game} is not on the shelf`);
      const voice = speaker(box.words, names);
      const play = Play.start(box.game, agreement);
      for (const { ref } of moves) {
        speaks(play, voice);
        play.pick(ref);
      }
      expect(play.over).toBe(true);
      expect(resultOf(play, names)).toBe(result);
      for (const { say } of box.game.scores(play.state).rows) expect(voice.say(say)).toMatch(/\p{L}/u);
    },
  );

  it.each(goldenLinks)(
    '$game’s golden link number $number opens, and is written again as it was',
    async ({ game, link }) => {
      await speak(language);
      const box = boxes.get(game);
      if (!box) throw new Error(`${game} is not on the shelf`);
      const opened = decode(link, box.game);
      if (!opened.ok) throw new Error(`a golden link is ${opened.fault}`);
      speaks(opened.play, speaker(box.words, opened.journal.names));
      expect(encode(opened.journal, opened.play)).toBe(link);
    },
  );

  it.each(shelf)('the rules, hints and courses of $id are told whole', async ({ id }) => {
    const box = boxes.get(id);
    if (!box) throw new Error(`${id} is not on the shelf`);
    await speak('en');
    const sections = box.rulebook.map((section) => section.id);
    await speak(language);
    expect(box.rulebook.map((section) => section.id)).toEqual(sections);
    const courses = (await box.courses?.()) ?? [];
    const told = [
      ...box.rulebook.flatMap((section) => [section.title, textOf(section)]),
      ...(box.lessons ?? []).flatMap(({ title, body }) => [title, body]),
      ...courses.flatMap(({ words, steps }) => [
        words.title,
        words.ready,
        words.play,
        ...steps.map(({ words }) => words.say),
      ]),
    ];
    expect(told.length).toBeGreaterThan(sections.length);
    for (const text of told) {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|=>/);
    }
  });
});
