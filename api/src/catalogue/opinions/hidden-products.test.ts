import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';
import { refreshListing } from '../refresh-listing.ts';

test('what a customer has written stays in the account while its product is hidden', async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  const review = { ProductId, Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };
  const question = { ProductId, Question: 'چند رنگ دارد؟' };
  await shop.ask('POST /v1/ProductManagement/ProductReviews/Add', review, { token });
  await shop.ask('POST /v1/ProductManagement/ProductQuestions/Add', question, { token });
  const written = async () => {
    const reviews = await shop.ask(
      'GET /v1/ProductManagement/customerReviews/Read',
      { Page: 0 },
      { token },
    );
    const questions = await shop.ask(
      'GET /v1/ProductManagement/customerQuestions/Read',
      { Page: 0 },
      { token },
    );
    return [reviews.body.Value, questions.body.Value];
  };
  const before = await written();

  await shop.store.transaction(async (tx) => {
    await tx.updateTable('products').set({ hidden_at: shop.clock() }).execute();
    await refreshListing(tx, [ProductId]);
  });

  expect(before).toMatchObject([{ TotalCount: 1 }, { TotalCount: 1 }]);
  expect(await written()).toEqual(before);
});
