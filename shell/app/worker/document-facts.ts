import { keepHeader } from '@kashi/border/kept/kept-offline';
import { limits } from './limits.ts';

/** A document that may be kept, with the id of its release set. */
export interface KeepableDocument {
  set: string;
  html: string;
  headers: Headers;
}

/**
 * The release set of a document that may be kept: one that the host has marked as the same for everyone. Null for every other
 * answer, such as a customer's page, a redirect, a failure, or what no cache may have.
 */
export function keepableSet({
  status,
  redirected,
  type,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>): string | null {
  if (status !== 200 || redirected || type === 'opaque') return null;
  if (!headers.get('content-type')?.startsWith('text/html')) return null;
  if (/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')) return null;
  return headers.get(keepHeader);
}

/** The files of the releases that a document names for its first view: code, style, letters. */
export function namedFiles(html: string): string[] {
  return unique(
    [...html.matchAll(/\b(?:href|src)="(\/r\/[^"?#]+)"/g)].map(([, file = '']) => file),
  );
}

/**
 * The files out of `used` that belong to the release set of the document. A tab may have begun with another set: its files would be of
 * no use to this document.
 */
export function usedFiles(used: readonly string[], html: string): string[] {
  const bases = new Set(html.match(/\/r\/[\w-]+\/[\w.-]+\/web\//g));
  return unique(used).filter((path) =>
    bases.has(/^\/r\/[\w-]+\/[\w.-]+\/web\//.exec(path)?.[0] ?? ''),
  );
}

/** The shop's own pictures out of `used`, those that came first. A picture of another site tells nobody its size, and is left out. */
export function usedPictures(used: readonly string[]): string[] {
  return unique(used)
    .filter((path) => path.startsWith('/media/'))
    .slice(0, limits.picturesOfPage);
}

/** The title of a document without the shop's name, as HTML. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.split(' | ').slice(0, -1).join(' | ') || title;
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
