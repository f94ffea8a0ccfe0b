import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** The tag that stands for every answer. */
export const everything = '*';

type Hear = (tags: readonly string[]) => void;

/** Announces which public answers have changed. Database triggers send the notices, so changes by every process are included. */
export interface PublicChanges {
  /** Calls `hear` with the changed tags after the change is committed. Returns the function that unsubscribes. */
  onChange(hear: Hear): () => void;
  /** Tells the listeners of this process of a change that no table has made: time, or what this process did not know before. */
  tell(tags: readonly string[]): void;
  /** False while notices may be missed; caches then keep no answers. */
  isHearing(): boolean;
  /** A random id of this process (`kashi-api`): its notices are valid for its own answers only. */
  hearer: string;
  close(): void;
}

export async function openPublicChanges(store: Store): Promise<PublicChanges> {
  const listeners = new Set<Hear>();
  const tell = (tags: readonly string[]) => {
    for (const hear of listeners) hear(tags);
  };
  const close = await store.listen(channel, (payload) => tell(payload?.split(' ') ?? [everything]));

  return {
    onChange(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    tell,
    isHearing: () => store.isHearing(),
    hearer: randomBytes(9).toString('base64url'),
    close,
  };
}

/** The channel's name in migration 012. */
const channel = 'public_changes';
