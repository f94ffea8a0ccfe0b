import { expect, test } from 'vitest';
import { isSame, typedOver } from './typed-since.ts';

test('a value is the same in whichever order its parts were written, and whatever keys its rows have', () => {
  const read = [{ key: 'a', Base: '/media/a', Sizes: { Width: 2, Height: 1 } }];
  const now = [{ Sizes: { Height: 1, Width: 2 }, Base: '/media/a', key: 'b' }];

  expect(isSame(read, now)).toBe(true);
  expect(isSame(read, [{ ...read[0], Base: '/media/b' }])).toBe(false);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});

test('a field that nobody has typed in takes the value of the other member, though its parts stand in another order', () => {
  const picture = { Base: '/media/a', Alt: 'قوری' };
  const theirs = { picture: { Base: '/media/b', Alt: 'قوری' } };

  const over = typedOver({ picture }, { picture: { Alt: 'قوری', Base: '/media/a' } }, theirs);

  expect(over).toEqual(theirs);
});
