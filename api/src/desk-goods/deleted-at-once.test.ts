import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { messages as shopMessages } from '../catalogue/messages.ts';
import { messages as frontPageMessages } from '../desk-front-page/messages.ts';
import { inputOf } from '../desk-front-page/front-page-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import type { Tables } from '../schema/tables.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { aProductAtDesk, formOf } from './goods-fixtures.ts';
import { messages } from './messages.ts';
import { deleteShelf } from './shelves.ts';

/** Asks while `deletion` runs, and resolves to the answer after it. */
async function askedWhile<Answer>(
  { desk }: Awaited<ReturnType<typeof aProductAtDesk>>,
  deletion: (tx: Transaction<Tables>) => Promise<unknown>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { store } = desk.shop;
  const { answer } = await store.transaction(async (tx) => {
    await deletion(tx);
    const answer = ask();
    await untilWaiting(store);
    return { answer };
  });
  return answer;
}

const aServedDesk = async () => aProductAtDesk(await serverStore(await newServerDatabase()));

test.skipIf(!serverUrl).each([
  ['POST /v1/ProductManagement/ProductQuestions/Add', { Question: 'آیا این کالا ضد آب است یا نه؟' }],
  [
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' },
  ],
] as const)('%s about a product that is just deleted is told so', async (name, words) => {
  const at = await aServedDesk();
  const { shop } = at.desk;
  const { token } = await aCustomer(shop);

  const answer = await askedWhile(
    at,
    (tx) => tx.deleteFrom('products').where('id', '=', at.id).execute(),
    () => shop.ask(name, { ...words, ProductId: at.id }, { token }),
  );

  expect(answer).toMatchObject({ status: 404, body: { Message: shopMessages.noProduct } });
});

test.skipIf(!serverUrl)(
  'a front page with a product that is just deleted is refused beside its list',
  async () => {
    const at = await aServedDesk();
    const { keeper } = at;
    const page = (await at.desk.ask('GET /v1/desk/front-page', {}, keeper)).body.Value;
    const wished = { ...inputOf(page), amazingIds: [at.id] };

    const answer = await askedWhile(
      at,
      (tx) => tx.deleteFrom('products').where('id', '=', at.id).execute(),
      () =>
        at.desk.ask(
          'POST /v1/desk/front-page/save',
          { version: page.version, page: wished },
          keeper,
        ),
    );

    expect(answer).toMatchObject({
      status: 400,
      body: { Errors: [{ Field: 'page.amazingIds', Message: frontPageMessages.noProduct }] },
    });
  },
);

test.skipIf(!serverUrl)('a product is not put under a brand that is just deleted', async () => {
  const at = await aServedDesk();
  const { store } = at.desk.shop;
  const { id: brandId } = await store.db
    .insertInto('brands')
    .values({ title: 'سهند', position: 9 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = await formOf(at);

  const answer = await askedWhile(
    at,
    (tx) => deleteShelf(tx, { kind: 'brand', id: brandId }),
    () => at.desk.ask('POST /v1/desk/goods/change', { ...form, brandId }, at.keeper),
  );

  expect(answer).toMatchObject({
    status: 400,
    body: { Errors: [{ Field: 'brandId', Message: messages.noShelf }] },
  });
});
