import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../../engine/effects.ts';
import { type Message, speaker } from '../../../../engine/message.ts';
import { scenario } from '../../testing/scenario.ts';
import { words } from '../../words.en.ts';
import { IMPACT_IDS, impact } from '../cards/impacts.ts';
import { NATION_IDS, nationOf } from '../cards/nations.ts';
import { CARDS, structureOf } from '../cards/structures.ts';
import { energyEmpire } from '../game.ts';
import type { Source } from '../source.ts';
import { say } from '../vocabulary.ts';
import { type ClashId, EARLY_CLASH, LATE_CLASH } from './cards/clash.ts';
import { COLD_WAR_CARD_IDS } from './cards/clock.ts';
import { NEW_IMPACT_IDS } from './cards/impacts.ts';
import { MEGASTRUCTURE_IDS, megastructure } from './cards/megastructures.ts';
import { NEW_NATION_IDS } from './cards/nations.ts';
import { NEW_CARDS } from './cards/structures.ts';
import { COLD_WAR } from './index.ts';

/** Everything in the box of Cold War that has a face. */
interface Thing {
  readonly id: string;
  readonly name: Message;
  readonly text: Message;
  readonly face: readonly Glyph[];
  readonly source: Source;
}

const nations = NEW_NATION_IDS.map((id): Thing => {
  const { bonus, effect, source } = nationOf(id);
  const text = say('nation.text', { bonus: bonus.say, step: effect.say });
  return { id: `nation:${id}`, name: say(`nation.${id}`), text, face: [...bonus.face, ...effect.face], source };
});
const impacts = NEW_IMPACT_IDS.map((id): Thing => {
  const { happens, source } = impact(id);
  return { id: `impact:${id}`, name: say(`impact.${id}`), text: happens.say, face: happens.face, source };
});
const structures = NEW_CARDS.map((card): Thing => {
  const { id, effect, source } = structureOf(card);
  return { id: `structure:${id}`, name: say(`structure.${id}`), text: effect.say, face: effect.face, source };
});
const megastructures = MEGASTRUCTURE_IDS.map((id): Thing => {
  const { effect, source } = megastructure(id);
  return { id: `megastructure:${id}`, name: say(`megastructure.${id}`), text: effect.say, face: effect.face, source };
});
const things = [...nations, ...impacts, ...structures, ...megastructures];
const early = Object.keys(EARLY_CLASH) as ClashId[];
const late = Object.keys(LATE_CLASH) as ClashId[];

/** The symbols of the icon sheet that these cards may use. */
const ICONS = new Set([
  ...['money', 'steel', 'plastic', 'science', 'oil', 'energy', 'worker', 'vp', 'die', 'coal', 'solarwind', 'nuclear'],
  ...['gov', 'ind', 'com', 'un', 'peek', 'plank1', 'pollution', 'contamination', 'bridge'],
]);
const { say: spoken } = speaker(words, ['Ana', 'Ben']);

describe('Everything in the box of Cold War', () => {
  it('is counted: 7, 9, 5, 6, 18, 30 (15 × 2), 24 and 24', () => {
    expect(nations).toHaveLength(7);
    expect(megastructures).toHaveLength(9);
    expect(scenario(5, { modules: ['espionage'] }).state.mats.filter(({ espionage }) => espionage)).toHaveLength(5);
    expect(impacts).toHaveLength(6);
    expect(structures).toHaveLength(18);
    expect(COLD_WAR_CARD_IDS).toHaveLength(15);
    expect(scenario(2, { modules: ['doomsday-clock'] }).state.clock?.deck).toHaveLength(30);
    expect([early.length, late.length]).toEqual([24, 24]);
  });

  it('stays apart from the base game', () => {
    expect([NATION_IDS.length, IMPACT_IDS.length, CARDS.length]).toEqual([10, 15, 78]);
  });

  it('has a name of its own', () => {
    const rest = [
      ...COLD_WAR_CARD_IDS.map((id) => say(`cold-war.${id}`)),
      ...[...early, ...late].map((id) => say(`clash.${id}`)),
    ];
    const names = [...things.map(({ name }) => name), ...rest].map(spoken);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[A-Z]/);
  });

  it.each(things)('$id has words, icons and a source', ({ text, face, source }) => {
    expect(spoken(text)).toMatch(/\w{3}/);
    expect(spoken(text)).not.toMatch(/undefined|NaN|object/);
    expect(face.length).toBeGreaterThan(0);
    for (const glyph of face) if ('icon' in glyph) expect(ICONS).toContain(glyph.icon);
    expect(['rulebook', 'reviewer', 'designed']).toContain(source.from);
  });

  it.each([
    [say('structure.govt-contractor'), 'Govt. Contractor'],
    [structureOf('stone-bridge').effect.say, 'work at one more free Government location'],
    [structureOf('turbine-hall').effect.say, 'whenever your dice give energy, gain 2 energy as well'],
    [structureOf('strip-mine').effect.say, 'whenever you generate, first gain 1 steel'],
    [megastructure('peace-palace').effect.say, 'at the end, 1 VP per United Nations step'],
    [impact('brain-drain').happens.say, 'everybody: spend 2 science or lose 1 worker'],
    [impact('fallout-drift').happens.say, '1 nuclear contamination on every Government location'],
    [impact('arms-race').happens.say, 'each Nuclear die rolled gives 1 energy more'],
    [say('event.draws-cards', { seat: 1, cards: 1 }), 'Ben draws 1 Cold War card.'],
  ])('%o reads "%s"', (message, sentence) => {
    expect(spoken(message)).toBe(sentence);
  });
});

describe('The switches', () => {
  it('stand at the end of the form, each with "as before" first and as its standard', () => {
    expect(energyEmpire.options.map(({ id }) => id)).toEqual([
      'setup',
      'new-nations',
      'megastructures',
      'espionage',
      'new-impacts',
      'new-structures',
      'doomsday-clock',
      'clash',
    ]);
    for (const { option } of COLD_WAR) {
      expect(option.values[0]).toBe('off');
      for (let seats = 1; seats <= 5; seats++) expect(option.standard(seats, 'link')).toBe('off');
    }
  });

  it('have words for themselves, their help and each of their values', () => {
    for (const { option } of COLD_WAR) {
      for (const key of ['', '.help', ...option.values.map((value) => `.${value}`)]) {
        expect(spoken({ key: `option.${option.id}${key}`, with: {} })).toMatch(/\w/);
      }
    }
  });
});
