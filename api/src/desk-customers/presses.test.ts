import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

async function twoCustomersAtDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  const one = await aCustomer(shop, { UserName: '09120000001' });
  const other = await aCustomer(shop, { UserName: '09120000002' });
  const ask = (
    customerId: number,
    amountToman: number,
    member = owner,
    key: string = randomUUID(),
  ) =>
    desk.ask(
      'POST /v1/desk/corrections/ask',
      { customerId, amountToman, reason: 'جبران دیرکرد', key },
      member,
    );
  const balances = async () => {
    const rows = await shop.store.db
      .selectFrom('wallets')
      .select('balance')
      .where('customer_id', 'in', [one.id, other.id])
      .orderBy('customer_id')
      .execute();
    return rows.map(({ balance }) => balance);
  };
  return { desk, owner, one, other, ask, balances };
}

test('a press is of its own member: the same key of another member is a correction of its own', async () => {
  const { desk, one, ask, balances } = await twoCustomersAtDesk();
  const colleague = await aMember(desk, ['owner'], { userName: 'colleague' });
  const key = randomUUID();

  const first = await ask(one.id, 1_000, undefined, key);
  const second = await ask(one.id, 1_000, colleague, key);

  expect(second.body.Value.id).not.toBe(first.body.Value.id);
  expect(await balances()).toEqual([2_000, 0]);
});

test('a key that was used for one customer corrects the wallet of no other', async () => {
  const { owner, one, other, ask, balances } = await twoCustomersAtDesk();
  const key = randomUUID();
  await ask(one.id, 1_000, owner, key);

  const again = await ask(other.id, 1_000, owner, key);

  expect(again).toMatchObject({ status: 409, body: { Message: messages.otherAlready } });
  expect(await balances()).toEqual([1_000, 0]);
});

test('a key that was used for one reason books nothing for another', async () => {
  const { desk, owner, one, ask, balances } = await twoCustomersAtDesk();
  const key = randomUUID();
  await ask(one.id, 1_000, owner, key);

  const again = await desk.ask(
    'POST /v1/desk/corrections/ask',
    { customerId: one.id, amountToman: 1_000, reason: 'هدیه', key },
    owner,
  );

  expect(again).toMatchObject({ status: 409, body: { Message: messages.otherAlready } });
  expect(await balances()).toEqual([1_000, 0]);
});

test('what an owner has refused is no part of what they book alone', async () => {
  const { desk, owner, one, ask, balances } = await twoCustomersAtDesk();
  const { id } = (await ask(one.id, fourEyesAboveToman + 1)).body.Value;
  await desk.ask('POST /v1/desk/corrections/refuse', { id }, owner);

  const booked = await ask(one.id, fourEyesAboveToman);

  expect(booked.body.Value.state).toBe('booked');
  expect(await balances()).toEqual([fourEyesAboveToman, 0]);
});
