import { productsPerPage } from '@kashi/shared/contracts/listing';
import { listingFilterSchema, type ListingFilter } from '@kashi/shared/contracts/listing-filter';
import * as z from 'zod/mini';
import { ListingIndex } from '../catalogue/listing/listing-index.ts';
import type { ListingRow } from '../catalogue/listing/listing-row.ts';
import { searchable } from '../catalogue/persian-words.ts';
import { brandNames, colours, kinds, letters } from './bench-messages.ts';

/** `node api/src/bench/listing-bench.ts`: how long a listing takes in the index, by the number of products. */
const queriesOfARound = 400;
const rounds = 5;

console.log('products   build ms   p50 ms   p95 ms   p99 ms   update ms');
for (const count of [1000, 10_000, 100_000]) {
  const random = seededRandom(count);
  const rows = Array.from({ length: count }, (_, place) => aRow(place + 1, random));
  const buildMs = timed(() => new ListingIndex(rows));
  const index = new ListingIndex(rows);
  const queries = Array.from({ length: queriesOfARound }, () => aQuery(random));
  const times = Array.from({ length: rounds }, () =>
    queries.map((query) => timed(() => index.query(query, productsPerPage))),
  );
  const sorted = times.flat().sort((one, other) => one - other);
  const updateMs = timed(() => {
    for (const row of rows.slice(0, 1000))
      index.put({ ...row, final_price: row.final_price + 1000 });
  });
  const cells = [
    buildMs.toFixed(0),
    ...[0.5, 0.95, 0.99].map((part) => percentile(sorted, part)),
    (updateMs / 1000).toFixed(3),
  ];
  console.log(`${String(count).padStart(8)}   ${cells.map((cell) => cell.padStart(8)).join(' ')}`);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function percentile(sorted: readonly number[], part: number): string {
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(3);
}

/** Skewed as a real shop is: few groups, brands and tags hold most of the products. */
function aRow(productId: number, random: () => number): ListingRow {
  const skewed = (most: number) => Math.floor(most * random() ** 2.5) + 1;
  const subGroup = skewed(80);
  const brand = skewed(300);
  const kind = pick(kinds, subGroup);
  const name = searchable(
    kind,
    pick(brandNames, brand),
    `${pick(letters, productId)}${productId % 900}`,
    pick(colours, productId),
  );
  return {
    product_id: productId,
    group_id: (subGroup % 8) + 1,
    subgroup_id: subGroup,
    category_id: subGroup * 5 + (productId % 5),
    brand_id: brand,
    tag_ids: [...new Set([skewed(556), skewed(556), skewed(556)])],
    is_available: random() < 0.65,
    final_price: random() < 0.04 ? 0 : Math.floor(random() * 5000) * 10_000,
    discount_percent: random() < 0.5 ? 0 : Math.floor(random() * 40),
    registered_at: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 6e10)),
    name_text: name,
    search_text: searchable(name, pick(brandNames, brand), kind),
  };
}

function aQuery(random: () => number): ListingFilter {
  const chance = (part: number) => random() < part;
  const id = (most: number) => Math.floor(most * random() ** 2.5) + 1;
  const scopes = [
    { part: 0.15, query: () => ({ GroupId: id(8) }) },
    { part: 0.43, query: () => ({ SubGroupId: id(80) }) },
    { part: 0.64, query: () => ({ CategoryId: id(400) }) },
    { part: 0.78, query: () => ({ TagId: id(556) }) },
    { part: 0.84, query: () => ({ BrandCode: id(300) }) },
    {
      part: 0.96,
      query: () => ({
        SearchValue: `${pick(kinds, id(80))} ${chance(0.5) ? pick(brandNames, id(300)) : ''}`,
      }),
    },
    { part: 1, query: () => ({}) },
  ];
  const scope = random();
  return z.parse(listingFilterSchema, {
    ...scopes.find(({ part }) => scope <= part)?.query(),
    OrderBy: Math.floor(random() * 4),
    IsAvalible: chance(0.3),
    ...(chance(0.2) && { BrandIds: `${id(300)},${id(300)}` }),
    ...(chance(0.2) && { FromPriceRange: 1_000_000, ToPriceRange: 20_000_000 }),
    ...(chance(0.1) && { SearchInResult: pick(colours, id(50)) }),
    Page: chance(0.05) ? 30 : 1,
  });
}

function pick(words: readonly string[], place: number): string {
  return words[place % words.length] ?? '';
}

/** The same rows and queries at every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
