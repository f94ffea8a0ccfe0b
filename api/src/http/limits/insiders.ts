import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../settings/environment.ts';
import { messages } from '../messages.ts';
import { isThisMachine } from './rate-limit.ts';
import { Refusal } from '../refusal.ts';

/** Throws 404 unless the request comes from this machine or shows the token; for others the address does not exist. */
export function expectInsider(
  request: FastifyRequest,
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): void {
  if (!isFromHere(request) && !shows(request, metricsToken))
    throw new Refusal(404, messages.notFound);
}

/** A request through a proxy on this machine does not count as local. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] === undefined && isThisMachine(ip);
}

function shows({ headers }: FastifyRequest, token: string | undefined): boolean {
  const shown = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
