import type { ReleaseSet } from '../release-sets/release-set.ts';

/** Longer addresses are nobody's but the one's who has typed them. */
const longestUrl = 1000;

interface PageRequest {
  set: ReleaseSet;
  origin: string;
  /** Path and query. */
  url: string;
  measuredShare: number;
}

/** All that a public document depends on beside what its tags name; null where the page is not worth keeping. */
export function pageKey({ set, origin, url, measuredShare }: PageRequest): string | null {
  if (url.length > longestUrl || origin.length > longestUrl) return null;
  return JSON.stringify([keyOf(set), measuredShare, origin, url]);
}

/** Who renders on the server is a setting of the registry, and no part of the set's id. */
function keyOf(set: ReleaseSet): string {
  const known = keys.get(set);
  if (known !== undefined) return known;
  const rendered = [...set.remotes].filter(([, { entry }]) => entry).map(([name]) => name);
  const key = [set.id, ...rendered].join();
  keys.set(set, key);
  return key;
}

const keys = new WeakMap<ReleaseSet, string>();
