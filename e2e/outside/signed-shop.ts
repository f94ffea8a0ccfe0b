import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { startHost } from '../../tools/processes/shop-processes.ts';
import { outcomeWith } from './outcome-with.ts';

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * A shop whose registry is signed, as its platform runs it: the releases of the shop under test in a store of its own, which the
 * repositories of teams release to, and a host that follows it.
 */
export async function openSignedShop() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-signed-shop-'));
  const releases = path.join(dataFolder, 'releases');
  const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  cpSync(own, releases, { recursive: true });

  const { key, publicKey } = newKeyPair();
  const overrideKey = 'a key of thirty-two characters or more';
  const owner = { KASHI_DATA: dataFolder, KASHI_RELEASES: '', KASHI_REGISTRY_KEY: key };
  const kashi = (...words: string[]) =>
    outcomeWith(owner, process.execPath, ['tools/kashi.ts', ...words], checkout);
  await kashi('sign-registry');
  const host = await startHost({
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
    /** Lets a team's key move one remote and nothing else. */
    lets: (team: string, teamKey: string, remote: string) =>
      kashi('team-keys', 'allow', team, teamKey, remote),
    async close(): Promise<void> {
      await host.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

export type SignedShop = Awaited<ReturnType<typeof openSignedShop>>;
