import { preload } from './preload.ts';

declare global {
  /** Called by every build's runtime before it imports a chunk, see `script-retries.ts`. */
  var kashiScript: typeof addressOfScript | undefined;
}

/** How often each chunk has been asked for. */
const asked = new Map<string, number>();

/**
 * The address under which a chunk is imported now. A runtime asks again only for a chunk that has failed, and an entry that was
 * loaded again asks anew; each time after the first has an address of its own, since many browsers remember a failed `import()`
 * by its address. The import map has only the first address: the import uses the file that the preload has checked.
 */
export function addressOfScript(file: string, importer: string): string {
  const { href } = new URL(file, importer);
  const retry = asked.get(href) ?? 0;
  asked.set(href, retry + 1);
  if (retry === 0) return href;

  const again = `${href}?retry=${retry}`;
  preload(again);
  return again;
}

globalThis.kashiScript = addressOfScript;
