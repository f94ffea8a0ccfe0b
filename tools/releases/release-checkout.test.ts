import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { expect, onTestFinished, test } from 'vitest';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { keySigner } from '../../shell/releases/keys/key-signer.ts';
import { readPrivateKey, signedRegistry } from '../../shell/releases/keys/registry-signature.ts';

test.each([
  [
    'has another key than the registry was signed with',
    () => newKeyPair().key,
    'The registry is not what was signed, or was signed by another key',
  ],
  [
    'has no key for its signed registry',
    () => '',
    'The registry is signed: KASHI_REGISTRY_KEY has to name the key',
  ],
])(
  'a start that %s says so in one sentence, before anything is built',
  async (_what, key, says) => {
    const folder = await aFolderWithASignedRegistry();

    const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
      env: { ...process.env, KASHI_DATA: folder, KASHI_REGISTRY_KEY: key() },
      encoding: 'utf8',
    });

    expect([status, stdout, stderr]).toEqual([1, '', `${says}\n`]);
  },
);

const command = fileURLToPath(new URL('release-checkout.ts', import.meta.url));

async function aFolderWithASignedRegistry(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const signer = keySigner(readPrivateKey(newKeyPair().key));
  const registry: Registry = await signedRegistry(emptyRegistry, signer);
  mkdirSync(path.join(folder, 'releases'));
  writeFileSync(path.join(folder, 'releases', 'registry.json'), JSON.stringify(registry));
  return folder;
}
