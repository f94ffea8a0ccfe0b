import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { findArea, readCities, readProvinces } from './places.ts';

export function placeRoutes(app: FastifyInstance, shop: Shop): void {
  const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

  serve(app, shop, 'GET /v1/BasicDefinitions/Provinces/Read', async () => ({
    value: await readProvinces(shop.store),
    cacheControl,
  }));

  serve(app, shop, 'GET /v1/BasicDefinitions/Cities/ReadByProvince', async ({ input }) => ({
    value: await readCities(shop.store, input.ProvinceId),
    cacheControl,
  }));

  serve(app, shop, 'GET /v1/BasicDefinitions/Areas/ReadByPoint', async ({ input }) => {
    const area = await findArea(shop.store, input.Lat, input.Lng);
    return { value: { AreaId: area?.id ?? null, AreaName: area?.title ?? '' } };
  });
}
