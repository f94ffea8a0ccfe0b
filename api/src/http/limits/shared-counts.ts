import { createClient } from '@redis/client';
import { LRUCache } from 'lru-cache';

interface Counted {
  /** The number of calls, including this one. */
  current: number;
  /** Milliseconds until the count restarts. */
  ttl: number;
}

/** The longest that a call waits for the server, which normally answers in less than a millisecond. */
const answersWithinMs = 200;
const startsWithinMs = 2000;
/** How long a server that was late or away is not asked again. */
const pauseMs = 1000;

/** Counts calls by address in a Valkey or Redis, for all processes; while that is away, each process counts alone. */
export interface SharedCounts {
  count(key: string, windowMs: number): Promise<Counted>;
  close(): void;
}

/** Waits a moment for the connection; a server that is away is connected as soon as it is back. */
export async function openSharedCounts(url: string): Promise<SharedCounts> {
  const client = createClient({
    url,
    // While the client is disconnected, commands fail at once instead of being queued.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: pauseMs },
  });
  const here = new LRUCache<string, { count: number; endsAt: number }>({ max: 10_000 });
  let askAgainAt = 0;
  client.on('error', fail);
  client.on('ready', () => (askAgainAt = 0));
  await within(startsWithinMs, client.connect()).catch(fail);

  return {
    async count(key, windowMs) {
      if (performance.now() < askAgainAt) return countHere(key, windowMs);
      try {
        const counted = await within(answersWithinMs, countThere(key, windowMs));
        askAgainAt = 0;
        return counted;
      } catch (error) {
        fail(error);
        return countHere(key, windowMs);
      }
    },
    close: () => client.destroy(),
  };

  async function countThere(key: string, windowMs: number): Promise<Counted> {
    const asked = { keys: [`kashi:calls:${key}`], arguments: [String(windowMs)] };
    const [current, ttl] = (await client.eval(countUp, asked)) as [number, number];
    return { current, ttl };
  }

  function countHere(key: string, windowMs: number): Counted {
    const now = performance.now();
    const known = here.get(key);
    const counted = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    counted.count += 1;
    here.set(key, counted);
    return { current: counted.count, ttl: counted.endsAt - now };
  }

  function fail(error: unknown): void {
    if (askAgainAt === 0)
      console.error(
        'Each process counts limits by itself, since the Valkey server is away.',
        error,
      );
    askAgainAt = performance.now() + pauseMs;
  }
}

/** A minute begins with an address's first call, and ends at the same time for all processes. */
const countUp = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** The result of the work, or an error if it takes longer than `mostMs`; a later result is ignored. */
function within<Result>(mostMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${mostMs} ms`)), mostMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
