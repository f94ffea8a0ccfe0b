import type { IncomingMessage } from 'node:http';

const schemeAndHost = /^https?:\/\/[^/?#]*/i;

/**
 * The path of an address that names the host as well: a client that takes the shop for a proxy sends `GET http://host/path`, which
 * every server has to accept (RFC 9112, 3.2.2). What such an address says of host and port counts for nothing.
 */
export function pathOfWholeAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(schemeAndHost, '');
  return path.startsWith('/') || path === url ? path : `/${path}`;
}
