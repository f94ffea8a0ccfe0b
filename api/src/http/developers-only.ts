import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../settings/environment.ts';
import { messages } from './messages.ts';
import { isThisMachine } from './rate-limit.ts';

/**
 * Keeps a page of development to visitors from this machine, unless the shop says that everybody may have it: whoever else came
 * to read the codes would have every account. Undefined in production, where nobody has such a page.
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
 * The host of the shop tells the visitor's address, and the name that they have asked for: one that this machine does not call
 * itself by comes from elsewhere, or through a proxy that says nothing of its visitors.
 */
function isFromHere({ ip, hostname, headers }: FastifyRequest): boolean {
  if (proxied.some((name) => headers[name] !== undefined)) return false;
  return isThisMachine(ip) && isOwnName(hostname);
}

/** What proxies add beside the two that the host writes itself. */
const proxied = ['x-real-ip', 'forwarded', 'via'];

function isOwnName(name: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/i.test(name);
}
