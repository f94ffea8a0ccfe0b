import { createHash } from 'node:crypto';
import type { ReleaseStore } from './release-store.ts';

/** A store that answers at once, for tests with a clock of their own. */
export function memoryStore(): ReleaseStore & { text(key: string): string | null } {
  const files = new Map<string, Buffer>();
  const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  return {
    address: 'memory',
    text: (key) => files.get(key)?.toString() ?? null,
    read(key) {
      const content = files.get(key);
      const stored = content && { content, tag: tagOf(content), writtenAt: new Date(0) };
      return Promise.resolve(stored ?? null);
    },
    write(key, content, overTag) {
      const there = files.get(key);
      const mayWrite = there?.equals(content) ?? false;
      if (!mayWrite && (there ? tagOf(there) : null) !== overTag) return Promise.resolve(false);
      files.set(key, content);
      return Promise.resolve(true);
    },
    remove(key) {
      files.delete(key);
      return Promise.resolve();
    },
  };
}
