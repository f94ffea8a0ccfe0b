import { createHash } from 'node:crypto';

/**
 * Subresource integrity, which hosts and browsers check. SHA-256 is the shortest that browsers accept: a document contains well
 * over a hundred hashes, and hashes do not compress.
 */
export function integrityOf(content: string | Buffer, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether the content has this integrity, by whichever algorithm its release was built with. */
export function isIntact(content: string | Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return algorithms.includes(algorithm) && integrityOf(content, algorithm) === integrity;
}

const algorithms = ['sha256', 'sha384', 'sha512'];
