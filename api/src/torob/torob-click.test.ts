import { expect, test } from 'vitest';
import { comeBack, pressAtBank } from '../payments/testing/bank-visit-fixtures.ts';
import {
  aBuyer,
  aSellingShop,
  paymentUrl,
  type Buyer,
} from '../payments/testing/payment-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { torobClickIn } from './torob-click.ts';

const path = '/v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl';

/** Begins a payment in a browser with this cookie. */
async function beginWithCookie(shop: TestShop, { hash, token }: Buyer, cookie: string) {
  const query = new URLSearchParams({ HashCartId: hash, UseCredit: 'true' }).toString();
  const answer = await shop.askAnything('GET', `${path}?${query}`, { token, headers: { cookie } });
  return answer.json<{ Value: { PaymentUrl: string } }>().Value.PaymentUrl;
}

async function clickOfTheOrder({ store }: TestShop) {
  const order = await store.db.selectFrom('orders').select('torob_clid').executeTakeFirstOrThrow();
  return order.torob_clid;
}

test("an order records the Torob click that led to it, although the bank's return has no cookie", async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);

  const url = await beginWithCookie(shop, buyer, 'theme=dark; torob_clid=a1b2-c3');
  await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  expect(await clickOfTheOrder(shop)).toBe('a1b2-c3');
});

test('an order that the wallet paid for records the click too', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop, { credit: 1_000_000 });

  await beginWithCookie(shop, buyer, 'torob_clid=a1b2-c3');

  expect(await clickOfTheOrder(shop)).toBe('a1b2-c3');
});

test('an order of a shopper who did not come from Torob has no click', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);

  await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay'));

  expect(await clickOfTheOrder(shop)).toBeNull();
});

test.each([undefined, '', 'other=1', 'torob_clid=', 'torob_clid=<b>', 'my_torob_clid=1'])(
  'the cookie «%s» has no click',
  (cookies) => {
    expect(torobClickIn(cookies)).toBeNull();
  },
);
