import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../store/open-store.ts';
import { aRow } from './bench-goods.ts';
import { timeIndex } from './bench-index.ts';
import { aQuery } from './bench-queries.ts';
import { addProducts, fillMenu, openBenchShop } from './bench-shop.ts';
import { percentiles } from './percentiles.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * `node api/src/bench/listing-bench.ts` measures what the listing costs by the number of products, in milliseconds. It measures
 * first the index alone (`timeIndex`), up to a million products, then whole calls over the embedded store: reading the input,
 * reading the cards from the store, checking the answer against its contract, writing it. Every round but the first gets kept
 * answers. «start» is the time that a shop of that size takes to open.
 */
const queriesOfARound = 400;
const rounds = 5;

const timed = [
  'list p50',
  'p99',
  'type p50',
  'p99',
  'alike p99',
  'attrs p50',
  'p99',
  'late p99',
  'late max',
];
printRow(['index', 'build', 'MB', ...timed]);
for (const count of [10_000, 100_000, 1_000_000])
  printRow([count, ...(await timeIndex(count, queriesFor(count)))]);
const megabytes = (process.resourceUsage().maxRSS / 1024).toFixed(0);
console.log(`${megabytes} MB at most, including the generated products.`);

const dataFolder = await mkdtemp(join(tmpdir(), 'kashi-bench-'));
const store = await openStore({ dataDirectory: dataFolder });
printRow(['calls', 'start', 'p50', 'p95', 'p99', 'KB', 'load']);
try {
  await fillMenu(store);
  let stocked = 0;
  for (const count of [1000, 10_000, 100_000]) {
    const random = seededRandom(count);
    const rows = Array.from({ length: count }, (_, place) => aRow(place + 1, random));
    await addProducts(store, rows.slice(stocked));
    stocked = count;
    printRow([count, ...(await timeCalls(queriesFor(count)))]);
  }
} finally {
  await store.close();
  await rm(dataFolder, { recursive: true });
}

type Queries = ReturnType<typeof aQuery>[];

function queriesFor(seed: number): Queries {
  const random = seededRandom(seed);
  return Array.from({ length: queriesOfARound }, () => aQuery(random));
}

async function timeCalls(queries: Queries): Promise<string[]> {
  const opened = performance.now();
  const shop = await openBenchShop(store, dataFolder);
  const startMs = performance.now() - opened;
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
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [startMs.toFixed(0), ...percentiles(times, 0.5, 0.95, 0.99), kilobytes, load];
}

function printRow(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell) => String(cell).padStart(9)).join(' '));
}
