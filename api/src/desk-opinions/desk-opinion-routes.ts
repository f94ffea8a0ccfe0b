import type { DeskQuestion, DeskReview } from '@kashi/contracts/desk/opinions';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import {
  answerQuestion,
  approveOpinion,
  rejectOpinion,
} from '../catalogue/opinions/judge-opinions.ts';
import {
  publishPictures,
  readWaitingPictures,
  readyPictures,
  removePicture,
} from '../catalogue/opinions/pictures/judge-pictures.ts';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import { cutterOf } from '../pictures/file-calls.ts';
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
  const cutter = cutterOf(app);

  serveRead(app, context, 'GET /v1/desk/reviews', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['moment', 'int']);
    const found = await findReviews(db, search, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, ({ registeredAt, id }) => [registeredAt, id]);
  });

  serveRead(app, context, 'GET /v1/desk/reviews/pictures', async ({ input }) => ({
    pictures: await readWaitingPictures(db, input.id),
  }));

  serveChange(app, context, 'POST /v1/desk/reviews/remove-picture', ({ input, change }) =>
    change(async (tx) => {
      const before = await lockReview(tx, input.id);
      if (!(await removePicture(tx, input))) throw new Refusal(404, messages.noPicture);
      const value = await lockReview(tx, input.id);
      return { value, entries: [reviewEntry(before, value)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/reviews/approve', async ({ input, change }) => {
    const ready = await readyPictures(context.shop, cutter, input.id);
    return change(async (tx, at) => {
      const before = await lockReview(tx, input.id);
      // Of two who approve it the second changes nothing.
      if (before.confirmedAt === null) requireSeen(before, input.version, ofReview);
      await approveOpinion(tx, 'reviews', { id: input.id, at });
      await publishPictures(tx, ready, at);
      const value = await lockReview(tx, input.id);
      return { value, entries: [reviewEntry(before, value)] };
    });
  });

  serveChange(app, context, 'POST /v1/desk/reviews/refuse', ({ input, change }) =>
    change(async (tx) => {
      const review = await lockReview(tx, input.id);
      requireSeen(review, input.version, ofReview);
      const { productId, customerId, title, text, pictureIds } = review;
      await rejectOpinion(tx, 'reviews', input);
      const entry = { subject: 'review', subjectId: input.id };
      const before = { productId, customerId, title, text, pictures: pictureIds.length };
      return { value: null, entries: [{ ...entry, before, after: null }] };
    }),
  );
}

function questionRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/questions', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['moment', 'int']);
    const found = await findQuestions(db, search, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, ({ registeredAt, id }) => [registeredAt, id]);
  });

  serveChange(app, context, 'POST /v1/desk/questions/approve', ({ input, change }) =>
    change(async (tx, at) => {
      const before = await lockQuestion(tx, input.id);
      if (before.confirmedAt === null) requireSeen(before, input.version, ofQuestion);
      await approveOpinion(tx, 'questions', { id: input.id, at });
      const value = await lockQuestion(tx, input.id);
      const entry = { subject: 'question', subjectId: input.id };
      return { value, entries: [{ ...entry, before: state(before), after: state(value) }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/questions/refuse', ({ input, change }) =>
    change(async (tx) => {
      const current = await lockQuestion(tx, input.id);
      requireSeen(current, input.version, ofQuestion);
      const { productId, customerId, question, answer } = current;
      await rejectOpinion(tx, 'questions', input);
      const entry = { subject: 'question', subjectId: input.id };
      const before = { productId, customerId, question, answer };
      return { value: null, entries: [{ ...entry, before, after: null }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/questions/answer', ({ input, change }) =>
    change(async (tx, at) => {
      const before = await lockQuestion(tx, input.id);
      // The same answer once more, as after a lost reply, changes nothing.
      if (before.confirmedAt !== null && before.answer === input.answer)
        return { value: before, entries: [] };
      requireSeen(before, input.version, ofQuestion);
      await answerQuestion(tx, { ...input, at });
      const value = await lockQuestion(tx, input.id);
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

/** The review, locked until the transaction ends. Throws a 404 for one that is gone, as after somebody else has refused it. */
async function lockReview(tx: Transaction<Tables>, id: number) {
  await tx.selectFrom('reviews').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const [review] = await findReviews(tx, { state: 'all', id }, { after: null, most: 1 });
  if (!review) throw new Refusal(404, messages.noReview);
  return review;
}

async function lockQuestion(tx: Transaction<Tables>, id: number) {
  await tx.selectFrom('questions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const [question] = await findQuestions(tx, { state: 'all', id }, { after: null, most: 1 });
  if (!question) throw new Refusal(404, messages.noQuestion);
  return question;
}

const ofReview = { moved: messages.reviewMoved, judged: messages.reviewJudged };
const ofQuestion = { moved: messages.questionMoved, judged: messages.questionJudged };

/** Throws a 409 with the present opinion if its writer or a colleague has changed it since the member has read it. */
function requireSeen(
  current: DeskReview | DeskQuestion,
  version: string | undefined,
  { moved, judged }: { moved: string; judged: string },
): void {
  if (version === undefined || version === current.version) return;
  // What a writer changes waits for approval again.
  throw new Refusal(409, current.confirmedAt === null ? moved : judged, { value: { current } });
}

function reviewEntry(before: DeskReview, after: DeskReview): ChangeEntry {
  const stateOf = (review: DeskReview) => ({
    ...state(review),
    pictures: review.pictureIds.length,
  });
  return {
    subject: 'review',
    subjectId: before.id,
    before: stateOf(before),
    after: stateOf(after),
  };
}

function state({ confirmedAt }: { confirmedAt: string | null }) {
  return { isPublic: confirmedAt !== null };
}
