import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { answerShop, type Bank, type BankProtocol } from './bank-calls.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import {
  randomText,
  type BankPayment,
  type PaymentStatus,
  type SandboxBank,
} from './sandbox-bank.ts';

/** Zarinpal's protocol, version 4: paths and codes. */
export const zarinpalProtocol: BankProtocol = {
  returnsBy: 'address',

  returnFields: ({ authority }, verdict) => ({
    Authority: authority,
    Status: verdict === 'paid' ? 'OK' : 'NOK',
  }),

  routes(app, bank, page) {
    app.get<{ Params: { authority: string } }>('/pg/StartPay/:authority', (request, reply) =>
      page(reply, request.params.authority),
    );
    for (const [call, work] of Object.entries(calls)) {
      app.post(`/pg/v4/payment/${call}.json`, (request, reply) =>
        answerShop(reply, bank, call as Misbehaviour['call'], () =>
          answerOf(() => work(bank, request.body)),
        ),
      );
    }
  },
};

const ownSchema = z.object({ merchant_id: z.string() });
const askSchema = z.extend(ownSchema, { authority: z.string() });
const verifySchema = z.extend(askSchema, { amount: z.number() });
const requestSchema = z.object({
  merchant_id: z.guid(),
  amount: z.int().check(z.gte(1000)),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  callback_url: z.url(),
  metadata: z.optional(z.object({ order_id: z.optional(z.string()) })),
});

/** The largest payment, in rial: a hundred million toman. */
const mostRial = 1_000_000_000;

const calls = {
  request({ ledger }: Bank, body: unknown) {
    const wish = requestSchema.parse(body);
    if (wish.amount > mostRial) throw new ZarinpalError(-41);
    if (!ledger.isOfShop(wish.callback_url)) throw new ZarinpalError(-14);
    const { authority } = ledger.open({
      bank: 'zarinpal',
      // An S and 35 characters, as in the real sandbox.
      authority: `S${randomText(35)}`,
      account: wish.merchant_id,
      orderNo: wish.metadata?.order_id ?? '',
      amountRial: wish.amount,
      description: wish.description,
      callbackUrl: wish.callback_url,
      reference: String(randomInt(100_000_000, 1_000_000_000)),
      verifyMinutes: Infinity,
    });
    return { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 };
  },

  verify({ ledger }: Bank, body: unknown) {
    const asked = verifySchema.parse(body);
    const payment = own(ledger, asked);
    const isRepeated = payment.status === 'verified';
    if (!isRepeated && payment.status !== 'paid') throw new ZarinpalError(-51);
    if (!isRepeated && payment.paidRial !== asked.amount) throw new ZarinpalError(-50);
    payment.status = 'verified';
    return {
      code: isRepeated ? 101 : 100,
      message: isRepeated ? 'Verified' : 'Paid',
      card_hash: '0'.repeat(64),
      card_pan: '603799******0000',
      ref_id: Number(payment.reference),
      fee_type: 'Merchant',
      fee: 0,
    };
  },

  inquiry: ({ ledger }: Bank, body: unknown) => ({
    code: 100,
    message: 'Success',
    status: statusWords[own(ledger, askSchema.parse(body)).status],
  }),

  unVerified({ ledger }: Bank, body: unknown) {
    const { merchant_id } = ownSchema.parse(body);
    const paid = ledger
      .findAll('zarinpal')
      .filter(({ account, status }) => account === merchant_id && status === 'paid');
    return {
      code: '100',
      message: 'Success',
      authorities: paid.map(({ authority, amountRial, callbackUrl, createdAt }) => ({
        authority,
        amount: amountRial,
        callback_url: callbackUrl,
        referer: '',
        date: createdAt.toISOString().slice(0, 19).replace('T', ' '),
      })),
    };
  },

  reverse({ ledger }: Bank, body: unknown) {
    const payment = own(ledger, askSchema.parse(body));
    if (payment.status !== 'paid' && payment.status !== 'verified') throw new ZarinpalError(-61);
    if (ledger.minutesSincePaid(payment) > 30) throw new ZarinpalError(-63);
    payment.status = 'reversed';
    return { code: 100, message: 'Reversed' };
  },
};

const statusWords: Record<PaymentStatus, string> = {
  waiting: 'IN_BANK',
  paid: 'PAID',
  verified: 'VERIFIED',
  settled: 'VERIFIED',
  failed: 'FAILED',
  reversed: 'REVERSED',
  cancelled: 'REVERSED',
};

function own(ledger: SandboxBank, asked: z.output<typeof askSchema>): BankPayment {
  const payment = ledger.find(asked.authority);
  if (!payment) throw new ZarinpalError(-54);
  if (payment.account !== asked.merchant_id) throw new ZarinpalError(-53);
  return payment;
}

/** An error with the real gateway's code. */
class ZarinpalError extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`code ${code}`);
    this.code = code;
  }
}

/** Like the real gateway: an error comes with empty `data` and a status other than 200. */
function answerOf(work: () => object) {
  const type = 'application/json';
  try {
    return { type, body: JSON.stringify({ data: work(), errors: [] }) };
  } catch (error) {
    const code = error instanceof ZarinpalError ? error.code : -9;
    const errors = { code, message: 'The request was refused.', validations: [] };
    return { status: 422, type, body: JSON.stringify({ data: [], errors }) };
  }
}
