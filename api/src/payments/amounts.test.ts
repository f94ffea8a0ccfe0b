import { gatewayNames, gateways } from '@kashi/contracts/gateways';
import { cardTransferSchema, topUpSchema } from '@kashi/contracts/account/wallet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aCustomer } from '../identity/identity-fixtures.ts';
import {
  aBuyer,
  allEvents,
  askForPayment,
  aSellingShop,
  paymentCalls,
  topUpCalls,
  walletOf,
} from './testing/payment-fixtures.ts';
import { messages } from './messages.ts';
import type { TestShop } from '../testing/test-shop.ts';

// The browser's forms and the server's calls use the same schemas (R23).
const report = {
  AccountKey: '6037991234567893',
  TrackingNo: '123456',
  CartLastNo: '1234',
  CurrencyType: 'تومان',
  PaymentDateTime: '1404/08/12',
  Comment: '',
};
const typedAmounts: Record<string, (amount: string) => z.core.util.SafeParseResult<unknown>> = {
  TotalAmount: (TotalAmount) => z.safeParse(topUpSchema, { TotalAmount }),
  Amount: (Amount) => z.safeParse(cardTransferSchema, { ...report, Amount }),
};

const sum = fc.integer({ min: 100, max: 9_999_999_999 });
const script = fc.constantFrom('0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩');
const separator = fc.constantFrom('', ',', '،', '٬');

/** A sum as a shopper may type it: in one of three scripts, with or without separators. */
const typed = fc.tuple(sum, script, separator).map(([toman, digits, between]) => ({
  toman: String(toman),
  text: String(toman)
    .replace(/\B(?=(\d{3})+$)/g, between)
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? ''),
}));

/** Characters that a sum may not contain: all kinds of signs and hyphens first, then any other visible character. */
const intruder = fc.oneof(
  fc.constantFrom('-', '−', '–', '‐', '+', '.', '٫', '/', 'e', 'x', 'ر', 'ـ', '%', '٪'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter(isIntruder),
);

/** A sum with one of these characters anywhere in it. */
const spoilt = fc.tuple(typed, intruder, fc.nat()).map(([{ text }, intruding, place]) => {
  const at = place % (text.length + 1);
  return text.slice(0, at) + intruding + text.slice(at);
});

test.each(Object.entries(typedAmounts))(
  'any sum in digits of any script is read correctly in the field %s',
  (field, read) => {
    fc.assert(
      fc.property(typed, ({ text, toman }) => {
        expect(read(text).data).toMatchObject({ [field]: toman });
      }),
    );
  },
);

test.each(Object.entries(typedAmounts))(
  'no sum with a sign, a hyphen, a letter or another character is accepted in the field %s',
  (_field, read) => {
    fc.assert(
      fc.property(spoilt, (text) => {
        expect(read(text).success).toBe(false);
      }),
    );
  },
);

test('no call accepts an amount with a sign or a letter, and no bank is asked', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const customer = await aCustomer(shop, { UserName: '09120000000' });

  await fc.assert(
    fc.asyncProperty(spoilt, fc.constantFrom(...gatewayNames), async (text, at) => {
      const paid = { HashCartId: buyer.hash, UseCredit: 'false', AmountPayable: text } as const;
      const answers = [
        await shop.ask(topUpCalls.zarinpal, { TotalAmount: text }, customer),
        await shop.ask(transfer, { ...report, Amount: text }, customer),
        await shop.ask(paymentCalls[at], paid, buyer),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
      expect(answers.map(({ body }) => body.Errors?.map(({ Field }) => Field))).toEqual([
        ['TotalAmount'],
        ['Amount'],
        ['AmountPayable'],
      ]);
    }),
    { numRuns: 40 },
  );

  expect(await allEvents(shop)).toEqual([]);
});

test.each(gatewayNames)(
  'an order that is too small for %s is refused before the gateway is asked, and the wallet pays it',
  async (at) => {
    const shop = await aSellingShop();
    const buyer = await aBuyer(shop, { credit: 60 });
    await sellAt(shop, 50);

    const refused = await askForPayment(shop, buyer, { at, toBank: 55 });
    const noted = await allEvents(shop);
    const paid = await askForPayment(shop, buyer, { at, useCredit: true, toBank: 0 });

    expect(refused.status).toBe(400);
    expect(refused.body.Message).toBe(messages.leastOrder(gateways[at].leastToman));
    expect(noted).toEqual([]);
    expect(paid.body.Value.PaymentUrl).toContain('/orderTracking/');
    expect(await walletOf(shop, buyer.id)).toEqual({ balance: 5, held: 0 });
  },
);

test('an order of the least sum that a gateway takes is paid there', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  await sellAt(shop, 91);

  const { status } = await askForPayment(shop, buyer, { at: 'zarinpal' });

  expect(status).toBe(200);
});

/** Goods for this price, to which ten percent of tax and no fee come. */
async function sellAt({ store }: TestShop, price: number): Promise<void> {
  await store.db.updateTable('products').set({ price }).execute();
  await store.db.updateTable('carrier_zones').set({ fee: 0 }).execute();
}

const transfer = 'POST /v1/Orders/PendingPayments/AddCreditCart';

function isIntruder(character: string): boolean {
  const isSeen = /^[^\s\u200c-\u200f\u202a-\u202e\u2066-\u2069]+$/.test(character);
  return isSeen && !/[\d۰-۹٠-٩,،٬]/.test(character);
}
