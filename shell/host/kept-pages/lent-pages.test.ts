import { expect, test } from 'vitest';
import { LentPages } from './lent-pages.ts';

/** The tags of a home page with 54 goods, as each answer brings them. */
const homeTags = () => new Set(Array.from({ length: 54 }, (_, id) => `card-${id}`));

/** Adds home pages at that many addresses; returns the files to purge, the first one first. */
function addHomes(lent: LentPages, addresses: number): string[] {
  return Array.from({ length: addresses }, (_, address) =>
    lent.add(`home-${address}`, homeTags()),
  ).flat();
}

test('many addresses of a page with many tags have the oldest ones purged, long before 50,000', () => {
  const lent = new LentPages();

  const purged = addHomes(lent, 10_000);

  expect(purged).toHaveLength(10_000 - Math.floor(250_000 / 54));
  expect(purged.slice(0, 2)).toEqual(['home-0', 'home-1']);
});

test('a page with many tags takes the place of as many older pages as it needs, and of no more', () => {
  const lent = new LentPages();
  const product = (file: string) => lent.add(file, new Set(['product-1']));
  for (let page = 0; page < 4000; page += 1) product(`product-${page}`);
  const manyTags = new Set(Array.from({ length: 246_002 }, (_, id) => `card-${id}`));

  expect(lent.add('listing', manyTags)).toEqual(['product-0', 'product-1']);
  expect(lent.take(['product-1'])).toHaveLength(3998);
});

test('of pages with one tag 50,000 are remembered', () => {
  const lent = new LentPages();

  const purged = Array.from({ length: 50_001 }, (_, id) =>
    lent.add(`product-${id}`, new Set([`product-${id}`])),
  ).flat();

  expect(purged).toEqual(['product-0']);
});

test('a page that is lent again counts once, and as the latest', () => {
  const lent = new LentPages();
  for (let again = 0; again < 10_000; again += 1) {
    expect(lent.add('home', homeTags())).toEqual([]);
  }

  lent.add('product', new Set(['product-1', 'card-1']));

  expect(lent.take(['card-1', 'product-1']).toSorted()).toEqual(['home', 'product']);
  expect(lent.take(['card-1'])).toEqual([]);
});
