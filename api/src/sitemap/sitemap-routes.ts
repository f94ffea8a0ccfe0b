import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { readPart, readParts } from './sitemap-parts.ts';
import { sitemapIndex, urlSet, type SitemapEntry } from './sitemap-xml.ts';

/**
 * The sitemap for search engines: an index, and its parts of at most 10,000 addresses. The host serves them at the shop's root.
 */
export function sitemapRoutes(app: FastifyInstance, shop: Shop): void {
  const { store, environment } = shop;
  // These two are cached because they read every product; a part of products is one short scan, and too large to keep.
  const kept = new LRUCache<'index' | 'listings', SitemapEntry[]>({
    max: 2,
    ttl: keptForMs,
    fetchMethod: (name) => (name === 'index' ? readParts(store) : readPart(store, name)),
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = (await kept.fetch('index')) ?? [];
    return sendXml(request, reply, sitemapIndex(environment.publicUrl, parts));
  });

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const name = /^([a-z]+(?:-\d{1,5})?)\.xml$/.exec(request.params.file)?.[1] ?? '';
    const entries =
      name === 'listings' ? ((await kept.fetch(name)) ?? []) : await readPart(store, name);
    if (entries.length === 0) throw new Refusal(404, messages.notFound);
    return sendXml(request, reply, urlSet(environment.publicUrl, entries));
  });
}

const keptForMs = 10 * 60_000;

/** The ETag is weak, because the host compresses the answer. */
function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  const tag = `W/"${createHash('sha1').update(xml).digest('base64url')}"`;
  void reply
    .type('application/xml; charset=utf-8')
    .headers({ etag: tag, 'cache-control': 'public, max-age=3600' });
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(xml);
}
