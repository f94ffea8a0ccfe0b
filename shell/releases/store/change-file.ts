import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from './release-store.ts';

/** Everybody who was slower than somebody else tries again; whoever never gets through says so. */
const tries = 30;
const pauseMs = 100;

/**
 * Reads a file, makes another one of it and writes that in its place; where somebody else was faster, all over again. Of
 * those who change a file at once nobody's change is lost. `change` gets null where there is no file yet, and answers null
 * where nothing is to be written.
 */
export async function changeFile(
  store: ReleaseStore,
  key: string,
  change: (before: Buffer | null) => Promise<string | null> | string | null,
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const before = await store.read(key);
    const after = await change(before?.content ?? null);
    if (after === null) return;
    if (await store.write(key, Buffer.from(after), before?.tag ?? null)) return;
    await pause(Math.random() * pauseMs);
  }
  throw new Error(`${key} in ${store.address} was changed by others each time: try again`);
}

/** Adds a line of JSON for each entry to a file that only grows, where it is not there yet. */
export async function appendLines(
  store: ReleaseStore,
  key: string,
  entries: readonly object[],
): Promise<void> {
  if (entries.length === 0) return;
  await changeFile(store, key, (before) => {
    const text = before?.toString() ?? '';
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`);
    const missing = lines.filter((line) => !text.includes(line));
    return missing.length === 0 ? null : text + missing.join('');
  });
}

/** Every entry of such a file, oldest first. Throws, in a sentence that names the file and the line, where one is none. */
export async function readLines<Entry>(store: ReleaseStore, key: string): Promise<Entry[]> {
  const stored = await store.read(key);
  return (stored?.content.toString() ?? '').split('\n').flatMap((line, place) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Entry];
    } catch (error) {
      throw new Error(
        `${key} in ${store.address} cannot be read (line ${place + 1} is no JSON): mend that line, or delete it`,
        { cause: error },
      );
    }
  });
}
