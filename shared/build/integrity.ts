import { createHash } from 'node:crypto';

/**
 * Subresource integrity: what the hosts check and what browsers are told to check. SHA-256 of those that browsers know: a
 * document carries well over a hundred of them, and every byte of a hash is one that no compression takes away.
 */
export function integrityOf(content: string | Buffer, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether this is what the integrity was made of, by whichever algorithm its release was built with. */
export function isIntact(content: string | Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return algorithms.includes(algorithm) && integrityOf(content, algorithm) === integrity;
}

const algorithms = ['sha256', 'sha384', 'sha512'];
