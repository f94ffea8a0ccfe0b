import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../settings/environment.ts';
import { messages } from './messages.ts';
import { isThisMachine } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Throws 404 at whoever is neither at this machine nor shows the token: to others there is no such address. */
export function expectInsider(
  request: FastifyRequest,
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): void {
  if (!isFromHere(request) && !shows(request, metricsToken))
    throw new Refusal(404, messages.notFound);
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
