import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readPrivateKey } from './registry-signature.ts';

/** What this machine signs with: `KASHI_REGISTRY_KEY`, the key itself or the file that it is in; null where nothing is signed. */
export function registryKeyHere(): KeyObject | null {
  const setting = process.env['KASHI_REGISTRY_KEY'];
  if (!setting) return null;
  return readPrivateKey(existsSync(setting) ? readFileSync(setting, 'utf8') : setting);
}

/** A new pair, each half as one line. */
export function newKeyPair(): { key: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

export function publicHalf(key: KeyObject): KeyObject {
  return createPublicKey(key);
}
