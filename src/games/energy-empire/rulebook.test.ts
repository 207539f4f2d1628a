import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tellTheRules, textOf } from '../../testing/rules-pages.ts';
import { coldWarNames } from './cold-war-names.en.ts';
import { names } from './names.en.ts';
import { voice } from './rulebook/voice.ts';
import { rulebook } from './rulebook.ts';
import { CARDS, structureOf } from './rules/cards/structures.ts';
import { NEW_CARDS } from './rules/cold-war/cards/structures.ts';
import { LOCATION_IDS, TYPES } from './rules/tables.ts';
import { say } from './rules/vocabulary.ts';
import { ruleOf } from './table/board/card.ts';
import { clash } from './testing/claims/clash.ts';
import { coldWar } from './testing/claims/cold-war.ts';
import { places } from './testing/claims/places.ts';
import { turns } from './testing/claims/turns.ts';
import { world } from './testing/claims/world.ts';

const ids = (): string[] => rulebook().map(({ id }) => id);

/** The sections the table opens, as they stand in its sources. */
const linked = readdirSync(new URL('./table/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [
    ...readFileSync(new URL(`./table/${file}`, import.meta.url), 'utf8').matchAll(
      /(?:data-rule=|rule: )["']([a-z-]+)["']/g,
    ),
  ])
  .map(([, id = '']) => id);

tellTheRules('energy-empire', rulebook, { ...turns, ...places, ...world, ...coldWar, ...clash });

describe('the rules reference', () => {
  it('names every section once', () => {
    expect(ids()).toEqual([...new Set(ids())]);
  });

  it('has a section for every location and for every kind of card', () => {
    expect(ids()).toEqual(expect.arrayContaining(LOCATION_IDS.map((id) => `location-${id}`)));
    expect(ids()).toEqual(expect.arrayContaining(TYPES.map((type) => `cards-${type}`)));
  });

  it('has a section for every module of Cold War, and for its place to work', () => {
    const modules = [
      'cold-war-nations',
      'megastructures',
      'espionage',
      'cold-war-impacts',
      'cold-war-structures',
      'clash',
    ];
    expect(ids()).toEqual(expect.arrayContaining([...modules, 'cold-war-cards', 'location-doomsday-clock']));
  });

  it('names everything there is in the two boxes', () => {
    const book = rulebook()
      .map((section) => `${section.title} ${textOf(section)}`)
      .join(' ');
    const kinds = /^(?:nation|structure|megastructure|impact|achievement|cold-war|clash|location)\.[a-z-]+$/;
    const named = Object.keys({ ...names, ...coldWarNames }).filter((key) => kinds.test(key));
    expect(named.length).toBeGreaterThan(200);
    for (const key of named) expect(book, key).toContain(voice.say({ key, with: {} }));
  });

  it('has every structure where a look at it leads', () => {
    const text = new Map(rulebook().map((section) => [section.id, textOf(section)]));
    for (const card of [...CARDS, ...NEW_CARDS]) {
      expect(text.get(ruleOf(card))).toContain(voice.say(say(`structure.${structureOf(card).id}`)));
    }
  });

  it('has every section that the table opens', () => {
    expect(linked.length).toBeGreaterThan(5);
    expect(ids()).toEqual(expect.arrayContaining(linked));
  });
});
