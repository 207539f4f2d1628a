import { describe, expect, it } from 'vitest';
import type { Trouble } from './trouble-model.ts';
import { explain } from './troubles.ts';

const branch = { name: 'On this device', lines: ['Ines bought the Airport'] };
const ALL: readonly Trouble[] = [
  { kind: 'cut-short', mine: 21, from: 'Tomasz' },
  { kind: 'garbled', mine: undefined },
  { kind: 'newer-version', update: 'none' },
  { kind: 'newer-rules', title: 'Empire Engine', update: 'looking' },
  { kind: 'unknown-game', update: 'none' },
  { kind: 'stale', turn: 21, mine: 25 },
  { kind: 'forked', turn: 25, mine: branch, theirs: branch },
  { kind: 'forked', turn: 25, mine: branch, theirs: branch, takenBackBy: 'Tomasz' },
  { kind: 'forked', turn: 25, mine: branch, theirs: branch, elsewhere: 'Your turn was played on another device.' },
  {
    kind: 'broken-seal',
    title: 'A seal does not match',
    fact: 'Perhaps two copies were played.',
    advice: 'Your own copy is safe.',
    mine: 23,
    theirs: 24,
    asks: { name: 'Tomasz', text: 'Did you play it twice?' },
    canTrust: true,
  },
  { kind: 'not-fetched', said: 'TypeError: Failed to fetch' },
  { kind: 'impossible', mine: undefined, from: undefined },
];

const ways = (trouble: Trouble): string[] => explain(trouble).ways.map(({ way }) => way);

describe('when something is wrong', () => {
  it.each(ALL)('$kind has a fact, a piece of advice and at least two ways out, without a code', (trouble) => {
    const { title, fact, advice, ways } = explain(trouble);
    for (const sentence of [fact, advice]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(title).not.toMatch(/error|invalid|code|\.$/i);
    expect(ways.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length);
  });

  it('opens the copy on this device first, if there is one', () => {
    expect(ways({ kind: 'cut-short', mine: 21, from: undefined })).toEqual(['open-mine', 'paste-again', 'home']);
    expect(ways({ kind: 'cut-short', mine: undefined, from: undefined })).toEqual(['paste-again', 'home']);
    expect(ways({ kind: 'impossible', mine: 21, from: undefined })).toEqual(['open-mine', 'ask-again', 'home']);
    expect(ways({ kind: 'impossible', mine: undefined, from: undefined })).toEqual(['ask-again', 'home']);
  });

  it('asks about a broken seal first, and trusts only what can be trusted', () => {
    const broken = ALL.find(({ kind }) => kind === 'broken-seal');
    if (broken?.kind !== 'broken-seal') throw new Error('no seal is broken');
    const labels = (trouble: Trouble) => explain(trouble).ways.map(({ label }) => label);
    expect(labels(broken)).toEqual(['Ask Tomasz', 'Keep my turn 23', 'Look at turn 24', 'Trust it once']);
    const stranger = { ...broken, mine: undefined, theirs: undefined, canTrust: false };
    expect(labels(stranger)).toEqual(['Ask Tomasz', 'All games']);
  });

  it('says who took back what chance or a reveal had settled, and whose turn was played elsewhere', () => {
    const forked = { kind: 'forked', turn: 25, mine: branch, theirs: branch } as const;
    expect(explain({ ...forked, takenBackBy: 'Tomasz' }).title).toBe('Tomasz took back a settled move');
    const elsewhere = 'Your turn was played on another device.';
    expect(explain({ ...forked, elsewhere }).fact).toBe(elsewhere);
  });

  it('speaks of no link where both versions are on this device', () => {
    const forked = { kind: 'forked', turn: 25, mine: branch, theirs: branch } as const;
    const labels = (trouble: Trouble) => explain(trouble).ways.map(({ label }) => label);
    expect(labels(forked).join()).toContain('link');
    expect(labels({ ...forked, areBothHere: true }).join()).not.toContain('link');
    expect(ways({ ...forked, areBothHere: true })).toEqual(ways(forked));
  });

  it('looks for the update that opens a link, and keeps the link when there is none', () => {
    expect(explain({ kind: 'newer-version', update: 'looking' }).advice).toMatch(/^Checking for the update/);
    expect(explain({ kind: 'newer-version', update: 'none' }).advice).toMatch(/no newer version.*The link is kept/);
  });

  it.each(['newer-version', 'unknown-game'] as const)(
    'leaves the ways out of %s in place when the search ends',
    (kind) => {
      expect(ways({ kind, update: 'looking' })).toEqual(ways({ kind, update: 'none' }));
    },
  );

  it('asks the one who sent it, by name if it is known', () => {
    expect(explain({ kind: 'cut-short', mine: undefined, from: 'Tomasz' }).advice).toBe(
      'Ask Tomasz to share it again.',
    );
    expect(explain({ kind: 'impossible', mine: 3, from: undefined }).advice).toContain('Ask the sender');
  });
});
