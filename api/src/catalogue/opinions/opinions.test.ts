import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';

const review = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };

function confirmAll(shop: TestShop, table: 'reviews' | 'questions'): Promise<unknown> {
  return shop.store.db.updateTable(table).set({ confirmed_at: shop.clock() }).execute();
}

test('a review is public only after it is confirmed', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const { token } = await aCustomer(shop);

  const added = await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { ...review, ProductId: productId },
    { token },
  );
  const before = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', {
    ProductId: productId,
  });
  await confirmAll(shop, 'reviews');
  const after = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', {
    ProductId: productId,
  });

  expect(added.body.Message).toBe('دیدگاه شما ثبت شد و پس از تأیید نمایش داده می‌شود.');
  expect(before.body.Value).toEqual({ TotalCount: 0, Page: 0, FilteredReviews: [] });
  expect(after.body.Value.FilteredReviews).toMatchObject([
    { ...review, RegDateTime: '2026-01-10T08:00:00.000Z' },
  ]);
});

test('writing a review needs a customer, asking a question does not', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);

  const reviewed = await shop.ask('POST /v1/ProductManagement/ProductReviews/Add', {
    ...review,
    ProductId: productId,
  });
  const asked = await shop.ask('POST /v1/ProductManagement/ProductQuestions/Add', {
    Question: 'چند رنگ دارد؟',
    ProductId: productId,
  });

  expect(reviewed.status).toBe(401);
  expect(asked.status).toBe(200);
});

test('too short a review is refused beside its field', async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  const { status, body } = await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { Title: ' ', Text: 'خوب', ProductId: 1 },
    { token },
  );

  expect(status).toBe(400);
  expect(body.Errors).toEqual([
    { Field: 'Title', Message: 'عنوان دیدگاه را وارد کنید.' },
    { Field: 'Text', Message: 'متن دیدگاه باید حداقل ۱۰ حرف باشد.' },
  ]);
});

test('reviews come ten to a page, newest first', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  for (let day = 1; day <= 12; day++) {
    await shop.store.db
      .insertInto('reviews')
      .values({
        product_id: productId,
        customer_id: null,
        customer_name: 'مهسا',
        title: String(day),
        text: 'متن',
        registered_at: new Date(Date.UTC(2025, 0, day)),
        confirmed_at: new Date(),
      })
      .execute();
  }

  const first = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', {
    ProductId: productId,
  });
  const second = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', {
    ProductId: productId,
    Page: 1,
  });
  const beyond = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', {
    ProductId: productId,
    Page: 7,
  });

  expect(first.body.Value.FilteredReviews.map(({ Title }) => Title)).toEqual([
    '12',
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
  ]);
  expect(second.body.Value.FilteredReviews.map(({ Title }) => Title)).toEqual(['2', '1']);
  expect(beyond.body.Value).toEqual({ TotalCount: 12, Page: 7, FilteredReviews: [] });
});

test("an own review can be changed and deleted until it is confirmed, and nobody else's can", async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000002' });
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { ...review, ProductId: productId },
    { token },
  );
  const change = { Id: 1, Title: 'بد نبود', Text: review.Text };

  const byStranger = await shop.ask('PUT /v1/ProductManagement/CustomerReviews/Update', change, {
    token: stranger.token,
  });
  const byWriter = await shop.ask('PUT /v1/ProductManagement/CustomerReviews/Update', change, {
    token,
  });
  await confirmAll(shop, 'reviews');
  const tooLate = await shop.ask(
    'DELETE /v1/ProductManagement/customerReviews/Delete',
    { ReviewId: 1 },
    { token },
  );
  const own = await shop.ask('GET /v1/ProductManagement/customerReviews/Read', {}, { token });

  expect(byStranger.status).toBe(404);
  expect(byWriter.status).toBe(200);
  expect(tooLate).toMatchObject({
    status: 400,
    body: { Message: 'دیدگاه تأییدشده قابل تغییر نیست.' },
  });
  expect(own.body.Value).toMatchObject({
    TotalCount: 1,
    Reviews: [{ Id: 1, Title: 'بد نبود', IsConfirmed: true }],
  });
});

test('an approved question that its author changes needs approval again', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { Question: 'گارانتی دارد؟', ProductId: productId },
    { token },
  );
  await confirmAll(shop, 'questions');

  await shop.ask(
    'PUT /v1/ProductManagement/CustomerQuestions/Update',
    { Id: 1, Question: 'گارانتی چندماهه دارد؟' },
    { token },
  );

  const shown = await shop.ask('GET /v1/ProductManagement/ProductQuestions/Read', {
    ProductId: productId,
  });
  const own = await shop.ask(
    'GET /v1/ProductManagement/customerQuestions/Find',
    { Id: 1 },
    { token },
  );
  expect(shown.body.Value.TotalCount).toBe(0);
  expect(own.body.Value).toMatchObject({
    Question: 'گارانتی چندماهه دارد؟',
    IsAnswered: false,
    Answer: null,
  });
});

test('an answered question is shown with its answer and cannot be deleted', async () => {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { Question: 'گارانتی دارد؟', ProductId: productId },
    { token },
  );
  await shop.store.db
    .updateTable('questions')
    .set({
      confirmed_at: shop.clock(),
      answer: 'بله، ۱۸ ماه.',
      answered_at: new Date('2026-01-11T09:00:00Z'),
    })
    .execute();

  const shown = await shop.ask('GET /v1/ProductManagement/ProductQuestions/Read', {
    ProductId: productId,
  });
  const deleted = await shop.ask(
    'DELETE /v1/ProductManagement/customerQuestions/Delete',
    { QuestionId: 1 },
    { token },
  );

  expect(shown.body.Value.FilteredQuestions).toMatchObject([
    {
      Question: 'گارانتی دارد؟',
      Answer: 'بله، ۱۸ ماه.',
      AnsweredDateTime: '2026-01-11T09:00:00.000Z',
    },
  ]);
  expect(deleted.status).toBe(400);
});
