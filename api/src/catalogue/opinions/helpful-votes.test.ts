import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { forgetPerson } from '../../identity/personal-data/forget-person.ts';
import { customerData } from '../../identity/personal-data/customer-data.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';

const vote = 'PUT /v1/ProductManagement/ProductReviews/Helpful';

async function aReviewedShop() {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const writer = await aCustomer(shop, { UserName: '09120000001' });
  const reader = await aCustomer(shop, { UserName: '09120000002' });
  const review = { ProductId, Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };
  await shop.ask('POST /v1/ProductManagement/ProductReviews/Add', review, { token: writer.token });
  const { id: ReviewId } = await shop.store.db
    .selectFrom('reviews')
    .select('id')
    .executeTakeFirstOrThrow();
  const confirm = () =>
    shop.store.db.updateTable('reviews').set({ confirmed_at: shop.clock() }).execute();
  const says = (IsHelpful: boolean, { token } = reader, Id: number = ReviewId) =>
    shop.ask(vote, { ReviewId: Id, IsHelpful }, { token });
  /** Answers are kept for two seconds where no notice clears them sooner. */
  const shown = async () => {
    shop.setTime(new Date(shop.clock().getTime() + 3000));
    const input = { ProductId, Page: 0 };
    const { body } = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', input);
    return body.Value.FilteredReviews[0]?.HelpfulCount;
  };
  const marked = async ({ token } = reader) =>
    (
      await shop.ask(
        'GET /v1/ProductManagement/customerHelpfulReviews/Read',
        { ProductId },
        { token },
      )
    ).body.Value;
  return { shop, ProductId, ReviewId, writer, reader, confirm, says, shown, marked };
}

test('a customer calls a review helpful once, sees it counted, and takes it back', async () => {
  const { ReviewId, confirm, says, shown, marked } = await aReviewedShop();
  await confirm();
  expect(await shown()).toBeUndefined();

  for (const answer of [await says(true), await says(true)]) {
    expect(answer.body.Value).toEqual({ HelpfulCount: 1 });
  }

  expect(await shown()).toBe(1);
  expect(await marked()).toEqual([ReviewId]);
  expect((await says(false)).body.Value).toEqual({ HelpfulCount: 0 });
  expect((await says(false)).body.Value).toEqual({ HelpfulCount: 0 });
  expect(await shown()).toBeUndefined();
  expect(await marked()).toEqual([]);
});

test('two readers at once are two, and one reader twice at once is one', async () => {
  const { shop, confirm, reader, says, shown, marked, writer } = await aReviewedShop();
  await confirm();
  const other = await aCustomer(shop, { UserName: '09120000003' });

  await Promise.all([says(true), says(true), says(true, other), says(true, reader)]);

  expect(await shown()).toBe(2);
  expect(await marked(writer)).toEqual([]);
});

test('the writer cannot call their own review helpful', async () => {
  const { confirm, says, writer, shown } = await aReviewedShop();
  await confirm();

  const { status, body } = await says(true, writer);

  expect(status).toBe(400);
  expect(body.Message).toBe('به دیدگاه خودتان نمی‌توانید رأی بدهید.');
  expect(await shown()).toBeUndefined();
});

test('a review that waits for approval, and one that does not exist, are not there to be voted on', async () => {
  const { says, reader } = await aReviewedShop();

  expect((await says(true)).status).toBe(404);
  expect((await says(true, reader, 987_654)).status).toBe(404);
});

test('a guest is asked to sign in', async () => {
  const { confirm, says, reader } = await aReviewedShop();
  await confirm();

  expect((await says(true, { ...reader, token: '' })).status).toBe(401);
});

test('somebody who votes without end has to wait', async () => {
  const { confirm, says } = await aReviewedShop();
  await confirm();
  for (let votes = 0; votes < 60; votes += 1) await says(votes % 2 === 0);

  expect((await says(true)).status).toBe(429);
});

test('a vote tells the product page that it has changed, and a repeated one does not', async () => {
  const { shop, ProductId, confirm, says } = await aReviewedShop();
  await confirm();
  const heard: string[] = [];
  await says(true);
  shop.changes.onChange((tags) => heard.push(...tags));

  await says(true);
  await says(false);

  await expect.poll(() => heard).toEqual([`product-${ProductId}`]);
});

test('votes are among the data that a customer is handed, and go when the customer goes', async () => {
  const { shop, ReviewId, confirm, says, shown } = await aReviewedShop();
  await confirm();
  await says(true);
  const data = await customerData(shop.store.db, '09120000002');
  expect(data?.helpful_votes).toMatchObject([{ review_id: ReviewId }]);

  const leaver = await shop.store.db
    .selectFrom('customers')
    .select(['id', 'mobile'])
    .where('mobile', '=', '09120000002')
    .executeTakeFirstOrThrow();
  await shop.store.db.transaction().execute((tx) => forgetPerson(tx, leaver));

  expect(await shown()).toBeUndefined();
});
