import { hash } from 'node:crypto';
import { everything } from './change-log.ts';
import { LentPages } from './lent-pages.ts';

/** How a proxy names its cached pages, and how they are purged. */
export interface PurgeWay {
  /**
   * Notes that a page goes to the proxy. Returns the extra headers of its answer and the pages to purge in exchange; null for a
   * proxy that does not say where it caches the page.
   */
  lend(
    tags: ReadonlySet<string>,
    cacheKey: string | undefined,
  ): { headers: Record<string, string>; tooMany: string[] } | null;
  /** The names to purge after a change of these tags. */
  namesOf(tags: readonly string[]): string[];
  /** The most names in one request. */
  atOnce: number;
  /** One request for each proxy. */
  requests(names: readonly string[]): PurgeRequest[];
}

interface PurgeRequest {
  url: string;
  method: 'DELETE' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** The place of the file's name in an address that deletes the file. */
const filePlace = '{file}';

/** The tag of every page, beside its own tags. */
const everyPage = 'kashi';

export function purgeWay(urls: readonly string[]): PurgeWay {
  return urls.every((url) => url.includes(filePlace)) ? byFile(urls) : byTag(urls);
}

/**
 * nginx has no tags. It caches a page in a file named by the digest of its key, in one of sixteen folders, and treats a deleted
 * file as a page that was never cached.
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

/** Other proxies have tags: as a header of the answer, and as a header or in the body of the purge. */
function byTag(urls: readonly string[]): PurgeWay {
  return {
    lend: (tags) => {
      const all = [everyPage, ...tags];
      return { headers: { 'cache-tag': all.join(), 'surrogate-key': all.join(' ') }, tooMany: [] };
    },
    namesOf: (tags) => (tags.includes(everything) ? [everyPage] : [...tags]),
    // The lowest limit of the supported services.
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
