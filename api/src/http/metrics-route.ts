import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { isThisMachine } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/**
 * `GET /metrics` for Prometheus: memory and event loop of this process, and the times of its store; for this machine or with
 * the token. To others there is no such page, and the host passes it on to nobody.
 */
export function metricsRoute(app: FastifyInstance, { store, environment }: Shop): void {
  const ofProcess = new Registry();
  app.addHook('onListen', () => collectDefaultMetrics({ register: ofProcess }));

  app.get('/metrics', async (request, reply) => {
    const isMeant = isFromHere(request) || shows(request, environment.metricsToken);
    if (!isMeant) throw new Refusal(404, messages.notFound);
    const figures = Registry.merge([ofProcess, store.figures.registry]);
    return reply
      .header('cache-control', 'no-store')
      .type(figures.contentType)
      .send(await figures.metrics());
  });
}

/** Whoever comes through a proxy on this machine comes from elsewhere all the same. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && isThisMachine(ip);
}

function shows({ headers }: FastifyRequest, token: string | undefined): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
