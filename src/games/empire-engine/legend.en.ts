import type { IconName } from '../../ui/kit/icon.ts';

/** What the symbols stand for, in English. */
export const words = {
  title: 'Symbols',
  meanings: {
    soldier: 'soldier',
    good: 'goods',
    invention: 'invention',
    attack: 'attack',
    defend: 'defend',
    export: 'export',
    salvage: 'salvage',
    gear: 'gear',
    vp: 'victory point',
    lock: 'hidden from the others',
  } satisfies Readonly<Partial<Record<IconName, string>>>,
};
