import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CanaryObserver, CanaryVisit } from '../canary/canary-routes.ts';
import { isBrowserVisit } from '../canary/verdicts/silent-visits.ts';
import { visitCookie } from '../canary/visits/visit-tokens.ts';
import { mayLookThrough, wantsXray } from '../telemetry/xray-of.ts';
import type { HostEnvironment } from '../environment.ts';
import { cookieHeader, hostCookieHeader } from '../http/cookies.ts';
import { KeptPage } from '../kept-pages/kept-page.ts';
import type { KeptPages } from '../kept-pages/kept-pages.ts';
import type { ProxyPurge } from '../kept-pages/proxy-purge.ts';
import { pageKey } from '../kept-pages/page-key.ts';
import { overrideAddress } from '../overrides/override-address.ts';
import { followOverride } from './follow-override.ts';
import { policyFor } from '../overrides/override-policy.ts';
import { previewOf } from '../preview/preview.ts';
import { answerBusy, nullWhereBusy } from './answer-busy.ts';
import { asksPlain } from './asks-plain.ts';
import { plainSessionOf } from '../plain-session/plain-session.ts';
import { sessionHeaders } from '../plain-session/session-cookie.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { rememberTorobClick } from '../http/torob-click.ts';
import { armCookie, visitorOf } from '../visitor.ts';
import {
  composeNow,
  measuredShareOf,
  type BegunRequest,
  type ComposedNow,
  type ComposeNowOptions,
} from './rendering/compose-now.ts';
import { serviceErrorPath } from './compose-page.ts';
import { keepingHeaders } from './head/document-headers.ts';
import { packed } from '../packing/packed.ts';
import { BusyError, RenderLimit } from './rendering/render-limit.ts';
import { answerClosed, answerUnopened, staysOpen } from './closed-shop.ts';
import { matchRoute, pagesOf, routesOf } from './routes.ts';
import { sendDocument } from './send-document.ts';
import { ledTo, sharedAddress } from './head/shared-address.ts';

interface PageHandlerOptions extends ComposeNowOptions {
  sets: ReleaseSets;
  kept: KeptPages<ComposedNow>;
  /** A proxy in front that is told of changes. */
  purge: ProxyPurge | null;
  environment: HostEnvironment;
  /** The observer of a set's requests; undefined while no canary is on. */
  observer(set: ReleaseSet, visit: CanaryVisit): CanaryObserver | undefined;
}

/** Answers every address that is not served otherwise, with a page or as not found. */
export function pageHandler(options: PageHandlerOptions) {
  const { sets, content, kept, purge, fetch, environment, observer } = options;
  const { cdnSeconds } = environment;
  const limit = new RenderLimit();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, environment);
    const isSecure = origin.startsWith('https:');
    rememberTorobClick(request, reply, { isSecure });
    const policy = policyFor(request, environment.overrides);
    const asked = overrideAddress(request.url, policy);
    if (asked) return followOverride(reply, asked, isSecure);

    const frame = await content.frame();
    if (!frame && content.isUnopened) return answerUnopened(reply);
    if (!frame && !isServiceError(request.url)) return reply.redirect(serviceErrorPath, 302);

    const visitor = visitorOf(request.headers.cookie, policy);
    const isDealt = sets.trials().length > 0;
    if (visitor.drawn && sets.trials().some(({ percent }) => percent > 0)) {
      const cookie = { ...armCookie, value: String(visitor.arm) };
      void reply.header('set-cookie', hostCookieHeader(cookie, isSecure));
    }
    const set = await sets.pin(visitor);
    const preview = await previewOf(request.headers.cookie, fetch);
    const isPreviewed = preview !== null;
    if (preview) void reply.header('set-cookie', preview.cookieHeader(isSecure));
    if (frame && content.closed && preview?.state !== 'shown') {
      const route = matchRoute(routesOf(set), pathOf(request.url));
      const { closed, verification } = content;
      if (!staysOpen(closed, route))
        return answerClosed(reply, closed, { frame, pages: pagesOf(set), verification });
    }
    // A page with a draft is not a shopper's experience.
    const canary = preview
      ? undefined
      : observer(set, { address: request.ip, canaries: visitor.canaries });
    const session = plainSessionOf(request.headers.cookie);
    const showsXray = mayLookThrough(set, policy) && wantsXray(request.url);
    const whole: BegunRequest = {
      request,
      url: request.url,
      origin,
      set,
      session,
      frame,
      canary,
      showsXray,
      preview,
    };
    const { url, campaign } = sharedAddress(request.url);
    const isShared = isForEveryone(whole, environment) && !isOwnVersion(whole);
    const sharedKey = isShared
      ? pageKey({ set, origin, url, measuredShare: measuredShareOf(whole, environment) })
      : null;
    // Only public pages are kept, so a kept page is public.
    const isPublic = sharedKey !== null && (kept.has(sharedKey) || isPublicPage(set, url));
    const key = isPublic ? sharedKey : null;
    const begun = key === null ? whole : { ...whole, url };
    const compose = () => limit.run(() => composeInTime(options, begun, limit));
    const making = key === null ? kept.composed(compose) : kept.page(key, compose);
    const made = await making.catch(nullWhereBusy);
    if (!made) {
      kept.figures.turnedAway += 1;
      return answerBusy(reply);
    }
    const lead = ({ to, status }: { to: string; status: 301 | 302 }) => {
      // Browsers keep permanent redirects without asking. A canary's is not permanent, and a product's old name may come back.
      const isOwn = isDealt || set.overridden || session.isOpen || preview;
      void reply.header('cache-control', isOwn ? 'no-store' : 'no-cache');
      return reply.redirect(key === null ? to : ledTo(to, campaign), status);
    };

    const { headers } = made;
    const wish = { isDealt, isPreviewed, isShared: key !== null };
    const keepingOf = (document: Parameters<typeof keepingHeaders>[0], seconds: number) => {
      const hasCookie = reply.hasHeader('set-cookie');
      return keepingHeaders(document, set, { ...wish, cdnSeconds: seconds, hasCookie });
    };
    const begin = (page: string) => {
      if (!canary) return;
      if (isBrowserVisit(request.headers)) canary.begin(page);
      const cookie = { ...visitCookie, value: canary.token() };
      void reply.header('set-cookie', hostCookieHeader(cookie, isSecure));
    };
    if (made instanceof KeptPage) {
      if (made.moved) return lead(made.moved);
      begin(made.page);
      // What has come meanwhile, a release or a canary, has purged this address already: the page would stay.
      const lent = sets.isLive(set) && purge?.lend(key ?? '', made, cacheKeyOf(request));
      const seconds = purge && !lent ? 0 : cdnSeconds;
      const document = { status: 200, audience: 'everyone', isWhole: true } as const;
      return sendDocument(request, reply, {
        status: 200,
        headers: { ...headers, ...keepingOf(document, seconds), ...lent },
        etag: made.etag,
        body: (encoding) => kept.body(key ?? '', made, encoding),
      });
    }
    const { composed } = made;
    if (session.isOver()) void reply.header('set-cookie', sessionHeaders(null, isSecure));
    if (composed.kind === 'redirect') return lead(composed);
    const { page, status, html, cookies } = composed;
    const changes = cookies.map((cookie) => cookieHeader(cookie, isSecure));
    if (changes.length > 0) void reply.header('set-cookie', changes);
    begin(page);
    reply.raw.once('close', () => made.end());
    return sendDocument(request, reply, {
      status,
      // A page that is not kept here would not be purged from caches after a change.
      headers: { ...headers, ...keepingOf(composed, purge ? 0 : cdnSeconds) },
      body: (encoding) => (encoding === 'br' ? html.brotli() : packed(html.bytes(), encoding)),
    });
  };
}

/** The key under which a proxy in front caches the answer, if the proxy sends it. */
function cacheKeyOf({ headers }: FastifyRequest): string | undefined {
  return headers['kashi-cache-key']?.toString();
}

/** Treats a page that is late under load as refused: its browser would ask the API for the missing parts. */
async function composeInTime(
  options: ComposeNowOptions,
  begun: BegunRequest,
  limit: RenderLimit,
): Promise<ComposedNow> {
  const made = await composeNow(options, begun);
  const { composed } = made;
  const isLate = composed.kind === 'document' && composed.status === 200 && composed.isLate;
  if (isLate && limit.isFull()) throw new BusyError('A page was late while others waited');
  return made;
}

/** Whether the page of this visitor is the public one. */
function isForEveryone(
  { set, frame, showsXray, preview }: BegunRequest,
  { hotRemote }: HostEnvironment,
): boolean {
  return frame !== null && !set.overridden && !showsXray && !hotRemote && !preview;
}

/** Whether the visitor gets a version of a page for everyone that is their own. */
function isOwnVersion({ set, url, session }: BegunRequest): boolean {
  const route = matchRoute(routesOf(set), pathOf(url));
  return route !== null && asksPlain(set, route, { url, session });
}

/** Whether the address is a public page. */
function isPublicPage(set: ReleaseSet, url: string): boolean {
  return matchRoute(routesOf(set), pathOf(url))?.audience === 'everyone';
}

function isServiceError(url: string): boolean {
  return pathOf(url).toLowerCase() === serviceErrorPath.toLowerCase();
}

function pathOf(url: string): string {
  return new URL(`http://shop.invalid${url}`).pathname;
}

/** The shop's own address, as this request names it. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<HostEnvironment, 'publicUrl'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}
