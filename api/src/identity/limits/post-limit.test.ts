import { expect, test } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aCustomer } from '../identity-fixtures.ts';

const freeOfGuest = 30;
const freeOfCustomer = 10;
const network = '203.0.113.7';

async function aQuestionForm() {
  const shop = await testShop();
  const { productId } = await aProduct(shop);
  const ask = (options: { token?: string; address?: string }) =>
    shop.ask(
      'POST /v1/ProductManagement/ProductQuestions/Add',
      { Question: 'چند رنگ دارد؟', ProductId: productId },
      options,
    );
  return { shop, productId, ask };
}

async function times(count: number, post: () => Promise<unknown>): Promise<void> {
  for (let posted = 0; posted < count; posted++) await post();
}

function keptQuestions(shop: TestShop): Promise<unknown[]> {
  return shop.store.db.selectFrom('questions').select('id').execute();
}

test('guests of one address who post without end have to wait, others do not', async () => {
  const { shop, ask } = await aQuestionForm();
  await times(freeOfGuest, () => ask({ address: network }));

  const held = await ask({ address: network });
  const { token } = await aCustomer(shop);
  const customer = await ask({ address: network, token });
  const elsewhere = await ask({ address: '203.0.113.8' });

  expect(held.status).toBe(429);
  expect(held.headers['retry-after']).toBe('60');
  expect(held.body.Message).toMatch(/صبر|دوباره/);
  expect(customer.status).toBe(200);
  expect(elsewhere.status).toBe(200);
  expect(await keptQuestions(shop)).toHaveLength(freeOfGuest + 2);
});

test('a customer is limited by account, whatever network they use, and not for ever', async () => {
  const { shop, ask } = await aQuestionForm();
  const { token } = await aCustomer(shop);
  await times(freeOfCustomer, () => ask({ token, address: network }));

  const held = await ask({ token, address: '203.0.113.8' });
  shop.setTime('2026-01-10T08:01:01Z');
  const later = await ask({ token, address: '203.0.113.8' });

  expect(held.status).toBe(429);
  expect(later.status).toBe(200);
});

test('reviews have a limit of their own', async () => {
  const { shop, productId, ask } = await aQuestionForm();
  const { token } = await aCustomer(shop);
  const review = () =>
    shop.ask(
      'POST /v1/ProductManagement/ProductReviews/Add',
      { Title: 'خوب', Text: 'یک هفته است که دارم.', ProductId: productId },
      { token },
    );
  await times(freeOfCustomer, review);

  const held = await review();
  const question = await ask({ token });

  expect(held.status).toBe(429);
  expect(question.status).toBe(200);
});

test('messages to the shop are limited by address, and an invalid one does not count', async () => {
  const shop = await testShop();
  const write = (Email: string) =>
    shop.ask(
      'POST /v1/Identity/ContactUs/AddMessage',
      { FullName: 'مریم', MobNo: '09123456789', Email, Comment: 'سلام' },
      { address: network },
    );
  await times(5, () => write('wrong'));
  await times(freeOfGuest - 1, () => write('maryam@example.ir'));

  const last = await write('maryam@example.ir');
  const held = await write('maryam@example.ir');

  expect(last.status).toBe(200);
  expect(held.status).toBe(429);
});
