import { gatewayNames } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { bankTrials } from '../banks/bank-trials-fixtures.ts';
import { comeBack, pressAtBank } from './testing/bank-visit-fixtures.ts';
import { aBuyer, aSellingShop, paymentUrl } from './testing/payment-fixtures.ts';

test.each(gatewayNames)(
  'the stored data of a payment at %s contain no password, no token of the shopper and no full card number',
  async (at) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop);
    await comeBack(shop, await pressAtBank(shop, await paymentUrl(shop, buyer, { at }), 'pay'));

    const attempts = await shop.store.db.selectFrom('payment_attempts').selectAll().execute();
    const events = await shop.store.db.selectFrom('payment_events').selectAll().execute();

    const kept = JSON.stringify([attempts, events]);
    const { banks } = shop.environment;
    expect(attempts[0]?.masked_pan ?? '').toMatch(
      bankTrials[at].namesCard ? /^\d{6}\*{6}\d{4}$/ : /^$/,
    );
    expect(kept).not.toMatch(/\d{16}/);
    expect(kept).not.toContain(buyer.token);
    expect(kept).not.toContain(banks.mellat?.password);
    expect(kept).not.toContain(banks.zarinpal?.merchantId);
    expect(kept).not.toContain(banks.snapppay?.clientSecret);
    expect(JSON.stringify(events)).not.toContain(attempts[0]?.authority);
  },
);
