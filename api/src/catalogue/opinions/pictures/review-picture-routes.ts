import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import { fileCalls } from '../../../pictures/file-calls.ts';
import type { Shop } from '../../../shop.ts';
import { takeReviewPicture } from './review-pictures.ts';

/** Takes the photos of reviews that customers write (R43). */
export function reviewPictureRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  return fileCalls(app, shop.environment.mediaFolder, (files, cutter) => {
    serve(files, shop, 'POST /v1/ProductManagement/ProductReviews/AddPicture', async (asked) => {
      const { request, customer, input } = asked;
      const sent = { request, customer, productId: input.ProductId, cutter };
      return { value: await takeReviewPicture(shop, sent) };
    });
  });
}
