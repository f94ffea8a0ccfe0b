import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { isWished, readWishes } from './read-wishes.ts';
import { addWish, deleteWish, mergeWishes } from './wishes.ts';

/** The calls of a customer's own wish list (R41). */
export function wishListRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/ProductManagement/CustomerWishList/Read', async ({ customer }) => ({
    value: await readWishes(shop.store, customer),
  }));

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/CustomerWishList/Find',
    async ({ input, customer }) => ({
      value: { IsWished: await isWished(shop.store, customer, input.ProductId) },
    }),
  );

  serve(
    app,
    shop,
    'POST /v1/ProductManagement/CustomerWishList/Add',
    async ({ input, customer }) => {
      await addWish(shop, customer, input.ProductId);
      return { value: null };
    },
  );

  serve(
    app,
    shop,
    'POST /v1/ProductManagement/CustomerWishList/Merge',
    async ({ input, customer }) => ({
      value: { LeftOutIds: await mergeWishes(shop, customer, input.ProductsIds) },
    }),
  );

  serve(
    app,
    shop,
    'DELETE /v1/ProductManagement/CustomerWishList/Delete',
    async ({ input, customer }) => {
      await deleteWish(shop, customer, input.ProductId);
      return { value: null };
    },
  );
}
