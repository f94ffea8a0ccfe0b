import httpProxy from '@fastify/http-proxy';
import { releaseSetHeader } from '@kashi/shared/border/release-set-header';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { askAgainAfterMs, isRefused } from './api-comeback.ts';
import type { ChosenApi } from './chosen-api.ts';
import type { Asker } from './from-this-machine.ts';
import { endToEnd } from './hop-by-hop.ts';

/** Where the shop's pictures are. */
export const picturesPrefix = '/media';

/**
 * What the API serves under the shop's own origin: calls, pictures, bank returns, the sandbox bank, `/dev/` pages, Torob's
 * feed; and for how long an answer of it may say nothing, in milliseconds.
 */
export const apiPrefixes: Readonly<Record<string, number>> = {
  // Some wait for a bank, for 15 s at most; browsers wait as long for a call.
  '/v1': 20_000,
  '/pay': 20_000,
  '/bank': 20_000,
  '/dev': 20_000,
  '/docs': 20_000,
  '/torob_api': 20_000,
  // A browser opens six connections to an address: as many pictures that hang would keep every page from it.
  [picturesPrefix]: 10_000,
};

interface ApiProxyWishes {
  api: ChosenApi;
  prefix: string;
  /** Nothing was heard from the API for so long: the answer is 504, in milliseconds. */
  silenceMs: number;
  /** The id of the release set that this visitor is shown. */
  releaseSetFor(request: Asker): string;
  /** May answer in the API's place. */
  before?: preHandlerAsyncHookHandler | undefined;
}

/** Passes on what begins with `prefix` to the API; what fails there becomes an error of the host (`host-errors`). */
export async function apiProxy(
  server: FastifyInstance,
  { api, prefix, silenceMs, releaseSetFor, before }: ApiProxyWishes,
): Promise<void> {
  await server.register(async (scope) => {
    if (before) scope.addHook('preHandler', before);
    await scope.register(httpProxy, {
      // Whichever is asked when the call comes (`getUpstream`).
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      undici: {
        headersTimeout: silenceMs,
        bodyTimeout: silenceMs,
        // The proxy's own default takes any certificate for the API's.
        connect: { rejectUnauthorized: true },
      },
      replyOptions: {
        getUpstream: () => api.url,
        // Where the API says that it has too much to do, asking ten times more, which is the default, helps nobody.
        retryDelay({ err, req, attempt }) {
          const asked = req as unknown as AskedUpstream;
          if (api.leaveIfAway(asked.url.origin, err))
            asked.url = new URL(asked.url.pathname, api.url);
          return askAgainAfterMs({ error: err, method: req.method, attempt });
        },
        // Nobody is there: that is the one failure of which it is known that nothing has come of the call.
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

/** What the proxy asks, again and again, at the address that stands in it; its types call it the request that has come. */
interface AskedUpstream {
  url: URL;
}

/** The API limits tries by the visitor's address and trusts the loopback host to tell it. */
function forwarded<Headers extends object>(
  request: { ip: string; headers: { host?: string | undefined } },
  headers: Headers,
) {
  return {
    ...headers,
    // The host has said by now that it goes on.
    expect: undefined,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
  };
}

/** What an answer is made of, and by whom, is for hosts. */
function withoutTags<Headers extends object>(headers: Headers): Headers {
  return { ...headers, 'kashi-tags': undefined, 'kashi-api': undefined };
}

/** An answer that a browser uses again without asking says nothing of what is live by then. */
function withReleaseSet<Headers extends { 'cache-control'?: string | undefined }>(
  headers: Headers,
  releaseSet: string,
): Headers {
  if (headers['cache-control']?.includes('max-age')) return headers;
  return { ...headers, [releaseSetHeader]: releaseSet };
}
