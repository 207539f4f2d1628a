import { describe, expect, it } from 'vitest';
import { speaker } from '../../../../engine/message.ts';
import { scenario } from '../../testing/scenario.ts';
import { words } from '../../words.en.ts';
import { IMPACT_IDS, impact } from '../cards/impacts.ts';
import { NATION_IDS } from '../cards/nations.ts';
import { CARDS, structureOf } from '../cards/structures.ts';
import { energyEmpire } from '../game.ts';
import { say } from '../vocabulary.ts';
import { EARLY_CLASH_IDS, LATE_CLASH_IDS } from './cards/clash.ts';
import { COLD_WAR_CARD_IDS } from './cards/clock.ts';
import { NEW_IMPACT_IDS } from './cards/impacts.ts';
import { MEGASTRUCTURE_IDS, megastructure } from './cards/megastructures.ts';
import { NEW_NATION_IDS } from './cards/nations.ts';
import { NEW_CARDS } from './cards/structures.ts';
import { COLD_WAR } from './index.ts';

const { say: spoken } = speaker(words, ['Ana', 'Ben']);

describe('Everything in the box of Cold War', () => {
  it('is counted: 7, 9, 5, 6, 18, 30 (15 × 2), 24 and 24', () => {
    expect(NEW_NATION_IDS).toHaveLength(7);
    expect(MEGASTRUCTURE_IDS).toHaveLength(9);
    expect(scenario(5, { modules: ['espionage'] }).state.mats.filter(({ espionage }) => espionage)).toHaveLength(5);
    expect(NEW_IMPACT_IDS).toHaveLength(6);
    expect(NEW_CARDS).toHaveLength(18);
    expect(COLD_WAR_CARD_IDS).toHaveLength(15);
    expect(scenario(2, { modules: ['doomsday-clock'] }).state.clock?.deck).toHaveLength(30);
    expect([EARLY_CLASH_IDS.length, LATE_CLASH_IDS.length]).toEqual([24, 24]);
  });

  it('stays apart from the base game', () => {
    expect([NATION_IDS.length, IMPACT_IDS.length, CARDS.length]).toEqual([10, 15, 78]);
  });

  it.each([
    [say('structure.govt-contractor'), 'Govt. Contractor'],
    [structureOf('stone-bridge').effect.say, 'work at one more empty Government location'],
    [structureOf('turbine-hall').effect.say, 'whenever your dice give energy, also gain 2 energy'],
    [structureOf('strip-mine').effect.say, 'whenever you generate, first gain 1 steel'],
    [megastructure('peace-palace').effect.say, 'at the end, 1 VP per United Nations step'],
    [impact('brain-drain').happens.say, 'everyone: spend 2 science or lose 1 worker'],
    [impact('fallout-drift').happens.say, '1 nuclear contamination at every Government location'],
    [impact('arms-race').happens.say, 'each Nuclear die you roll gives 1 extra energy'],
    [say('event.draws-cards', { seat: 1, cards: 1 }), 'Ben draws 1 Cold War card.'],
  ])('%o reads "%s"', (message, sentence) => {
    expect(spoken(message)).toBe(sentence);
  });
});

describe('The switches', () => {
  it('stand together on the form, each with "as before" first and as its standard', () => {
    expect(energyEmpire.options.map(({ id }) => id)).toEqual([
      'setup',
      'new-nations',
      'megastructures',
      'espionage',
      'new-impacts',
      'new-structures',
      'doomsday-clock',
      'clash',
      'hints',
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
