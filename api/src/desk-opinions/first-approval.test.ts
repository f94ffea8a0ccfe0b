import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { questionAsRead, reviewAsRead } from './opinion-fixtures.ts';

test('what is public keeps the day on which it became so, however often it is approved or answered', async () => {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  const support = await aMember(desk, ['support']);
  const review = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.', ProductId };
  await shop.ask('POST /v1/ProductManagement/ProductReviews/Add', review, { token });
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { ProductId, Question: 'آیا این کالا ضد آب است یا نه؟' },
    { token },
  );
  const readReview = await reviewAsRead(desk, support);
  const readQuestion = await questionAsRead(desk, support);
  const approve = async () => [
    (await desk.ask('POST /v1/desk/reviews/approve', readReview, support)).body.Value.confirmedAt,
    (await desk.ask('POST /v1/desk/questions/approve', readQuestion, support)).body.Value
      .confirmedAt,
  ];

  const first = await approve();
  shop.setTime(new Date(shop.clock().getTime() + 60_000));
  const again = await approve();
  const answered = await desk.ask(
    'POST /v1/desk/questions/answer',
    { ...(await questionAsRead(desk, support)), answer: 'بله، تا یک متر ضد آب است.' },
    support,
  );

  expect(first[0]).toBe('2026-01-10T08:00:00.000Z');
  expect(again).toEqual(first);
  expect(answered.body.Value).toMatchObject({
    confirmedAt: first[1],
    answeredAt: '2026-01-10T08:01:00.000Z',
  });
});
