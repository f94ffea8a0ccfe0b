import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMachine, aStore, releases } from '../../shell/releases/mirror/mirror-fixtures.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { readPublicKey } from '../../shell/releases/keys/registry-signature.ts';
import { environmentNeighbourhood } from './environment-neighbourhood.ts';

/** A store where a shell is live, and a folder for copies of what is live in environments. */
async function anEnvironment() {
  const store = await aStore();
  const machine = aMachine(store);
  await releases(machine, 'shell', '1');
  store.requests.length = 0;
  const copies = mkdtempSync(path.join(tmpdir(), 'kashi-copies-'));
  onTestFinished(() => rmSync(copies, { recursive: true }));
  const environment = {
    name: 'staging',
    releases: store.url,
    apiUrl: 'https://shop.example',
    registryPublicKey: null,
    registryKey: null,
  };
  return { store, machine, copies, environment };
}

async function opened(...options: Parameters<typeof environmentNeighbourhood>) {
  const around = await environmentNeighbourhood(...options);
  onTestFinished(() => around.stop());
  return around;
}

test('what is live there is copied and followed, and its store is asked and never told', async () => {
  const { store, machine, copies, environment } = await anEnvironment();

  const { neighbours, apiUrl } = await opened(environment, copies);
  const live = () => registryIn(neighbours ?? '').releases['shell']?.version;
  expect(live()).toBe('1');
  expect(existsSync(path.join(neighbours ?? '', 'shell/1/release.json'))).toBe(true);
  expect(store.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  await releases(machine, 'shell', '2');
  await vi.waitFor(() => expect(live()).toBe('2'), { timeout: 5000 });

  expect(apiUrl).toBe('https://shop.example');
});

test('what was copied once is there while the store does not answer', async () => {
  const { store, copies, environment } = await anEnvironment();
  const before = await environmentNeighbourhood(environment, copies);
  await before.stop();
  store.trouble = () => 503;

  const { neighbours } = await opened(environment, copies);

  expect(registryIn(neighbours ?? '').releases['shell']?.version).toBe('1');
});

test('an empty store, and a store with a registry that another key has signed, are refused', async () => {
  const { copies, environment } = await anEnvironment();
  const { url } = await aStore();
  const registryKey = readPublicKey(newKeyPair().publicKey);

  await expect(environmentNeighbourhood({ ...environment, releases: url }, copies)).rejects.toThrow(
    'Nothing is live in',
  );
  await expect(environmentNeighbourhood({ ...environment, registryKey }, copies)).rejects.toThrow(
    'Nothing is live in',
  );
});
