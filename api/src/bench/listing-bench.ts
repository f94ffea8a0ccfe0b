import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { productsPerPage } from '@kashi/shared/contracts/listing';
import { listingFilterSchema } from '@kashi/shared/contracts/listing-filter';
import * as z from 'zod/mini';
import { ListingIndex } from '../catalogue/listing/listing-index.ts';
import { openStore } from '../store/open-store.ts';
import { aRow } from './bench-goods.ts';
import { aQuery } from './bench-queries.ts';
import { addProducts, fillMenu, openBenchShop } from './bench-shop.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * `node api/src/bench/listing-bench.ts`: how long a listing with all its facets takes, by the number of products. «index» is
 * the choice of products in memory, «call» is all that the API does: reading the input, the cards from the store, checking
 * the answer by its contract, writing it.
 */
const queriesOfARound = 400;
const rounds = 5;
const columns = [
  'products',
  'build ms',
  'index p50',
  'p95',
  'call p50',
  'p95',
  'p99',
  'KB',
  'load',
];

const dataFolder = await mkdtemp(join(tmpdir(), 'kashi-bench-'));
const store = await openStore({ dataDirectory: dataFolder });
console.log(columns.map((name) => name.padStart(9)).join(' '));
try {
  await fillMenu(store);
  let stocked = 0;
  for (const count of [1000, 10_000, 100_000]) {
    const random = seededRandom(count);
    const rows = Array.from({ length: count }, (_, place) => aRow(place + 1, random));
    await addProducts(store, rows.slice(stocked));
    stocked = count;
    const queries = Array.from({ length: queriesOfARound }, () => aQuery(random));
    const cells = [...timeIndex(rows, queries), ...(await timeCalls(queries))];
    console.log([count, ...cells].map((cell) => String(cell).padStart(9)).join(' '));
  }
} finally {
  await store.close();
  await rm(dataFolder, { recursive: true });
}

type Queries = ReturnType<typeof aQuery>[];

function timeIndex(rows: ReturnType<typeof aRow>[], queries: Queries): string[] {
  const started = performance.now();
  const index = new ListingIndex(rows);
  const buildMs = performance.now() - started;
  const filters = queries.map((query) => z.parse(listingFilterSchema, query));

  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const filter of filters) {
      const before = performance.now();
      index.query(filter, productsPerPage);
      times.push(performance.now() - before);
    }
  }
  return [buildMs.toFixed(0), ...percentiles(times, 0.5, 0.95)];
}

async function timeCalls(queries: Queries): Promise<string[]> {
  const shop = await openBenchShop(store, dataFolder);
  const urls = queries.map((query) => {
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) given.set(name, String(value));
    return `/v1/ProductManagement/Filters/Read?${given.toString()}`;
  });

  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    for (const url of urls) {
      const before = performance.now();
      const answer = await shop.ask(url);
      times.push(performance.now() - before);
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
      bytes += answer.bytes;
    }
  }
  await shop.close();
  const kilobytes = (bytes / times.length / 1024).toFixed(1);
  return [...percentiles(times, 0.5, 0.95, 0.99), kilobytes, loadavg()[0]!.toFixed(1)];
}

function percentiles(times: readonly number[], ...parts: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other);
  return parts.map((part) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
}
