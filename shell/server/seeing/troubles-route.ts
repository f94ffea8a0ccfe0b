import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AddressLimit } from '../canary/address-limit.ts';

interface TroublesRouteOptions {
  /** The page at a path, as `mf-product/product`. */
  pageAt(path: string): Promise<string>;
}

/** Of one address: a visit tells of five, and several visitors may share one. */
const ofOneAddress = { most: 20, withinMs: 60_000 };

const mostBytes = 8 * 1024;

const troubleSchema = z.tuple([
  z.string().check(z.maxLength(300)),
  z.string().check(z.maxLength(600)),
  z.string().check(z.maxLength(2000)),
]);

/**
 * `POST /troubles`: what went wrong in a shopper's browser, as `[message, stack, path]`; the shell's `start-gate-script` sends
 * it. The log says what, in which of our files and on which page, and by which browser: never who it was, so of the path only
 * its page is kept, and no long number of a message. Always answered with 204.
 */
export function troublesRoute(server: FastifyInstance, { pageAt }: TroublesRouteOptions): void {
  const limit = new AddressLimit(ofOneAddress);

  server.post('/troubles', { bodyLimit: mostBytes }, async (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin', 'user-agent': browser = '' } = request.headers;
    const trouble = site === 'same-origin' && limit.takes(request.ip) && troubleOf(request.body);
    if (trouble) {
      const [message, stack, path] = trouble;
      server.log.warn(
        { page: await pageAt(path), at: placesIn(stack), browser: browser.slice(0, 200) },
        `In a browser: ${message.replaceAll(/\d{5,}/g, '#')}`,
      );
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function troubleOf(body: unknown): z.infer<typeof troubleSchema> | null {
  try {
    return troubleSchema.parse(JSON.parse(String(body)));
  } catch {
    // Anybody may send anything.
    return null;
  }
}

/** `mf-product/1.0.0-ab12/web/5e6b45.js:1:2042`, the innermost three: other lines of a stack are no files of ours. */
function placesIn(stack: string): string[] {
  const places = stack.matchAll(/\/r\/([\w-]+\/[\w.-]+\/web\/[\w.-]+\.js(?::\d+){0,2})/g);
  return [...places].map(([, place = '']) => place).slice(0, 3);
}
