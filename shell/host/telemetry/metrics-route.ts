import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { isFromThisMachine } from '../http/from-this-machine.ts';
import { metricsReader } from './cluster-metrics.ts';

interface MetricsOptions {
  registry: Registry;
  /** The token that opens the metrics to other machines; null opens them to this machine only. */
  token: string | null;
}

/** `GET /metrics` for Prometheus: the figures of all workers, for this machine or with the token. Others get a 404. */
export function metricsRoute(server: FastifyInstance, { registry, token }: MetricsOptions): void {
  const reader = metricsReader(registry);
  server.addHook('onClose', () => reader.stop());
  server.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isFromThisMachine(request) && !shows(request, token)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await reader.read());
  });
}

function shows({ headers }: FastifyRequest, token: string | null): boolean {
  const [shown, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    Buffer.from(text),
  );
  return token !== null && shown?.length === wanted?.length && timingSafeEqual(shown!, wanted!);
}
