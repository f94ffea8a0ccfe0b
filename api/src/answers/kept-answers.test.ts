import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { refreshListing } from '../catalogue/refresh-listing.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { KeptAnswers } from './kept-answers.ts';
import { publicAnswer } from './public-answer.ts';

const product = '/v1/ProductManagement/ProductInformation/Read?ProductId=1';
const listing = '/v1/ProductManagement/Filters/Read';

/** A shop with two products whose last change was half a minute ago. */
async function aQuietShop(): Promise<TestShop> {
  const shop = await testShop();
  await aProduct(shop, { price: 1000 });
  await aProduct(shop, { price: 2000 });
  shop.setTime('2026-01-10T08:00:30Z');
  return shop;
}

/** Changes a title without a notice: an answer that still has the old title came from the cache. */
function changeSilently({ store }: TestShop): Promise<void> {
  return store.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('products').set({ name: 'نام نو' }).execute();
    await tx.updateTable('product_listing').set({ name: 'نام نو' }).execute();
  });
}

async function ask(shop: TestShop, url: string, options: Parameters<TestShop['ask']>[2] = {}) {
  const { statusCode, rawPayload, headers } = await shop.askAnything('GET', url, options);
  const body = rawPayload.toString();
  const { etag, 'kashi-tags': tags } = headers;
  return { statusCode, body, etag, tags, isNew: body.includes('نام نو') };
}

test.each([product, listing])('%s is read once for all visitors who ask', async (url) => {
  const shop = await aQuietShop();

  const first = await ask(shop, url);
  await changeSilently(shop);
  const again = await ask(shop, url);
  const known = await ask(shop, url, { headers: { 'if-none-match': String(first.etag) } });

  expect(first.tags).toBeTruthy();
  expect(again).toEqual(first);
  expect(known).toMatchObject({ statusCode: 304, body: '', tags: first.tags });
});

test('a kept list shows a new rating of a product in it at once', async () => {
  const shop = await aQuietShop();
  const { id } = await aCustomer(shop);
  await ask(shop, listing);

  await shop.store.db
    .insertInto('reviews')
    .values({
      product_id: 1,
      customer_id: id,
      customer_name: 'نگار',
      title: 'عالی',
      text: 'عالی بود.',
      rating: 5,
      registered_at: shop.clock(),
      confirmed_at: shop.clock(),
    })
    .execute();

  await expect.poll(async () => (await ask(shop, listing)).body).toContain('"RatingAverage":5');
});

test.each([product, listing])(
  'after a price change %s shows the new price at once',
  async (url) => {
    const shop = await aQuietShop();
    const before = await ask(shop, url);

    await shop.store.transaction(async (tx) => {
      await tx.updateTable('products').set({ price: 3000 }).where('id', '=', 1).execute();
      await refreshListing(tx, [1]);
    });
    const after = await ask(shop, url);

    expect(before.body).not.toContain('3000');
    expect(after.body).toContain('3000');
  },
);

test('a product whose stock was bought is no longer offered', async () => {
  const shop = await aQuietShop();
  await ask(shop, product);

  await shop.store.db.updateTable('sale_params').set({ stock: 4 }).where('id', '=', 1).execute();

  expect((await ask(shop, product)).body).toContain('"StockInventory":4');
});

test('a kept answer expires after a minute', async () => {
  const shop = await aQuietShop();
  await ask(shop, product);
  await changeSilently(shop);

  shop.setTime('2026-01-10T08:01:29Z');
  const within = await ask(shop, product);
  shop.setTime('2026-01-10T08:01:30Z');
  const past = await ask(shop, product);

  expect([within.isNew, past.isNew]).toEqual([false, true]);
});

test('a signed-in customer never gets an answer that was kept for everybody', async () => {
  const shop = await aQuietShop();
  const { token } = await aCustomer(shop);
  await ask(shop, product);
  await changeSilently(shop);

  expect((await ask(shop, product, { token })).isNew).toBe(true);
});

/** Kept answers over a feed of changes that the test controls. */
function answersByHand() {
  let now = 100_000;
  let isHearing = true;
  let tell: (tags: readonly string[]) => void = () => undefined;
  const changes = {
    onChange: (hear: typeof tell) => {
      tell = hear;
      return () => undefined;
    },
    isHearing: () => isHearing,
    hearer: 'it',
    close: () => undefined,
  };
  const answers = new KeptAnswers(changes, () => new Date(now));
  return {
    answers,
    change: (...tags: string[]) => tell(tags),
    pass: (ms: number) => (now += ms),
    stopHearing: () => (isHearing = false),
    hearAgain: () => (isHearing = true),
  };
}

const answer = publicAnswer('{}', {
  cacheControl: 'public, no-cache',
  tags: ['product-1', 'card-2'],
});

test('an answer is not kept if it changed while it was read, or was read before the change reached every process', () => {
  const { answers, change, pass } = answersByHand();

  const begunAt = answers.now();
  pass(15_000);
  change('card-2');
  answers.keep('overtaken', answer, begunAt);
  pass(900);
  answers.keep('soon after', answer, answers.now());
  pass(200);
  answers.keep('settled', answer, answers.now());

  expect(answers.find('overtaken')).toBeUndefined();
  expect(answers.find('soon after')).toBeUndefined();
  expect(answers.find('settled')).toBe(answer);
});

test('a clock that was set back leaves no answer in the cache for longer, and keeps new ones at once', () => {
  const { answers, change, pass } = answersByHand();
  answers.keep('of before', answer, answers.now());
  const begunAt = answers.now();
  change('card-2');

  pass(-60_000);
  const before = answers.find('of before');
  answers.keep('overtaken', answer, begunAt);
  pass(1001);
  answers.keep('of now', answer, answers.now());

  expect(before).toBeUndefined();
  expect(answers.find('overtaken')).toBeUndefined();
  expect(answers.find('of now')).toBe(answer);
});

test('a change of another tag leaves a kept answer, a change of everything removes it', () => {
  const { answers, change } = answersByHand();
  answers.keep('it', answer, answers.now());

  change('product-2', 'card-1');
  const afterOthers = answers.find('it');
  change('*');

  expect(afterOthers).toBe(answer);
  expect(answers.find('it')).toBeUndefined();
});

test('no answer is kept across a time in which notices may have been missed', () => {
  const { answers, stopHearing, hearAgain } = answersByHand();
  answers.keep('before', answer, answers.now());

  stopHearing();
  const meanwhile = answers.find('before');
  answers.keep('meanwhile', answer, answers.now());
  hearAgain();

  expect(meanwhile).toBeUndefined();
  expect(answers.find('before')).toBeUndefined();
  expect(answers.find('meanwhile')).toBeUndefined();
});

test('questions that nobody else asks take no more room than is set, however short their answers are', () => {
  const { answers } = answersByHand();
  const question = (number: number) => `${number} ${'ب'.repeat(4000)}`;
  answers.keep(question(0), answer, answers.now());
  const atFirst = answers.find(question(0));

  for (let number = 1; number <= 9000; number += 1) {
    answers.keep(question(number), answer, answers.now());
  }

  expect(atFirst).toBe(answer);
  expect(answers.find(question(0))).toBeUndefined();
  expect(answers.find(question(9000))).toBe(answer);
});
