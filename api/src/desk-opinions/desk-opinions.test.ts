import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, loggedChanges, type TestDesk } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import type { Store } from '../store/store.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { questionAsRead, reviewAsRead } from './opinion-fixtures.ts';

interface Asked {
  desk: TestDesk;
  support: { cookie: string };
  ProductId: number;
}

/** A shop with one review and one question that wait for approval. */
async function waitingOpinions(given: { store?: Store } = {}): Promise<Asked> {
  const shop = await testShop(given);
  const desk = await aDeskOf(shop);
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.', ProductId },
    { token },
  );
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { ProductId, Question: 'آیا این کالا ضد آب است یا نه؟' },
    { token },
  );
  return { desk, support: await aMember(desk, ['support']), ProductId };
}

const shownReviews = async ({ desk, ProductId }: Asked) => {
  const read = await desk.shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
  return read.body.Value.FilteredReviews.length;
};

test('a review waits in the queue, and is public once it is approved', async () => {
  const asked = await waitingOpinions();
  const { desk, support } = asked;
  const waiting = await desk.ask('GET /v1/desk/reviews', {}, support);
  const [review] = waiting.body.Value.rows;

  const before = await shownReviews(asked);
  await desk.ask('POST /v1/desk/reviews/approve', await reviewAsRead(desk, support), support);

  expect(review).toMatchObject({ title: 'عالی بود', confirmedAt: null });
  expect([before, await shownReviews(asked)]).toEqual([0, 1]);
  expect((await desk.ask('GET /v1/desk/reviews', {}, support)).body.Value.rows).toEqual([]);
});

test('a refused review is gone; the log keeps its words, and not the name of its writer', async () => {
  const { desk, support } = await waitingOpinions();

  const review = await reviewAsRead(desk, support);
  const refused = await desk.ask('POST /v1/desk/reviews/refuse', review, support);
  const again = await desk.ask('POST /v1/desk/reviews/refuse', review, support);

  expect([refused.status, again.status]).toEqual([200, 404]);
  expect(again.body.Message).toBe(messages.noReview);
  const log = await loggedChanges(desk);
  expect(log).toMatchObject([{ before: { title: 'عالی بود' }, after: null }]);
  expect(JSON.stringify(log)).not.toContain('رضایی');
});

test.skipIf(!serverUrl)(
  'of two who refuse one review at once the log has the first alone',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { desk, support } = await waitingOpinions({ store });
    const review = await reviewAsRead(desk, support);
    const refuse = () => desk.ask('POST /v1/desk/reviews/refuse', review, support);

    const both = await store.transaction(async (tx) => {
      await tx.selectFrom('reviews').select('id').forUpdate().execute();
      const asked = [refuse(), refuse()];
      await untilWaiting(store, 2);
      return asked;
    });

    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    expect(await loggedChanges(desk)).toHaveLength(1);
  },
);

test('an answer publishes its question, and shoppers read it', async () => {
  const { desk, support, ProductId } = await waitingOpinions();

  const question = await questionAsRead(desk, support);
  const answerBy = (answer: string) =>
    desk.ask('POST /v1/desk/questions/answer', { ...question, answer }, support);

  const short = await answerBy('بله');
  const answered = await answerBy('بله، تا یک متر ضد آب است.');

  const read = await desk.shop.ask('GET /v1/ProductManagement/ProductQuestions/Read', {
    ProductId,
  });
  expect(short.status).toBe(400);
  expect(answered.body.Value.confirmedAt).not.toBeNull();
  expect(JSON.stringify(read.body.Value)).toContain('بله، تا یک متر ضد آب است.');
});

test('an approved question without an answer waits in the second queue', async () => {
  const { desk, support } = await waitingOpinions();

  await desk.ask('POST /v1/desk/questions/approve', await questionAsRead(desk, support), support);

  const queue = async (state: 'waiting' | 'unanswered') =>
    (await desk.ask('GET /v1/desk/questions', { state }, support)).body.Value.rows.length;
  expect([await queue('waiting'), await queue('unanswered')]).toEqual([0, 1]);
});

test('the queue is worked through from the oldest on, page by page', async () => {
  const { desk, support, ProductId } = await waitingOpinions();
  const { db } = desk.shop.store;
  await db
    .insertInto('reviews')
    .values(
      [1, 2, 3].map((minute) => ({
        product_id: ProductId,
        customer_name: 'نگار',
        title: `دیدگاه ${minute}`,
        text: 'یک هفته است که استفاده می‌کنم.',
        registered_at: new Date(desk.shop.clock().getTime() + minute * 60_000),
      })),
    )
    .execute();

  const first = await desk.ask('GET /v1/desk/reviews', { limit: 2 }, support);
  const after = first.body.Value.next ?? '';
  const second = await desk.ask('GET /v1/desk/reviews', { limit: 2, after }, support);

  const ids = [first, second].flatMap(({ body }) => body.Value.rows.map(({ id }) => id));
  expect(ids).toEqual([1, 2, 3, 4]);
});

test('a message from the contact page is done once, with a note of what was answered', async () => {
  const { desk, support } = await waitingOpinions();
  await desk.shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'نگار رضایی',
    MobNo: '09131234567',
    Email: 'negar@example.com',
    Comment: 'سفارش من کی می‌رسد؟',
  });

  const waiting = await desk.ask('GET /v1/desk/messages', {}, support);
  const done = () =>
    desk.ask('POST /v1/desk/messages/done', { id: 1, note: 'تلفنی پاسخ دادم.' }, support);
  const [first, second] = [await done(), await done()];

  expect(waiting.body.Value.rows).toMatchObject([{ comment: 'سفارش من کی می‌رسد؟' }]);
  expect(first.body.Value).toMatchObject({ note: 'تلفنی پاسخ دادم.' });
  expect(second).toMatchObject({ status: 409, body: { Message: messages.alreadyDone } });
});

test.skipIf(!serverUrl)(
  'of two who note an answer to one message at once the slower one is told what the other has noted',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const { desk, support } = await waitingOpinions({ store });
    const { db } = store;
    await db
      .insertInto('contact_messages')
      .values({ full_name: '', mobile: '', email: '', comment: '', registered_at: new Date() })
      .execute();
    const done = (note: string) =>
      desk.ask('POST /v1/desk/messages/done', { id: 1, note }, support);

    const asked = await store.transaction(async (tx) => {
      await tx.selectFrom('contact_messages').select('id').forUpdate().execute();
      const first = done('تلفنی');
      await untilWaiting(store, 1);
      const second = done('با ایمیل');
      await untilWaiting(store, 2);
      return { first, second };
    });

    expect((await asked.first).status).toBe(200);
    expect(await asked.second).toMatchObject({ status: 409, body: { Value: { note: 'تلفنی' } } });
  },
);
