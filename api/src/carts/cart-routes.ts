import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../http/input/idempotency-key.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { buyAgain } from './buy-again.ts';
import { addItem, decreaseItem, increaseItem, readCart, removeItem } from './carts.ts';
import { messages } from './messages.ts';

/** The cart of a guest or a customer (§7, Cart and checkout). */
export function cartRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/Orders/Carts/Read', async ({ input, customer }) => ({
    value: await readCart(shop, input.HashCartId, customer),
  }));

  serve(app, shop, 'POST /v1/Orders/Carts/AddCartItem', async ({ input, customer, request }) => {
    const { HashCartId: hash, ProductSaleParamId: saleParamId } = input;
    const key = idempotencyKeyOf(request);
    const value = await addItem(shop, { hash, saleParamId, key }, customer);
    return { value, message: messages.changed };
  });

  serve(app, shop, 'POST /v1/Orders/Carts/IncreaseCartItem', async ({ input, customer }) => ({
    value: await increaseItem(shop, input.HashCartId, input.ProductSaleParamId, customer),
    message: messages.changed,
  }));

  serve(app, shop, 'POST /v1/Orders/Carts/DecreaseCartItem', async ({ input, customer }) => ({
    value: await decreaseItem(shop, input.HashCartId, input.ProductSaleParamId, customer),
    message: messages.changed,
  }));

  serve(app, shop, 'POST /v1/Orders/Carts/BuyAgain', async ({ input, customer }) => {
    const value = await buyAgain(shop, input, customer);
    return { value, message: messages.boughtAgain };
  });

  serve(app, shop, 'DELETE /v1/Orders/Carts/RemoveCartItem', async ({ input, customer }) => ({
    value: await removeItem(shop, input.HashCartId, input.ProductSaleParamId, customer),
    message: messages.changed,
  }));
}
