import httpProxy from '@fastify/http-proxy';
import { releaseSetHeader } from '@kashi/border/release-set-header';
import { previewHeader } from '@kashi/contracts/front-page-preview';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { askAgainAfterMs, isRefused } from './api-comeback.ts';
import type { ChosenApi } from './chosen-api.ts';
import type { Asker } from '../http/from-this-machine.ts';
import { withoutCookie } from '../http/cookies.ts';
import { endToEnd } from '../http/hop-by-hop.ts';
import { previewCookie, previewTokenIn } from '../preview/preview-cookie.ts';
import { withoutSession } from '../plain-session/session-cookie.ts';

/** The path of the shop's pictures. */
export const picturesPrefix = '/media';

/**
 * The paths that the API serves under the shop's own origin: calls, pictures, bank returns, the sandbox bank, `/dev/` pages and
 * Torob's feed; each with the longest silence of the API, in milliseconds.
 */
export const apiPrefixes: Readonly<Record<string, number>> = {
  // Some calls wait for a bank, for 15 s at most; browsers give up a call after as long.
  '/v1': 20_000,
  '/pay': 20_000,
  '/bank': 20_000,
  '/dev': 20_000,
  '/docs': 20_000,
  '/torob_api': 20_000,
  // A browser opens six connections to an address, so six pictures that hang would keep every page from it.
  [picturesPrefix]: 10_000,
};

interface ApiProxyWishes {
  api: ChosenApi;
  prefix: string;
  /** The longest silence of the API in milliseconds; after it the answer is 504. */
  silenceMs: number;
  /** The id of the visitor's release set. */
  releaseSetFor(request: Asker): string;
  /** A handler that may answer instead of the API. */
  before?: preHandlerAsyncHookHandler | undefined;
}

/** Passes calls that begin with `prefix` on to the API; a failure becomes an error of the host (`host-errors`). */
export async function apiProxy(
  server: FastifyInstance,
  { api, prefix, silenceMs, releaseSetFor, before }: ApiProxyWishes,
): Promise<void> {
  await server.register(async (scope) => {
    if (before) scope.addHook('preHandler', before);
    await scope.register(httpProxy, {
      // The API is chosen for each call (`getUpstream`).
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: {
        headersTimeout: silenceMs,
        bodyTimeout: silenceMs,
        // By default the proxy accepts any certificate of the API.
        connect: { rejectUnauthorized: true },
      },
      replyOptions: {
        getUpstream: () => api.url,
        // An overloaded API is not asked again: the default of ten retries would make its overload worse.
        retryDelay({ err, req, attempt }) {
          const asked = req as unknown as AskedUpstream;
          if (api.leaveIfAway(asked.url.origin, err))
            asked.url = new URL(asked.url.pathname, api.url);
          return askAgainAfterMs({ error: err, method: req.method, attempt });
        },
        // Only a refused connection proves that the call has done nothing.
        onError(reply, { error }) {
          void reply.send(isRefused(error) ? Object.assign(error, { statusCode: 503 }) : error);
        },
        rewriteRequestHeaders: (request, headers) => forwarded(request, headers),
        rewriteHeaders: (headers, request) =>
          withReleaseSet(withoutTags(endToEnd(headers)), request ? releaseSetFor(request) : ''),
      },
    });
  });
}

/** The upstream request, which carries the chosen API. The proxy's types call it the incoming request. */
interface AskedUpstream {
  url: URL;
}

/**
 * Adds the visitor's address: the API limits tries by it, and trusts the loopback host. The session of a visitor without code stays
 * at the host. The token of a preview goes along as a header, since the API reads no cookie of the shop's for it.
 */
function forwarded<Headers extends { cookie?: string | undefined }>(
  request: { ip: string; headers: { host?: string | undefined } },
  headers: Headers,
) {
  const { cookie } = headers;
  return {
    ...headers,
    ...(cookie && { cookie: withoutCookie(withoutSession(cookie), previewCookie) }),
    [previewHeader]: previewTokenIn(cookie) ?? undefined,
    // The host has already told the sender to continue.
    expect: undefined,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** Removes the tags of an answer, and the API's name: only hosts use them. */
function withoutTags<Headers extends object>(headers: Headers): Headers {
  return { ...headers, 'kashi-tags': undefined, 'kashi-api': undefined };
}

/** Adds the live release set, except to answers that a browser may reuse without asking: by then another set may be live. */
function withReleaseSet<Headers extends { 'cache-control'?: string | undefined }>(
  headers: Headers,
  releaseSet: string,
): Headers {
  if (headers['cache-control']?.includes('max-age')) return headers;
  return { ...headers, [releaseSetHeader]: releaseSet };
}
