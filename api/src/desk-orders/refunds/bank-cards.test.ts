import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { twoSoldPieces } from './refund-fixtures.ts';

const bank_card_no = '6037991234567893';

test('who transfers a refund reads the card that its customer has saved, and who only asks for it does not', async () => {
  const { desk, ask, orderId, clerk } = await twoSoldPieces();
  await desk.shop.store.db.updateTable('customers').set({ bank_card_no }).execute();
  await ask({ way: 'bank' });
  await ask({ way: 'wallet', seen: 1 });
  const support = await aMember(desk, ['support']);
  const cardsOf = async ({ cookie }: { cookie: string }) => {
    const list = await desk.ask('GET /v1/desk/refunds', { state: 'all' }, { cookie });
    const order = await desk.ask('GET /v1/desk/orders/one', { id: orderId }, { cookie });
    const refunds = [...list.body.Value.rows, ...order.body.Value.refunds];
    return refunds.map(({ state, bankCardNo }) => `${state} ${bankCardNo ?? '-'}`).toSorted();
  };

  expect(await cardsOf(clerk)).toEqual([
    'done -',
    'done -',
    `owed ${bank_card_no}`,
    `owed ${bank_card_no}`,
  ]);
  expect(await cardsOf(support)).toEqual(['done -', 'done -', 'owed -', 'owed -']);
});

test('of a customer who has saved no card none is told', async () => {
  const { desk, ask, clerk } = await twoSoldPieces();
  await ask({ way: 'bank' });

  const { body } = await desk.ask('GET /v1/desk/refunds', {}, clerk);

  expect(body.Value.rows).toMatchObject([{ state: 'owed' }]);
  expect(body.Value.rows[0]).not.toHaveProperty('bankCardNo');
});
