import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { pseudo } from './pseudo.ts';

describe('the pseudo-language', () => {
  it('is English that can still be read, almost half as long again, in brackets', () => {
    expect(pseudo({ go: 'Settings' })).toEqual({ go: '⟦Šéţţîñ\u00adğššéţ⟧' });
  });

  it('says facts as they are and disguises no sentence twice', () => {
    const words = pseudo({ turn: (turn: number) => `Turn ${turn}`, next: (what: string) => `Next: ${what}` });
    expect(words.next(words.turn(12))).toBe('⟦Ñéxţñé: Tüřñtü 12⟧');
  });

  it('leaves addresses and markup alone, and makes one template of one template', () => {
    expect(pseudo(['https://a.test/#x'])).toEqual(['⟦https://a.test/#x⟧']);
    const page = (what: string) => html`<b class="red">on ${what}</b> off`;
    const words = pseudo({ page });
    const { strings, values } = words.page('it');
    expect([...strings]).toEqual(['<b class="red">öñö ', '</b> öffö']);
    expect(values).toEqual(['it']);
    expect(words.page('you').strings).toBe(strings);
  });
});
