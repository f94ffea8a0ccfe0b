import { changeFile } from '../store/change-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * The file of the last registries as they were written, with their signatures, one a line and the newest last. A host starts with
 * one of them if `registry.json` is unreadable.
 */
export const keptFile = 'registries.jsonl';

const most = 10;

/** Adds these to the last registries. Two simultaneous changes may be added in either order. */
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

/** The readable lines, the newest last. */
export function keptLines(text: string): string[] {
  return text.split('\n').filter((line) => revisionOf(line) >= 0);
}

/** -1 for a line that is no registry. */
function revisionOf(line: string): number {
  try {
    const { revision } = JSON.parse(line) as { revision?: unknown };
    return typeof revision === 'number' ? revision : -1;
  } catch {
    // The line was cut off, or was written by hand.
    return -1;
  }
}
