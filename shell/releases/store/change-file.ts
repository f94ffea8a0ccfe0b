import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from './release-store.ts';

/** The number of tries of a writer that loses races; then it fails. */
const tries = 30;
const pauseMs = 100;

/**
 * Reads a file, changes its content and writes the result; if another writer was faster, it starts again. No simultaneous change
 * is lost. `change` gets null if there is no file yet, and returns null to write nothing.
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

/** Appends a line of JSON for each entry that the file does not contain yet. */
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

/** The entries of such a file, oldest first. Throws with a sentence that names the file and the line if a line is invalid. */
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
