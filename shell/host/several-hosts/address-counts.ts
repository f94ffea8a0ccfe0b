import { connectToValkey, within } from './valkey.ts';

/** The longest wait for the counting server, in milliseconds; a server beside the shop answers within one. */
const answersWithinMs = 200;
/** The time for which a late server is not asked again, in milliseconds. */
const pauseMs = 1000;

/** Counts the acts of addresses, at all hosts of the shop together. */
export interface AddressCounts {
  /** The number of acts with this one, since the first within `withinMs` milliseconds; null while the counting server is away. */
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

/** The period begins with the first act, and its end resets the count. */
const countUp = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return count`;
