import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { notedNames, type Noted } from './verdicts/sliding-window.ts';
import { connectToValkey, within } from '../several-hosts/valkey.ts';

/** Figures are gathered for this long and then sent together, in milliseconds. */
const gatherMs = 250;
/** The most figures that are gathered; the rest is dropped. A host that cannot send them judges by its own figures. */
const mostGathered = 5000;
const takenWithinMs = 2000;
const channel = 'kashi:canaries';

/** One figure of a canary or of its predecessor, as one host has seen it. */
export type Seen = [name: string, version: string, noted: Noted, value: number];

/** The figures that hosts share about canaries; while the server between them is away, each host has only its own. */
export interface SharedFigures {
  tell(...seen: Seen): void;
  /** Calls the listener with the figures of other hosts, some milliseconds late. */
  onHeard(hear: (...seen: Seen) => void): void;
  close(): void;
}

const messageSchema = z.object({
  by: z.string(),
  seen: z.array(z.tuple([z.string(), z.string(), z.enum(notedNames), z.number()])),
});

/** Opens the connection without waiting for the server. `say` is called once when the server is away. */
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
  // Subscribing again does not duplicate the subscription.
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

/** Null for a message that no host has sent. */
function messageIn(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
