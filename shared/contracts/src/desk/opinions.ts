import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment, pageInput, pageOf } from './keyset.ts';

const opinion = {
  id: z.int(),
  productId: z.int(),
  productName: z.string(),
  customerId: z.nullable(z.int()),
  customerName: z.string(),
  registeredAt: moment,
  /** null while the opinion awaits approval. */
  confirmedAt: z.nullable(moment),
  /** Another one once its writer has changed its words, or a colleague has published or answered it. */
  version: z.string(),
};

const version = z.string(deskMessages.openedBefore).check(z.maxLength(100));
/** An opinion as it was read. */
const seen = { id, version };
/** The same; a desk that was opened before an update says no version of what it refuses. */
const refused = { id, version: z.optional(version) };

export const deskReviewSchema = z.object({
  ...opinion,
  title: z.string(),
  text: z.string(),
  /** Stars, 1 to 5; null of a review without. */
  rating: z.nullable(z.int()),
  /** Its photos by their ids, in the order in which they were sent. */
  pictureIds: z.array(z.int()),
});
export type DeskReview = z.output<typeof deskReviewSchema>;

export const deskQuestionSchema = z.object({
  ...opinion,
  question: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
});
export type DeskQuestion = z.output<typeof deskQuestionSchema>;

/** The shop's answer to a question. */
export const answerText = z
  .string(deskMessages.answer.required)
  .check(
    z.trim(),
    z.minLength(1, { error: deskMessages.answer.required, abort: true }),
    z.minLength(10, deskMessages.answer.tooShort),
    z.maxLength(2000, deskMessages.answer.tooLong),
  );

const judges = ['owner', 'support'] as const;

export const deskOpinionCalls = {
  'GET /v1/desk/reviews': deskCall({
    summary: 'Reviews: those that wait for approval with the oldest first, others newest first.',
    access: judges,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['waiting', 'public', 'all']), 'waiting'),
      productId: z.optional(id),
    }),
    value: pageOf(deskReviewSchema),
  }),
  'GET /v1/desk/reviews/pictures': deskCall({
    summary: 'The photos of a review that nobody has approved yet, as `data:` addresses.',
    access: judges,
    input: z.object({ id }),
    value: z.object({ pictures: z.array(z.object({ id: z.int(), picture: z.string() })) }),
  }),
  'POST /v1/desk/reviews/remove-picture': deskCall({
    summary: 'Deletes one photo of a review, before it is public or after.',
    access: judges,
    input: z.object({ id, pictureId: id }),
    value: deskReviewSchema,
  }),
  'POST /v1/desk/reviews/approve': deskCall({
    summary:
      'Publishes a review with its photos. A 409 with the present review if its writer has changed it since.',
    access: judges,
    input: z.object(seen),
    value: deskReviewSchema,
  }),
  'POST /v1/desk/reviews/refuse': deskCall({
    summary:
      'Deletes a review and its photos, before it is public or after; the audit log keeps its words. A 409 with the present review if its writer has changed it since, or a colleague has published it.',
    access: judges,
    input: z.object(refused),
    value: z.null(),
  }),
  'GET /v1/desk/questions': deskCall({
    summary:
      'Questions: those that wait for approval or for an answer with the oldest first, others newest first.',
    access: judges,
    input: z.object({
      ...pageInput,
      state: z._default(z.enum(['waiting', 'unanswered', 'public', 'all']), 'waiting'),
      productId: z.optional(id),
    }),
    value: pageOf(deskQuestionSchema),
  }),
  'POST /v1/desk/questions/approve': deskCall({
    summary:
      'Publishes a question, without an answer yet. A 409 with the present question if its writer has changed it since.',
    access: judges,
    input: z.object(seen),
    value: deskQuestionSchema,
  }),
  'POST /v1/desk/questions/refuse': deskCall({
    summary:
      'Deletes a question with its answer; the audit log keeps the words of both. A 409 with the present question if its writer has changed it since, or a colleague has published or answered it.',
    access: judges,
    input: z.object(refused),
    value: z.null(),
  }),
  'POST /v1/desk/questions/answer': deskCall({
    summary:
      'Answers a question and publishes it; replaces an older answer. A 409 with the present question if its writer has changed it since, or a colleague has published or answered it.',
    access: judges,
    input: z.object({ ...seen, answer: answerText }),
    value: deskQuestionSchema,
  }),
};
