import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../settings/environment.ts';
import { messages } from '../messages.ts';
import { isThisMachine } from './rate-limit.ts';

/**
 * Restricts a development page to visitors from this machine, unless the settings open it to everybody: a stranger who could read
 * the codes could enter every account. Undefined in production, where such pages do not exist.
 */
export function developersOnly({ developerAccess }: Pick<Environment, 'developerAccess'>) {
  if (developerAccess === 'nobody') return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (developerAccess === 'everybody' || isFromHere(request)) return;
    await reply
      .code(403)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(messages.developersOnly);
  };
}

/**
 * The shop's host forwards the visitor's address and the host name that they requested. A name that is not this machine's own
 * comes from another machine, or through a proxy that does not forward its visitors' addresses.
 */
function isFromHere({ ip, hostname, headers }: FastifyRequest): boolean {
  if (proxied.some((name) => headers[name] !== undefined)) return false;
  return isThisMachine(ip) && isOwnName(hostname);
}

/** Headers that proxies add beside the two that the shop's host writes itself. */
const proxied = ['x-real-ip', 'forwarded', 'via'];

function isOwnName(name: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/i.test(name);
}
