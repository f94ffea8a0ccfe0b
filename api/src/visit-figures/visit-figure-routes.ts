import type { FastifyInstance } from 'fastify';
import { addressKey } from '../http/limits/address-key.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import type { VisitFigures } from './visit-figures.ts';

/** More than a hurried visit, and as many as the few of a mobile network's address who are counted at once. */
const mostPerMinute = 60;

/**
 * Counts what browsers tell of visitors who have agreed to it (R48). The address that asks is counted in memory alone, as for every call;
 * of the visitor nothing is kept.
 */
export function visitFigureRoutes(app: FastifyInstance, shop: Shop, figures: VisitFigures): void {
  const { db } = shop.store;
  const limit = app.createRateLimit({
    max: mostPerMinute,
    // All processes may count in one place, together with the limit of all calls.
    keyGenerator: (request) => `figures ${addressKey(request.ip)}`,
  });

  serve(
    app,
    shop,
    'POST /v1/ContentManagement/VisitFigures/Count',
    async ({ input: { Event, ProductId }, request }) => {
      const counted = await limit(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new Refusal(429, messages.tooMany, { retryAfterSeconds: counted.ttlInSeconds });
      }
      const settings = await db
        .selectFrom('shop_settings')
        .select('counts_figures')
        .executeTakeFirst();
      if (!settings?.counts_figures) throw new Refusal(409, messages.isOff);
      figures.note(Event, ProductId ?? null);
      return { value: null };
    },
  );
}
