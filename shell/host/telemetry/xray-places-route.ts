import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownPlace, type SourcePlaces } from '../../releases/places/source-places.ts';
import type { HostEnvironment } from '../environment.ts';
import { policyFor } from '../overrides/override-policy.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { knownVisitorOf } from '../visitor.ts';
import { mayLookThrough } from './xray-of.ts';

interface XrayPlacesOptions {
  sets: Pick<ReleaseSets, 'pin'>;
  places: Pick<SourcePlaces, 'in'>;
  environment: Pick<HostEnvironment, 'overrides'>;
}

const mostBytes = 8 * 1024;

/**
 * `POST /xray/places`, a browser's stack as plain text: answers with its place in the source, such as
 * `mf-product/src/product/ProductPage.tsx:41:7`, or with nothing if the place is unknown. A visitor who may not use the inspector
 * gets a 404.
 */
export function xrayPlacesRoute(
  server: FastifyInstance,
  { sets, places, environment }: XrayPlacesOptions,
): void {
  const mayLook = async (request: FastifyRequest) => {
    const policy = policyFor(request, environment.overrides);
    return mayLookThrough(await sets.pin(knownVisitorOf(request.headers.cookie, policy)), policy);
  };

  server.post('/xray/places', { bodyLimit: mostBytes }, async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    if (!(await mayLook(request))) return reply.code(404).send('');
    return ownPlace(await places.in(String(request.body)))?.source ?? '';
  });
}
