import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was sent by a page of the shop itself. Browsers name the origin of a post in one of two headers; a request with
 * neither header is not from a browser.
 */
export function isFromShop({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
