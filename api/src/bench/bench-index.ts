import { monitorEventLoopDelay } from 'node:perf_hooks';
import { productsPerPage } from '@kashi/shared/contracts/listing';
import { listingFilterSchema } from '@kashi/shared/contracts/listing-filter';
import * as z from 'zod/mini';
import { indexInThread } from '../catalogue/listing/held-index.ts';
import type { ListingRow } from '../catalogue/listing/listing-row.ts';
import { aRow } from './bench-goods.ts';
import { aPieceOfAName, type aQuery } from './bench-queries.ts';
import { percentiles } from './percentiles.ts';
import { seededRandom } from './seeded-random.ts';

const batchSize = 10_000;
const suggestions = 8;
const similar = 12;

/**
 * The index of so many products in its thread: how long it takes to be made, how much memory the process has more than
 * before, how long a listing, a piece of a name in the search box and similar products take, and by how much this thread, which would
 * be taking payments, was late meanwhile. Times are milliseconds.
 */
export async function timeIndex(count: number, queries: ReturnType<typeof aQuery>[]) {
  const random = seededRandom(count);
  const rssBefore = process.memoryUsage.rss();
  const index = indexInThread(() => undefined);
  let buildMs = 0;
  for (let first = 1; first <= count; first += batchSize) {
    const size = Math.min(batchSize, count - first + 1);
    const lines = Array.from({ length: size }, (_, place) => lineOf(aRow(first + place, random)));
    buildMs += await timed(() => index.run('take', lines.join('\n')));
  }
  buildMs += await timed(() => index.run('arrange'));
  const megabytes = (process.memoryUsage.rss() - rssBefore) / 2 ** 20;

  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  const [listings, searches, alike] = [[], [], []] as number[][];
  for (const query of queries) {
    const filter = z.parse(listingFilterSchema, query);
    listings!.push(await timed(() => index.run('find', filter, productsPerPage)));
    const typed = z.parse(listingFilterSchema, { SearchValue: aPieceOfAName(random) });
    searches!.push(await timed(() => index.run('find', typed, suggestions)));
    const productId = Math.ceil(random() * count);
    alike!.push(await timed(() => index.run('similarTo', productId, similar)));
  }
  lateness.disable();
  index.close();
  return [
    buildMs.toFixed(0),
    megabytes.toFixed(0),
    ...percentiles(listings!, 0.5, 0.99),
    ...percentiles(searches!, 0.5, 0.99),
    ...percentiles(alike!, 0.99),
    (lateness.percentile(99) / 1e6).toFixed(2),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** As `readAllLines` reads a row. */
function lineOf(row: ListingRow): string {
  return [
    row.product_id,
    row.group_id,
    row.subgroup_id,
    row.category_id ?? 0,
    row.brand_id,
    row.tag_ids.join(','),
    row.is_available ? 1 : 0,
    row.final_price,
    row.discount_percent,
    row.registered_at.getTime(),
    row.name_text,
    row.search_text.slice(row.name_text.length),
  ].join('\t');
}
