import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { notedNames, type Noted } from './sliding-window.ts';
import { connectToValkey, within } from '../several-hosts/valkey.ts';

/** What is seen meanwhile goes out together, in milliseconds. */
const gatherMs = 250;
/** More at a time is not told: a host that cannot get rid of it judges by its own. */
const mostGathered = 5000;
const takenWithinMs = 2000;
const channel = 'kashi:canaries';

/** What a host has seen of a canary or of its predecessor. */
export type Seen = [name: string, version: string, noted: Noted, value: number];

/** What hosts tell one another of canaries; while the server between them is away each has its own figures. */
export interface SharedFigures {
  tell(...seen: Seen): void;
  /** Hears what the others have seen, some milliseconds later. */
  onHeard(hear: (...seen: Seen) => void): void;
  close(): void;
}

const messageSchema = z.object({
  by: z.string(),
  seen: z.array(z.tuple([z.string(), z.string(), z.enum(notedNames), z.number()])),
});

/** Nobody waits for the server. `say` is told once when it is away. */
export function openSharedFigures(url: string, say: (text: string) => void): SharedFigures {
  const by = randomBytes(9).toString('base64url');
  const mouth = connectToValkey(url);
  const ear = connectToValkey(url);
  const listeners = new Set<(...seen: Seen) => void>();
  let gathered: Seen[] = [];
  let isTelling = false;
  let isAway = false;
  const timer = setInterval(() => void tellGathered(), gatherMs).unref();

  mouth.on('error', fail);
  mouth.on('ready', () => (isAway = false));
  mouth.connect().catch(() => undefined);
  // Said again it is one subscription all the same.
  ear.on('ready', () => void ear.subscribe(channel, hear).catch(() => undefined));
  ear.connect().catch(() => undefined);

  return {
    tell(...seen) {
      if (gathered.length < mostGathered) gathered.push(seen);
    },
    onHeard: (listener) => void listeners.add(listener),
    close() {
      clearInterval(timer);
      mouth.destroy();
      ear.destroy();
    },
  };

  async function tellGathered(): Promise<void> {
    if (isTelling || gathered.length === 0) return;
    isTelling = true;
    const seen = gathered;
    gathered = [];
    try {
      await within(takenWithinMs, mouth.publish(channel, JSON.stringify({ by, seen })));
      isAway = false;
    } catch (error) {
      fail(error);
    } finally {
      isTelling = false;
    }
  }

  function hear(text: string): void {
    const message = messageIn(text);
    if (!message || message.by === by) return;
    for (const seen of message.seen) for (const listener of listeners) listener(...seen);
  }

  function fail(error: unknown): void {
    if (!isAway) say(`Canaries are judged by this host's own figures: ${String(error)}`);
    isAway = true;
  }
}

/** Null for what no host has said. */
function messageIn(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
