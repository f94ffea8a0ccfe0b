import type { FastifyInstance } from 'fastify';
import { forgetOldPresses } from './carts/added-pieces.ts';
import { forgetOldCarts } from './carts/forget-old-carts.ts';
import { forgetOldSecrets } from './identity/forget-old-secrets.ts';
import {
  endOldTopUps,
  findForgotten,
  openExpiredCarts,
  retryUnclearAt,
} from './payments/payment-jobs.ts';
import type { Shop } from './shop.ts';
import { loggable } from './store/loggable-error.ts';

/** What the shop does by itself while it listens; each job never twice at once. */
export function startJobs(app: FastifyInstance, shop: Shop): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', () => {
    timers.push(
      ...Object.values(shop.gateways).map((gateway) =>
        every(5_000, () => retryUnclearAt(shop, gateway)),
      ),
      every(15_000, () => openExpiredCarts(shop)),
      every(minuteMs, () => endOldTopUps(shop)),
      every(5 * minuteMs, () => findForgotten(shop)),
      every(60 * minuteMs, () => forgetOldSecrets(shop)),
      every(60 * minuteMs, () => forgetOldCarts(shop)),
      every(60 * minuteMs, () => forgetOldPresses(shop)),
    );
  });
  app.addHook('onClose', () => timers.forEach(clearInterval));
}

const minuteMs = 60_000;

function every(periodMs: number, job: () => Promise<void>): NodeJS.Timeout {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await job();
    } catch (error) {
      console.error('A job of the shop failed; it runs again in a while.', loggable(error));
    } finally {
      isRunning = false;
    }
  };
  return setInterval(() => void run(), periodMs).unref();
}
