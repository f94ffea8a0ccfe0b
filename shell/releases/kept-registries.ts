import { changeFile } from './store/change-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

/**
 * The last registries as they were written, signatures and all, one a line and the newest last: what a host begins with where
 * `registry.json` can be read no more.
 */
export const keptFile = 'registries.jsonl';

const most = 10;

/** Keeps these among the last ones. Two who change the registry at once may tell of theirs in either order. */
export async function keepRegistries(store: ReleaseStore, texts: readonly string[]): Promise<void> {
  await changeFile(store, keptFile, (before) => {
    const told = texts.map((text) => JSON.stringify(JSON.parse(text)));
    const kept = keptLines(before?.toString() ?? '');
    const lines = [...new Set([...kept, ...told])]
      .toSorted((one, other) => revisionOf(one) - revisionOf(other))
      .slice(-most);
    return lines.every((line, place) => line === kept[place])
      ? null
      : lines.map((line) => `${line}\n`).join('');
  });
}

/** Those that can be read, the newest last. */
export function keptLines(text: string): string[] {
  return text.split('\n').filter((line) => revisionOf(line) >= 0);
}

/** -1 of what is no registry. */
function revisionOf(line: string): number {
  try {
    const { revision } = JSON.parse(line) as { revision?: unknown };
    return typeof revision === 'number' ? revision : -1;
  } catch {
    // A line that was cut off, or was written by hand.
    return -1;
  }
}
