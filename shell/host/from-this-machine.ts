import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Who asks: the address of the connection, or what a proxy on this machine has said of it. */
export interface Asker {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** What proxies add to a request. */
const proxied = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Whether somebody at this machine asks. Whoever comes through a proxy on it comes from elsewhere; where that one adds no word of its
 * own, the shop's name gives it away, under which this machine does not call itself.
 */
export function isFromThisMachine(asker: Asker): boolean {
  const known = found.get(asker);
  if (known !== undefined) return known;
  const { headers } = asker;
  const isOwn =
    proxied.every((name) => headers[name] === undefined) &&
    isOwnName(headers.host ?? '') &&
    isLoopback(asker.ip);
  found.set(asker, isOwn);
  return isOwn;
}

const found = new WeakMap<Asker, boolean>();

/** Finds it out while the request is new: when its answer comes, its connection may be gone, and the address with it. */
export function rememberWhoAsks(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    isFromThisMachine(request);
    done();
  });
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./.test(ip);
}

function isOwnName(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
}
