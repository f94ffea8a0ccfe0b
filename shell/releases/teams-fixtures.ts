import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Registry, TeamKey } from '@kashi/border/registry';
import { changeRegistry } from './change-registry.ts';
import { newKeyPair } from './keys/registry-key.ts';
import { readPrivateKey, readPublicKey } from './keys/registry-signature.ts';
import { RegistrySeal } from './registry/registry-seal.ts';
import { releasesIn } from './releases-here.ts';
import { allowKey } from './change-keyring.ts';
import { withInventoryAnew } from './inventory.ts';
import { updateRegistry } from './registry/registry-file.ts';

type Rights = Partial<Omit<TeamKey, 'publicKey'>>;

/**
 * A shop with a signed registry in which `shell`, `mf-a` and `mf-b` are live at 1. `as` gives this machine a team's key, or the
 * shop's, until the test ends.
 */
export async function aShopOfTeams() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-teams-'));
  const { store } = releasesIn(folder);
  const pairs = new Map([['shop', newKeyPair()]]);
  const pairOf = (name: string) => pairs.get(name) ?? newKeyPair();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const shop = {
    folder,
    store,
    publicKey: readPublicKey(pairOf('shop').publicKey),
    /** From here on this machine has that key, and knows the shop's public one. */
    as(name: string) {
      vi.stubEnv('KASHI_REGISTRY_KEY', pairOf(name).key);
      vi.stubEnv('KASHI_REGISTRY_PUBLIC_KEY', pairOf('shop').publicKey);
    },
    /** The shop gives a new key these rights. */
    async allow(name: string, { moves = [], withdraws = false }: Rights) {
      const pair = newKeyPair();
      pairs.set(name, pair);
      shop.as('shop');
      await allowKey(
        store,
        name,
        { publicKey: pair.publicKey, moves, withdraws },
        { asItIs: false },
      );
    },
    async move(name: string, version: string, more: { percent?: number } = {}) {
      const release = path.join(folder, name, version);
      mkdirSync(release, { recursive: true });
      writeFileSync(path.join(release, 'release.json'), JSON.stringify(`${name}@${version}`));
      const action = more.percent === undefined ? 'release' : 'canary';
      await changeRegistry(store, [{ name, version, action, ...more }]);
    },
    /** The private key of a team. */
    keyOf: (name: string) => readPrivateKey(pairOf(name).key),
    text: () => readFileSync(path.join(folder, 'registry.json'), 'utf8'),
    registry: () => JSON.parse(shop.text()) as Registry,
    /** Somebody with access to the store, and without the keys, changes the registry. */
    forge(change: (registry: Registry) => void) {
      const registry = shop.registry();
      change(registry);
      shop.write(JSON.stringify(registry));
    },
    write: (text: string) => writeFileSync(path.join(folder, 'registry.json'), text),
    /** A host that knows the shop's public key. */
    host: () => new RegistrySeal(shop.publicKey),
  };
  shop.as('shop');
  for (const name of ['shell', 'mf-a', 'mf-b']) await shop.move(name, '1');
  await updateRegistry(store, (registry) => withInventoryAnew(registry, store), { asItIs: true });
  return shop;
}
