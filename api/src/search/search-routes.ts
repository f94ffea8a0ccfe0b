import type { FastifyInstance } from 'fastify';
import { isMomentNear } from '../discounts/near-moment.ts';
import { serve } from '../http/serve.ts';
import type { CatalogueShop } from '../catalogue/catalogue-shop.ts';
import { suggest } from './suggestions.ts';

export function searchRoutes(app: FastifyInstance, shop: CatalogueShop): void {
  serve(app, shop, 'GET /v1/ProductManagement/Search/Read', async ({ input }) => ({
    value: await suggest(shop, input.SearchValue),
    // Cached briefly by the browser, for shoppers who delete a letter and type it again; the answer has prices.
    cacheControl: (await isMomentNear(shop.store, mostAgeSeconds * 1000))
      ? 'public, no-cache'
      : `public, max-age=${mostAgeSeconds}`,
  }));
}

const mostAgeSeconds = 60;
