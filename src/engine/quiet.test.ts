import { expect, it } from 'vitest';
import { aloud, quietly, shown } from './quiet.ts';

it('readers are shown what is closed as well; whoever thinks ahead is not', () => {
  const listed = () => shown([1, 2, 3], (number) => number !== 2);
  expect(listed()).toEqual([1, 2, 3]);
  expect(quietly(listed)).toEqual([1, 3]);
  expect(quietly(() => aloud(listed))).toEqual([1, 2, 3]);
});
