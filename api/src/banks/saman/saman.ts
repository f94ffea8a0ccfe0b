import * as z from 'zod/mini';
import { gateways } from '@kashi/contracts/gateways';
import { askBankInJson } from '../bank-wire.ts';
import {
  GatewayRefusal,
  GatewayUnclear,
  type BankPlaces,
  type BankQuestion,
  type Gateway,
} from '../gateway.ts';
import { rialOf } from '../rial.ts';
import { receiptNumber } from '../receipt-number.ts';
import { maskedPan } from '../masked-pan.ts';
import { reasonIn, refusalIn } from '../code-tables.ts';
import { samanResults, samanStatuses } from './saman-codes.ts';

export interface SamanAccount {
  /** The terminal number, which is not the merchant number. */
  terminalId: string;
}

/**
 * Saman Kish's OnlinePG: a token, a page, a return by POST from the bank's own site, then verification of the receipt. The bank
 * confirms the same receipt any number of times, so the caller has to let each receipt buy only once.
 */
export function saman({ terminalId, apiUrl, pageUrl }: SamanAccount & BankPlaces): Gateway {
  const ask = async (call: 'VerifyTransaction' | 'ReverseTransaction', question: BankQuestion) => {
    const url = `${apiUrl()}/verifyTxnRandomSessionkey/ipg/${call}`;
    const body = { RefNum: question.reference ?? '', TerminalNumber: Number(terminalId) };
    return read(resultSchema, await askBankInJson(url, body));
  };

  return {
    code: gateways.saman.code,
    name: 'saman',
    leastRial: rialOf(gateways.saman.leastToman),
    confirmsToAnybody: true,

    async request({ amountRial, returnUrl, mobile, attemptNo }) {
      const body = {
        action: 'token',
        TerminalId: terminalId,
        Amount: amountRial,
        ResNum: String(attemptNo),
        RedirectUrl: returnUrl,
        CellNumber: mobile,
      };
      const answer = await askBankInJson(`${apiUrl()}/onlinepg/onlinepg`, body);
      const { status, token, errorcode = 0 } = read(tokenSchema, answer);
      if (status !== 1) throw new GatewayRefusal(errorcode, reasonIn(samanStatuses, errorcode));
      if (!token) throw new GatewayUnclear('request: no token');
      return { authority: token, page: { url: `${pageUrl}/OnlinePG/SendToken?token=${token}` } };
    },

    readReturn({ ResNum: attemptNo, Status, Token: authority, RefNum = '' }) {
      const code = /^\d{1,4}$/.test(Status ?? '') ? Number(Status) : null;
      if (!attemptNo || code === null) return null;
      const reason = reasonIn(samanStatuses, code);
      const isPaid = reason === 'done' && RefNum !== '';
      return {
        names: { attemptNo, ...(authority && { authority }) },
        reason: isPaid ? null : reason === 'done' ? 'not-paid' : reason,
        code,
        reference: isPaid ? RefNum : null,
        amountRial: null,
        maskedPan: null,
      };
    },

    async verify(question) {
      const { resultcode: code, transactiondetail: detail } = await ask(
        'VerifyTransaction',
        question,
      );
      if (reasonIn(samanResults, code) !== 'done') return refusalIn(samanResults, code);
      const isOwn =
        detail?.refnum === question.reference && detail?.terminalnumber === Number(terminalId);
      if (!detail || !isOwn) throw new GatewayUnclear('verify: of another payment');
      return {
        paid: true,
        code,
        reference: detail.refnum,
        maskedPan: maskedPan(detail.maskedpan),
        traceNo: detail.straceno,
        retrievalNo: detail.rrn,
        amountRial: leastSaid(detail.orginalamount, detail.affectiveamount),
      };
    },

    async reverse(question) {
      const { resultcode: code } = await ask('ReverseTransaction', question);
      const reason = reasonIn(samanResults, code);
      // An unknown code may hide a reversal that was made, so the bank is asked again.
      if (reason === 'bank') throw new GatewayUnclear(`reverse: code ${code}`);
      // Any other code is a clear refusal: for a reversal that was already made, the bank answers «done».
      return reason === 'done' || reason === 'reversed';
    },
  };
}

const number = z.coerce.number<number | string>().check(z.int());

const tokenSchema = z.object({
  status: number,
  token: z.optional(z.nullable(z.string().check(z.regex(/^[\w-]{8,64}$/)))),
  errorcode: z.optional(number),
});

const resultSchema = z.object({
  resultcode: number,
  transactiondetail: z.optional(
    z.nullable(
      z.object({
        refnum: z.string(),
        terminalnumber: number,
        orginalamount: number,
        affectiveamount: z.optional(z.nullable(number)),
        maskedpan: z.optional(z.nullable(z.string())),
        straceno: receiptNumber,
        rrn: receiptNumber,
      }),
    ),
  ),
});

/**
 * What the bank has taken. The shop gives no discounts at the bank, so both sums are the same there; where the second one is less, less
 * was taken. The bank leaves it empty or 0 where it does not say it.
 */
function leastSaid(asked: number, taken: number | null = null): number {
  return Math.min(asked, taken || asked);
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(withPlainKeys(answer));
  if (!parsed.success) throw new GatewayUnclear('The answer has another shape.');
  return parsed.data;
}

/** The bank's own samples differ in the case of their keys, and one key has a leading space. */
function withPlainKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.trim().toLowerCase(), withPlainKeys(inner)]),
  );
}
