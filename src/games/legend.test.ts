import { describe, expect, it } from 'vitest';
import { keysOf } from '../engine/record.ts';
import { isIcon } from '../ui/kit/icon.ts';
import { words as co2 } from './co2/legend.en.ts';
import { words as empireEngine } from './empire-engine/legend.en.ts';
import { words as energyEmpire } from './energy-empire/legend.en.ts';
import { shelf } from './index.ts';

const LEGENDS = { 'energy-empire': energyEmpire, 'empire-engine': empireEngine, co2 };

describe.each(keysOf(LEGENDS))('the legend of %s', (id) => {
  it('explains symbols that exist, each by a name of its own', async () => {
    await shelf.find((entry) => entry.id === id)?.load();
    const meanings = Object.entries(LEGENDS[id].meanings);
    expect(meanings.map(([name]) => name).filter((name) => !isIcon(name))).toEqual([]);
    expect(new Set(meanings.map(([, meaning]) => meaning)).size).toBe(meanings.length);
  });

  it('is a section of the rules', async () => {
    const box = await shelf.find((entry) => entry.id === id)?.load();
    const sections = box?.rulebook.map((section) => section.id);
    expect(sections).toContain('symbols');
  });
});
