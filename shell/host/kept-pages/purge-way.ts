import { hash } from 'node:crypto';
import { everything } from './change-log.ts';
import { LentPages } from './lent-pages.ts';

/** How what a proxy keeps is named, and taken from it. */
export interface PurgeWay {
  /** Notes that a page goes to the proxy. Returns what its answer says beside, and what has to be taken back for it; null for a proxy that does not say where it keeps the page. */
  lend(
    tags: ReadonlySet<string>,
    cacheKey: string | undefined,
  ): { headers: Record<string, string>; tooMany: string[] } | null;
  /** What has to be taken back where something with these tags has changed. */
  namesOf(tags: readonly string[]): string[];
  /** So many names go with one request. */
  atOnce: number;
  /** One to each proxy. */
  requests(names: readonly string[]): PurgeRequest[];
}

interface PurgeRequest {
  url: string;
  method: 'DELETE' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** In place of it stands the file of a page, in an address that DELETE takes it away at. */
const filePlace = '{file}';

/** Of every page, beside its own tags. */
const everyPage = 'kashi';

export function purgeWay(urls: readonly string[]): PurgeWay {
  return urls.every((url) => url.includes(filePlace)) ? byFile(urls) : byTag(urls);
}

/**
 * nginx knows no tags. It keeps a page in a file that is called after the digest of its key, in one of sixteen folders, and takes a
 * file that is gone for a page that it never had.
 */
function byFile(urls: readonly string[]): PurgeWay {
  const lent = new LentPages();
  return {
    lend: (tags, cacheKey) => {
      if (cacheKey === undefined) return null;
      const digest = hash('md5', cacheKey);
      return { headers: {}, tooMany: lent.add(`${digest.at(-1)}/${digest}`, tags) };
    },
    namesOf: (tags) => {
      if (!tags.includes(everything)) return lent.take(tags);
      lent.clear();
      return Array.from('0123456789abcdef', (folder) => `${folder}/`);
    },
    atOnce: 1,
    requests: ([file = '']) =>
      urls.map((url) => ({ url: url.replace(filePlace, file), method: 'DELETE' })),
  };
}

/** Others do: as a header of the answer, and of the request or in its body. */
function byTag(urls: readonly string[]): PurgeWay {
  return {
    lend: (tags) => {
      const all = [everyPage, ...tags];
      return { headers: { 'cache-tag': all.join(), 'surrogate-key': all.join(' ') }, tooMany: [] };
    },
    namesOf: (tags) => (tags.includes(everything) ? [everyPage] : [...tags]),
    // As many as the least generous of them take.
    atOnce: 30,
    requests: (tags) =>
      urls.map((url) => ({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' ') },
        body: JSON.stringify({ tags }),
      })),
  };
}
