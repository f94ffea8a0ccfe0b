import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readHistory } from '../../shell/releases/history.ts';
import { releasesHere, type Releases } from '../../shell/releases/releases-here.ts';
import { openStoreServer } from '@kashi/file-store/store-server';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { upload } from '../../shell/releases/upload.ts';
import { releaseBuilds } from '../releases/release-builds.ts';
import { run } from '../running/run.ts';
import { startHost } from '../processes/shop-processes.ts';
import { remoteFolders } from '../workspace.ts';

/**
 * Measures the time from `npm run release` until every worker of a running host serves the release, with a folder on this machine
 * and with a store at another address; and the part of it that follows the registry's change. `… <the API's address>`, after a
 * build of everything.
 */
const [apiUrl = ''] = process.argv.slice(2);
const remote = 'mf-content';
const workers = 2;
const changes = 20;
/** Limit for a release to go live, in milliseconds. */
const givenUpMs = 120_000;

console.log('releases in     release to live   registry to live: median, longest of 20');
await measure('a folder', '');
const server = await openStoreServer();
await measure('a static host', server.url);
await server.close();

async function measure(place: string, setting: string): Promise<void> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-bench-'));
  const variables = {
    KASHI_DATA: dataFolder,
    KASHI_RELEASES: setting,
    KASHI_WORKERS: String(workers),
  };
  const releases = releasesHere(variables);
  await releaseBuilds(['shell', ...remoteFolders().filter((name) => name !== remote)], releases);
  const before = await releaseAsAnother(releases, dataFolder);
  const host = await startHost({ dataFolder, apiUrl, variables });
  try {
    const { version } = readManifest(`${remote}/dist`);
    const startedAt = Date.now();
    const [{ code }] = await Promise.all([
      run('node', ['tools/kashi.ts', 'release', remote], variables),
      everyWorkerServes(host.url, version),
    ]);
    if (code !== 0) throw new Error('The release was refused');
    const totalMs = Date.now() - startedAt;

    const times = [];
    for (let count = 0; count < changes; count += 1) {
      times.push(await changeMs(releases, host.url, count % 2 === 0 ? before : version));
    }
    times.sort((one, other) => one - other);
    const shown = [totalMs, times[changes / 2], times.at(-1)].map((ms) => `${ms} ms`.padStart(10));
    console.log(`${place.padEnd(14)} ${shown[0]?.padStart(17)} ${shown[1]} ${shown[2]}`);
  } finally {
    await host.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

/** Makes the same build live under another version, which the measured release then replaces. */
async function releaseAsAnother(releases: Releases, scratch: string): Promise<string> {
  const dist = path.join(scratch, 'dist');
  cpSync(`${remote}/dist`, dist, { recursive: true });
  const manifest = readManifest(dist);
  const version = `${manifest.version}-before`;
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ ...manifest, version }));
  const uploaded = await upload(dist, releases);
  await changeRegistry(releases.store, [{ name: remote, version, action: 'release' }], [uploaded]);
  return version;
}

async function changeMs({ store }: Releases, url: string, version: string): Promise<number> {
  // The host polls the registry: the release comes at a random moment between two polls.
  await wait(Math.random() * 500);
  await changeRegistry(store, [{ name: remote, version, action: 'rollback', by: 'bench' }]);
  await everyWorkerServes(url, version);
  const liveAt = Date.now();
  return liveAt - Date.parse((await readHistory(store)).at(-1)?.at ?? '');
}

/** Each request opens a connection, so that it reaches any of the workers. */
async function everyWorkerServes(url: string, version: string): Promise<void> {
  const serving = new Set<number>();
  const until = Date.now() + givenUpMs;
  while (serving.size < workers) {
    if (Date.now() > until) throw new Error(`${remote}@${version} has not become live`);
    const answer = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
    const { worker, releases } = (await answer.json()) as {
      worker: number;
      releases: Record<string, string>;
    };
    if (releases[remote] === version) serving.add(worker);
    await wait(5);
  }
}
