import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CanaryObserver, CanaryVisit } from '../canary/canary-routes.ts';
import { isBrowserVisit } from '../canary/silent-visits.ts';
import type { Seeing } from '../seeing/seeing.ts';
import { mayLookThrough, wantsXray, xrayOf } from '../seeing/xray-of.ts';
import type { HostEnvironment } from '../environment.ts';
import { cookiesOf, hostCookieHeader } from '../cookies.ts';
import { overrideAddress, type OverrideAddress } from '../overrides/override-address.ts';
import { policyFor } from '../overrides/override-policy.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { rememberTorobClick } from '../torob-click.ts';
import { armCookie, overrideCookie, visitorOf } from '../visitor.ts';
import { composePage, serviceErrorPath, type Composed } from './compose-page.ts';
import { keepingHeaders } from './document-headers.ts';
import { integrityMapOf } from './integrity-map.ts';
import { encodingFor, packed } from './packed.ts';
import { securityHeaders } from './security-headers.ts';
import { emptyFrame, type ShopContent } from './shop-content.ts';

interface PageHandlerOptions {
  sets: ReleaseSets;
  content: ShopContent;
  fetch: typeof globalThis.fetch;
  environment: HostEnvironment;
  log: { error(error: unknown, text: string): void };
  /** Who is told how the requests of a set go; nobody while no canary is on. */
  observer(set: ReleaseSet, visit: CanaryVisit): CanaryObserver | undefined;
  seeing: Pick<Seeing, 'watch'>;
}

/** Answers every address that is a page, or none at all. */
export function pageHandler(options: PageHandlerOptions) {
  const { sets, content, fetch, environment, log, observer, seeing } = options;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, environment);
    const isSecure = origin.startsWith('https:');
    rememberTorobClick(request, reply, { isSecure });
    const policy = policyFor(request, environment.overrides);
    const asked = overrideAddress(request.url, policy);
    if (asked) return keepOverride(reply, asked, isSecure);

    const frame = await content.frame();
    const { pathname } = new URL(`http://shop.invalid${request.url}`);
    const isServiceError = pathname.toLowerCase() === serviceErrorPath.toLowerCase();
    if (!frame && !isServiceError) return reply.redirect(serviceErrorPath, 302);

    const visitor = visitorOf(request.headers.cookie, policy);
    const isDealt = sets.trials().length > 0;
    if (visitor.drawn && sets.trials().some(({ percent }) => percent > 0)) {
      const cookie = { ...armCookie, value: String(visitor.arm) };
      void reply.header('set-cookie', hostCookieHeader(cookie, isSecure));
    }
    const set = await sets.pin(visitor);
    const canary = observer(set, { address: request.ip, canaries: visitor.canaries });
    const seen = seeing.watch(set);
    const composed = await composePage({
      set,
      frame: frame ?? emptyFrame,
      url: request.url,
      origin,
      cookies: cookiesOf(request.headers.cookie),
      fetch,
      report: (error, where) => log.error(error, where),
      xray:
        mayLookThrough(set, policy) && wantsXray(request.url)
          ? () => xrayOf(set, sets.trials(), seen.pieces)
          : null,
      // A canary is judged by everybody's visit.
      measuredShare: canary ? 1 : environment.vitalsSample,
      observe(...work) {
        canary?.observe(...work);
        seen.observe(...work);
      },
    });
    if (composed.kind === 'redirect') {
      // Browsers never ask again about what has moved for good; what a trial says is not for good.
      if (isDealt || set.overridden) void reply.header('cache-control', 'no-store');
      return reply.redirect(composed.to, composed.status);
    }
    const { page, status } = composed;
    if (isBrowserVisit(request.headers)) canary?.begin(page);
    reply.raw.once('close', () => seen.end({ page, status }));
    const { hotRemote } = environment;
    const hotUrls = [hotRemote?.url, ...(set.overridden ?? []).map(({ base }) => base)];
    const headers = securityHeaders({
      hotUrls: hotUrls.filter((url) => typeof url === 'string'),
      badgePictures: frame?.badges.map(({ picture }) => picture) ?? [],
      mediaUrl: environment.mediaUrl,
      mapTiles: environment.mapTiles,
      integrityMapHash: integrityMapOf(set).hash,
    });
    const keeping = keepingHeaders(composed, set, isDealt);
    return sendDocument(request, reply, composed, { ...headers, ...keeping });
  };
}

/** The shop's own address, as this request knows it. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<HostEnvironment, 'publicUrl'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

function keepOverride(reply: FastifyReply, asked: OverrideAddress, isSecure: boolean) {
  const cookie = { name: overrideCookie, value: asked.cookie };
  void reply.headers({
    'set-cookie': hostCookieHeader(cookie, isSecure),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  return reply.redirect(asked.to, 302);
}

type ComposedDocument = Extract<Composed, { kind: 'document' }>;

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html }: ComposedDocument,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await packed(Buffer.from(html), encoding);
  return reply
    .code(status)
    .headers({
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(body);
}
