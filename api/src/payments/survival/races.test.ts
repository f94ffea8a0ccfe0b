import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { cartIsOver } from '../../carts/cart-rows.ts';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../../testing/server-database.ts';
import type { TestShop } from '../../testing/test-shop.ts';
import { comeBack, misbehave, pressAtBank } from '../testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  allEvents,
  allOrders,
  askForPayment,
  aSellingShop,
  payAtBank,
  paymentUrl,
  stockOf,
  walletOf,
} from '../testing/payment-fixtures.ts';
import { retryUnclear } from '../payment-jobs.ts';

test(
  'of fifty shoppers who each want one of ten pieces, ten get one, forty are refused, and none is left',
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

test('a bank that has not received a confirmation gets it again once, however many processes try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = await aBusyShop();
  await misbehave(shop, { call: 'settle', how: 'unavailable' });
  await payAtBank(shop, await aBuyer(shop), { at: 'mellat' });
  await retryUnclear(shop);
  shop.setTime('2026-01-10T08:01:00Z');

  await Promise.all(Array.from({ length: 4 }, () => retryUnclear(shop)));

  const told = (await allEvents(shop)).filter((event) => event.endsWith('settled'));
  expect(told).toEqual(['not settled', 'settled']);
});

test('carts with the same goods in opposite order do not deadlock', async () => {
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
  'a payment that is made at the moment another tab replaces it is not lost',
  { timeout: 30_000 },
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const shop = await aBusyShop();
    const buyer = await aBuyer(shop, { credit: 55_000 });
    const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');

    const replaced = await whileLocked(shop, 'access exclusive', 'wallets', async () => {
      const asked = askForPayment(shop, buyer, { useCredit: true, at: 'saman' });
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

test.skipIf(!serverUrl)(
  'adding to a cart that is being bought, and bringing a guest’s cart, do not deadlock',
  { timeout: 30_000 },
  async () => {
    const shop = await aBusyShop();
    const { hash, token, saleParamId } = await aBuyer(shop);
    const guest = await shop.ask(add, { ProductSaleParamId: saleParamId });

    const answers = await shop.store.transaction(async (tx) => {
      await tx.updateTable('carts').set({ status: cartIsOver }).where('hash', '=', hash).execute();
      const added = shop.ask(add, { HashCartId: hash, ProductSaleParamId: saleParamId }, { token });
      await untilWaiting(shop.store);
      const brought = shop.ask(read, { HashCartId: guest.body.Value.HashCartId }, { token });
      await untilWaiting(shop.store, 2);
      return [added, brought];
    });

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  },
);

test.skipIf(!serverUrl)(
  'an account that is closed at the moment a payment begins stays open for the payment',
  { timeout: 30_000 },
  async () => {
    const shop = await aBusyShop();
    const buyer = await aBuyer(shop, { mobile: '09131234567' });

    const { asked, closed } = await whileLocked(shop, 'exclusive', 'payment_attempts', async () => {
      const asked = askForPayment(shop, buyer);
      await untilWaiting(shop.store);
      const closed = closeAccount(shop, '09131234567');
      await untilWaiting(shop.store, 2);
      return { asked, closed };
    });

    expect((await asked).status).toBe(200);
    expect(await closed).toBe('payment');
  },
);

const add = 'POST /v1/Orders/Carts/AddCartItem';
const read = 'GET /v1/Orders/Carts/Read';

/** Runs on a PostgreSQL server if there is one, since the embedded database runs one transaction at a time. */
async function aBusyShop(): Promise<TestShop> {
  return aSellingShop({}, serverUrl ? await serverStore(await newServerDatabase()) : undefined);
}

/** Blocks other users of this table, as the lock mode says, until `work` is done. */
async function whileLocked<Result>(
  { store }: TestShop,
  mode: 'access exclusive' | 'exclusive',
  table: 'wallets' | 'payment_attempts',
  work: () => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (tx) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(tx);
    return work();
  });
}
