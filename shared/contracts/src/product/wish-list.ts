import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { id } from '../call/fields.ts';
import { productCardSchema } from './product-card.ts';
import { productIds } from './product-ids.ts';

/** Products that one customer's wish list holds (R41). */
export const mostWishes = 100;

const ofProduct = z.object({ ProductId: id });

export const wishListCalls = {
  'GET /v1/ProductManagement/CustomerWishList/Read': call({
    summary: "Extension: the cards of the customer's wish list, the newest wish first.",
    source: 'R41',
    caller: 'customer',
    input: z.object({}),
    value: z.array(productCardSchema),
  }),
  'GET /v1/ProductManagement/CustomerWishList/Find': call({
    summary: "Extension: whether a product is in the customer's wish list.",
    source: 'R41',
    caller: 'customer',
    input: ofProduct,
    value: z.object({ IsWished: z.boolean() }),
  }),
  'POST /v1/ProductManagement/CustomerWishList/Add': call({
    summary:
      "Extension: puts a product into the customer's wish list; one that is in it already stays where it is.",
    source: 'R41',
    caller: 'customer',
    input: ofProduct,
    value: z.null(),
  }),
  'POST /v1/ProductManagement/CustomerWishList/Merge': call({
    summary:
      "Extension: puts a guest's wishes, the newest first, into the customer's list. Answers those for which it has no room.",
    source: 'R41',
    caller: 'customer',
    input: z.object({ ProductsIds: productIds(mostWishes) }),
    value: z.object({ LeftOutIds: z.array(z.int()) }),
  }),
  'DELETE /v1/ProductManagement/CustomerWishList/Delete': call({
    summary: "Extension: takes a product out of the customer's wish list, if it is in it.",
    source: 'R41',
    caller: 'customer',
    input: ofProduct,
    value: z.null(),
  }),
};
