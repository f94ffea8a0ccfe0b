import * as z from 'zod/mini';
import { call } from './call.ts';
import { flag, hash } from './fields.ts';

/** Gateway codes (section 9). */
export const gateway = { samanKish: 1, zarinPal: 2, mellat: 3 } as const;

/** Where the browser is sent: the bank, or straight to the paid order when the wallet covers everything. */
export const paymentUrlSchema = z.object({ PaymentUrl: z.string() });

export type PaymentUrl = z.output<typeof paymentUrlSchema>;

/**
 * How a payment came back without success, in the query of `/invoice?payment=…`. A failed one that had been paid adds
 * `&refund=bank` (the bank gives the money back) or `&refund=wallet` (it is in the wallet).
 */
export const paymentOutcomes = ['cancelled', 'failed', 'pending'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const paymentCalls = {
  'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl': orderPayment('Saman Kish'),
  'GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl': orderPayment('Zarin Pal'),
  'GET /v1/Orders/MellatBankOrderPayment/GetBankPaymentUrl': orderPayment('Mellat'),
};

function orderPayment(bank: string) {
  return call({
    summary: `Lock the cart and begin its payment at ${bank}; asked again meanwhile, the same address.`,
    source: 'section 7, decision 21',
    caller: 'customer',
    input: z.object({ HashCartId: hash, UseCredit: flag }),
    value: paymentUrlSchema,
  });
}
