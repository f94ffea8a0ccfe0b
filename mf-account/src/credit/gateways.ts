import type { BaseInfo } from '@kashi/shared/contracts/home';
import { messages } from './messages.ts';

/** The online gateways (section 9): where each is enabled, and which call begins a top-up there. */
const all = [
  {
    code: 1,
    name: messages.gateways.samanKish,
    flag: 'IsActiveSamanKish',
    call: 'GET /v1/Orders/SamanKishCreditPayment/GetBankPaymentUrl',
  },
  {
    code: 2,
    name: messages.gateways.zarinPal,
    flag: 'IsActiveZarinPal',
    call: 'GET /v1/Orders/ZarinPalCreditPayment/GetBankPaymentUrl',
  },
  {
    code: 3,
    name: messages.gateways.mellat,
    flag: 'IsActiveMellatBank',
    call: 'GET /v1/Orders/MellatBankCreditPayment/GetBankPaymentUrl',
  },
] as const;

export type Gateway = (typeof all)[number];

/** Those that the shop has enabled, and none where it has no base information. */
export function enabledGateways(base: BaseInfo | null): Gateway[] {
  return all.filter(({ flag }) => base?.[flag] === true);
}
