import type { FormOutcome } from '@kashi/border/remote-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenKey } from '../several-hosts/token-key.ts';
import { cookieHeader } from '../http/cookies.ts';
import { isFromShop } from '../http/from-shop.ts';
import { torobCookieIn } from '../http/torob-click.ts';
import type { HostEnvironment } from '../environment.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { policyFor } from '../overrides/override-policy.ts';
import { leaveFor } from '../plain-session/leaving.ts';
import { plainSessionOf, signInAddress } from '../plain-session/plain-session.ts';
import { pageCookiesIn, sessionHeaders } from '../plain-session/session-cookie.ts';
import { typedTextHeaders } from '../plain-session/typed-text.ts';
import { customerMarkIn, ownedForm } from '../plain-session/whose-form.ts';
import { knownVisitorOf } from '../visitor.ts';
import { serviceErrorPath } from './compose-page.ts';
import { originOf } from './page-handler.ts';
import { isMissing, matchRoute, pagesOf, routesOf } from './routes.ts';
import { withDeadline } from './rendering/deadline.ts';
import { createServerShellApi } from './rendering/server-shell-api.ts';

interface PageFormsOptions {
  sets: ReleaseSets;
  fetch: typeof globalThis.fetch;
  environment: Pick<HostEnvironment, 'publicUrl' | 'overrides'>;
  tokenKey: TokenKey;
  log: { error(error: unknown, text: string): void };
}

/** The longest text of any form, 4,000 Persian letters, takes six times as many bytes in form encoding. */
const mostFormBytes = 32 * 1024;

/**
 * Takes forms that are posted to a page of the shop by browsers without JavaScript, or before it has loaded. Only the shop's own
 * pages may post, so that another site cannot put things into a shopper's cart; the answer is always a redirect.
 */
export async function pageForms(server: FastifyInstance, options: PageFormsOptions): Promise<void> {
  // A scope of its own, because forms for proxied addresses, such as a bank's, must reach the API unchanged.
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

function formHandler({ sets, fetch, environment, tokenKey, log }: PageFormsOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-store');
    const origin = originOf(request, environment);
    if (!isFromShop(request, origin)) return reply.code(403).send();

    const set = await sets.pin(
      knownVisitorOf(request.headers.cookie, policyFor(request, environment.overrides)),
    );
    const { url } = request;
    const { pathname } = new URL(origin + url);
    // No page of the shop has such an address, and a redirect to it would lead to another site.
    if (pathname.includes('//')) return reply.code(404).send();
    const form = ownedForm((request.body ?? {}) as Record<string, string>);
    // Another customer has signed in since, who gets the page as theirs and saves nothing of what was typed.
    if (form.owner !== null && form.owner !== customerMarkIn(request.headers.cookie))
      return reply.redirect(url, 303);
    const route = matchRoute(routesOf(set), pathname);
    const entry = route && set.remotes.get(route.remote)?.entry;
    const report = (error: unknown, where: string) => log.error(error, where);
    const session = plainSessionOf(request.headers.cookie);
    const signal = AbortSignal.timeout(callsWithinMs);
    const asVisitor = session.fetchWith(fetchFor(request, fetch, signal));
    const pages = pagesOf(set);
    const shellApi = createServerShellApi({
      url,
      fetch: asVisitor,
      pages,
      fragmentHtml: () => Promise.resolve(''),
      report,
    });

    const context = {
      url,
      params: route?.params ?? {},
      signal,
      fetch: asVisitor,
      host: shellApi,
      cookies: pageCookiesIn(request.headers.cookie),
      isSignedIn: session.isOpen,
      form: form.typed,
    };
    const outcome = await withDeadline(
      formWithinMs,
      async () => (await entry?.takeForm?.(route?.page ?? '', context)) ?? null,
    ).catch((error: unknown): FormOutcome => {
      report(error, `form ${route?.remote}/${route?.page}`);
      return { to: serviceErrorPath, cookies: [] };
    });
    if (!outcome && !route && !isMissing(set, pathname))
      return reply.code(405).header('allow', 'GET, HEAD').send();
    // The form was posted before the code for it had loaded: the page is loaded again, with the code.
    if (!outcome) return reply.redirect(url, 303);

    const isSecure = origin.startsWith('https:');
    const isRefused = session.isOver() && outcome.session === undefined;
    const { cookies, session: opened = isRefused ? null : undefined } = outcome;
    void reply.header('set-cookie', [
      ...cookies.map((cookie) => cookieHeader(cookie, isSecure)),
      ...(opened === undefined ? [] : sessionHeaders(opened && opened.token, isSecure)),
      ...typedTextHeaders(request.headers.cookie, outcome.session, { key: tokenKey, isSecure }),
    ]);
    // Typed text waits in its cookie until the customer has signed in again.
    if (isRefused) return reply.redirect(signInAddress(pages.pathOf('sign-in'), outcome.to), 303);
    return leaveFor(reply, outcome.to, { origin, isSecure });
  };
}

/**
 * The deadline of all that a form asks of the API, in milliseconds. The API itself may wait for a bank for 15 seconds, and a host that
 * is told to end waits for 20.
 */
const callsWithinMs = 17_000;
/** The deadline of the form's own code, in milliseconds: later, so that the form can say itself that the API was late. */
const formWithinMs = 19_000;

/**
 * Adds the visitor's address, by which the API limits tries; without it all these shoppers would count as one. And the cookie of a
 * click at Torob, which belongs to an order. No call goes on after the form's signal.
 */
function fetchFor(
  { ip, headers: sent }: FastifyRequest,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): typeof fetch {
  const click = torobCookieIn(sent.cookie);
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', ip);
    if (click) headers.set('cookie', click);
    return fetch(input, { ...init, headers, signal: init?.signal ?? signal });
  };
}
