import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aProduct } from '../catalogue-fixtures.ts';
import { messages } from '../messages.ts';

const add = 'POST /v1/ProductManagement/ProductQuestions/Add';
const read = 'GET /v1/ProductManagement/ProductQuestions/Read';

test('a question names its customer, says where they gave no name, and a guest is told apart', async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const named = await aCustomer(shop, { UserName: '09120000001' });
  const nameless = await aCustomer(shop, { UserName: '09120000002' });
  await shop.store.db
    .updateTable('customers')
    .set({ first_name: '', last_name: '' })
    .where('id', '=', nameless.id)
    .execute();
  for (const asker of [named, nameless, {}]) {
    await shop.ask(add, { Question: 'چند رنگ دارد؟', ProductId }, asker);
  }
  await shop.store.db.updateTable('questions').set({ confirmed_at: shop.clock() }).execute();

  const { body } = await shop.ask(read, { ProductId });

  expect(body.Value.FilteredQuestions.map(({ CustomerName }) => CustomerName)).toEqual([
    messages.guest,
    messages.customer,
    'نگار رضایی',
  ]);
});

test('an answered question is not changed any more: the answer was to its words', async () => {
  const shop = await testShop();
  const { productId: ProductId } = await aProduct(shop);
  const { token } = await aCustomer(shop);
  await shop.ask(add, { Question: 'ضد آب است؟', ProductId }, { token });
  await shop.store.db
    .updateTable('questions')
    .set({ confirmed_at: shop.clock(), answer: 'بله.', answered_at: shop.clock() })
    .execute();

  const changed = await shop.ask(
    'PUT /v1/ProductManagement/CustomerQuestions/Update',
    { Id: 1, Question: 'شکستنی است؟' },
    { token },
  );

  const { body } = await shop.ask(read, { ProductId });
  expect(changed).toMatchObject({ status: 400, body: { Message: messages.questionAnswered } });
  expect(body.Value.FilteredQuestions).toMatchObject([{ Question: 'ضد آب است؟', Answer: 'بله.' }]);
});
