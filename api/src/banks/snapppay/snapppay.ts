import * as z from 'zod/mini';
import { gateways } from '@kashi/contracts/gateways';
import {
  GatewayRefusal,
  GatewayUnclear,
  type BankPlaces,
  type BankQuestion,
  type Gateway,
} from '../gateway.ts';
import { reasonIn, refusalIn } from '../code-tables.ts';
import { rialOf } from '../rial.ts';
import { snapppayCart } from './snapppay-cart.ts';
import { snapppayCodes } from './snapppay-codes.ts';
import { readWaitMs, snapppayCalls, type SnapppayAccount } from './snapppay-wire.ts';

/** The wait for an answer that changes something, in milliseconds. */
const changeWaitMs = 15_000;

/**
 * SnappPay, who lends for goods: the buyer pays in four monthly instalments, and the shop gets the whole sum. A payment is verified
 * once and then settled, and each of its states can be read, so that what became of a lost answer is asked first.
 */
export function snapppay({ apiUrl, ...account }: SnapppayAccount & BankPlaces): Gateway {
  const ask = snapppayCalls(account, apiUrl);

  const change = (call: 'verify' | 'settle' | 'revert' | 'cancel', { authority }: BankQuestion) =>
    ask({
      path: `payment/v1/${call}`,
      body: { paymentToken: authority },
      response: z.object({ transactionId: z.optional(z.string()) }),
      waitMs: changeWaitMs,
    });

  const read = async (question: BankQuestion) => {
    const { authority, attemptNo } = question;
    const answer = await ask({
      path: `payment/v1/status?${new URLSearchParams({ paymentToken: authority }).toString()}`,
      response: statusSchema,
      waitMs: readWaitMs,
    });
    if (answer.isDone && answer.response.transactionId !== transactionIdOf(attemptNo)) {
      throw new GatewayUnclear('status: of another payment');
    }
    return answer;
  };

  return {
    code: gateways.snapppay.code,
    name: 'snapppay',
    leastRial: rialOf(gateways.snapppay.leastToman),
    confirmsToAnybody: false,

    async offer(amountRial) {
      const answer = await ask({
        path: `offer/v1/eligible?amount=${amountRial}`,
        response: offerSchema,
        waitMs: readWaitMs,
      });
      if (!answer.isDone) throw new GatewayUnclear(`eligible: code ${answer.code}`);
      const { eligible, title_message: title, description } = answer.response;
      return eligible && title && description ? { title, description } : null;
    },

    async request({ amountRial, returnUrl, mobile, attemptNo, goods }) {
      if (!goods) throw new Error('Nothing is lent for a payment without goods.');
      const answer = await ask({
        path: 'payment/v1/token',
        body: {
          amount: amountRial,
          discountAmount: goods.discountRial,
          externalSourceAmount: goods.paidElsewhereRial,
          mobile: mobile.replace(/^0/, '+98'),
          paymentMethodTypeDto: 'INSTALLMENT',
          returnURL: returnUrl,
          transactionId: transactionIdOf(attemptNo),
          cartList: [snapppayCart(attemptNo, goods)],
        },
        response: requestedSchema,
        waitMs: changeWaitMs,
      });
      if (!answer.isDone) {
        throw new GatewayRefusal(answer.code, reasonIn(snapppayCodes, answer.code));
      }
      const { paymentToken, paymentPageUrl } = answer.response;
      // SnappPay names its page itself; only a sandbox has one without encryption.
      if (apiUrl().startsWith('https:') && !paymentPageUrl.startsWith('https:')) {
        throw new GatewayUnclear('token: an open page');
      }
      return { authority: paymentToken, page: { url: paymentPageUrl } };
    },

    readReturn({ transactionId = '', state, amount }) {
      if (!/^\d{5,10}$/.test(transactionId) || (state !== 'OK' && state !== 'FAILED')) return null;
      return {
        names: { attemptNo: String(Number(transactionId)) },
        // «FAILED» means either that the buyer gave up or that no loan was given.
        reason: state === 'OK' ? null : 'cancelled',
        code: null,
        reference: null,
        amountRial: amount ? Number(amount) : null,
        maskedPan: null,
      };
    },

    async verify(question) {
      const before = await read(question);
      if (!before.isDone) return refusalIn(snapppayCodes, before.code);
      if (before.response.status !== 'PENDING') return verdictOf(before.response);

      const verified = await change('verify', question);
      if (verified.isDone) return verdictOf({ ...before.response, status: 'VERIFY' });
      // Another question may have verified it meanwhile.
      const after = await read(question);
      return after.isDone && after.response.status !== 'PENDING'
        ? verdictOf(after.response)
        : refusalIn(snapppayCodes, verified.code);
    },

    async settle(question) {
      const settled = await change('settle', question);
      if (settled.isDone) return true;
      const { code } = settled;
      const after = await read(question);
      if (after.isDone && after.response.status === 'SETTLE') return true;
      if (after.isDone && isGivenBack(after.response.status)) return false;
      throw new GatewayUnclear(`settle: code ${code}`);
    },

    async reverse(question) {
      const before = await read(question);
      if (!before.isDone) throw new GatewayUnclear(`reverse: code ${before.code}`);
      const { status } = before.response;
      if (isGivenBack(status)) return true;
      // What is settled already is cancelled; anything before that is reverted.
      const made = await change(status === 'SETTLE' ? 'cancel' : 'revert', question);
      if (made.isDone) return true;
      const after = await read(question);
      if (!after.isDone) throw new GatewayUnclear(`reverse: code ${after.code}`);
      return isGivenBack(after.response.status);
    },
  };
}

const statusSchema = z.object({
  transactionId: z.string(),
  status: z.enum(['PENDING', 'VERIFY', 'SETTLE', 'REVERT', 'CANCEL']),
  amount: z.coerce.number<number | string>().check(z.int()),
});

type PaymentStatus = z.output<typeof statusSchema>;

const offerSchema = z.object({
  eligible: z.boolean(),
  title_message: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  description: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
});

const requestedSchema = z.object({
  paymentToken: z.string().check(z.regex(/^[\w.~+/=-]{8,512}$/)),
  paymentPageUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
});

function verdictOf({ status, transactionId, amount }: PaymentStatus) {
  return isGivenBack(status)
    ? { paid: false as const, code: 0, reason: 'reversed' as const }
    : {
        paid: true as const,
        code: 0,
        reference: transactionId,
        maskedPan: null,
        amountRial: amount,
      };
}

function isGivenBack(status: PaymentStatus['status']): boolean {
  return status === 'REVERT' || status === 'CANCEL';
}

/** SnappPay takes five to ten characters, and each number only once. */
function transactionIdOf(attemptNo: number): string {
  return String(attemptNo).padStart(8, '0');
}
