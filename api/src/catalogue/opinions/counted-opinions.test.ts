import { expect, test } from 'vitest';
import { twoSoldPieces } from '../../desk-orders/refunds/refund-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';

const add = 'POST /v1/ProductManagement/ProductReviews/Add';
const review = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };

test('the page of a product counts its public reviews and questions alone', async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  for (let time = 0; time < 2; time += 1) {
    await shop.ask(add, { ...review, ProductId }, { token });
    const Question = 'چند رنگ دارد؟';
    await shop.ask('POST /v1/ProductManagement/ProductQuestions/Add', { Question, ProductId });
  }
  const confirmed = { confirmed_at: shop.clock() };
  await shop.store.db.updateTable('reviews').set(confirmed).where('id', '=', 1).execute();
  await shop.store.db.updateTable('questions').set(confirmed).where('id', '=', 2).execute();

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductInformation/Read', {
    ProductId,
  });

  expect(body.Value).toMatchObject({ ReviewsCount: 1, QuestionsCount: 1 });
});

test('who has bought one product is no buyer of another', async () => {
  const { desk, buyer } = await twoSoldPieces();
  const { shop } = desk;
  const { productId: ProductId } = await aProduct(shop, { name: 'کالای دیگر' });
  await shop.ask(add, { ...review, ProductId }, buyer);
  await shop.store.db.updateTable('reviews').set({ confirmed_at: shop.clock() }).execute();

  const { body } = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });

  expect(body.Value.FilteredReviews).toHaveLength(1);
  expect(body.Value.FilteredReviews[0]).not.toHaveProperty('IsBuyer');
});

test('each product shows its own reviews and questions, and the reader’s own votes on them', async () => {
  const shop = await testShop();
  const writer = await aCustomer(shop, { UserName: '09120000001' });
  const reader = await aCustomer(shop, { UserName: '09120000002' });
  const shelf = [await aProduct(shop), await aProduct(shop)];
  for (const { productId: ProductId } of shelf) {
    const Title = `دیدگاه ${ProductId}`;
    await shop.ask(add, { ...review, Title, ProductId }, { token: writer.token });
    const Question = `پرسش ${ProductId}`;
    await shop.ask('POST /v1/ProductManagement/ProductQuestions/Add', { Question, ProductId });
  }
  for (const table of ['reviews', 'questions'] as const) {
    await shop.store.db.updateTable(table).set({ confirmed_at: shop.clock() }).execute();
  }
  for (const ReviewId of [1, 2]) {
    await shop.ask(
      'PUT /v1/ProductManagement/ProductReviews/Helpful',
      { ReviewId, IsHelpful: true },
      { token: reader.token },
    );
  }

  for (const [place, { productId: ProductId }] of shelf.entries()) {
    const reviews = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
    const questions = await shop.ask('GET /v1/ProductManagement/ProductQuestions/Read', {
      ProductId,
    });
    const votes = await shop.ask(
      'GET /v1/ProductManagement/customerHelpfulReviews/Read',
      { ProductId },
      { token: reader.token },
    );

    expect(reviews.body.Value.FilteredReviews.map(({ Title }) => Title)).toEqual([
      `دیدگاه ${ProductId}`,
    ]);
    expect(questions.body.Value.FilteredQuestions.map(({ Question }) => Question)).toEqual([
      `پرسش ${ProductId}`,
    ]);
    expect(votes.body.Value).toEqual([place + 1]);
  }
});
