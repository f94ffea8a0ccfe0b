import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { comeBack, pressAtBank } from './bank-visit-fixtures.ts';
import {
  aBuyer,
  allOrders,
  askForPayment,
  aSellingShop,
  paymentUrl,
  stockOf,
  walletOf,
} from './payment-fixtures.ts';

test(
  'fifty shoppers want one of ten pieces each: ten get one, forty are refused, none is left',
  { timeout: 180_000 },
  async () => {
    const shop = await aBusyShop();
    const { saleParamIds } = await aProduct(shop, { variants: [{ stock: 10 }] });
    const saleParamId = saleParamIds[0] ?? 0;
    const buyers = [];
    for (let number = 0; number < 50; number += 1) {
      const mobile = `0913${String(number).padStart(7, '0')}`;
      buyers.push(await aBuyer(shop, { saleParamId, mobile, credit: 1_000_000 }));
    }

    const answers = await Promise.all(
      buyers.map((buyer) => askForPayment(shop, buyer, { useCredit: true })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(40);
    expect(await allOrders(shop)).toHaveLength(10);
    expect(await stockOf(shop, saleParamId)).toBe(0);
  },
);

test('one cart paid eight times at once is paid once, and every click leads to its order', async () => {
  const shop = await aBusyShop();
  const buyer = await aBuyer(shop, { credit: 1_000_000 });

  const urls = await Promise.all(
    Array.from({ length: 8 }, () => paymentUrl(shop, buyer, { useCredit: true })),
  );

  expect(new Set(urls).size).toBe(1);
  expect(await allOrders(shop)).toHaveLength(1);
  expect(await walletOf(shop, buyer.id)).toEqual({ balance: 845_000, held: 0 });
});

test('carts of the same goods in opposite order do not block each other', async () => {
  const shop = await aBusyShop();
  const cup = (await aProduct(shop, { name: 'فنجان' })).saleParamIds[0] ?? 0;
  const plate = (await aProduct(shop, { name: 'بشقاب' })).saleParamIds[0] ?? 0;
  const one = await aBuyer(shop, { saleParamId: cup });
  const two = await aBuyer(shop, { saleParamId: plate, mobile: '09120000000' });
  const add = (hash: string, token: string, ProductSaleParamId: number) =>
    shop.ask(
      'POST /v1/Orders/Carts/AddCartItem',
      { HashCartId: hash, ProductSaleParamId },
      { token },
    );
  await add(one.hash, one.token, plate);
  await add(two.hash, two.token, cup);

  const urls = await Promise.all([paymentUrl(shop, one), paymentUrl(shop, two)]);

  expect(new Set(urls).size).toBe(2);
  expect([await stockOf(shop, cup), await stockOf(shop, plate)]).toEqual([8, 8]);
});

test.skipIf(!serverUrl)(
  'a payment that is made at the moment another tab replaces it is not forgotten',
  { timeout: 30_000 },
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await aBusyShop();
    const buyer = await aBuyer(shop, { credit: 55_000 });
    const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');

    const replaced = await whileWalletsAreLocked(shop, async () => {
      const asked = askForPayment(shop, buyer, { useCredit: true });
      await untilWaiting(shop.store);
      const back = comeBack(shop, returnUrl);
      await untilWaiting(shop.store, 2);
      return { asked, back };
    });
    await replaced.asked;
    const path = await replaced.back;
    log.mockRestore();

    expect(path).toMatch(/orderTracking|refund=bank/);
  },
);

/** On a PostgreSQL server where there is one: the embedded database lets nothing happen at once. */
async function aBusyShop(): Promise<TestShop> {
  return aSellingShop({}, serverUrl ? await serverStore(await newServerDatabase()) : undefined);
}

/** Holds up whoever asks for a wallet until `work` is done. */
async function whileWalletsAreLocked<Result>(
  { store }: TestShop,
  work: () => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (tx) => {
    await sql`lock table wallets in access exclusive mode`.execute(tx);
    return work();
  });
}
