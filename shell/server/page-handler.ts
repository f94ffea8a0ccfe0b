import type { FastifyReply, FastifyRequest } from 'fastify';
import { composePage, serviceErrorPath, type Composed } from './compose-page.ts';
import { compressorFor } from './compressor.ts';
import type { HostEnvironment } from './environment.ts';
import { cookiesOf } from './cookies.ts';
import { securityHeaders } from './security-headers.ts';
import type { ReleaseSets } from './release-sets.ts';
import { emptyFrame, type ShopContent } from './shop-content.ts';
import { rememberTorobClick } from './torob-click.ts';

interface PageHandlerOptions {
  sets: ReleaseSets;
  content: ShopContent;
  fetch: typeof globalThis.fetch;
  environment: HostEnvironment;
  log: { error(error: unknown, text: string): void };
}

/** Answers every address that is a page, or none at all. */
export function pageHandler({ sets, content, fetch, environment, log }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request, environment);
    rememberTorobClick(request, reply, { isSecure: origin.startsWith('https:') });
    const frame = await content.frame();
    const { pathname } = new URL(`http://shop.invalid${request.url}`);
    const isServiceError = pathname.toLowerCase() === serviceErrorPath.toLowerCase();
    if (!frame && !isServiceError) return reply.redirect(serviceErrorPath, 302);

    const set = await sets.pin();
    const composed = await composePage({
      set,
      frame: frame ?? emptyFrame,
      url: request.url,
      origin,
      cookies: cookiesOf(request.headers.cookie),
      fetch,
      report: (error, where) => log.error(error, where),
    });
    if (composed.kind === 'redirect') return reply.redirect(composed.to, composed.status);
    const headers = securityHeaders({
      hotUrl: environment.hotRemote?.url ?? null,
      badgePictures: frame?.badges.map(({ picture }) => picture) ?? [],
      mapTiles: environment.mapTiles,
    });
    return sendDocument(request, reply, composed, headers);
  };
}

/** The shop's own address, as this request knows it. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicUrl }: Pick<HostEnvironment, 'publicUrl'>,
): string {
  return publicUrl ?? `${protocol}://${host}`;
}

type ComposedDocument = Extract<Composed, { kind: 'document' }>;

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, audience, write }: ComposedDocument,
  headers: Record<string, string>,
): FastifyReply {
  const { encoding, stream } = compressorFor(request.headers['accept-encoding']);
  void reply.code(status).headers({
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
    // A page is made of one release set and may name a price: a browser may show it again, but must ask first.
    'cache-control': audience === 'visitor' || status !== 200 ? 'no-store' : 'no-cache',
  });

  // The status is out with the first byte: what breaks afterwards ends the document early, and the browser takes over.
  write((chunk) => stream.write(chunk)).then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error as Error),
  );
  return reply.send(stream);
}
