import * as z from 'zod/mini';
import { gateways } from '@kashi/contracts/gateways';
import { askBankInJson } from '../bank-wire.ts';
import { GatewayRefusal, GatewayUnclear, type BankPlaces, type Gateway } from '../gateway.ts';
import { rialOf } from '../rial.ts';
import { maskedPan } from '../masked-pan.ts';
import { reasonIn, refusalIn } from '../code-tables.ts';
import { zarinpalCodes } from './zarinpal-codes.ts';

export interface ZarinpalAccount {
  merchantId: string;
}

/**
 * Zarinpal's REST gateway, version 4. The fields of a return are only the buyer's claim: a payment is paid when `verify` confirms
 * the requested amount.
 */
export function zarinpal({ merchantId, apiUrl, pageUrl }: ZarinpalAccount & BankPlaces): Gateway {
  const ask = (call: string, body: object) =>
    read(`${apiUrl()}/pg/v4/payment/${call}.json`, { merchant_id: merchantId, ...body });

  return {
    code: gateways.zarinpal.code,
    name: 'zarinpal',
    leastRial: rialOf(gateways.zarinpal.leastToman),
    confirmsToAnybody: false,

    async request({ amountRial, description, returnUrl, mobile, attemptNo }) {
      const { code, data } = await ask('request', {
        amount: amountRial,
        // The verify call has no currency field, so the unit is set here and never varies.
        currency: 'IRR',
        description,
        callback_url: returnUrl,
        metadata: { mobile, order_id: String(attemptNo) },
      });
      if (code !== codes.done) throw new GatewayRefusal(code, reasonIn(zarinpalCodes, code));
      if (!data.authority) throw new GatewayUnclear('request: no authority');
      return {
        authority: data.authority,
        page: { url: `${pageUrl}/pg/StartPay/${data.authority}` },
      };
    },

    readReturn({ Authority: authority, Status }) {
      if (!authority || !Status) return null;
      // «NOK» means either that the buyer gave up or that the card was refused.
      const reason = Status === 'OK' ? null : 'cancelled';
      return {
        names: { authority },
        reason,
        code: null,
        reference: null,
        amountRial: null,
        maskedPan: null,
      };
    },

    async verify({ authority, amountRial }) {
      const { code, data } = await ask('verify', { authority, amount: amountRial });
      if (code !== codes.done && code !== codes.alreadyVerified) {
        return refusalIn(zarinpalCodes, code);
      }
      if (data.ref_id === undefined) throw new GatewayUnclear('verify: no ref_id');
      const reference = String(data.ref_id);
      return { paid: true, code, reference, maskedPan: maskedPan(data.card_pan) };
    },

    async reverse({ authority }) {
      const { code } = await ask('reverse', { authority });
      if (code === codes.done) return true;
      // The payment may have been reversed by an earlier call whose answer was lost. The inquiry keeps the money from being
      // refunded twice.
      const { status } = (await ask('inquiry', { authority })).data;
      if (status === undefined) throw new GatewayUnclear(`reverse: code ${code}, no inquiry`);
      return status === 'REVERSED';
    },

    async unverified() {
      const { code, data } = await ask('unVerified', {});
      if (code !== codes.done) throw new GatewayRefusal(code, reasonIn(zarinpalCodes, code));
      return (data.authorities ?? []).map(({ authority }) => authority);
    },
  };
}

const codes = { done: 100, alreadyVerified: 101 };

const code = z.coerce.number<number | string>();

const answerSchema = z.object({
  // An empty list stands for "nothing" in either field.
  data: z.optional(
    z.union([
      z.object({
        code: z.optional(code),
        authority: z.optional(z.string().check(z.regex(/^[AS][0-9a-zA-Z]{35}$/))),
        ref_id: z.optional(z.union([z.number(), z.string()])),
        status: z.optional(z.string()),
        card_pan: z.optional(z.nullable(z.string())),
        authorities: z.optional(z.array(z.object({ authority: z.string() }))),
      }),
      z.array(z.unknown()),
    ]),
  ),
  errors: z.optional(z.union([z.object({ code }), z.object({}), z.array(z.unknown())])),
});

async function read(url: string, body: object) {
  const answer = answerSchema.safeParse(await askBankInJson(url, body));
  if (!answer.success) throw new GatewayUnclear('The answer has another shape.');

  const data = Array.isArray(answer.data.data) ? {} : (answer.data.data ?? {});
  const errors = answer.data.errors;
  const said = data.code ?? (errors && 'code' in errors ? errors.code : undefined);
  if (said === undefined || Number.isNaN(said)) throw new GatewayUnclear('The answer has no code.');
  return { code: said, data };
}
