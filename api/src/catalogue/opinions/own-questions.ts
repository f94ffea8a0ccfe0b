import type { OwnQuestion } from '@kashi/contracts/product/question';
import { Refusal } from '../../http/refusal.ts';
import type { Customer, Shop } from '../../shop.ts';
import { firstPicture } from '../first-picture.ts';
import { holdProduct } from '../product/known-product.ts';
import { messages } from '../messages.ts';
import { picturePath, pictureWidth } from '../../http/media/picture-paths.ts';
import { readPage } from '../read-page.ts';

type Needs = Pick<Shop, 'store' | 'clock'>;

/** Saves a question, of a guest too (§6); it awaits approval (§4). Throws 404 for an unknown product. */
export async function addQuestion(
  { store, clock }: Needs,
  customer: Customer | null,
  asked: { Question: string; ProductId: number },
): Promise<void> {
  await store.transaction(async (tx) => {
    await holdProduct(tx, asked.ProductId);
    await tx
      .insertInto('questions')
      .values({
        product_id: asked.ProductId,
        customer_id: customer?.id ?? null,
        customer_name: customer ? customer.fullName || messages.customer : messages.guest,
        question: asked.Question,
        answer: null,
        registered_at: clock(),
        confirmed_at: null,
        answered_at: null,
      })
      .execute();
  });
}

export async function readOwnQuestions(
  shop: Needs,
  customer: Customer,
  page: number,
): Promise<{ TotalCount: number; Page: number; Questions: OwnQuestion[] }> {
  const own = ownQuestionRows(shop, customer)
    .orderBy('q.registered_at', 'desc')
    .orderBy('q.id', 'desc');
  const { total, rows } = await readPage(own, page);
  return { TotalCount: total, Page: page, Questions: rows.map(ownQuestion) };
}

/** Throws 404 for an unknown question and for another customer's. */
export async function findOwnQuestion(
  shop: Needs,
  customer: Customer,
  questionId: number,
): Promise<OwnQuestion> {
  const row = await ownQuestionRows(shop, customer)
    .where('q.id', '=', questionId)
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noQuestion);
  return ownQuestion(row);
}

/** Throws 404 as `findOwnQuestion` does, and 400 for a question with an answer. */
export async function changeQuestion(
  shop: Needs,
  customer: Customer,
  changed: { Id: number; Question: string },
): Promise<void> {
  const { numUpdatedRows } = await shop.store.db
    .updateTable('questions')
    // The approval was for the old words.
    .set({ question: changed.Question, confirmed_at: null })
    .where('id', '=', changed.Id)
    .where('customer_id', '=', customer.id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await refuse(shop, customer, changed.Id);
}

/** Throws as `changeQuestion` does. */
export async function deleteQuestion(
  shop: Needs,
  customer: Customer,
  questionId: number,
): Promise<void> {
  const { numDeletedRows } = await shop.store.db
    .deleteFrom('questions')
    .where('id', '=', questionId)
    .where('customer_id', '=', customer.id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) await refuse(shop, customer, questionId);
}

async function refuse(shop: Needs, customer: Customer, questionId: number): Promise<never> {
  await findOwnQuestion(shop, customer, questionId);
  throw new Refusal(400, messages.questionAnswered);
}

type OwnQuestionRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof ownQuestionRows>['executeTakeFirst']>>
>;

function ownQuestionRows({ store }: Needs, customer: Customer) {
  return (
    store.db
      .selectFrom('questions as q')
      // A product that is hidden now keeps what its customers wrote about it.
      .innerJoin('products as p', 'p.id', 'q.product_id')
      .select([
        'q.id',
        'q.product_id',
        'q.question',
        'q.answer',
        'q.registered_at',
        'q.answered_at',
        'p.name',
      ])
      .select(firstPicture('p.id').as('picture'))
      .where('q.customer_id', '=', customer.id)
  );
}

function ownQuestion(row: OwnQuestionRow): OwnQuestion {
  return {
    Id: row.id,
    ProductId: row.product_id,
    ProductPicPath: picturePath(row.picture, pictureWidth.card),
    ProductName: row.name,
    Question: row.question,
    Answer: row.answer,
    IsAnswered: row.answer !== null,
    RegDateTime: row.registered_at.toISOString(),
    AnsweredDateTime: row.answered_at?.toISOString() ?? null,
  };
}
