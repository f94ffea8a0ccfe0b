import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { advanceOrderIn, rejectOrder } from '../orders/order-steps.ts';
import { aBuyer, aSellingShop, payAtBank } from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { allTexts } from './text-fixtures.ts';

async function anOrder(shop: TestShop, mobile = '09131234567') {
  await payAtBank(shop, await aBuyer(shop, { mobile }));
  const { id } = await shop.store.db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

test('a customer is told of each state of the order once, with the code of the parcel from its beginning to its end', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const id = await anOrder(shop);

  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  await desk.ask('POST /v1/desk/orders/hand-over', { id, trackingCode: '12-RR/34' }, clerk);
  await desk.ask('POST /v1/desk/orders/deliver', { id }, clerk);

  const texts = await allTexts(shop);
  expect(texts.map(({ kind }) => kind)).toEqual([
    'registered',
    'approved',
    'handedToCourier',
    'delivered',
  ]);
  expect(texts).toMatchObject(
    texts.map(() => ({ mobile: '09131234567', order_id: id, state: 'waiting', tries: 0 })),
  );
  expect(texts[0]?.body).toMatch(/^نگار رضایی عزیز، سفارش [۰-۹]+ به مبلغ ۱۵۵٬۰۰۰ تومان ثبت شد\./);
  expect(texts[2]?.body).toContain('کد رهگیری: \u200E12-RR/34\u200E');
  expect(new Set(texts.map(({ send_id }) => send_id)).size).toBe(4);
});

test('a parcel without a code is told of without a line about the code', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const id = await anOrder(shop);

  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);
  await desk.ask('POST /v1/desk/orders/hand-over', { id }, clerk);

  const [, , handedOver] = await allTexts(shop);
  expect(handedOver?.kind).toBe('handedToCourier');
  expect(handedOver?.body).not.toContain('رهگیری');
});

test('a rejection says why, and where the money is; by a command, which gives no reason, it says where the money is', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const first = await anOrder(shop);
  const second = await anOrder(shop, '09137654321');

  await desk.ask('POST /v1/desk/orders/reject', { id: first, reason: 'تمام\nشد' }, clerk);
  await rejectOrder(shop, second);

  const [byClerk, byCommand] = (await allTexts(shop)).filter(({ kind }) => kind === 'rejected');
  expect(byClerk?.body).toContain('دلیل: تمام شد\nمبلغ ۱۵۵٬۰۰۰ تومان به کیف پول شما برگشت.');
  expect(byCommand?.body).toContain('مبلغ ۱۵۵٬۰۰۰ تومان به کیف پول شما برگشت.');
  expect(byCommand?.body).not.toContain('دلیل');
  expect(byCommand?.mobile).toBe('09137654321');
});

test('a step that is rolled back tells nobody', async () => {
  const shop = await aSellingShop();
  const id = await anOrder(shop);

  const step = shop.store.transaction(async (tx) => {
    await advanceOrderIn(tx, { id, step: 'approve', at: shop.clock() });
    throw new Error('The lights went out.');
  });

  await expect(step).rejects.toThrow('The lights went out.');
  expect((await allTexts(shop)).map(({ kind }) => kind)).toEqual(['registered']);
});

test('a state that is switched off tells nobody, and the other states do', async () => {
  const shop = await aSellingShop();
  const desk = await aDeskOf(shop);
  const clerk = await aMember(desk, ['orders']);
  const kinds = JSON.stringify({ registered: { isOn: false, template: 'سفارش {order}' } });
  await shop.store.db
    .insertInto('text_settings')
    .values({ kinds, quiet_from: 22, quiet_until: 8 })
    .execute();
  const id = await anOrder(shop);

  await desk.ask('POST /v1/desk/orders/approve', { id }, clerk);

  expect((await allTexts(shop)).map(({ kind }) => kind)).toEqual(['approved']);
});
