import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectSigned, readPublicKey } from '../../../shell/releases/keys/registry-signature.ts';
import { changeRegistry } from '../../../shell/releases/change-registry.ts';
import { registryIn } from '../../../shell/releases/registry/registry-in.ts';
import { newKeyPair } from '../../../shell/releases/keys/registry-key.ts';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { registerUploads } from '../../../shell/releases/version-names.ts';
import { signAsItIs } from './sign-registry.ts';

/** A releases folder, and a release command that has a key or none. */
function aTeam() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-signing-'));
  const { store } = releasesIn(folder);
  const { key, publicKey } = newKeyPair();
  const file = path.join(folder, 'registry.json');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const upload = (version: string) => {
    mkdirSync(path.join(folder, 'mf-x', version), { recursive: true });
    writeFileSync(path.join(folder, 'mf-x', version, 'release.json'), `"${version}"`);
  };

  return {
    folder,
    store,
    file,
    upload,
    hasKey: (text = key) => vi.stubEnv('KASHI_REGISTRY_KEY', text),
    release(version: string) {
      upload(version);
      return changeRegistry(store, [{ name: 'mf-x', version, action: 'release' }]);
    },
    expectSigned: () =>
      expectSigned(JSON.parse(readFileSync(file, 'utf8')), readPublicKey(publicKey)),
  };
}

test('with a key every change is signed, with the hashes of what it names and named before', async () => {
  const team = aTeam();
  team.hasKey();

  await team.release('1');
  await team.release('2');

  team.expectSigned();
  const { integrity = {} } = registryIn(team.folder);
  expect(Object.keys(integrity).toSorted()).toEqual(['mf-x@1', 'mf-x@2']);
  expect(new Set(Object.values(integrity)).size).toBe(2);
});

test('what was signed once is not signed anew as it lies in the store later', async () => {
  const team = aTeam();
  team.hasKey();
  await team.release('1');
  const { integrity } = registryIn(team.folder);
  writeFileSync(path.join(team.folder, 'mf-x/1/release.json'), '"changed"');

  await team.release('2');

  expect(registryIn(team.folder).integrity).toMatchObject(integrity ?? {});
});

test('an upload that no visitor gets yet is covered by the signature', async () => {
  const team = aTeam();
  team.hasKey();
  await team.release('1');
  team.upload('pr-1');

  await registerUploads(team.store, [{ name: 'mf-x', version: 'pr-1', integrity: 'sha256-…' }]);

  team.expectSigned();
  expect(registryIn(team.folder).integrity).toHaveProperty('mf-x@pr-1');
  expect(registryIn(team.folder).releases['mf-x']?.version).toBe('1');
});

test('a registry that was written without the key is not signed by the next command', async () => {
  const team = aTeam();
  team.hasKey();
  await team.release('1');
  writeFileSync(
    team.file,
    readFileSync(team.file, 'utf8').replace('"version": "1"', '"version": "0"'),
  );

  await expect(team.release('2')).rejects.toThrow('not what was signed');

  await signAsItIs(team.store);
  team.expectSigned();
});

test('without the key a signed registry is not changed, and an unsigned one stays unsigned', async () => {
  const team = aTeam();
  await team.release('1');
  expect(registryIn(team.folder)).not.toHaveProperty('signature');
  team.hasKey();
  await signAsItIs(team.store);
  team.hasKey('');

  await expect(team.release('2')).rejects.toThrow('KASHI_REGISTRY_KEY');

  expect(registryIn(team.folder).releases['mf-x']?.version).toBe('1');
});

test('the key may be a file, and what is no key is refused without being told', async () => {
  const team = aTeam();
  const file = path.join(team.folder, 'key');
  writeFileSync(file, newKeyPair().key);
  team.hasKey(file);
  await team.release('1');
  expect(registryIn(team.folder).signature).toBeTruthy();

  team.hasKey('not-a-key');
  await expect(team.release('2')).rejects.toThrow(/^KASHI_REGISTRY_KEY is no Ed25519 key$/);
});
