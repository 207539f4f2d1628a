import { describe, expect, it } from 'vitest';
import type { Glyph } from '../../../engine/effects.ts';
import { type Message, speaker } from '../../../engine/message.ts';
import { coldWarNames } from '../cold-war-names.en.ts';
import { names } from '../names.en.ts';
import { words } from '../words.en.ts';
import { ACHIEVEMENTS, TILES } from './cards/achievements.ts';
import { IMPACT_IDS, impact } from './cards/impacts.ts';
import { LOCATIONS } from './cards/locations.ts';
import { NATION_IDS, NATIONS, nationOf } from './cards/nations.ts';
import { CARDS, STRUCTURES, structureOf } from './cards/structures.ts';
import { EARLY_CLASH_IDS, LATE_CLASH_IDS } from './cold-war/cards/clash.ts';
import { COLD_WAR_CARD_IDS } from './cold-war/cards/clock.ts';
import { MEGASTRUCTURE_IDS, megastructure } from './cold-war/cards/megastructures.ts';
import { COLD_WAR } from './cold-war/index.ts';
import { cardsIn, impactsIn, nationsIn } from './contents.ts';
import type { Source } from './source.ts';
import { DICE, DIE, LOCATION_IDS, RESOURCES } from './tables.ts';
import { RULES } from './versions.ts';
import { say } from './vocabulary.ts';

/** Everything in the box that has a face: its name, its words, its icons and where its values come from. */
interface Thing {
  readonly id: string;
  readonly name: Message;
  readonly text: Message;
  readonly face: readonly Glyph[];
  readonly source?: Source;
}

/** Whatever any module can bring to a table. */
function brought<Id>(from: (state: { rules: number; modules: readonly string[] }) => readonly Id[]): Id[] {
  const tables = [[], ...COLD_WAR.map(({ option }) => [option.id])];
  return [...new Set(tables.flatMap((modules) => from({ rules: RULES, modules })))];
}

const structures = [...new Set(brought(cardsIn).map((card) => structureOf(card).id))].map((id): Thing => {
  const { effect, source } = structureOf(id);
  return { id: `structure.${id}`, name: say(`structure.${id}`), text: effect.say, face: effect.face, source };
});
const nations = brought(nationsIn).map((id): Thing => {
  const { bonus, effect, source } = nationOf(id);
  const text = say('nation.text', { bonus: bonus.say, step: effect.say });
  return { id: `nation.${id}`, name: say(`nation.${id}`), text, face: [...bonus.face, ...effect.face], source };
});
const impacts = brought(impactsIn).map((id): Thing => {
  const { happens, source } = impact(id);
  return { id: `impact.${id}`, name: say(`impact.${id}`), text: happens.say, face: happens.face, source };
});
const tiles = TILES.map((id): Thing => {
  const { say: text, face, source } = ACHIEVEMENTS[id];
  return { id: `achievement.${id}`, name: say(`achievement.${id}`), text, face, source };
});
const megastructures = MEGASTRUCTURE_IDS.map((id): Thing => {
  const { effect, source } = megastructure(id);
  return { id: `megastructure.${id}`, name: say(`megastructure.${id}`), text: effect.say, face: effect.face, source };
});
const locations = LOCATION_IDS.map((id): Thing => {
  const { effect } = LOCATIONS[id];
  return { id: `location.${id}`, name: say(`location.${id}`), text: effect.say, face: effect.face };
});
const cards = [...structures, ...nations, ...impacts, ...tiles, ...megastructures];
const things = [...cards, ...locations];

/** What shows symbols instead of an effect: the name is all there is to say. */
const named = [
  say('location.doomsday-clock'),
  ...COLD_WAR_CARD_IDS.map((id) => say(`cold-war.${id}`)),
  ...[...EARLY_CLASH_IDS, ...LATE_CLASH_IDS].map((id) => say(`clash.${id}`)),
];

/** The symbols of the icon sheet that this game may use. */
const ICONS = [
  ...RESOURCES,
  ...['energy', 'worker', 'vp', 'solarwind', 'hydro', 'coal', 'petrol', 'nuclear', 'die', 'air', 'forest', 'ocean'],
  ...[
    'pollution',
    'contamination',
    'derrick',
    'cleanup',
    'gov',
    'ind',
    'com',
    'un',
    'medal',
    'peek',
    'spend',
    'plank1',
    'bridge',
  ],
];

/** What names are given to besides: parts of the table, words of a count. */
const NO_THINGS = ['die', 'group', 'on-top', 'rank', 'row', 'score', 'type'];

describe('Everything in the box', () => {
  it('is counted: 26, 26 and 26 structures, 10 nations, 9 and 6 impacts, 20 achievements, 13 locations', () => {
    for (const type of ['government', 'industry', 'commerce']) {
      expect(CARDS.filter((card) => structureOf(card).type === type)).toHaveLength(26);
    }
    expect(NATION_IDS).toHaveLength(10);
    expect(IMPACT_IDS.filter((id) => impact(id).set === 'early')).toHaveLength(9);
    expect(IMPACT_IDS.filter((id) => impact(id).set === 'late')).toHaveLength(6);
    expect(tiles).toHaveLength(20);
    expect(locations).toHaveLength(13);
  });

  it('is looked at here: the compiler wants a name for every card, and whatever has a name is swept', () => {
    const swept = [...things.map(({ id }) => id), ...named.map(({ key }) => key)];
    const kinds = new Set(swept.map((id) => id.split('.')[0]));
    const all = [...Object.keys(names), ...Object.keys(coldWarNames)].filter((key) => key.split('.').length === 2);
    const [ofThings, others] = [true, false].map((isThing) =>
      all.filter((key) => kinds.has(key.split('.')[0]) === isThing),
    );
    expect(ofThings?.toSorted()).toEqual(swept.toSorted());
    expect([...new Set(others?.map((key) => key.split('.')[0]))].toSorted()).toEqual(NO_THINGS);
  });

  it('has a name of its own', () => {
    const { say: spoken } = speaker(words, []);
    const all = [...things.map(({ name }) => name), ...named].map(spoken);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    for (const name of all) expect(name).toMatch(/^[A-Z]/);
  });

  it.each(things)('$id has words and icons', ({ text, face }) => {
    const { say: spoken } = speaker(words, []);
    expect(spoken(text)).toMatch(/\w{3}/);
    expect(spoken(text)).not.toMatch(/undefined|NaN|object/);
    expect(face.length).toBeGreaterThan(0);
    for (const glyph of face) if ('icon' in glyph) expect(ICONS).toContain(glyph.icon);
  });

  it.each(cards)('$id says where its values come from', ({ source }) => {
    expect(['rulebook', 'reviewer', 'designed']).toContain(source?.from);
  });

  it('names no icon twice for dice, and knows every face of each die', () => {
    expect(new Set(DICE.map((die) => DIE[die].icon)).size).toBe(5);
    for (const die of DICE) expect(DIE[die].energy).toHaveLength(6);
  });

  it('says something different on cards that do something different', () => {
    const { say: spoken } = speaker(words, []);
    const texts = tiles.map(({ text }) => spoken(text));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('Words', () => {
  const { say: spoken } = speaker(words, ['Ana', 'Ben']);

  it.each([
    [STRUCTURES.airport.effect.say, 'spend 1 oil to gain $2 and 1 VP'],
    [STRUCTURES.casino.effect.say, 'spend $1 to gain $5 and let everyone else gain $1'],
    [
      STRUCTURES.port.effect.say,
      'spend $1 to gain 1 oil or spend $1 to gain 1 plastic or spend $1 to gain 1 steel or spend $1 to gain 1 science',
    ],
    [STRUCTURES['weather-bureau'].effect.say, 'gain $2 and peek at 2 hidden impacts'],
    [NATIONS.china.bonus.say, 'gain 1 worker, $4 and 1 steel'],
    [impact('jet-age').happens.say, 'everyone: you may spend 1 oil to gain 2 VP'],
    [ACHIEVEMENTS.wealth.say, '1 VP per 2 dollars left on your mat'],
    [ACHIEVEMENTS['strong-workforce'].say, '1 VP per worker you own, minus 1'],
    [say('refused.lacks', { good: 'energy', need: 3, have: 1 }), 'needs 3 energy, you have 1'],
    [say('refused.lacks', { good: 'money', need: 3, have: 1 }), 'needs $3, you have $1'],
    [say('plank', { workers: 1, energy: 1 }), '1 worker and 1 energy'],
    [say('event.works', { seat: 1, location: 'finance', energy: 5 }), 'Ben works at Finance with 5 energy.'],
  ])('%o reads "%s"', (message, sentence) => {
    expect(spoken(message)).toBe(sentence);
  });
});
