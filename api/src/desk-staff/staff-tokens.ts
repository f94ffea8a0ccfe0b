import { createHash, randomBytes } from 'node:crypto';

/** A token of 32 random bytes; the store keeps its hash alone. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
