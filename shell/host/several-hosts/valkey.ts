import { createClient } from '@redis/client';

/** The pause between two tries to reach the server, in milliseconds. */
const pauseMs = 1000;

/** A connection to the hosts' Valkey or Redis server, which reconnects by itself; callers do not wait for it. */
export function connectToValkey(url: string) {
  const client = createClient({
    url,
    // A command that cannot be sent now is dropped.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5000, reconnectStrategy: pauseMs },
  });
  // The commands themselves report failures; without a listener this event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** The result of the work; rejects if it takes longer, and then ignores the later result. */
export function within<Result>(mostMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${mostMs} ms`)), mostMs);
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
