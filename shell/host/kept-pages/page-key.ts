import type { ReleaseSet } from '../release-sets/release-set.ts';

/**
 * Longer addresses are not shared by visitors, so their pages are not kept. A product's name may have 200 letters, each six or nine
 * characters of an address.
 */
const longestUrl = 2000;
/** No name of a host is longer. */
const longestOrigin = 300;

interface PageRequest {
  set: ReleaseSet;
  origin: string;
  /** The path and query. */
  url: string;
  measuredShare: number;
}

/** The key of a public document: everything it depends on except its tags; null if the page is not worth keeping. */
export function pageKey({ set, origin, url, measuredShare }: PageRequest): string | null {
  if (url.length > longestUrl || origin.length > longestOrigin) return null;
  return JSON.stringify([keyOf(set), measuredShare, origin, url]);
}

/** Which remotes render on the server is a setting of the registry and not part of the set's id, so the key adds it. */
function keyOf(set: ReleaseSet): string {
  const known = keys.get(set);
  if (known !== undefined) return known;
  const rendered = [...set.remotes].filter(([, { entry }]) => entry).map(([name]) => name);
  const key = [set.id, ...rendered].join();
  keys.set(set, key);
  return key;
}

const keys = new WeakMap<ReleaseSet, string>();
