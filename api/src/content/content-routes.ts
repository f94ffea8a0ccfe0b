import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import { countPost } from '../identity/limits/post-limit.ts';
import type { Shop } from '../shop.ts';
import { addContactMessage } from './contact-messages.ts';
import { findIntroduction } from './introductions.ts';
import { messages } from './messages.ts';

export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, 'GET /v1/BasicDefinitions/ShopIntroductions/Find', async ({ input }) => ({
    value: await findIntroduction(shop.store, input.SectionNameEN),
    cacheControl: 'public, max-age=60, stale-while-revalidate=600',
    tags: ['introductions'],
  }));

  serve(
    app,
    shop,
    'POST /v1/Identity/ContactUs/AddMessage',
    async ({ input, customer, request }) => {
      await countPost(shop, 'message', { customer, ip: request.ip });
      await addContactMessage(shop, input);
      return { value: null, message: messages.messageTaken };
    },
  );
}
