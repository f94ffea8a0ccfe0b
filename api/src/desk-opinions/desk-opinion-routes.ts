import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { answerQuestion, approveOpinion, rejectOpinion } from '../catalogue/judge-opinions.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { findQuestions, findReviews } from './opinion-queue.ts';

/** The queues of reviews and questions. */
export function deskOpinionRoutes(app: FastifyInstance, context: DeskContext): void {
  reviewRoutes(app, context);
  questionRoutes(app, context);
}

function reviewRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/reviews', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['string', 'number']);
    const found = await findReviews(db, search, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, ({ registeredAt, id }) => [registeredAt, id]);
  });

  serveChange(app, context, 'POST /v1/desk/reviews/approve', ({ input, change }) =>
    change(async (tx, at) => {
      const before = await oneReview(tx, input.id);
      await approveOpinion(tx, 'reviews', { id: input.id, at });
      const value = await oneReview(tx, input.id);
      const entry = { subject: 'review', subjectId: input.id };
      return { value, entries: [{ ...entry, before: state(before), after: state(value) }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/reviews/refuse', ({ input, change }) =>
    change(async (tx) => {
      const { productId, title, text } = await oneReview(tx, input.id);
      await rejectOpinion(tx, 'reviews', input);
      const entry = { subject: 'review', subjectId: input.id };
      return {
        value: null,
        entries: [{ ...entry, before: { productId, title, text }, after: null }],
      };
    }),
  );
}

function questionRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/questions', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['string', 'number']);
    const found = await findQuestions(db, search, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, ({ registeredAt, id }) => [registeredAt, id]);
  });

  serveChange(app, context, 'POST /v1/desk/questions/approve', ({ input, change }) =>
    change(async (tx, at) => {
      const before = await oneQuestion(tx, input.id);
      await approveOpinion(tx, 'questions', { id: input.id, at });
      const value = await oneQuestion(tx, input.id);
      const entry = { subject: 'question', subjectId: input.id };
      return { value, entries: [{ ...entry, before: state(before), after: state(value) }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/questions/refuse', ({ input, change }) =>
    change(async (tx) => {
      const { productId, question, answer } = await oneQuestion(tx, input.id);
      await rejectOpinion(tx, 'questions', input);
      const entry = { subject: 'question', subjectId: input.id };
      const before = { productId, question, answer };
      return { value: null, entries: [{ ...entry, before, after: null }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/questions/answer', ({ input, change }) =>
    change(async (tx, at) => {
      const before = await oneQuestion(tx, input.id);
      await answerQuestion(tx, { ...input, at });
      const value = await oneQuestion(tx, input.id);
      const entry = {
        subject: 'question',
        subjectId: input.id,
        before: { ...state(before), answer: before.answer },
        after: { ...state(value), answer: value.answer },
      };
      return { value, entries: [entry] };
    }),
  );
}

/** Throws a 404 for a review that is gone, as after somebody else has refused it. */
async function oneReview(db: Kysely<Tables>, id: number) {
  const [review] = await findReviews(db, { state: 'all', id }, { after: null, most: 1 });
  if (!review) throw new Refusal(404, messages.noReview);
  return review;
}

async function oneQuestion(db: Kysely<Tables>, id: number) {
  const [question] = await findQuestions(db, { state: 'all', id }, { after: null, most: 1 });
  if (!question) throw new Refusal(404, messages.noQuestion);
  return question;
}

function state({ confirmedAt }: { confirmedAt: string | null }) {
  return { isPublic: confirmedAt !== null };
}
