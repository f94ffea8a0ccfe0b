import { connectToValkey, within } from './valkey.ts';

/** A server beside the shop answers in less than a millisecond; nobody waits longer than this for a limit. */
const answersWithinMs = 200;
/** One that was late is left alone for so long, in milliseconds. */
const pauseMs = 1000;

/** How often addresses have done something, at all hosts of the shop together. */
export interface AddressCounts {
  /** This time among them, since the first one within so many milliseconds; null while the server that counts is away. */
  count(key: string, withinMs: number): Promise<number | null>;
  close(): void;
}

export function openAddressCounts(url: string): AddressCounts {
  const client = connectToValkey(url);
  client.connect().catch(() => undefined);
  let askAgainAt = 0;

  return {
    async count(key, withinMs) {
      if (!client.isReady || performance.now() < askAgainAt) return null;
      const asked = { keys: [`kashi:visits:${key}`], arguments: [String(withinMs)] };
      try {
        return Number(await within(answersWithinMs, client.eval(countUp, asked)));
      } catch {
        askAgainAt = performance.now() + pauseMs;
        return null;
      }
    },
    close: () => client.destroy(),
  };
}

/** The time begins with the first one, and ends for all at once. */
const countUp = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;
