import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';
import { questionAsRead, reviewAsRead } from './opinion-fixtures.ts';

const answer = 'بله، تا یک متر ضد آب است.';

/** A desk with a customer's review and question, as a member has read them. */
async function readOpinions() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const support = await aMember(desk, ['support']);
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  const review = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };
  await shop.ask(
    'POST /v1/ProductManagement/ProductReviews/Add',
    { ...review, ProductId },
    { token },
  );
  await shop.ask(
    'POST /v1/ProductManagement/ProductQuestions/Add',
    { ProductId, Question: 'آیا این کالا ضد آب است یا نه؟' },
    { token },
  );
  const read = {
    review: await reviewAsRead(desk, support),
    question: await questionAsRead(desk, support),
  };
  return { shop, desk, support, read, review, token };
}

/** The same, which the customer has changed since. */
async function changedOpinions() {
  const { shop, desk, support, read, review, token } = await readOpinions();
  await shop.ask(
    'PUT /v1/ProductManagement/CustomerReviews/Update',
    { Id: 1, ...review, Text: 'از فروشگاه دیگری ارزان‌تر بخرید.' },
    { token },
  );
  await shop.ask(
    'PUT /v1/ProductManagement/CustomerQuestions/Update',
    { Id: 1, Question: 'کجا آن را ارزان‌تر می‌فروشند؟' },
    { token },
  );
  return { desk, support, read };
}

test('a review whose writer has changed it since it was read is not published, and its present words are told', async () => {
  const { desk, support, read } = await changedOpinions();

  const unseen = await desk.ask('POST /v1/desk/reviews/approve', read.review, support);
  const waiting = await desk.ask('GET /v1/desk/reviews', {}, support);
  const seen = await desk.ask(
    'POST /v1/desk/reviews/approve',
    await reviewAsRead(desk, support),
    support,
  );

  expect(unseen).toMatchObject({
    status: 409,
    body: {
      Message: messages.reviewMoved,
      Value: { current: { text: 'از فروشگاه دیگری ارزان‌تر بخرید.' } },
    },
  });
  expect(waiting.body.Value.rows).toHaveLength(1);
  expect(seen.status).toBe(200);
  expect(await loggedChanges(desk)).toHaveLength(1);
});

test('a question whose writer has changed it since it was read is neither published nor answered', async () => {
  const { desk, support, read } = await changedOpinions();

  const approved = await desk.ask('POST /v1/desk/questions/approve', read.question, support);
  const answered = await desk.ask(
    'POST /v1/desk/questions/answer',
    { ...read.question, answer },
    support,
  );
  const { body } = await desk.ask('GET /v1/desk/questions', { state: 'all' }, support);

  const refused = {
    status: 409,
    body: {
      Message: messages.questionMoved,
      Value: { current: { question: 'کجا آن را ارزان‌تر می‌فروشند؟' } },
    },
  };
  expect(approved).toMatchObject(refused);
  expect(answered).toMatchObject(refused);
  expect(body.Value.rows).toMatchObject([{ confirmedAt: null, answer: null }]);
});

test('a refusal of what a colleague has published or answered meanwhile deletes nothing, and says so', async () => {
  const { desk, support, read } = await readOpinions();
  const colleague = await aMember(desk, ['support'], { userName: 'colleague' });
  await desk.ask('POST /v1/desk/reviews/approve', read.review, colleague);
  await desk.ask('POST /v1/desk/questions/answer', { ...read.question, answer }, colleague);

  const late = {
    review: await desk.ask('POST /v1/desk/reviews/refuse', read.review, support),
    question: await desk.ask('POST /v1/desk/questions/refuse', read.question, support),
  };
  const left = {
    reviews: (await desk.ask('GET /v1/desk/reviews', { state: 'public' }, support)).body.Value,
    questions: (await desk.ask('GET /v1/desk/questions', { state: 'public' }, support)).body.Value,
  };

  expect(late.review).toMatchObject({ status: 409, body: { Message: messages.reviewJudged } });
  expect(late.question).toMatchObject({
    status: 409,
    body: { Message: messages.questionJudged, Value: { current: { answer } } },
  });
  expect([left.reviews.rows, left.questions.rows]).toMatchObject([[{ id: 1 }], [{ answer }]]);
  expect(await loggedChanges(desk)).toHaveLength(2);
});

test('a late answer does not take the place of one that a colleague has just given', async () => {
  const { desk, support, read } = await readOpinions();
  const answerWith = (words: string) =>
    desk.ask('POST /v1/desk/questions/answer', { ...read.question, answer: words }, support);
  await answerWith(answer);

  const late = await answerWith('نه، ضد آب نیست.');

  expect(late).toMatchObject({ status: 409, body: { Value: { current: { answer } } } });
});

test('an answer that is sent again after a lost reply is the same answer, and no colleague’s', async () => {
  const { desk, support, read } = await readOpinions();
  const press = { ...read.question, answer };

  await desk.ask('POST /v1/desk/questions/answer', press, support);
  const again = await desk.ask('POST /v1/desk/questions/answer', press, support);

  expect(again).toMatchObject({ status: 200, body: { Value: { answer } } });
});

test('a desk that was opened before an update, which says no version, still refuses opinions', async () => {
  const { desk, support } = await readOpinions();

  const refused = [
    await desk.ask('POST /v1/desk/reviews/refuse', { id: 1 }, support),
    await desk.ask('POST /v1/desk/questions/refuse', { id: 1 }, support),
  ];

  expect(refused.map(({ status }) => status)).toEqual([200, 200]);
});

test('a desk that was opened before an update is told so where it publishes what it may not have seen', async () => {
  const { desk, support } = await readOpinions();
  const asked = { id: 1 } as { id: number; version: string };

  const refused = [
    await desk.ask('POST /v1/desk/reviews/approve', asked, support),
    await desk.ask('POST /v1/desk/questions/approve', asked, support),
    await desk.ask('POST /v1/desk/questions/answer', { ...asked, answer }, support),
  ];

  for (const { status, body } of refused) {
    expect([status, body.Message]).toEqual([400, deskMessages.openedBefore]);
  }
});

test('what is public can be taken down by whoever has seen that it is', async () => {
  const { desk, support, read } = await readOpinions();
  await desk.ask('POST /v1/desk/reviews/approve', read.review, support);

  const seen = await reviewAsRead(desk, support);
  const refused = await desk.ask('POST /v1/desk/reviews/refuse', seen, support);
  const left = await desk.ask('GET /v1/desk/reviews', { state: 'all' }, support);

  expect(refused.status).toBe(200);
  expect(left.body.Value.rows).toEqual([]);
});
