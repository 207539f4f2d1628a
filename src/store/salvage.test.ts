import { afterEach, describe, expect, it } from 'vitest';
import { closeStores, openStore, save } from '../testing/stores.ts';
import { salvage } from './salvage.ts';

afterEach(closeStores);

describe('what is saved of a device whose app does not start', () => {
  it('is the backup the app itself would have written', async () => {
    const store = await openStore('salvaged');
    await save(store, 1, 3, { mySeats: [1] });
    await store.setSetting('theme', () => 'dark');
    await store.setRecord('solo', () => [3, 5]);
    expect(await salvage('salvaged')).toBe(store.exportAll());
  });

  it('restores on another device', async () => {
    const store = await openStore('old-phone');
    const id = await save(store, 1, 3);
    await store.rename(id, 'Sunday');
    store.close();
    const other = await openStore();
    expect(await other.importAll((await salvage('old-phone')) ?? '')).toMatchObject({ ok: true, games: 1 });
    expect(other.game(id)).toMatchObject({ answers: 3, label: 'Sunday' });
  });

  it('is nothing where nothing was kept, and the app finds the place as it was', async () => {
    expect(await salvage('never-here')).toBeUndefined();
    const store = await openStore('never-here');
    const id = await save(store, 1, 3);
    expect(store.game(id)).toBeDefined();
  });
});
