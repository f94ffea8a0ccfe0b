import { expect, test } from 'vitest';
import { MemoryOrder } from './memory-order.ts';

/** Every `step`th ordinal from `first` on, the largest first. */
function listOf(first: number, step: number): Int32Array {
  return Int32Array.from({ length: 2000 }, (_, place) => first + place * step).reverse();
}

test.each([
  ['neighbours', listOf(0, 1)],
  ['ordinals at the ends of words', listOf(31, 32)],
  ['ordinals that lie far apart', listOf(7, 613)],
])('%s come in the order of memory', (_, list) => {
  expect(new MemoryOrder().of(list)).toEqual(list.toSorted());
});

test('an ordinal that the list has twice comes once', () => {
  const list = listOf(3, 5);

  expect(new MemoryOrder().of(Int32Array.from([...list, ...list]))).toEqual(list.toSorted());
});

test('a list leaves nothing to the next one, be it shorter or longer', () => {
  const order = new MemoryOrder();

  for (const list of [listOf(0, 900), listOf(1, 2), listOf(5, 900)])
    expect(order.of(list)).toEqual(list.toSorted());
});
