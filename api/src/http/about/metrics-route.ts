import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Shop } from '../../shop.ts';
import { paymentRunFigures } from '../../payment-runs/run-figures.ts';
import { expectInsider } from '../limits/insiders.ts';

/**
 * `GET /metrics` for Prometheus: memory and event loop of this process, the timings of its store, and failed payment runs. It needs this machine or
 * the token; for others the page does not exist, and the host does not forward it.
 */
export function metricsRoute(app: FastifyInstance, shop: Shop): void {
  const { store, environment } = shop;
  const ofProcess = new Registry();
  const readPaymentRuns = paymentRunFigures(ofProcess, shop);
  app.addHook('onListen', () => collectDefaultMetrics({ register: ofProcess }));

  app.get('/metrics', async (request, reply) => {
    expectInsider(request, environment);
    await readPaymentRuns();
    const figures = Registry.merge([ofProcess, store.figures.registry]);
    return reply
      .header('cache-control', 'no-store')
      .type(figures.contentType)
      .send(await figures.metrics());
  });
}
