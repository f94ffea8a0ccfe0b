import { expect, test } from 'vitest';
import { KeysetPages } from './keyset-pages.ts';

/** A list of seven rows, three on a page, that notes from which places it was read. */
function aList() {
  const asked: (string | undefined)[] = [];
  const ask = (after: string | undefined) => {
    asked.push(after);
    const begin = after === undefined ? 0 : Number(after);
    const rows = [1, 2, 3, 4, 5, 6, 7].slice(begin, begin + 3);
    return Promise.resolve({ rows, next: begin + 3 < 7 ? String(begin + 3) : null });
  };
  return { ask, asked };
}

test('the next page is read from where the page before has ended', async () => {
  const pages = new KeysetPages();
  const { ask, asked } = aList();

  const first = await pages.read('orders', 1, ask);
  const second = await pages.read('orders', 2, ask);

  expect(first).toEqual({ rows: [1, 2, 3], hasNext: true });
  expect(second).toEqual({ rows: [4, 5, 6], hasNext: true });
  expect(asked).toEqual([undefined, '3']);
});

test('a page that is opened by its address is reached from the first one', async () => {
  const { ask, asked } = aList();

  const third = await new KeysetPages().read('orders', 3, ask);

  expect(third).toEqual({ rows: [7], hasNext: false });
  expect(asked).toEqual([undefined, '3', '6']);
});

test('a page past the end has no rows', async () => {
  const { ask } = aList();

  expect(await new KeysetPages().read('orders', 9, ask)).toEqual({ rows: [], hasNext: false });
});

test('the places of one search are not taken for those of another', async () => {
  const pages = new KeysetPages();
  const { ask, asked } = aList();

  await pages.read('orders approved', 1, ask);
  await pages.read('orders rejected', 2, ask);

  expect(asked).toEqual([undefined, undefined, '3']);
});
