import * as z from 'zod/mini';
import { answerShop, type Bank, type BankProtocol, type BuyerVerdict } from './bank-calls.ts';
import { randomText, type BankPayment } from './sandbox-bank.ts';

/** Saman Kish's protocol, document 3.6. */
export const samanProtocol: BankProtocol = {
  returnsBy: 'form',

  returnFields: (payment, verdict) => ({
    MID: payment.account,
    TerminalId: payment.account,
    ...statusWords[verdict],
    ResNum: payment.orderNo,
    RefNum: verdict === 'paid' ? payment.reference : '',
    RRN: verdict === 'paid' ? '14045501122' : '',
    TraceNo: verdict === 'paid' ? '100428' : '',
    Amount: String(payment.paidRial),
    AffectiveAmount: '',
    Wage: '',
    SecurePan: verdict === 'paid' ? maskedCard : '',
    Token: payment.authority,
  }),

  routes(app, bank, page) {
    app.get<{ Querystring: { token?: string } }>('/OnlinePG/SendToken', (request, reply) =>
      page(reply, request.query.token),
    );
    app.post('/onlinepg/onlinepg', (request, reply) =>
      answerShop(reply, bank, 'request', () => json(takeToken(bank, request.body))),
    );
    app.post('/verifyTxnRandomSessionkey/ipg/VerifyTransaction', (request, reply) =>
      answerShop(reply, bank, 'verify', () => json(verify(bank, request.body))),
    );
    app.post('/verifyTxnRandomSessionkey/ipg/ReverseTransaction', (request, reply) =>
      answerShop(reply, bank, 'reverse', () => json(reverse(bank, request.body))),
    );
  },
};

const maskedCard = '621986******8080';

const statusWords: Record<BuyerVerdict, { State: string; Status: string }> = {
  paid: { State: 'OK', Status: '2' },
  failed: { State: 'Failed', Status: '3' },
  cancelled: { State: 'CanceledByUser', Status: '1' },
};

const tokenSchema = z.object({
  action: z.literal('token'),
  TerminalId: z.string().check(z.regex(/^\d+$/)),
  Amount: z.int().check(z.gte(2000)),
  ResNum: z.string().check(z.minLength(1), z.maxLength(50)),
  RedirectUrl: z.url().check(z.maxLength(2083)),
});

function takeToken({ ledger }: Bank, body: unknown): object {
  const wish = tokenSchema.safeParse(body);
  if (!wish.success || !ledger.isOfShop(wish.data.RedirectUrl)) {
    return { status: -1, errorCode: '5', errorDesc: 'InvalidParameters' };
  }
  const { authority } = ledger.open({
    bank: 'saman',
    authority: randomText(32).toLowerCase(),
    account: wish.data.TerminalId,
    orderNo: wish.data.ResNum,
    amountRial: wish.data.Amount,
    description: '',
    callbackUrl: wish.data.RedirectUrl,
    // The receipt contains every character that a form body has to escape.
    reference: `${randomText(20)}+/${randomText(20)}=`,
    verifyMinutes: 30,
  });
  return { status: 1, token: authority };
}

const askSchema = z.object({ RefNum: z.string(), TerminalNumber: z.int() });

function verify(bank: Bank, body: unknown): object {
  const payment = asked(bank, body);
  if (typeof payment === 'number') return result(payment);
  if (payment.status === 'reversed') {
    return result(bank.ledger.minutesSincePaid(payment) > 30 ? -6 : 5);
  }
  const isRepeated = payment.status === 'verified';
  if (!isRepeated && payment.status !== 'paid') return result(-2);
  payment.status = 'verified';
  return result(isRepeated ? 2 : 0, payment);
}

function reverse(bank: Bank, body: unknown): object {
  const payment = asked(bank, body);
  if (typeof payment === 'number') return result(payment);
  if (payment.status === 'reversed') return result(2, payment);
  if (payment.status !== 'verified') return result(-2);
  if (bank.ledger.minutesSincePaid(payment) > 50) return result(-6);
  payment.status = 'reversed';
  return result(0, payment);
}

/** The payment of a receipt, or the error code if there is none. */
function asked({ ledger }: Bank, body: unknown): BankPayment | number {
  const question = askSchema.safeParse(body);
  if (!question.success) return -111;
  const { RefNum, TerminalNumber } = question.data;
  // A receipt that was given twice belongs to the oldest payment.
  const payment = ledger.findAll('saman').findLast(({ reference }) => reference === RefNum);
  if (!payment || payment.status === 'waiting') return -2;
  return payment.account === String(TerminalNumber) ? payment : -105;
}

function result(code: number, payment?: BankPayment): object {
  return {
    // The key with its leading space, and the amount's name, are spelt as the real bank spells them.
    ...(payment && {
      ' TransactionDetail': {
        RRN: '14045501122',
        RefNum: payment.reference,
        MaskedPan: maskedCard,
        HashedPan: '0'.repeat(64),
        TerminalNumber: Number(payment.account),
        OrginalAmount: payment.paidRial,
        AffectiveAmount: payment.paidRial,
        StraceDate: payment.createdAt.toISOString().slice(0, 19).replace('T', ' '),
        StraceNo: '100428',
      },
    }),
    ResultCode: code,
    ResultDescription: '',
    Success: code === 0,
  };
}

function json(body: object) {
  return { type: 'application/json', body: JSON.stringify(body) };
}
