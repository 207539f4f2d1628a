import { describe, expect, it } from 'vitest';
import { spelled } from '../../language/english.ts';
import { tellTheRules } from '../../testing/rules-pages.ts';
import { shelfEntry } from '../index.ts';
import { rulebook } from './rulebook.ts';
import { empireEngine } from './rules/game.ts';
import { ACTIONS, ROUNDS } from './rules/tables.ts';
import { statements } from './testing/claims.ts';

tellTheRules('empire-engine', rulebook, statements);

describe('the rules reference', () => {
  it('names each section once, and has one for every action', () => {
    const ids = rulebook().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(expect.arrayContaining([...ACTIONS]));
  });
});

describe('the shelf', () => {
  it('tells how many play, and how many rounds', () => {
    const lengths = Object.values(ROUNDS).flatMap(({ standard = 0 }) => standard);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)].map(spelled);
    const { blurb } = shelfEntry('empire-engine') ?? {};
    expect(blurb).toContain(`${empireEngine.seats.join(' to ')} players`);
    expect(blurb).toContain(`${least} to ${most} rounds`);
  });
});
