import { describe, expect, it } from 'vitest';
import { fc } from '../testing/properties.ts';
import { clone } from './clone.ts';

describe('a copy of plain data', () => {
  it('equals the original, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(clone(value)).toStrictEqual(value);
      }),
    );
  });

  it.each(['{"__proto__":false}', '{"__proto__":{"deep":[1]}}'])(
    'keeps %s, whose name means more than a name',
    (text) => {
      const copy = clone(JSON.parse(text));
      expect(JSON.stringify(copy)).toBe(text);
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    },
  );

  it('shares nothing with the original', () => {
    const original = { list: [{ deep: [1, 2] }], nothing: null, absent: undefined };
    const copy = clone(original);
    copy.list[0]?.deep.push(3);
    copy.list.push({ deep: [] });
    expect(original).toEqual({ list: [{ deep: [1, 2] }], nothing: null, absent: undefined });
  });
});
