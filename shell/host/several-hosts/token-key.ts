import { createHmac, randomBytes } from 'node:crypto';

export type TokenKey = Buffer;

/** By this variable the primary process tells its workers the key; nobody sets it. */
export const tokenKeyVariable = 'KASHI_TOKEN_KEY';

/**
 * The key of visits' tokens, and of the cookie that knows a customer again: from the secret that all hosts of a shop have, so that a
 * browser may report to another host than the one that gave it the document; without a secret, one of this host alone.
 */
export function newTokenKey(secret: string | null): TokenKey {
  return secret === null
    ? randomBytes(32)
    : createHmac('sha256', secret).update('tokens of visits').digest();
}

/** A worker's key, which its primary process has told it; null in a process without a primary. */
export function toldTokenKey(): TokenKey | null {
  const told = process.env[tokenKeyVariable];
  return told ? Buffer.from(told, 'base64url') : null;
}
