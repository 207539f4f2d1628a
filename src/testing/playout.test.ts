import { describe, expect, it } from 'vitest';
import { decode } from '../link/index.ts';
import { playout, randomAgreement } from './playout.ts';
import { toy } from './toy.ts';

describe('a playout', () => {
  it('sees every position, the first and the last included', () => {
    const seen: number[] = [];
    const play = playout(toy, randomAgreement(toy, 1), 1, { at: ({ answers }) => void seen.push(answers.length) });
    expect(play.over).toBe(true);
    expect(seen).toEqual([...play.answers, 0].map((_, answers) => answers));
  });

  it('is played by whoever is named', () => {
    const play = playout(toy, randomAgreement(toy, 1), 1, { choose: () => 0 });
    expect(new Set(play.answers)).toEqual(new Set([0]));
  });

  it('names its number and the link of the position that fails', () => {
    const failing = () =>
      playout(toy, randomAgreement(toy, 3), 3, {
        at({ answers }) {
          if (answers.length === 4) throw new Error('the ox is gone');
        },
      });
    expect(failing).toThrow(expect.objectContaining({ cause: new Error('the ox is gone') }));
    const [, link = ''] = /^game 3 fails at #(.+)$/.exec(messageOf(failing)) ?? [];
    expect(decode(link, toy)).toMatchObject({ ok: true, journal: { answers: { length: 4 } } });
  });

  it('fails where the laws of the game do', () => {
    const lawless = { ...toy, check: () => expect.fail('too many oxen') };
    expect(() => playout(lawless, randomAgreement(toy, 1), 1)).toThrow('game 1 fails at #');
  });
});

function messageOf(failing: () => unknown): string {
  try {
    failing();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return '';
}
