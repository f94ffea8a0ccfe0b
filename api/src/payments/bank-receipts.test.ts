import type { GatewayName } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { aBankThatAnswers } from '../banks/gateway-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from './testing/payment-fixtures.ts';

/** What the order says of its payment at this bank. */
async function receiptOf(at: GatewayName) {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const path = await payAtBank(shop, buyer, { at });
  const { body } = await shop.ask(
    'GET /v1/Orders/Orders/Read',
    { HashOrderId: path.replace('/orderTracking/', '') },
    { token: buyer.token },
  );
  return body.Value;
}

test("an order paid at Saman keeps the numbers that the buyer's bank shows", async () => {
  const order = await receiptOf('saman');

  expect(order.BankReceipt).toEqual({
    GatewayCode: 1,
    TraceNo: '100428',
    RetrievalReferenceNo: '14045501122',
    MaskedPan: '621986******8080',
  });
});

test.each(['zarinpal', 'mellat'] as const)(
  'an order paid at %s has the one number of that bank, and the card',
  async (at) => {
    const order = await receiptOf(at);

    expect(order.PaymentReference).toMatch(/^\d+$/);
    expect(order.BankReceipt).toMatchObject({ TraceNo: null, RetrievalReferenceNo: null });
    expect(order.BankReceipt?.MaskedPan).toMatch(/^\d{6}\*+\d{4}$/);
  },
);

const question = { authority: 'a'.repeat(32), attemptNo: 1, reference: 'r+/=', amountRial: 10_000 };

test.each([
  ['as numbers', { RRN: 14_045_501_122, StraceNo: 100_428 }, '100428', '14045501122'],
  ['with spaces', { RRN: ' 140 ', StraceNo: '100428' }, '100428', '140'],
  ['not at all', {}, null, null],
  ['as words', { RRN: 'x<b>', StraceNo: { a: 1 } }, null, null],
])(
  'a payment that Saman confirms is paid, whichever way it tells the numbers: %s',
  async (_, told, traceNo, retrievalNo) => {
    const detail = { RefNum: 'r+/=', TerminalNumber: 2001, OrginalAmount: 10_000, ...told };
    const answer = { ResultCode: 0, Success: true, TransactionDetail: detail };
    const bank = await aBankThatAnswers('saman', JSON.stringify(answer));

    expect(await bank.verify(question)).toMatchObject({ paid: true, traceNo, retrievalNo });
  },
);
