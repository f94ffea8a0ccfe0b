import type { Worker } from 'node:cluster';

/**
 * Tells a worker something, unless it is gone. One that was just killed still counts as connected; what is written to it
 * then fails, and without anybody to take that failure it would end the process that keeps all the workers.
 */
export function tellWorker(worker: Worker | undefined, message: object): void {
  if (worker?.isConnected()) worker.send(message, () => undefined);
}
