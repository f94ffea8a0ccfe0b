import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { countPost } from '../../identity/limits/post-limit.ts';
import type { Shop } from '../../shop.ts';
import { messages } from '../messages.ts';
import {
  addQuestion,
  changeQuestion,
  deleteQuestion,
  findOwnQuestion,
  readOwnQuestions,
} from './own-questions.ts';
import { readHelpfulReviews, voteHelpful } from './helpful-votes.ts';
import {
  addReview,
  changeReview,
  deleteReview,
  findOwnReview,
  readOwnReviews,
} from './own-reviews.ts';

/** The reviews and questions of shoppers, who may change them until the shop has reviewed them (§4). */
export function opinionRoutes(app: FastifyInstance, shop: Shop): void {
  serve(
    app,
    shop,
    'POST /v1/ProductManagement/ProductReviews/Add',
    async ({ input, customer, request }) => {
      await countPost(shop, 'review', { customer, ip: request.ip });
      await addReview(shop, customer, input);
      return { value: null, message: messages.reviewAdded };
    },
  );

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerReviews/Read',
    async ({ input, customer }) => ({
      value: await readOwnReviews(shop, customer, input.Page),
    }),
  );

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerReviews/Find',
    async ({ input, customer }) => ({
      value: await findOwnReview(shop, customer, input.Id),
    }),
  );

  serve(
    app,
    shop,
    'PUT /v1/ProductManagement/CustomerReviews/Update',
    async ({ input, customer }) => {
      await changeReview(shop, customer, input);
      return { value: null, message: messages.reviewChanged };
    },
  );

  serve(
    app,
    shop,
    'DELETE /v1/ProductManagement/customerReviews/Delete',
    async ({ input, customer }) => {
      await deleteReview(shop, customer, input.ReviewId);
      return { value: null, message: messages.reviewDeleted };
    },
  );

  serve(
    app,
    shop,
    'PUT /v1/ProductManagement/ProductReviews/Helpful',
    async ({ input, customer }) => ({ value: await voteHelpful(shop, customer, input) }),
  );

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerHelpfulReviews/Read',
    async ({ input, customer }) => ({
      value: await readHelpfulReviews(shop, customer, input.ProductId),
    }),
  );

  serve(
    app,
    shop,
    'POST /v1/ProductManagement/ProductQuestions/Add',
    async ({ input, customer, request }) => {
      await countPost(shop, 'question', { customer, ip: request.ip });
      await addQuestion(shop, customer, input);
      return { value: null, message: messages.questionAdded };
    },
  );

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerQuestions/Read',
    async ({ input, customer }) => ({
      value: await readOwnQuestions(shop, customer, input.Page),
    }),
  );

  serve(
    app,
    shop,
    'GET /v1/ProductManagement/customerQuestions/Find',
    async ({ input, customer }) => ({
      value: await findOwnQuestion(shop, customer, input.Id),
    }),
  );

  serve(
    app,
    shop,
    'PUT /v1/ProductManagement/CustomerQuestions/Update',
    async ({ input, customer }) => {
      await changeQuestion(shop, customer, input);
      return { value: null, message: messages.questionChanged };
    },
  );

  serve(
    app,
    shop,
    'DELETE /v1/ProductManagement/customerQuestions/Delete',
    async ({ input, customer }) => {
      await deleteQuestion(shop, customer, input.QuestionId);
      return { value: null, message: messages.questionDeleted };
    },
  );
}
