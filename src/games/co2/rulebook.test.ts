import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../engine/game.ts';
import { speaker } from '../../engine/message.ts';
import { playout, seedOf } from '../../testing/playout.ts';
import { tellTheRules, textOf } from '../../testing/rules-pages.ts';
import { lessons } from './lessons.ts';
import { provenance } from './rulebook/provenance.ts';
import { rulebook } from './rulebook.ts';
import { co2 } from './rules/game.ts';
import { ENERGIES, TRACKS } from './rules/tables/energies.ts';
import { EVENT_IDS } from './rules/tables/events.ts';
import { COMPANY_GOAL_IDS, UN_GOAL_IDS } from './rules/tables/goals.ts';
import { LOBBY_IDS } from './rules/tables/lobby.ts';
import { PLANT_IDS } from './rules/tables/plants.ts';
import { printed } from './rules/tables/print.ts';
import { AGENDA_IDS } from './rules/tables/regions.ts';
import { say } from './rules/vocabulary.ts';
import { ends } from './testing/claims/ends.ts';
import { turns } from './testing/claims/turns.ts';
import { world } from './testing/claims/world.ts';
import { eagerly } from './testing/random-games.ts';
import { words } from './words.en.ts';

const TABLE = 'src/games/co2/table';

tellTheRules('co2', rulebook, { ...turns, ...world, ...ends });

describe('the rules reference', () => {
  const ids = () => rulebook().map(({ id }) => id);

  it('names each section once', () => {
    expect(new Set(ids()).size).toBe(ids().length);
  });

  it('has a section for every thing on the table that points to one', () => {
    const pointed = readdirSync(TABLE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${TABLE}/${file}`, 'utf8'))
      .flatMap((code) => [...code.matchAll(/data-rule="([a-z-]+)"/g)].map(([, id = '']) => id));
    expect(pointed.length).toBeGreaterThan(10);
    expect(pointed.filter((id) => !ids().includes(id))).toEqual([]);
  });
});

describe('the printed matter', () => {
  const page = (id: string): string =>
    rulebook()
      .filter((section) => section.id === id)
      .map(textOf)
      .join();
  const { say: speak } = speaker(words, []);

  it.each([
    ['all-lobby-cards', LOBBY_IDS],
    ['all-un-goals', UN_GOAL_IDS],
    ['all-company-goals', COMPANY_GOAL_IDS],
    ['all-disasters', EVENT_IDS],
  ] as const)('%s has every card with all it says', (id, cards) => {
    for (const card of cards) {
      expect(page(id)).toContain(speak(printed(card).name));
      expect(page(id)).toContain(speak(printed(card).text));
    }
  });

  it('has every plant, track and agenda', () => {
    for (const plant of PLANT_IDS) expect(page('all-plants')).toContain(speak(say('plant.name', { plant })));
    for (const energy of ENERGIES) expect(page('all-tracks')).toContain(TRACKS[energy].income.join(', '));
    for (const agenda of AGENDA_IDS) expect(page('all-agendas')).toContain(speak(say('agenda.name', { agenda })));
  });

  it('tells where its values come from', () => {
    expect(page('all-agendas')).toContain('This edition’s own values.');
    expect(provenance({ source: 'rulebook', partly: { designed: ['name'] } })).toBe('rulebook-renamed');
  });
});

describe('a guided first game', () => {
  it('tells every lesson at some moment of a few games', () => {
    const told = new Set<string>();
    const tables = [
      { seats: 3, number: 1 },
      { seats: 3, number: 2 },
      { seats: 3, number: 3 },
      { seats: 1, number: 1 },
      { seats: 1, number: 2 },
    ];
    for (const { seats, number } of tables) {
      const options = standardOptions(co2, seats, 'room');
      playout(co2, { game: 'co2', rules: co2.rules, seats, options, seed: seedOf(number) }, number, {
        choose: eagerly,
        at({ ask, state }) {
          for (const { id, when } of lessons()) if (ask && when(ask, co2.view(state, ask.seat))) told.add(id);
        },
      });
    }
    expect(
      lessons()
        .map(({ id }) => id)
        .filter((id) => !told.has(id)),
    ).toEqual([]);
  });
});
