import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUnclear } from './payment-jobs.ts';
import { comeBack, misbehave, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, allEvents, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

// A bank that does not answer is logged; here it happens on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['zarinpal', 'verify', ['unclear', 'paid']],
  ['mellat', 'settle', ['not settled', 'settled']],
] as const)(
  'while %s answers no «%s», the payment and the log tell of it once',
  async (at, call, events) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    const returnUrl = await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay');
    await misbehave(shop, { call, how: 'drop', times: 3 });

    await comeBack(shop, returnUrl);
    for (const minute of ['00', '01', '03', '05']) {
      shop.setTime(`2026-01-10T08:${minute}:00Z`);
      await retryUnclear(shop);
    }

    expect((await allEvents(shop)).slice(-2)).toEqual(events);
    const logged = vi
      .mocked(console.error)
      .mock.calls.filter(([line]) => /could not be/.test(String(line)));
    expect(logged).toHaveLength(1);
  },
);
