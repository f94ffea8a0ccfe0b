import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { integrityOf } from '@kashi/build/release/integrity';
import type { Registry } from '@kashi/border/registry';
import type { ReleaseManifest } from '@kashi/border/release';
import { ReleaseSets } from '../release-sets/release-sets.ts';
import { shopPages } from '@kashi/border/pages/shop-pages';
import { createServerShellApi } from '../document/rendering/server-shell-api.ts';

/**
 * Measures how much memory a host holds after taking up and rendering 500 releases of one remote: versions that are not served
 * any more must be released. Run it with a heap of 96 MB (`--max-old-space-size=96`), so that the engine does not keep old code
 * merely because there is room. It ends with 1 above the bound. `… <data folder>`, whose releases it copies.
 */
const remote = 'mf-product';
const page = 'product';
const releases = 500;
const boundMb = 48;
/** What each release has for itself; it shares all else with the first one. */
const ownParts = new Set(['node', 'release.json']);

const [dataFolder = '.data'] = process.argv.slice(2);
const own = path.resolve(dataFolder, 'releases');
const registry = JSON.parse(readFileSync(path.join(own, 'registry.json'), 'utf8')) as Registry;
const folder = mkdtempSync(path.join(tmpdir(), 'kashi-release-memory-'));
for (const [name, { version }] of Object.entries(registry.releases)) {
  cpSync(path.join(own, name, version), path.join(folder, name, version), { recursive: true });
}
const entry = registry.releases[remote];
if (!entry) throw new Error(`${own} has no ${remote}`);
const original = path.join(folder, remote, entry.version);
const code = readFileSync(path.join(original, 'node/server.cjs'), 'utf8');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heaps: number[] = [];
const log = {
  info: () => undefined,
  warn: (text: string) => {
    throw new Error(text);
  },
  error: (error: unknown) => {
    throw error;
  },
};
const sets = new ReleaseSets({ releasesFolder: folder, hotRemote: null, log, lookEveryMs: 5 });

register(entry.version);
await sets.start();
try {
  for (let count = 1; count <= releases; count += 1) {
    await release(`${entry.version}.${count}`);
    if (count % 50 === 0) heaps.push(heapMb());
  }
} finally {
  sets.stop();
  rmSync(folder, { recursive: true });
}

const kilobytes = Math.round(code.length / 1024);
const most = Math.max(...heaps);
console.log(`${releases} releases of ${remote}, ${kilobytes} KB of server code each`);
console.log(`heap after every 50, in MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`);
console.log(`${most.toFixed(1)} MB at most; the bound is ${boundMb} MB`);
if (most > boundMb) process.exitCode = 1;

/** Each version gets a line of its own, because equal code would be compiled only once. */
async function release(version: string): Promise<void> {
  const next = path.join(folder, remote, version);
  mkdirSync(path.join(next, 'node'), { recursive: true });
  for (const name of readdirSync(original)) {
    if (!ownParts.has(name)) symlinkSync(path.join(original, name), path.join(next, name));
  }
  const nextCode = `${code}\n// ${version}`;
  writeFileSync(path.join(next, 'node/server.cjs'), nextCode);
  const manifest = JSON.parse(
    readFileSync(path.join(original, 'release.json'), 'utf8'),
  ) as ReleaseManifest;
  const said = { ...manifest, version, serverIntegrity: integrityOf(nextCode) };
  writeFileSync(path.join(next, 'release.json'), JSON.stringify(said));
  register(version);

  while ((await live())?.manifest.version !== version) await wait(1);
  const host = createServerShellApi({
    url: '/product/1',
    fetch: () => Promise.reject(new Error('There is no API here')),
    pages: shopPages([]),
    fragmentHtml: () => Promise.resolve(''),
    report: log.error,
  });
  await (await live())?.entry?.renderWaiting(page, { url: '/product/1', host });
  rmSync(next, { recursive: true });
}

async function live() {
  return (await sets.pin()).remotes.get(remote);
}

function register(version: string): void {
  const changed = { ...registry.releases, [remote]: { ...entry, version } };
  const text = JSON.stringify({ revision: registry.revision, releases: changed });
  writeFileSync(path.join(folder, 'registry.json.new'), text);
  renameSync(path.join(folder, 'registry.json.new'), path.join(folder, 'registry.json'));
}

function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
