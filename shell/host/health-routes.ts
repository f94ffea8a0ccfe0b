import { releaseSetHeader } from '@kashi/border/release-set-header';
import type { FastifyInstance } from 'fastify';
import type { ChosenApi } from './api/chosen-api.ts';
import type { HostEnvironment } from './environment.ts';
import type { ReleaseSets } from './release-sets/release-sets.ts';
import { policyFor } from './overrides/override-policy.ts';
import { knownVisitorOf } from './visitor.ts';

interface HealthOptions {
  sets: Pick<ReleaseSets, 'pin' | 'idFor'>;
  api: ChosenApi;
  environment: Pick<HostEnvironment, 'overrides'>;
}

/** The longest wait for the API's answer, in milliseconds. */
const apiWithinMs = 1000;

/**
 * `/healthz`: the worker's event loop runs; a tab that misses a file asks here whether its release set is still live.
 * `/readyz`: visitors may be sent here, because the host knows the live releases and the API answers; otherwise 503.
 * Both name the worker that answers.
 */
export function healthRoutes(
  server: FastifyInstance,
  { sets, api, environment: { overrides } }: HealthOptions,
): void {
  const worker = process.pid;
  server.get('/healthz', (request, reply) => {
    const releaseSet = sets.idFor(
      knownVisitorOf(request.headers.cookie, policyFor(request, overrides)),
    );
    return reply
      .headers({ 'cache-control': 'no-store', [releaseSetHeader]: releaseSet })
      .send({ status: 'ok', worker });
  });

  server.get('/readyz', async (_request, reply) => {
    const [set, isReady] = await Promise.all([sets.pin(), isAnswering(`${api.url}/healthz`)]);
    const releases = [set.shell, ...set.remotes.values()].map(({ manifest }) => manifest);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'the API does not answer',
        worker,
        releaseSet: set.id,
        releases: Object.fromEntries(releases.map(({ name, version }) => [name, version])),
      });
  });
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(apiWithinMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
