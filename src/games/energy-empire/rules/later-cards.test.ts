import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { decode, encode } from '../../../link/index.ts';
import { energyEmpire } from './game.ts';
import { RULES } from './versions.ts';

const NEXT = RULES + 1;

/** A card of the next edition, in front of all others: its place in the table must not matter to older games. */
vi.mock('./cards/commerce.ts', async (original) => {
  const { COMMERCE } = await original<typeof import('./cards/commerce.ts')>();
  const { RULES } = await import('./versions.ts');
  return { COMMERCE: { kiosk: { ...COMMERCE.bank, copies: 1, since: RULES + 1 }, ...COMMERCE } };
});

const golden = readFileSync(new URL('../../../link/golden/energy-empire.txt', import.meta.url), 'utf8');
const links = golden.split('\n\n').map((entry) => entry.trim().split('\n')[0] ?? '');

const marketsOf = (rules: number) => {
  const agreement = { game: energyEmpire.id, rules, seats: 3, options: { setup: 'own-turn' }, seed: 'Editions' };
  const { deck, cards } = Play.start(energyEmpire, agreement).state.markets.commerce;
  return [...deck, ...cards];
};

describe('A card that joins the box with the next rules', () => {
  it('is in the games begun under them', () => {
    expect(marketsOf(NEXT)).toContain('kiosk');
    expect(marketsOf(NEXT)).toHaveLength(27);
  });

  it('is in no game begun before', () => {
    for (let rules = 1; rules <= RULES; rules++) expect(marketsOf(rules)).toHaveLength(26);
  });

  it.each(links)('leaves every golden link as it was: %s', (link) => {
    const opened = decode(link, energyEmpire);
    if (!opened.ok) throw new Error(`a golden link is ${opened.fault}`);
    energyEmpire.check(opened.play.state);
    expect(encode(opened.journal, opened.play)).toBe(link);
  });
});
