import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { applyDelivery, deliveryFee, readCarriers } from './cart-deliveries.ts';
import { messages } from './delivery-messages.ts';

/** The first step of the checkout: address and carrier (§7). */
export function carrierRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/BasicDefinitions/Carriers/Read', async ({ input, customer }) => ({
    value: await readCarriers(shop, input, customer),
  }));

  serve(app, shop, 'POST /v1/Orders/CartAddress/Apply', async ({ input, customer }) => {
    await applyDelivery(shop, input, customer);
    return { value: null, message: messages.applied };
  });

  serve(app, shop, 'GET /v1/Orders/CartAddress/GetDeliveryFee', async ({ input, customer }) => ({
    value: { DeliveryFee: await deliveryFee(shop, input, customer) },
    message: messages.possible,
  }));
}
