import path from 'node:path';
import { parseArgs } from 'node:util';
import { releasesIn } from '../shell/releases/releases-here.ts';
import { allDrawn } from './bench/all-drawn.ts';
import { printHostProcesses } from './bench/host-processes.ts';
import { printPageRates } from './bench/page-rates.ts';
import { soak } from './bench/soak.ts';
import { serveYardstick, yardstickPaths } from './bench/yardstick.ts';
import { build } from './builds/build.ts';
import { findChromium } from './browsers/chromium.ts';
import { releaseBuilds } from './releases/release-builds.ts';
import { run } from './running/run.ts';
import { startShop, type RunningShop } from './processes/shop-processes.ts';
import { remoteFolders } from './workspace.ts';

/**
 * Times, to be compared within one run only: the listing by the number of products, the desk's lists, and pages of the composed shop; and
 * what the first view of each page costs in bytes and round trips, which is the same in every run; what a press on a
 * product costs; what the main thread of a slow phone does in the first seconds of a visit; what a picture costs by the number of files. Before that, what 500 releases leave in a host's memory, and how
 * long one takes to be live. `--soak 60` does nothing of this, and asks for an
 * hour what an hour of traffic does to the memory of host and API (on PostgreSQL with `DATABASE_URL`).
 */
const dataFolder = '.cache/bench';
const paths = ['/', '/filter?GroupId=1', '/product/1102', '/cart'];

const { values } = parseArgs({ options: { soak: { type: 'string' } } });
const soakMinutes = Number(values.soak ?? 0);

if (soakMinutes === 0) {
  await part(['api/src/bench/listing-bench.ts']);
  await part(['api/src/bench/desk-bench.ts']);
}
const names = ['shell', ...remoteFolders()];
await build(names);
await releaseBuilds(names, releasesIn(path.resolve(dataFolder, 'releases')));
// The first start fills the shelves, for which a process takes more memory than it ever needs again.
if (soakMinutes > 0) await (await startShop({ port: 0, dataFolder })).stop();
const shop = await startShop({ port: 0, dataFolder });
await allDrawn(dataFolder);
try {
  if (soakMinutes > 0) await soak(shop, soakMinutes);
  else await measure(shop);
} finally {
  await shop.stop();
}

async function measure(shop: RunningShop): Promise<void> {
  const memory = ['--max-old-space-size=96', 'shell/host/bench/release-memory.ts', dataFolder];
  await part(memory, { NODE_ENV: 'production' });
  const chromium = { KASHI_CHROMIUM: findChromium() };
  await part(['tools/bench/release-to-live.ts', shop.apiUrl], chromium);
  await printPageRates(shop, paths);
  await printHostProcesses(shop, dataFolder, '/product/1102');
  await part(['tools/bench/pictures.ts', dataFolder]);
  await part(['e2e/bench/first-views.ts', shop.url], chromium);
  await part(['e2e/bench/clicks.ts', shop.url], chromium);
  const yardstick = await serveYardstick(shop.url);
  const heldAgainst = yardstickPaths.map((path) => yardstick.url + path);
  console.log(`The same pages without code are at ${yardstick.url}`);
  await part(['e2e/bench/main-thread.ts', shop.url, yardstick.url], chromium);
  await part(['e2e/bench/lighthouse.ts', shop.url, ...heldAgainst], chromium);
  yardstick.stop();
}

/** Runs a part of the bench. The others follow also if it fails, and the bench ends with 1 and says which part it was. */
async function part(args: string[], variables: Record<string, string> = {}): Promise<void> {
  const { code } = await run('node', args, variables);
  if (code === 0) return;
  process.exitCode = 1;
  console.error(`${args.join(' ')} failed (${code})`);
}
