import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { readPublicContents, visitorFields, type PublicContents } from './contents.ts';

/** How long the contents may be behind the database, in this process. Every page of the shop asks for them. */
const keptMs = 2000;

export function homeRoutes(app: FastifyInstance, shop: Shop): void {
  const publicContents = keptFor(keptMs, shop.clock, () => readPublicContents(shop));

  serve(app, shop, 'GET /v1/ContentManagement/Contents/Read', async ({ customer }) => ({
    value: { ...(await publicContents()), ...visitorFields(customer) },
    // The guest's answer is everybody's; the customer's own is nobody else's (decision 11).
    ...(customer === null && { cacheControl: 'public, max-age=30, stale-while-revalidate=300' }),
  }));
}

/** Reads once for all who ask within `ms`. A failed reading is not kept. */
function keptFor(
  ms: number,
  clock: () => Date,
  read: () => Promise<PublicContents>,
): () => Promise<PublicContents> {
  let kept: Promise<PublicContents> | undefined;
  let keptUntil = 0;
  return () => {
    const now = clock().getTime();
    if (kept && now < keptUntil) return kept;
    keptUntil = now + ms;
    kept = read();
    kept.catch(() => (keptUntil = 0));
    return kept;
  };
}
