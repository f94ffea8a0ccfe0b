import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { setGiftNote } from './gift-note.ts';

/** The note that goes with the parcel of a cart. */
export function giftNoteRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'POST /v1/Orders/CartGiftNote/Set', async ({ input, customer }) => {
    await setGiftNote(shop, input.HashCartId, input.GiftNote, customer);
    return { value: null };
  });
}
