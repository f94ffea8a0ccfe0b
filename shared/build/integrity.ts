import { createHash } from 'node:crypto';

/**
 * Subresource integrity: what the hosts check and what browsers are told to check. SHA-256 of those that browsers know: a
 * document carries well over a hundred of them, and every byte of a hash is one that no compression takes away.
 */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
