import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressorFor } from '../http/compressor.ts';
import type { ChosenApi } from '../api/chosen-api.ts';
import type { HostEnvironment } from '../environment.ts';
import type { ReleaseSets } from '../release-sets/release-sets.ts';
import { robotsText } from './robots-text.ts';
import { missingRoutesOf, routesOf } from '../document/routes.ts';

interface CrawlerOptions {
  sets: Pick<ReleaseSets, 'pin'>;
  api: ChosenApi;
  environment: Pick<HostEnvironment, 'publicUrl'>;
}

/** The files at the shop's root for machines: robots.txt, and the sitemap that the API writes. */
export function crawlerRoutes(
  server: FastifyInstance,
  { sets, api, environment: { publicUrl } }: CrawlerOptions,
): void {
  server.get('/robots.txt', async (request, reply) => {
    const set = await sets.pin();
    // A remote whose addresses are unknown may have private pages, so crawlers stay away from the whole shop until these are known.
    if (set.missing.some(({ routes }) => routes === null)) return comeLater(reply);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return robotsText([...routesOf(set), ...missingRoutesOf(set)], origin);
  });

  server.get('/sitemap.xml', (request, reply) => passOn(request, reply, `${api.url}/sitemap.xml`));
  server.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    passOn(request, reply, `${api.url}/sitemap/${encodeURIComponent(request.params.file)}`),
  );
}

/**
 * Streams a part of the sitemap, which is megabytes of XML and an eighth of that when compressed; the host never holds it as a
 * whole.
 */
async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
): Promise<FastifyReply> {
  const answer = await ask(request, url);
  if (!answer) return comeLater(reply);
  const { status, headers, body } = answer;
  void reply.code(status).header('vary', 'accept-encoding');
  for (const name of ['content-type', 'cache-control', 'etag', 'retry-after']) {
    const value = headers.get(name);
    if (value) void reply.header(name, value);
  }
  if (!body || status === 304) return reply.send();

  const { encoding, stream } = compressorFor(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  const source = Readable.fromWeb(body as ReadableStream);
  source.on('error', (error) => stream.destroy(error));
  return reply.send(source.pipe(stream));
}

/** Crawlers come back later and forget nothing meanwhile. */
function comeLater(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '60').send();
}

/** Null if the API is away. */
function ask({ ip, headers }: FastifyRequest, url: string): Promise<Response | null> {
  return fetch(url, {
    headers: { 'x-forwarded-for': ip, 'if-none-match': headers['if-none-match'] ?? '' },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => null);
}

const answerWithinMs = 30_000;
