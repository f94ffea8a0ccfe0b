import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** The tag of every answer: what its notice names may have changed anything. */
export const everything = '*';

type Hear = (tags: readonly string[]) => void;

/** What has changed of the answers that are the same for everybody; the tables tell it, of every process. */
export interface PublicChanges {
  /** `hear` is told the tags of what has changed, once that is committed. Returns the function that stops it. */
  onChange(hear: Hear): () => void;
  /** False while notices may be missed. Whoever keeps answers then keeps none. */
  isHearing(): boolean;
  /** Names this process among all that answer for the shop: what it says of its answers it says of no other's (`kashi-api`). */
  hearer: string;
  close(): void;
}

export async function openPublicChanges(store: Store): Promise<PublicChanges> {
  const listeners = new Set<Hear>();
  const close = await store.listen(channel, (payload) => {
    const tags = payload?.split(' ') ?? [everything];
    for (const hear of listeners) hear(tags);
  });

  return {
    onChange(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    isHearing: () => store.isHearing(),
    hearer: randomBytes(9).toString('base64url'),
    close,
  };
}

/** The same as in migration 012. */
const channel = 'public_changes';
