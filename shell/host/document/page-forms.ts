import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, cookiesOf } from '../cookies.ts';
import type { HostEnvironment } from '../environment.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { policyFor } from '../overrides/override-policy.ts';
import { knownVisitorOf } from '../visitor.ts';
import { serviceErrorPath } from './compose-page.ts';
import { originOf } from './page-handler.ts';
import { isMissing, matchRoute, pagesOf, routesOf } from './routes.ts';
import { createServerShellApi } from './server-shell-api.ts';

interface PageFormsOptions {
  sets: ReleaseSets;
  fetch: typeof globalThis.fetch;
  environment: Pick<HostEnvironment, 'publicUrl' | 'overrides'>;
  log: { error(error: unknown, text: string): void };
}

/** The longest text of any form, 4,000 Persian letters, is six times as long in a form's own writing. */
const mostFormBytes = 32 * 1024;

/**
 * Forms that are posted to a page of the shop, by browsers without JavaScript or before it is there. Only the shop's own
 * pages may post (nobody else can put things into a shopper's cart), and the answer is always another address.
 */
export async function pageForms(server: FastifyInstance, options: PageFormsOptions): Promise<void> {
  // A scope of its own: what the proxied addresses are sent, a bank's form among it, goes to the API as it came.
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostFormBytes },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post('/*', formHandler(options));
    done();
  });
}

function formHandler({ sets, fetch, environment, log }: PageFormsOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const origin = originOf(request, environment);
    if (!isFromShop(request, origin)) return reply.code(403).send();

    const set = await sets.pin(
      knownVisitorOf(request.headers.cookie, policyFor(request, environment.overrides)),
    );
    const { url } = request;
    const { pathname } = new URL(origin + url);
    const route = matchRoute(routesOf(set), pathname);
    const entry = route && set.remotes.get(route.remote)?.entry;
    const report = (error: unknown, where: string) => log.error(error, where);
    const asVisitor = fetchFor(request, fetch);
    const shellApi = createServerShellApi({
      url,
      fetch: asVisitor,
      pages: pagesOf(set),
      fragmentHtml: () => Promise.resolve(''),
      report,
    });

    const context = {
      url,
      params: route?.params ?? {},
      signal: AbortSignal.timeout(waitMs),
      fetch: asVisitor,
      host: shellApi,
      cookies: cookiesOf(request.headers.cookie),
      form: (request.body ?? {}) as Record<string, string>,
    };
    const outcome = await entry?.takeForm?.(route?.page ?? '', context).catch((error: unknown) => {
      report(error, `form ${route?.remote}/${route?.page}`);
      return { to: serviceErrorPath, cookies: [] };
    });
    if (!outcome && !route && !isMissing(set, pathname))
      return reply.code(405).header('allow', 'GET, HEAD').send();
    // Sent before the code was there that takes it in the browser: the page comes once more, and the code with it.
    if (!outcome) return reply.redirect(url, 303);

    const isSecure = origin.startsWith('https:');
    void reply.header(
      'set-cookie',
      outcome.cookies.map((cookie) => cookieHeader(cookie, isSecure)),
    );
    return reply.redirect(outcome.to, 303);
  };
}

/** A form that takes longer than this has failed, in milliseconds. */
const waitMs = 10_000;

/** The API limits tries by the visitor's address; without it all of these shoppers would be one. */
function fetchFor({ ip }: FastifyRequest, fetch: typeof globalThis.fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', ip);
    return fetch(input, { ...init, headers });
  };
}

/** Browsers say where a form was posted from, in one header or the other; who says neither is no browser. */
function isFromShop({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
