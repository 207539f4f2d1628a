import { decode, isSealedLink } from '../../../link/index.ts';
import { type Reunion, receive } from '../../../store/index.ts';
import type { House } from '../house.ts';
import { parts } from '../parts.ts';
import { joinRecords } from './records.ts';
import { joinSettings } from './waiting.ts';

/** How two memories of this device's games become one. Of a game that nobody here knows, both are kept. */
export function reunionOf(shelf: House['shelf']): Reunion {
  return {
    async compare(theirs, mine) {
      const box = await shelf.find(({ id }) => id === mine.game)?.load();
      if (box && isSealedLink(theirs.link)) return (await parts.sealed()).compareSealed(theirs, mine, box.game);
      const opened = box && decode(theirs.link, box.game);
      return opened?.ok ? receive(opened, mine).kind : 'forked';
    },
    joinSettings,
    joinRecords,
  };
}
