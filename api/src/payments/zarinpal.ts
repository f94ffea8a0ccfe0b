import * as z from 'zod/mini';
import { gateway } from '@kashi/shared/contracts/payment';
import { GatewayRefusal, GatewayUnclear, type Gateway } from './gateway.ts';

export interface ZarinpalSettings {
  merchantId: string;
  /** Where this server asks, as `https://payment.zarinpal.com`. A function: the sandbox's port is known late. */
  apiUrl: () => string;
  /** Where the shopper's browser goes; the same, but for a sandbox behind the shop's own address. */
  pageUrl: string;
}

/**
 * Zarinpal's REST gateway, version 4. Everything that comes back by the browser is the buyer's word only:
 * a payment is paid when `verify` says so, for the amount that was asked for.
 */
export function zarinpal({ merchantId, apiUrl, pageUrl }: ZarinpalSettings): Gateway {
  const ask = (call: string, body: object) =>
    askBank(`${apiUrl()}/pg/v4/payment/${call}.json`, { merchant_id: merchantId, ...body });

  return {
    code: gateway.zarinPal,
    leastRial: 1000,

    async request({ amountRial, description, returnUrl, mobile, attemptNo }) {
      const answer = await ask('request', {
        amount: amountRial,
        // Verify has no currency field, so the unit is said here and is always the same.
        currency: 'IRR',
        description,
        callback_url: returnUrl,
        metadata: { mobile, order_id: String(attemptNo) },
      });
      const { authority } = answer.data;
      if (answer.code !== codes.done) throw new GatewayRefusal(answer.code);
      if (!authority) throw new GatewayUnclear('request: no authority');
      return { authority, paymentUrl: `${pageUrl}/pg/StartPay/${authority}` };
    },

    async verify({ authority, amountRial }) {
      const { code, data } = await ask('verify', { authority, amount: amountRial });
      if (code !== codes.done && code !== codes.alreadyVerified) return verdictOf(code);
      if (data.ref_id === undefined) throw new GatewayUnclear('verify: no ref_id');
      return { paid: true, code, reference: String(data.ref_id), maskedPan: data.card_pan ?? null };
    },

    async reverse({ authority }) {
      const { code } = await ask('reverse', { authority });
      if (code === codes.done) return true;
      // Perhaps it was reversed already, by a call whose answer was lost; whatever the reason, money never goes back twice.
      const { status } = (await ask('inquiry', { authority })).data;
      if (status === undefined) throw new GatewayUnclear(`reverse: code ${code}, no inquiry`);
      return status === 'REVERSED';
    },

    async unverified() {
      const { data } = await ask('unVerified', {});
      return (data.authorities ?? []).map(({ authority }) => authority);
    },
  };
}

const codes = { done: 100, alreadyVerified: 101 };

/** These say that there is no money to take. Any other negative code is about the terminal: asked again later. */
const notPaid = new Set([-50, -51, -53, -54, -55]);

function verdictOf(code: number): { paid: false; code: number } {
  if (notPaid.has(code)) return { paid: false, code };
  throw new GatewayUnclear(`verify: code ${code}`);
}

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

const waitMs = 15_000;
const mostAnswerBytes = 65_536;

async function askBank(url: string, body: object) {
  const answer = answerSchema.safeParse(await post(url, body));
  if (!answer.success) throw new GatewayUnclear('The answer has another shape.');

  const data = Array.isArray(answer.data.data) ? {} : (answer.data.data ?? {});
  const errors = answer.data.errors;
  const said = data.code ?? (errors && 'code' in errors ? errors.code : undefined);
  if (said === undefined || Number.isNaN(said)) throw new GatewayUnclear('The answer has no code.');
  return { code: said, data };
}

/** A refusal's status is not 200 either, so the body is read whatever the status is. */
async function post(url: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    });
    const text = await response.text();
    if (text.length > mostAnswerBytes) throw new Error(`${text.length} characters`);
    return JSON.parse(text);
  } catch (cause) {
    throw new GatewayUnclear('No answer from the bank', { cause });
  }
}
