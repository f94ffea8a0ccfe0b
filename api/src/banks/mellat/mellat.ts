import { gateways } from '@kashi/contracts/gateways';
import {
  GatewayRefusal,
  GatewayUnclear,
  type BankPlaces,
  type BankQuestion,
  type Gateway,
} from '../gateway.ts';
import { rialOf } from '../rial.ts';
import { maskedPan } from '../masked-pan.ts';
import { mellatCodes } from './mellat-codes.ts';
import { askMellat, type SoapFields } from './mellat-soap.ts';
import { reasonIn, refusalIn } from '../code-tables.ts';
import { tehranDateTime } from '../tehran-date-time.ts';

export interface MellatAccount {
  terminalId: string;
  userName: string;
  password: string;
}

/**
 * Behpardakht Mellat over SOAP: pay, verify, settle. The bank's verification names no amount, so the amount in the return is
 * compared with the requested one. The bank refunds a payment that is not verified within twenty minutes.
 */
export function mellat({
  terminalId,
  userName,
  password,
  apiUrl,
  pageUrl,
}: MellatAccount & BankPlaces): Gateway {
  const ask = (call: string, fields: SoapFields) =>
    askMellat(`${apiUrl()}/pgwchannel/services/pgw`, call, [
      ['terminalId', terminalId],
      ['userName', userName],
      ['userPassword', password],
      ...fields,
    ]);
  const askAbout = async (call: string, { attemptNo, reference }: BankQuestion) =>
    codeOf(
      await ask(call, [
        ['orderId', attemptNo],
        ['saleOrderId', attemptNo],
        ['saleReferenceId', reference ?? ''],
      ]),
    );

  /**
   * Asks for a step that the bank takes with a verified payment alone. One that only an inquiry has confirmed is verified first;
   * if the bank does not verify it, it gives the money back by itself, within twenty minutes of the payment.
   */
  const askOfVerified = async (call: string, question: BankQuestion): Promise<number> => {
    const code = await askAbout(call, question);
    if (code !== notVerified) return code;
    const verified = await askAbout('bpVerifyRequest', question);
    if (reasonIn(mellatCodes, verified) === 'done') return askAbout(call, question);
    refusalIn(mellatCodes, verified);
    return reversed;
  };

  // The bank's page accepts only POST.
  const formTo = (RefId: string) => ({
    url: `${pageUrl}/pgwchannel/startpay.mellat`,
    fields: { RefId },
  });

  return {
    code: gateways.mellat.code,
    name: 'mellat',
    leastRial: rialOf(gateways.mellat.leastToman),
    confirmsToAnybody: false,

    async request({ amountRial, description, returnUrl, attemptNo, now }) {
      const { date, time } = tehranDateTime(now);
      const answer = await ask('bpPayRequest', [
        ['orderId', attemptNo],
        ['amount', amountRial],
        ['localDate', date],
        ['localTime', time],
        ['additionalData', description],
        ['callBackUrl', returnUrl],
        ['payerId', 0],
      ]);
      const [first = '', refId = ''] = answer.split(',').map((part) => part.trim());
      const code = codeOf(first);
      if (code !== 0) throw new GatewayRefusal(code, reasonIn(mellatCodes, code));
      if (!/^[\w-]{1,64}$/.test(refId)) throw new GatewayUnclear('bpPayRequest: no RefId');
      return { authority: refId, page: formTo(refId) };
    },

    paymentForm: formTo,

    readReturn({ RefId, ResCode, SaleOrderId, SaleReferenceId = '', FinalAmount, CardHolderPan }) {
      const code = /^\d{1,4}$/.test(ResCode ?? '') ? Number(ResCode) : null;
      if (!RefId || !SaleOrderId || code === null) return null;
      const isPaid = code === 0 && /^\d{1,20}$/.test(SaleReferenceId);
      return {
        names: { authority: RefId, attemptNo: SaleOrderId },
        reason: isPaid ? null : code === 0 ? 'not-paid' : reasonIn(mellatCodes, code),
        code,
        reference: isPaid ? SaleReferenceId : null,
        amountRial: FinalAmount ? Number(FinalAmount) : null,
        maskedPan: maskedPan(CardHolderPan),
      };
    },

    async verify(question) {
      let code = await askAbout('bpVerifyRequest', question);
      // The code is neither yes nor no; an inquiry about the payment may still give a clear answer.
      if (saysNothing(code)) code = await askAbout('bpInquiryRequest', question);
      if (reasonIn(mellatCodes, code) !== 'done') return refusalIn(mellatCodes, code);
      return { paid: true, code, reference: question.reference ?? '', maskedPan: null };
    },

    async settle(question) {
      const code = await askOfVerified('bpSettleRequest', question);
      const reason = reasonIn(mellatCodes, code);
      if (reason === 'reversed') return false;
      if (reason !== 'done') throw new GatewayUnclear(`settle: code ${code}`);
      return true;
    },

    async reverse(question) {
      const code = await askOfVerified('bpReversalRequest', question);
      if (saysNothing(code) || code === notVerified) {
        throw new GatewayUnclear(`reverse: code ${code}`);
      }
      return code === 0 || reasonIn(mellatCodes, code) === 'reversed';
    },
  };
}

const notVerified = 44;
const reversed = 48;

/** Whether a code speaks of the bank or of the shop's account, and not of the payment. */
function saysNothing(code: number): boolean {
  return ['terminal', 'bank'].includes(reasonIn(mellatCodes, code));
}

function codeOf(answer: string): number {
  if (!/^\d{1,4}$/.test(answer)) throw new GatewayUnclear('The answer has no code.');
  return Number(answer);
}
