import { monitorEventLoopDelay } from 'node:perf_hooks';
import { productsPerPage } from '@kashi/contracts/listing/listing';
import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import * as z from 'zod/mini';
import { indexInThread, type HeldIndex } from '../catalogue/listing/index-file/held-index.ts';
import type { ListingRow } from '../catalogue/listing/listing-row.ts';
import { aRow } from './bench-goods.ts';
import { aNarrowedSubGroup, aPieceOfAName, aQuery } from './bench-queries.ts';
import { percentiles } from './percentiles.ts';
import { seededRandom } from './seeded-random.ts';

const batchSize = 10_000;
const suggestions = 8;
const similar = 12;
const askersAtOnce = 8;
/** Questions of each kind until V8 has compiled what answers them. After a start they take twice as long, and a shop runs for weeks. */
const firstQuestions = 20;

type Queries = ReturnType<typeof aQuery>[];

/**
 * Measures an index of this many products in its thread: the time to build it, the memory that it adds to the process, and the
 * time of a listing, of a search suggestion, of similar products and of a large subgroup narrowed by attributes, asked one after another. It also measures how long this
 * thread, which would be taking payments, is delayed while eight callers ask at once. Times are milliseconds.
 */
export async function timeIndex(count: number, queries: Queries) {
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

  const [listings, searches, alike, narrowed] = [[], [], [], []] as number[][];
  const first = Array.from({ length: firstQuestions }, () => aQuery(random));
  for (const query of [...first, ...queries]) {
    const { list, type } = questions(index, query, random);
    listings!.push(await timed(list));
    searches!.push(await timed(type));
    const filter = z.parse(listingFilterSchema, aNarrowedSubGroup(random));
    narrowed!.push(await timed(() => index.run('find', filter, productsPerPage)));
    const productId = Math.ceil(random() * count);
    alike!.push(await timed(() => index.run('similarTo', productId, similar)));
  }
  const lateness = await lateUnderLoad(index, queries, random);
  const megabytes = (process.memoryUsage.rss() - rssBefore) / 2 ** 20;
  index.close();
  return [
    buildMs.toFixed(0),
    megabytes.toFixed(0),
    ...percentiles(warm(listings!), 0.5, 0.99),
    ...percentiles(warm(searches!), 0.5, 0.99),
    ...percentiles(warm(alike!), 0.99),
    ...percentiles(warm(narrowed!), 0.5, 0.99),
    ...lateness,
  ];
}

function warm(times: number[]): number[] {
  return times.slice(firstQuestions);
}

/** The 99th percentile and the maximum delay; a millisecond of it comes from the clock itself. */
async function lateUnderLoad(
  index: HeldIndex,
  queries: Queries,
  random: () => number,
): Promise<string[]> {
  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  const left = [...queries];
  const asker = async () => {
    for (let query = left.pop(); query; query = left.pop()) {
      const { list, type } = questions(index, query, random);
      await Promise.all([list(), type()]);
    }
  };
  await Promise.all(Array.from({ length: askersAtOnce }, asker));
  lateness.disable();
  return [lateness.percentile(99), lateness.max].map((nanoseconds) =>
    (nanoseconds / 1e6).toFixed(2),
  );
}

/** A listing, and a search while it is being typed. */
function questions(index: HeldIndex, query: Queries[number], random: () => number) {
  const filter = z.parse(listingFilterSchema, query);
  const typed = z.parse(listingFilterSchema, { SearchValue: aPieceOfAName(random) });
  return {
    list: () => index.run('find', filter, productsPerPage),
    type: () => index.run('suggest', typed, suggestions),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** A row in the format of `readAllLines`. */
function lineOf(row: ListingRow): string {
  return [
    row.product_id,
    row.group_id,
    row.subgroup_id,
    row.category_id ?? 0,
    row.brand_id,
    row.tag_ids.join(','),
    row.attribute_ids.join(','),
    row.is_available ? 1 : 0,
    row.final_price,
    row.discount_percent,
    row.registered_at.getTime(),
    row.name_text,
    row.search_text.slice(row.name_text.length),
  ].join('\t');
}
