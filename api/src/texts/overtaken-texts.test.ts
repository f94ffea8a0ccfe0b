import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { advanceOrder, rejectOrder } from '../orders/order-steps.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import { countFailedTexts } from './failed-texts.ts';
import { sendTexts } from './send-texts.ts';
import { allTexts, aTextProvider } from './text-fixtures.ts';

/** A shop with one new order, its provider, and the kinds of the texts that the provider has accepted, in their order. */
async function anOrder() {
  const [shop, provider] = [await aSellingShop(), await aTextProvider()];
  await payAtBank(shop, await aBuyer(shop));
  const { id } = await shop.store.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  return {
    shop,
    provider,
    id,
    send: () => sendTexts({ ...shop, ...provider }),
    texts: () => allTexts(shop),
    heardKinds: async () => {
      const kinds = new Map((await allTexts(shop)).map(({ send_id, kind }) => [send_id, kind]));
      return provider.heard.map(({ sendId }) => kinds.get(sendId));
    },
    pass: (minutes: number) => {
      shop.setTime(new Date(shop.clock().getTime() + minutes * 60_000));
    },
  };
}

test('an approval that failed is not sent after the rejection, and counts as no failure', async () => {
  const { shop, provider, id, send, heardKinds, texts, pass } = await anOrder();
  await send();
  await advanceOrder(shop, id, 'approve');
  provider.answers(418);
  await send();
  const failed = await countFailedTexts(shop.store.db, shop.clock());
  await rejectOrder(shop, id);
  provider.answers(200);

  await send();
  pass(60);
  await send();

  expect(await heardKinds()).toEqual(['registered', 'approved', 'rejected']);
  expect(await texts()).toMatchObject([
    { kind: 'registered', state: 'sent' },
    { kind: 'approved', state: 'given-up', problem: 'overtaken', tries: 1 },
    { kind: 'rejected', state: 'sent' },
  ]);
  expect([failed, await countFailedTexts(shop.store.db, shop.clock())]).toEqual([1, 0]);
});

test('the news of a refund that failed is neither overtaken by a state of the order, nor keeps it waiting', async () => {
  const { shop, provider, id, send, heardKinds, texts, pass } = await anOrder();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  await send();
  const refund = { orderId: id, amountToman: 5_000, way: 'wallet', seen: 0 } as const;
  await desk.ask(
    'POST /v1/desk/refunds/ask',
    { ...refund, lines: [], reason: 'دیر رسید', key: randomUUID() },
    clerk,
  );
  provider.answers(418);
  await send();
  await advanceOrder(shop, id, 'approve');
  provider.answers(200);

  await send();
  const meanwhile = await heardKinds();
  pass(60);
  await send();

  expect(meanwhile).toEqual(['registered', 'refundToWallet', 'approved']);
  expect(await texts()).toMatchObject([{}, { kind: 'refundToWallet', state: 'sent' }, {}]);
});

test('states that were reached in the quiet hours arrive in their order', async () => {
  const { shop, id, send, heardKinds, pass } = await anOrder();
  shop.setTime('2026-01-10T23:00:00+03:30');
  await advanceOrder(shop, id, 'approve');
  // The clock was set back, so the later state is due earlier.
  pass(-10);
  await advanceOrder(shop, id, 'hand-over');
  shop.setTime('2026-01-11T08:00:00+03:30');

  await send();

  expect(await heardKinds()).toEqual(['registered', 'approved', 'handedToCourier']);
});

test('a text waits for an older one of its order that a process is sending, and others do not', async () => {
  const { shop, provider, id, send, heardKinds, pass } = await anOrder();
  provider.answers('silence');
  // Never awaited: this process ends here.
  void send().catch(() => undefined);
  await vi.waitFor(() => expect(provider.heard).toHaveLength(1));
  await advanceOrder(shop, id, 'approve');
  await payAtBank(shop, await aBuyer(shop, { mobile: '09137654321' }));
  provider.answers(200);

  await send();
  const meanwhile = await heardKinds();
  pass(2);
  await send();

  expect(meanwhile).toEqual(['registered', 'registered']);
  expect(new Set(provider.heard.map(({ mobile }) => mobile)).size).toBe(2);
  expect((await heardKinds()).slice(2)).toEqual(['registered', 'approved']);
});

test('a text that was overtaken is not sent again from the desk', async () => {
  const { shop, id, texts } = await anOrder();
  const desk = await aDeskOf(shop);
  const owner = await aMember(desk, ['owner']);
  await shop.store.db
    .updateTable('texts')
    .set({ state: 'given-up', problem: 'overtaken' })
    .where('order_id', '=', id)
    .execute();

  const again = await desk.ask('POST /v1/desk/texts/send-again', { id: 1 }, owner);

  expect(again.status).toBe(409);
  expect(await texts()).toMatchObject([{ state: 'given-up' }]);
});
