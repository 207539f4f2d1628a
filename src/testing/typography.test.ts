import { afterAll, describe, expect, it } from 'vitest';
import type { Ask } from '../engine/ask.ts';
import { type Message, speaker } from '../engine/message.ts';
import type { Box } from '../games/box.ts';
import { shelf } from '../games/index.ts';
import { isLanguage, LANGUAGES } from '../language/language.ts';
import { speak } from '../language/phrasebook.ts';
import { NAMES } from './players.ts';
import { playout, randomAgreement } from './playout.ts';
import { faultsIn } from './typography.ts';

const GAMES = 3;

const boxes = await Promise.all(shelf.map(({ load }) => load()));
const heard = new Map(boxes.map((box) => [box, messagesOf(box)]));

afterAll(() => speak('en'));

/** What is said in a few random games, and everything that needs no facts. */
function messagesOf({ game, words }: Box): readonly Message[] {
  const messages = Object.keys(words)
    .filter((key) => words[key]?.length === 0)
    .map((key): Message => ({ key, with: {} }));
  for (let number = 0; number < GAMES; number++) {
    const { told, state } = playout(game, randomAgreement(game, number), number, {
      at: ({ ask }) => messages.push(...(ask ? messagesIn(ask) : [])),
    });
    const { rows, because } = game.scores(state);
    messages.push(...told.flatMap(({ event }) => [event.say, event.instead ?? []].flat()));
    messages.push(...rows.map(({ say }) => say), ...(because ? [because] : []));
  }
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()];
}

function messagesIn({ prompt, help, step, confirm, options, refused }: Ask): Message[] {
  const all = [
    ...[prompt, help, step, confirm],
    ...options.flatMap((option) => [option.say, option.short, option.detail, option.confirm]),
    ...refused.flatMap(({ say, reason }) => [say, reason]),
  ];
  return all.filter((message) => message !== undefined);
}

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  it.each(boxes)('$game.id is printed as the language is, and nothing is left in another', async (box) => {
    const { say } = speaker(box.words, NAMES);
    const messages = heard.get(box) ?? [];
    await speak('en');
    const english = messages.map(say);
    await speak(language);
    const faults = messages.flatMap((message, at) => {
      const sentence = say(message);
      return faultsIn(sentence, language, english[at] ?? '', NAMES).map(
        (fault) => `${message.key}: ${fault}: ${sentence}`,
      );
    });
    expect(messages.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    ['de', 'Er sagt "ja"', 'quotes other than „…“'],
    ['fr', 'Que prenez-vous ?', 'no narrow space before ; : ! ?'],
    ['fr', 'Ana: 3', 'no narrow space before ; : ! ?'],
    ['fr', "C'est juste.", 'a straight apostrophe'],
    ['de', 'Ana takes one very good card.', 'still in English'],
    ['en', 'Ana takes undefined.', 'something that is no word'],
    ['en', 'Ana  takes one.', 'two spaces'],
  ] as const)('in %s: %s has %s', (language, sentence, fault) => {
    expect(faultsIn(sentence, language, sentence, ['Ana'])).toContain(fault);
  });

  it.each([
    ['de', '„Frag mich dann“, sagt Ana: 12:30'],
    ['fr', 'Dit-il «\u202foui\u202f»\u202f? Il est 12:30.'],
    ['en', 'Ana says “yes”: 3.'],
  ] as const)('in %s: %s is well printed', (language, sentence) => {
    expect(faultsIn(sentence, language, 'something else', ['Ana'])).toEqual([]);
  });
});
