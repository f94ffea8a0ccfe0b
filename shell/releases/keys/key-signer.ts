import type { KeyObject } from 'node:crypto';
import { publicHalf } from './registry-key.ts';
import { signatureOver } from './signed-text.ts';
import type { Signer } from './signer.ts';

/** Signs with a key that lies here. */
export function keySigner(key: KeyObject): Signer {
  return {
    publicKey: publicHalf(key),
    moves: null,
    sign: (content) => Promise.resolve(signatureOver(content, key)),
  };
}
