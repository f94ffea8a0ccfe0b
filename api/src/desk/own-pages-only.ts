import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { DeskSettings } from '../settings/desk-settings.ts';
import { messages } from './messages.ts';

/**
 * Answers requests to the desk's own address only, and takes changes from its own pages only. The first defeats a foreign name that
 * is made to lead to this machine; the second a foreign page that posts with the cookie of the staff's browser.
 */
export function ownPagesOnly(app: FastifyInstance, desk: DeskSettings): void {
  app.addHook('onRequest', async (request) => {
    const own = ownOrigins(desk, portOf(app) ?? desk.port);
    // The plain header: a page could name any other address in `x-forwarded-host`.
    const { host = '' } = request.headers;
    if (!own.some((origin) => new URL(origin).host === host.toLowerCase())) {
      throw new Refusal(403, messages.wrongAddress);
    }
    if (!isOfOwnPage(request, own)) throw new Refusal(403, messages.foreignPage);
  });
}

/** A browser names the origin of every request that may change something, and the relation of every other one. */
function isOfOwnPage(request: FastifyRequest, own: readonly string[]): boolean {
  const { method, routeOptions, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return own.includes(headers.origin ?? '');
  // The route that was found: an address may spell its path in many ways.
  if (!routeOptions.url?.startsWith('/v1/')) return true;
  const relation = headers['sec-fetch-site'];
  return relation === undefined || relation === 'same-origin' || relation === 'none';
}

/** The desk's origin: that of `KASHI_DESK_URL`, and the names of this machine. */
function ownOrigins({ url }: DeskSettings, port: number): string[] {
  const here = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `http://${name}:${port}`);
  return [...(url ? [url.origin] : []), ...here];
}

function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
