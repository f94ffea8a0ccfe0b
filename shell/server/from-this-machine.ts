import type { IncomingHttpHeaders } from 'node:http';

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
export function isFromThisMachine({ ip, headers }: Asker): boolean {
  if (proxied.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(ip) && isOwnName(headers.host ?? '');
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./.test(ip);
}

function isOwnName(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
}
