import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { findIntroduction } from './introductions.ts';

export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/BasicDefinitions/ShopIntroductions/Find', async ({ input }) => ({
    value: await findIntroduction(shop.store, input.SectionNameEN),
    cacheControl: 'public, max-age=60',
  }));
}
