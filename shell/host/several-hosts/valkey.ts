import { createClient } from '@redis/client';

/** Between two tries to reach a server that is away, in milliseconds. */
const pauseMs = 1000;

/** A connection to the Valkey or Redis of the shop's hosts, which comes and goes by itself: nobody waits for it. */
export function connectToValkey(url: string) {
  const client = createClient({
    url,
    // What cannot be said now is not said later.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: pauseMs },
  });
  // Whoever uses it finds out; unheard it would end the process.
  client.on('error', () => undefined);
  return client;
}

/** What comes of the work, or an error where it takes longer; what comes then is nobody's concern. */
export function within<Result>(mostMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${mostMs} ms`)), mostMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
