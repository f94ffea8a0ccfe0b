import { gateways } from '@kashi/contracts/gateways';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatewayUnclear } from '../banks/gateway.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { later } from '../texts/news/news-fixtures.ts';
import { allTexts } from '../texts/text-fixtures.ts';
import { findForgotten, openExpiredCarts, retryUnclear } from './payment-jobs.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

// Bank failures and refunds are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A buyer has paid at the bank, too late for the goods; answers the address of the return. */
async function aLatePayment(shop: TestShop): Promise<string> {
  const buyer = await aBuyer(shop);
  const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer), 'pay');
  later(shop, 11);
  await openExpiredCarts(shop);
  await shop.store.db.updateTable('sale_params').set({ stock: 0 }).execute();
  return returnUrl;
}

/** From now on the bank answers this to every wish to give money back. */
function answersReversal(shop: TestShop, answer: boolean | 'unclear'): void {
  const zarinpal = shop.gateways[gateways.zarinpal.code]!;
  shop.gateways[gateways.zarinpal.code] = {
    ...zarinpal,
    reverse: () =>
      answer === 'unclear'
        ? Promise.reject(new GatewayUnclear('No answer from the bank'))
        : Promise.resolve(answer),
  };
}

test.each([
  ['card', true, 'refundByBank', /۱۵۵٬۰۰۰ تومان از پرداخت شما به خریدی نرسید و به کارت شما/],
  [
    'wallet',
    false,
    'refundToWallet',
    /۱۵۵٬۰۰۰ تومان از پرداخت شما به خریدی نرسید و به کیف پول شما/,
  ],
] as const)(
  'a buyer who paid too late and never came back is told that the money goes to the %s',
  async (_way, isReversed, kind, body) => {
    const shop = await aSellingShop();
    await aLatePayment(shop);
    answersReversal(shop, isReversed);

    await findForgotten(shop);
    await findForgotten(shop);

    expect(await allTexts(shop)).toMatchObject([
      { kind, mobile: '09131234567', body: expect.stringMatching(body) as string },
    ]);
  },
);

test('a buyer who reads on the page where the money goes gets no text', async () => {
  const shop = await aSellingShop();

  const path = await comeBack(shop, await aLatePayment(shop));

  expect(path).toBe('/invoice?payment=failed&refund=bank');
  expect(await allTexts(shop)).toEqual([]);
});

test.each(['verify', 'reverse'] as const)(
  'a buyer who came back while the bank did not answer to «%s» is told once it has',
  async (call) => {
    const shop = await aSellingShop();
    const returnUrl = await aLatePayment(shop);
    if (call === 'verify') await misbehave(shop, { call, how: 'unavailable' });
    else answersReversal(shop, 'unclear');
    const path = await comeBack(shop, returnUrl);
    const before = await allTexts(shop);

    answersReversal(shop, true);
    later(shop, 1);
    await retryUnclear(shop);

    expect([path, before]).toEqual(['/invoice?payment=pending', []]);
    expect(await allTexts(shop)).toHaveLength(1);
  },
);

test('an owner who has switched the text off has none sent', async () => {
  const shop = await aSellingShop();
  const off = { isOn: false, template: 'پرداخت {refund}' };
  await shop.store.db
    .insertInto('text_settings')
    .values({
      kinds: JSON.stringify({ refundOfPayment: off }),
      quiet_from: 22,
      quiet_until: 8,
    })
    .execute();
  await aLatePayment(shop);

  await findForgotten(shop);

  expect(await allTexts(shop)).toEqual([]);
});
