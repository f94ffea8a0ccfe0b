import * as z from 'zod/mini';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerShop, type Bank, type BankProtocol, type WireAnswer } from './bank-calls.ts';
import { messages } from './messages.ts';
import type { Misbehaviour } from './misbehaviour.ts';
import { randomText, type BankPayment, type PaymentStatus } from './sandbox-bank.ts';
import { isSumRight, wishSchema } from './snapppay-wish.ts';

/** SnappPay's protocol: instalments for goods, between forty thousand and ten million toman as at its own place for trials. */
export const snapppayProtocol: BankProtocol = {
  returnsBy: 'form',

  returnFields: ({ reference, paidRial }, verdict) => ({
    transactionId: reference,
    state: verdict === 'paid' ? 'OK' : 'FAILED',
    amount: String(paidRial),
  }),

  routes(app, bank, page) {
    app.get<{ Querystring: { token?: string } }>('/pay', (request, reply) =>
      page(reply, request.query.token),
    );
    const accounts = accountsAt(app);

    const serve = (
      method: 'GET' | 'POST',
      path: string,
      call: Misbehaviour['call'],
      work: (bank: Bank, asked: unknown, account: string) => object,
    ) =>
      app.route({
        method,
        url: `/api/online/${path}`,
        handler: (request, reply) =>
          answerShop(reply, bank, call, (fault) => {
            const account = accounts.of(request);
            if (!account) return refusal(401, 401);
            if (fault?.how === 'not-eligible') return envelope(() => notEligible);
            return envelope(() => work(bank, request.body ?? request.query, account));
          }),
      });
    serve('GET', 'offer/v1/eligible', 'eligible', offer);
    serve('POST', 'payment/v1/token', 'request', open);
    serve('GET', 'payment/v1/status', 'inquiry', (...asked) => statusOf(own(...asked)));
    serve('POST', 'payment/v1/verify', 'verify', (...asked) => move(own(...asked), moves.verify));
    serve('POST', 'payment/v1/settle', 'settle', (...asked) => move(own(...asked), moves.settle));
    serve('POST', 'payment/v1/revert', 'reverse', (...asked) => move(own(...asked), moves.revert));
    serve('POST', 'payment/v1/cancel', 'reverse', (...asked) => move(own(...asked), moves.cancel));
  },
};

/** The tokens that were given out: each stands for the account that asked for it. */
function accountsAt(app: FastifyInstance) {
  const accounts = new Map<string, string>();
  app.post<{ Body: Record<string, string> }>('/api/online/v1/oauth/token', (request, reply) => {
    const { grant_type, scope, username, password } = request.body;
    const client = request.headers.authorization;
    if (grant_type !== 'password' || scope !== 'online-merchant' || !username || !client) {
      return reply.code(401).send({ error: 'unauthorized' });
    }
    const token = randomText(40);
    accounts.set(token, [client, username, password].join(':'));
    return { access_token: token, token_type: 'bearer', expires_in: 3600 };
  });
  return {
    of: ({ headers }: FastifyRequest) =>
      accounts.get(headers.authorization?.replace('Bearer ', '') ?? ''),
  };
}

const notEligible = { eligible: false, title_message: '', description: '' };

const leastRial = 400_000;
const mostRial = 100_000_000;

function offer(_bank: Bank, query: unknown): object {
  const { amount } = z.object({ amount: z.coerce.number<unknown>() }).parse(query);
  if (amount < leastRial || amount > mostRial) {
    return notEligible;
  }
  return {
    eligible: true,
    title_message: messages.instalments.title,
    description: messages.instalments.description(Math.ceil(amount / 4)),
  };
}

function open({ ledger, address }: Bank, body: unknown, account: string): object {
  const wish = wishSchema.parse(body);
  if (wish.amount < leastRial || wish.amount > mostRial) throw new SnapppayError(1048);
  if (!isSumRight(wish) || !ledger.isOfShop(wish.returnURL)) throw new SnapppayError(1051);
  if (ledger.findAll('snapppay').some(({ orderNo }) => orderNo === wish.transactionId)) {
    throw new SnapppayError(1009, 409);
  }
  const { authority } = ledger.open({
    bank: 'snapppay',
    authority: randomText(32),
    account,
    orderNo: wish.transactionId,
    amountRial: wish.amount,
    description: wish.cartList
      .flatMap(({ cartItems }) => cartItems.map(({ name }) => name))
      .join(messages.between),
    callbackUrl: wish.returnURL,
    // SnappPay has no receipt of its own: it names the shop's number of the payment.
    reference: wish.transactionId,
    verifyMinutes: 30,
  });
  return { paymentToken: authority, paymentPageUrl: `${address}/snapppay/pay?token=${authority}` };
}

function own({ ledger }: Bank, asked: unknown, account: string): BankPayment {
  const { paymentToken } = z.object({ paymentToken: z.string() }).parse(asked);
  const payment = ledger.find(paymentToken);
  if (payment?.account !== account) throw new SnapppayError(1007);
  return payment;
}

function statusOf({ status, orderNo, paidRial }: BankPayment): object {
  return { transactionId: orderNo, status: statusWords[status], amount: paidRial };
}

const statusWords: Record<PaymentStatus, string> = {
  waiting: 'PENDING',
  failed: 'PENDING',
  paid: 'PENDING',
  verified: 'VERIFY',
  settled: 'SETTLE',
  reversed: 'REVERT',
  cancelled: 'CANCEL',
};

interface Move {
  from: PaymentStatus[];
  to: PaymentStatus;
}

const moves = {
  verify: { from: ['paid'], to: 'verified' },
  settle: { from: ['verified'], to: 'settled' },
  revert: { from: ['paid', 'verified'], to: 'reversed' },
  cancel: { from: ['settled'], to: 'cancelled' },
} satisfies Record<string, Move>;

function move(payment: BankPayment, { from, to }: Move): object {
  if (!from.includes(payment.status)) throw new SnapppayError(1011);
  payment.status = to;
  return { transactionId: payment.orderNo };
}

/** An error with the real gateway's code. */
class SnapppayError extends Error {
  readonly code: number;
  readonly status: number;

  constructor(code: number, status = 400) {
    super(`code ${code}`);
    this.code = code;
    this.status = status;
  }
}

function envelope(work: () => object): WireAnswer {
  try {
    return json({ successful: true, response: work() });
  } catch (error) {
    return error instanceof SnapppayError ? refusal(error.code, error.status) : refusal(1000, 400);
  }
}

function refusal(errorCode: number, status: number): WireAnswer {
  const errorData = { errorCode, message: 'The request was refused.', data: null };
  return { ...json({ successful: false, errorData }), status };
}

function json(body: object): WireAnswer {
  return { type: 'application/json', body: JSON.stringify(body) };
}
