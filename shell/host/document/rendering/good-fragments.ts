import type { ServerEntry } from '@kashi/border/remote-contract';

/** Where a fragment stands, and with what it was asked for. */
export interface FragmentPlace {
  id: string;
  props: object;
  idPrefix: string;
  /** The path and query of the page. */
  url: string;
}

interface Good {
  html: string;
  url: string;
  /** Whether another address had the same HTML, so that the HTML does not depend on the address. */
  isAlikeElsewhere: boolean;
}

/** The most fragments of one release that are remembered: with some kilobytes each, a few megabytes of each worker. */
const most = 1000;

/** By the server code of a release: with the release, what it has rendered is forgotten. */
const byEntry = new WeakMap<ServerEntry, Map<string, Good>>();

/** Remembers the HTML of a fragment that asked the API for nothing, which is the same for everyone and at any time. */
export function rememberFragment(entry: ServerEntry, place: FragmentPlace, html: string): void {
  const known = byEntry.get(entry) ?? new Map<string, Good>();
  byEntry.set(entry, known);
  const key = keyOf(place);
  const before = known.get(key);
  const { url } = place;
  const isAlikeElsewhere = before?.url === url ? before.isAlikeElsewhere : before?.html === html;
  // The order of a map is that of its insertions, so the first one is the one that was not shown for the longest time.
  known.delete(key);
  known.set(key, { html, url, isAlikeElsewhere });
  if (known.size > most) known.delete(known.keys().next().value ?? '');
}

/** The last HTML of a fragment that the same release has rendered for the same props; null if none is known to fit here. */
export function lastGoodFragment(entry: ServerEntry, place: FragmentPlace): string | null {
  const good = byEntry.get(entry)?.get(keyOf(place));
  return good && (good.url === place.url || good.isAlikeElsewhere) ? good.html : null;
}

function keyOf({ id, props, idPrefix }: FragmentPlace): string {
  return JSON.stringify([id, idPrefix, props]);
}
