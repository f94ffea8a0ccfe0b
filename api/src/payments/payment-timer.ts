import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from './payment-jobs.ts';

/** While the server listens, the payments that wait for something are looked after; each job never twice at once. */
export function keepPaymentsMoving(app: FastifyInstance, shop: Shop): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', () => {
    timers.push(
      every(15_000, () => openExpiredCarts(shop)),
      every(5_000, () => retryUnclear(shop)),
      every(300_000, () => findForgotten(shop)),
    );
  });
  app.addHook('onClose', () => timers.forEach(clearInterval));
}

function every(periodMs: number, job: () => Promise<void>): NodeJS.Timeout {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await job();
    } catch (error) {
      console.error('A payment job failed; it runs again in a while.', error);
    } finally {
      isRunning = false;
    }
  };
  return setInterval(() => void run(), periodMs).unref();
}
