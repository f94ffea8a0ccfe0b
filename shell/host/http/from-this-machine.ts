import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The sender of a request: the address of the connection, or the one that a proxy on this machine has named. */
export interface Asker {
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Headers that proxies add to a request. */
const proxied = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Whether a request comes from this machine itself, and not through a proxy on it. A proxy that adds no header is recognised by
 * the `Host` header: it carries the shop's name, which this machine does not use for itself.
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

/** Decides when the request arrives: at the time of the answer the connection, and with it the address, may be gone. */
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
