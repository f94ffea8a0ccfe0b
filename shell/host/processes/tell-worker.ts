import type { Worker } from 'node:cluster';

/**
 * Sends a message to a worker, unless it is gone. A worker that was just killed still counts as connected; the write then fails,
 * and without a listener the failure would end the primary process.
 */
export function tellWorker(worker: Worker | undefined, message: object): void {
  if (worker?.isConnected()) worker.send(message, () => undefined);
}
