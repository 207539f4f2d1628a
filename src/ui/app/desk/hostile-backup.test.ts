import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../../testing/fake-browser.ts';
import { fc } from '../../../testing/properties.ts';
import { position } from '../../../testing/stores.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { blank, outcome } from '../../screens/new-game.ts';
import { homeModel, settingsModel } from '../models.ts';
import { lessonOf } from '../session/teaching.ts';
import { importGames } from './backing-up.ts';
import { recordOf } from './records.ts';

let browser: FakeBrowser;

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  browser = await FakeBrowser.open(toy);
});

afterEach(() => {
  browser.close();
  vi.unstubAllGlobals();
});

/** Restores a file that says whatever somebody wrote into it. */
async function restore(contents: Readonly<Record<string, unknown>>): Promise<void> {
  const file = JSON.stringify({ kind: 'carbon-copy backup', version: 1, ...contents });
  await importGames(browser.app, new Blob([file]));
}

/** Goes wherever something stored is shown: the desk, the settings, a new game and a table. */
async function lookAround(): Promise<string> {
  const { app } = browser;
  await app.go({ kind: 'home' });
  const seen: unknown[] = [homeModel(app)];
  await app.go({ kind: 'settings' });
  seen.push(settingsModel(app));
  await app.go({ kind: 'new-game', game: 'toy' });
  if (!app.form) throw new Error('there is no form');
  seen.push(app.form.names, outcome(blank(app.form), app.form));
  await browser.deal(shortFair, [0]);
  seen.push(lessonOf(app.store, browser.session), recordOf(app.store, browser.session));
  for (const { id } of app.store.games()) await app.openGame(id);
  expect(browser.sees).not.toBe('not-fetched');
  return JSON.stringify(seen);
}

/** What stored things are called, so that nonsense is found where it is looked for. */
const settings = fc.constantFrom('names', 'waiting', 'settings', 'learned:toy', '__proto__', 'constructor');
const records = fc.constantFrom('solo:toy', '__proto__', 'toString');
const nonsense = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.jsonValue()),
  fc.constant([{ toString: 1 }]),
  fc.constant({ toString: 1, length: 3 }),
);
const game = fc
  .dictionary(
    fc.constantFrom(
      'id',
      'label',
      'names',
      'lastSent',
      'mySeats',
      'seen',
      'alternatives',
      'updatedAt',
      'next',
      'moment',
      'mover',
      'result',
      'isFiled',
      '__proto__',
    ),
    nonsense,
  )
  .map((fields) => ({ ...fields, link: position(1, 3).link }));

describe('a backup that somebody has tampered with', () => {
  it('stops no page, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          games: fc.oneof(nonsense, fc.array(fc.oneof(game, nonsense))),
          settings: fc.oneof(nonsense, fc.dictionary(settings, nonsense)),
          records: fc.oneof(nonsense, fc.dictionary(records, nonsense)),
        }),
        async (contents) => {
          browser.close();
          browser = await FakeBrowser.open(toy);
          await restore(contents);
          await lookAround();
          await browser.reload();
          await lookAround();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('does not flood the pages with names, labels or versions without end', async () => {
    const endless = 'endless '.repeat(10_000);
    const many = Array.from({ length: 10_000 }, (_, number) => `${number}`);
    await restore({
      games: [{ link: position(1, 3).link, label: endless, moment: endless, result: endless, alternatives: many }],
      settings: { names: [endless, ...many], waiting: many, 'learned:toy': many },
    });
    const shown = await lookAround();
    expect(shown.length).toBeLessThan(10_000);
    expect(browser.app.store.games().find(({ label }) => label)?.label).toHaveLength(40);
  });

  it('leaves the names that are some', async () => {
    await restore({ settings: { names: [{ toString: 1 }, 7, ' ', 'Ana\n', 'x'.repeat(50)] } });
    await browser.app.go({ kind: 'new-game', game: 'toy' });
    expect(browser.app.form?.names).toEqual(['Ana', 'x'.repeat(24)]);
  });
});
