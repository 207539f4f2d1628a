import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import { co2 } from '../../../games/co2/rules/game.ts';
import { empireEngine } from '../../../games/empire-engine/rules/game.ts';
import { energyEmpire } from '../../../games/energy-empire/rules/game.ts';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { blank, type Company, companies, companyOf, finished, outcome, withCompany } from '../../screens/new-game.ts';
import { situationOf } from '../session/presenting.ts';
import { deal } from './dealing.ts';

/** What Ana sees of a game that she has dealt with Ben, as the form stands when it is laid before her. */
interface Dealt {
  readonly promise: string;
  /** Who is asked first. */
  readonly starter: string;
  readonly sees: string;
  readonly has: string;
}

const browsers: FakeBrowser[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const browser of browsers.splice(0)) browser.close();
});

async function dealt(game: Game, company: Company, chance: number): Promise<Dealt> {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(chance) as never);
  const ana = await FakeBrowser.open(game);
  browsers.push(ana);
  await ana.store.setSetting('names', () => ['Ana', 'Ben']);
  await ana.app.go({ kind: 'new-game', game: game.id });
  const { form } = ana.app;
  if (!form) throw new Error('there is no form');
  const draft = withCompany(blank(form), company, form);
  expect(companyOf(draft)).toBe(company);
  await deal(ana.app, finished(draft, form));
  const { envelope, play } = ana.session;
  return {
    promise: outcome(draft, form),
    starter: envelope.names[play.ask?.seat ?? 0] ?? '',
    sees: ana.sees,
    has: situationOf(ana.session).kind,
  };
}

/** Both may start if chance has a say. */
async function dealtOften(game: Game, company: Company): Promise<readonly Dealt[]> {
  const deals: Dealt[] = [];
  for (let chance = 0; chance < 8; chance++) deals.push(await dealt(game, company, chance));
  return deals;
}

const GAMES = { 'Energy Empire': energyEmpire as Game, 'Empire Engine': empireEngine as Game, 'CO₂': co2 as Game };
const BY_CHANCE = ['Empire Engine', 'CO₂'] as const;

describe.each(BY_CHANCE)('chance picks who starts %s, as the form says,', (title) => {
  it('by link: whoever deals decides or hands over', async () => {
    const deals = await dealtOften(GAMES[title], 'link');
    expect(new Set(deals.map(({ starter }) => starter))).toEqual(new Set(['Ana', 'Ben']));
    for (const { promise, starter, sees, has } of deals) {
      expect(promise).toBe('2 seats. The first player is random. Ben plays by link.');
      expect([sees, has]).toEqual(['table', starter === 'Ana' ? 'decide' : 'hand-over']);
    }
  });

  it('on one phone: what the other has to decide is covered from whoever deals', async () => {
    const deals = await dealtOften(GAMES[title], 'room');
    expect(new Set(deals.map(({ starter }) => starter))).toEqual(new Set(['Ana', 'Ben']));
    for (const { promise, starter, sees } of deals) {
      expect(promise).toBe('2 seats on this device. The first player is random.');
      expect(sees).toBe(starter === 'Ana' ? 'table' : 'curtain');
    }
  });
});

describe('the first seat starts Energy Empire, as the form says,', () => {
  it.each<[Company, string]>([
    ['link', '2 seats. Ana starts. Ben plays by link.'],
    ['room', '2 seats on this device. Ana starts.'],
  ])('%s', async (company, promised) => {
    for (const { promise, starter, sees, has } of await dealtOften(energyEmpire as Game, company)) {
      expect([promise, starter, sees, has]).toEqual([promised, 'Ana', 'table', 'decide']);
    }
  });
});

describe('alone', () => {
  it.each(['Energy Empire', 'CO₂'] as const)('nobody else can start %s', async (title) => {
    for (const { promise, starter, has } of await dealtOften(GAMES[title], 'alone')) {
      expect([promise, starter, has]).toEqual(['One seat, all on this device.', 'Ana', 'decide']);
    }
  });

  it('nobody plays Empire Engine', async () => {
    const ana = await FakeBrowser.open(empireEngine as Game);
    browsers.push(ana);
    await ana.app.go({ kind: 'new-game', game: 'empire-engine' });
    expect(ana.app.form && companies(ana.app.form)).toEqual(['link', 'sealed', 'room']);
  });
});

describe('the first seat is the one asked first', () => {
  it.each(['Energy Empire', 'CO₂'] as const)('in %s, whatever the rules of play', async (title) => {
    const game = GAMES[title];
    for (const { id, values } of game.options) {
      for (const value of values) {
        const ana = await FakeBrowser.open(game);
        browsers.push(ana);
        await ana.app.go({ kind: 'new-game', game: game.id });
        const { form } = ana.app;
        if (!form) throw new Error('there is no form');
        const draft = { ...blank({ ...form, seats: 3 }), chosen: { [id]: value }, isRandomStart: false };
        await deal(ana.app, finished(draft, form));
        expect(ana.play.ask?.seat, `${id}: ${value}`).toBe(0);
      }
    }
  });
});
