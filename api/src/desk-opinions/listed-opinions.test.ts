import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

/** Three questions about one product and one about another, a minute apart; the first two are public, one of them answered. */
async function askedQuestions() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const support = await aMember(desk, ['support']);
  const one = await aProduct(shop);
  const other = await aProduct(shop);
  const start = shop.clock().getTime();
  const products = [one, one, one, other];
  await shop.store.db
    .insertInto('questions')
    .values(
      products.map(({ productId }, minute) => ({
        product_id: productId,
        customer_name: 'نگار',
        question: 'چند رنگ دارد؟',
        answer: minute === 0 ? 'سه رنگ دارد.' : null,
        answered_at: minute === 0 ? shop.clock() : null,
        registered_at: new Date(start + minute * 60_000),
        confirmed_at: minute < 2 ? shop.clock() : null,
      })),
    )
    .execute();
  const ids = async (wish: object) =>
    (await desk.ask('GET /v1/desk/questions', wish, support)).body.Value.rows.map(({ id }) => id);
  return { desk, support, one, other, ids };
}

test('questions are found by their state and their product', async () => {
  const { one, other, ids } = await askedQuestions();

  expect(await ids({ state: 'waiting' })).toEqual([3, 4]);
  expect(await ids({ state: 'public' })).toEqual([2, 1]);
  expect(await ids({ state: 'all', productId: one.productId })).toEqual([3, 2, 1]);
  expect(await ids({ state: 'all', productId: other.productId })).toEqual([4]);
});

test('of public questions those wait for an answer that have none, and no others', async () => {
  const { ids } = await askedQuestions();

  expect(await ids({ state: 'unanswered' })).toEqual([2]);
});

test('all questions are read newest first, page by page, and none of them twice', async () => {
  const { desk, support } = await askedQuestions();

  const seen: number[] = [];
  let after: string | undefined;
  do {
    const asked = { state: 'all' as const, limit: 3, after };
    const { body } = await desk.ask('GET /v1/desk/questions', asked, support);
    seen.push(...body.Value.rows.map(({ id }) => id));
    after = body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(seen).toEqual([4, 3, 2, 1]);
});

test('as many questions wait at the front of the desk as their two queues have', async () => {
  const { desk, support, ids } = await askedQuestions();

  const waiting = await desk.ask('GET /v1/desk/waiting', {}, support);
  const [unjudged, unanswered] = [
    await ids({ state: 'waiting' }),
    await ids({ state: 'unanswered' }),
  ];

  expect(waiting.body.Value).toMatchObject({
    questions: unjudged.length + unanswered.length,
    unanswered: unanswered.length,
  });
  expect([unjudged, unanswered]).toEqual([[3, 4], [2]]);
});
