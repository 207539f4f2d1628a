import { describe, expect, it } from 'vitest';
import { buttons, draw, drawn, fired, keys, press } from '../../testing/elements/harness.ts';
import { sessionAt } from '../../testing/elements/session.ts';
import { box } from '../../testing/nim/index.ts';
import { board } from '../app/session/board.ts';
import { picked } from '../app/session/moves.ts';

const opening = () => sessionAt(box, () => true);
const table = () => document.querySelector('nim-table');

describe('the smallest table', () => {
  it('offers what the rules offer, and nothing while somebody else decides', async () => {
    const now = opening();
    await draw(board(now));
    expect(buttons()).toEqual(['1', '2', '3'].map((amount) => expect.stringContaining(amount)));
    await draw(board(picked(now, 'take:2')));
    expect([...(table()?.shadowRoot?.querySelectorAll('[data-offer]') ?? [])]).toEqual([]);
  });

  it('is played by mouse and by key', async () => {
    await draw(board(opening()));
    const taken = fired(document.body, 'pick');
    await press(/2/);
    await keys('{ArrowRight}', '{Enter}');
    expect(taken.map(({ ref }) => ref)).toEqual(['take:2', 'take:3']);
  });

  it('lets its pieces fly', async () => {
    const now = picked(opening(), 'take:3');
    await draw(board({ ...now, showing: 0 }));
    expect(table()?.shadowRoot?.querySelectorAll('.sky > .flying.match')).toHaveLength(3);
  });

  it('draws nothing before it is told anything', async () => {
    document.body.append(document.createElement('nim-table'));
    await drawn();
    expect(table()?.shadowRoot?.textContent).toBe('');
    table()?.remove();
  });
});
