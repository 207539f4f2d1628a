import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { words } from '../words.en.ts';
import { BENEFITS } from './tables/benefits.ts';
import { ENERGIES, TRACK_LENGTH, TRACKS } from './tables/energies.ts';
import { EVENT_IDS, EVENTS } from './tables/events.ts';
import { FOSSIL_KINDS, FOSSILS, PRESETS } from './tables/fossils.ts';
import { COMPANY_GOAL_IDS, COMPANY_GOALS, UN_GOAL_IDS, UN_GOALS } from './tables/goals.ts';
import { calls, LOBBY, LOBBY_IDS } from './tables/lobby.ts';
import { PLANT_IDS, PLANTS, plantFace, STACKS } from './tables/plants.ts';
import { printed } from './tables/print.ts';
import { AGENDA_IDS, AGENDAS, CLOCKWISE, DEMAND_SPACES } from './tables/regions.ts';
import { SUMMIT_IDS, SUMMITS } from './tables/summits.ts';
import { type CardId, say } from './vocabulary.ts';

const english = speaker(words, ['Ana', 'Ben']);

/** The icons CO₂ may print. */
const ICONS =
  'ppm cep tech scientist forestation solar fusion biomass recycling plantcoal plantoil plantgas propose install construct summit goal event expertise money vp un'.split(
    ' ',
  );

describe('the box', () => {
  it('holds 25 plants, 18 summits, 8 agendas, 26 lobby cards, 13 UN goals, 7 company goals, 6 events and 30 fossil plants', () => {
    const fossils = FOSSIL_KINDS.reduce((tiles, kind) => tiles + FOSSILS[kind].tiles, 0);
    expect(
      [PLANT_IDS, SUMMIT_IDS, AGENDA_IDS, LOBBY_IDS, UN_GOAL_IDS, COMPANY_GOAL_IDS, EVENT_IDS].map((ids) => ids.length),
    ).toEqual([25, 18, 8, 26, 13, 7, 6]);
    expect(fossils).toBe(30);
  });

  it('numbers its cards 1 to 52 without a gap', () => {
    const numbers = [LOBBY, COMPANY_GOALS, UN_GOALS, EVENTS].flatMap((table) =>
      Object.values(table).map(({ no }) => no),
    );
    expect(numbers).toEqual(Array.from({ length: 52 }, (_, index) => index + 1));
  });

  it('has three different sources on every agenda, each source on several, and no two agendas alike', () => {
    const triples = AGENDA_IDS.map((id) => AGENDAS[id].priorities);
    for (const triple of triples) expect(new Set(triple).size).toBe(3);
    expect(new Set(triples.map((triple) => triple.join())).size).toBe(8);
    for (const energy of ENERGIES)
      expect(triples.filter((triple) => triple.some((source) => source === energy)).length).toBeGreaterThanOrEqual(4);
  });

  it('has ten summits of two topics, five of three and three of four, all different', () => {
    expect(SUMMIT_IDS.map((id) => SUMMITS[id].topics.length)).toEqual([
      ...Array(10).fill(2),
      ...Array(5).fill(3),
      ...Array(3).fill(4),
    ]);
    expect(new Set(SUMMIT_IDS.map((id) => SUMMITS[id].topics.join())).size).toBe(18);
  });

  it('has tracks of twelve spaces, one of each bonus but two named sources, never the track’s own', () => {
    for (const energy of ENERGIES) {
      const { income, bonus, licence } = TRACKS[energy];
      expect(income).toHaveLength(TRACK_LENGTH);
      expect(income.toSorted((a, b) => a - b)).toEqual(income);
      const bonuses = Object.values(bonus);
      expect(bonuses).toHaveLength(5);
      expect(bonuses).not.toContain(energy);
      expect(licence).toBe(PLANTS[STACKS[energy][0] ?? 'plant-solar-1'].cubes);
    }
  });

  it('has 27 demand spaces and presets that fill six of them', () => {
    expect(CLOCKWISE.map((region) => DEMAND_SPACES[region])).toEqual([5, 5, 6, 4, 3, 4]);
    for (const preset of Object.values(PRESETS)) {
      if ('start' in preset) expect(preset.start.coal + preset.start.oil + preset.start.gas).toBe(6);
    }
  });

  it('has one lobby card for each region, grant and way to use each source', () => {
    const triggers = LOBBY_IDS.map((id) => JSON.stringify(LOBBY[id].when));
    expect(new Set(triggers).size).toBe(26);
    expect(calls({ action: 'install', energy: 'solar' }, { action: 'install', energy: 'solar' })).toBe(true);
    expect(calls({ action: 'install', energy: 'solar' }, { action: 'construct', energy: 'solar' })).toBe(false);
    expect(calls({ action: 'propose', grant: 'tech' }, { action: 'propose', region: 'asia', grant: 'tech' })).toBe(
      true,
    );
  });
});

describe('every card', () => {
  const cards: readonly CardId[] = [...LOBBY_IDS, ...COMPANY_GOAL_IDS, ...UN_GOAL_IDS, ...EVENT_IDS];

  it.each(cards)('%s has a name, words and icons', (card) => {
    const { name, text, face } = printed(card);
    expect(english.say(name)).toMatch(/^[A-Z]\w/);
    expect(english.say(text)).toMatch(/^[A-Z0-9].*\.$/);
    expect(face.length).toBeGreaterThan(1);
    for (const glyph of face) if ('icon' in glyph) expect(ICONS).toContain(glyph.icon);
  });

  it('has a name of its own', () => {
    expect(new Set(cards.map((card) => english.say(printed(card).name))).size).toBe(cards.length);
  });
});

describe('every tile', () => {
  it.each(PLANT_IDS)('%s has a name and icons', (plant) => {
    expect(english.say(say('plant.name', { plant }))).toMatch(/^[A-Z]/);
    expect(plantFace(PLANTS[plant]).map((glyph) => ('icon' in glyph ? glyph.icon : glyph.sign))).toEqual([
      PLANTS[plant].energy,
      'money',
      'tech',
      'to',
      'vp',
    ]);
  });

  it.each(ENERGIES)('a %s project says what installing it brings', (energy) => {
    expect(english.say(BENEFITS[energy].say)).toMatch(/^(?:\$\d|\d (?:tech|CEPs))/);
    expect(BENEFITS[energy].face.length).toBeGreaterThan(0);
  });

  it.each(AGENDA_IDS)('%s has a name', (agenda) => {
    expect(english.say(say('agenda.name', { agenda }))).toMatch(/^[A-Z]/);
  });
});
