import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Registry } from '@kashi/border/registry';
import { compressFiles } from '@kashi/build/release/compress-files';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { startHost } from '../../tools/processes/shop-processes.ts';
import { outcomeWith } from './outcome-with.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

interface Platform {
  /** A folder of the package `@kashi/cli`, whose commands and whose host the platform has; those of this checkout without it. */
  commands?: string;
  /** Lays another shell among the releases of a folder, and answers its version. */
  shell?: (releases: string) => string;
}

/**
 * A shop whose registry is signed, as its platform runs it: the releases of the shop under test in a store of its own, which the
 * repositories of teams release to, and a host that follows it.
 */
export async function openSignedShop({ commands, shell }: Platform = {}) {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-signed-shop-'));
  const releases = path.join(dataFolder, 'releases');
  const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  cpSync(own, releases, { recursive: true });
  if (shell) await makeLive(releases, shell(releases));

  const script = commands ? path.join(commands, 'dist/tools/kashi.js') : 'tools/kashi.ts';
  const processes = commands ? await processesOf(commands) : { startHost };
  const { key, publicKey } = newKeyPair();
  const overrideKey = 'a key of thirty-two characters or more';
  const owner = { KASHI_DATA: dataFolder, KASHI_RELEASES: '', KASHI_REGISTRY_KEY: key };
  const kashi = (...words: string[]) =>
    outcomeWith(owner, process.execPath, [script, ...words], checkout);
  await kashi('sign-registry');
  const host = await processes.startHost({
    dataFolder,
    apiUrl: process.env['KASHI_URL'] ?? '',
    variables: {
      KASHI_LOG: 'silent',
      KASHI_WORKERS: '1',
      KASHI_REGISTRY_PUBLIC_KEY: publicKey,
      KASHI_OVERRIDE_KEY: overrideKey,
      KASHI_OVERRIDES: 'signed',
    },
  });

  return {
    url: host.url,
    overrideKey,
    /** What a team writes into its `environments.json`. */
    environment: { releases, api: host.url, registryPublicKey: publicKey },
    /** Waits until the host has a page at this address: it follows its store within a second. */
    async answers(address: string): Promise<void> {
      while (!(await fetch(host.url + address)).ok) await wait(100);
    },
    /** Lets a team's key move these remotes and nothing else. */
    lets: (team: string, teamKey: string, ...remotes: string[]) =>
      kashi('team-keys', 'allow', team, teamKey, ...remotes),
    async close(): Promise<void> {
      await host.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** Makes a shell live in a registry that is not signed yet, with the compressed files that an upload would have made. */
async function makeLive(releases: string, version: string): Promise<void> {
  await compressFiles(path.join(releases, 'shell', version, 'web'));
  const file = path.join(releases, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  registry.releases['shell'] = { ...registry.releases['shell']!, version };
  writeFileSync(file, JSON.stringify(registry));
}

function processesOf(commands: string): Promise<{ startHost: typeof startHost }> {
  const file = path.join(commands, 'dist/tools/processes/shop-processes.js');
  return import(pathToFileURL(file).href) as Promise<{ startHost: typeof startHost }>;
}

export type SignedShop = Awaited<ReturnType<typeof openSignedShop>>;
