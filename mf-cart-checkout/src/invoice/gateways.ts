import { messages } from './messages.ts';

/** The online gateways by their codes (section 9): where each is enabled, and which call begins its payment. */
export const gateways = [
  {
    code: 1,
    name: messages.gateways.samanKish,
    flag: 'IsActiveSamanKish',
    call: 'GET /v1/Orders/SamanKishOrderPayment/GetBankPaymentUrl',
  },
  {
    code: 2,
    name: messages.gateways.zarinPal,
    flag: 'IsActiveZarinPal',
    call: 'GET /v1/Orders/ZarinPalOrderPayment/GetBankPaymentUrl',
  },
  {
    code: 3,
    name: messages.gateways.mellat,
    flag: 'IsActiveMellatBank',
    call: 'GET /v1/Orders/MellatBankOrderPayment/GetBankPaymentUrl',
  },
] as const;

export type Gateway = (typeof gateways)[number];
