import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { applyDelivery, deliveryFee, readCarriers } from './cart-deliveries.ts';
import { messages } from './delivery-messages.ts';
import { readDeliveryPromise } from './delivery-promise.ts';

/** The first step of the checkout: address and carrier (§7), and what a product promises before it (R46). */
export function carrierRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/BasicDefinitions/Carriers/Read', async ({ input, customer }) => ({
    value: await readCarriers(shop, input, customer),
  }));

  serve(app, shop, 'GET /v1/BasicDefinitions/Carriers/Promise', async ({ input }) => ({
    value: await readDeliveryPromise(shop, input),
    // Short, because after the last hour of packing the days are others.
    cacheControl: 'public, max-age=60, stale-while-revalidate=240',
  }));

  serve(app, shop, 'POST /v1/Orders/CartAddress/Apply', async ({ input, customer }) => {
    await applyDelivery(shop, input, customer);
    return { value: null, message: messages.applied };
  });

  serve(app, shop, 'GET /v1/Orders/CartAddress/GetDeliveryFee', async ({ input, customer }) => ({
    value: await deliveryFee(shop, input, customer),
    message: messages.possible,
  }));
}
