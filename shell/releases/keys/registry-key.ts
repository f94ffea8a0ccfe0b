import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readPrivateKey } from './registry-signature.ts';

/** The key that lies on this machine: `KASHI_REGISTRY_KEY` is the key itself or its file; null without one. */
export function registryKeyHere(): KeyObject | null {
  const setting = process.env['KASHI_REGISTRY_KEY'];
  if (!setting) return null;
  return readPrivateKey(existsSync(setting) ? readFileSync(setting, 'utf8') : setting);
}

/** A new pair of keys, each as one line. */
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
