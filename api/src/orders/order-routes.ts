import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { messages } from './messages.ts';
import { readOrders } from './order-list.ts';
import { readOrder } from './orders.ts';

/** The customer's own orders (§7). */
export function orderRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Orders/Orders/Read', async ({ input, customer }) => ({
    value: await readOrder(shop.store.db, customer.id, input.HashOrderId, shop.clock()),
  }));

  serve(app, shop, 'POST /v1/Orders/Orders/Cancel', async ({ input, customer }) => {
    await cancelOrder(shop, customer.id, input.HashOrderId);
    return {
      value: await readOrder(shop.store.db, customer.id, input.HashOrderId, shop.clock()),
      message: messages.cancelled,
    };
  });

  serve(app, shop, 'GET /v1/Orders/OrdersList/Read', async ({ input, customer }) => ({
    value: await readOrders(shop.store.db, customer.id, input.ordersListStateFilter, input.Page),
  }));
}
