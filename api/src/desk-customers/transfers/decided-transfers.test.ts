import { randomUUID } from 'node:crypto';
import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../../desk/desk-fixtures.ts';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aTransferReport } from '../../wallet/wallet-fixtures.ts';

async function reportsAtDesk(...amounts: string[]) {
  const desk = await aDeskOf(await testShop());
  const customer = await aCustomer(desk.shop);
  for (const [place, Amount] of amounts.entries()) {
    const report = aTransferReport({ Amount, TrackingNo: String(1000 + place) });
    await desk.shop.ask('POST /v1/Orders/PendingPayments/AddCreditCart', report, customer);
  }
  const confirm = (id: number, amountToman: number, member: { cookie: string }) =>
    desk.ask('POST /v1/desk/transfers/confirm', { id, amountToman, key: randomUUID() }, member);
  return { desk, confirm };
}

test('a report in rial is told in whole tomans, a fraction of which is dropped', async () => {
  const { desk } = await reportsAtDesk('2500009');
  const member = await aMember(desk, ['orders']);

  const { body } = await desk.ask('GET /v1/desk/transfers', {}, member);

  expect(body.Value.rows).toMatchObject([{ currency: 'ریال', reportedToman: 250_000 }]);
});

test('what one member has confirmed is no part of what another may within the day', async () => {
  const { desk, confirm } = await reportsAtDesk('2500000', '2500000');
  const one = await aMember(desk, ['orders'], { userName: 'one' });
  const other = await aMember(desk, ['orders'], { userName: 'other' });

  const answers = [
    await confirm(1, fourEyesAboveToman, one),
    await confirm(2, 1, one),
    await confirm(2, fourEyesAboveToman, other),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 409, 200]);
});

test('decided reports are listed newest first, page by page, and none of them twice', async () => {
  const { desk, confirm } = await reportsAtDesk('1000', '2000', '3000');
  const member = await aMember(desk, ['orders']);
  for (const id of [1, 2, 3]) await confirm(id, 100, member);

  const ids: number[] = [];
  let after: string | undefined;
  do {
    const asked = { state: 'confirmed' as const, limit: 2, after };
    const { body } = await desk.ask('GET /v1/desk/transfers', asked, member);
    ids.push(...body.Value.rows.map(({ id }) => id));
    after = body.Value.next ?? undefined;
  } while (after !== undefined);

  expect(ids).toEqual([3, 2, 1]);
});

test('a refusal with another reason than the press before is not told as done', async () => {
  const { desk } = await reportsAtDesk('1000');
  const member = await aMember(desk, ['orders']);
  const key = randomUUID();
  const refuse = (reason: string) =>
    desk.ask('POST /v1/desk/transfers/refuse', { id: 1, reason, key }, member);

  const answers = [await refuse('نرسید'), await refuse('نرسید'), await refuse('ناخواناست')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
});
