import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { CatalogueShop } from '../catalogue/catalogue-shop.ts';
import { suggest } from './suggestions.ts';

export function searchRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  serve(app, shop, 'GET /v1/ProductManagement/Search/Read', async ({ input }) => ({
    value: await suggest(shop, input.SearchValue),
    // Whoever deletes a letter and types it again is answered by the browser.
    cacheControl: 'public, max-age=60',
  }));
}
