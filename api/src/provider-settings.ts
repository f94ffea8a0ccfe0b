import * as z from 'zod/mini';
import type { KavenegarSettings } from './sms/kavenegar.ts';

/** The services outside the shop: SMS and banks. */
export interface Providers {
  /** Undefined in development: codes go to `/dev/outbox`. */
  kavenegar: KavenegarSettings | undefined;
  /** `baseUrl` undefined is the sandbox bank of this process. */
  zarinpal: { merchantId: string; baseUrl: string | undefined };
}

export const providerVariables = {
  KAVENEGAR_API_KEY: z.optional(z.string()),
  KAVENEGAR_REGISTER_TEMPLATE: z._default(z.string(), 'kashi-register'),
  KAVENEGAR_RECOVER_TEMPLATE: z._default(z.string(), 'kashi-recover'),
  ZARINPAL_MERCHANT_ID: z.optional(z.guid()),
  ZARINPAL_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  KASHI_SANDBOX_BANK: z.optional(z.enum(['on', 'off'])),
};

type Variables = z.output<z.ZodMiniObject<typeof providerVariables>>;

/** Production neither shows its codes on a page nor sells against a bank of play money, unless it is told to. */
export function readProviders(variables: Variables, isProduction: boolean): Providers {
  const { KAVENEGAR_API_KEY, ZARINPAL_MERCHANT_ID, ZARINPAL_BASE_URL, KASHI_SANDBOX_BANK } =
    variables;
  if (isProduction && !KAVENEGAR_API_KEY) {
    throw new Error('In production codes go out by SMS: set KAVENEGAR_API_KEY.');
  }
  const isSandbox = KASHI_SANDBOX_BANK
    ? KASHI_SANDBOX_BANK === 'on'
    : !isProduction && !ZARINPAL_BASE_URL;
  if (!isSandbox && !ZARINPAL_MERCHANT_ID) {
    throw new Error(
      'Payments need ZARINPAL_MERCHANT_ID, or KASHI_SANDBOX_BANK=on for a bank of play money.',
    );
  }
  return {
    kavenegar: KAVENEGAR_API_KEY
      ? {
          apiKey: KAVENEGAR_API_KEY,
          templates: {
            register: variables.KAVENEGAR_REGISTER_TEMPLATE,
            recover: variables.KAVENEGAR_RECOVER_TEMPLATE,
          },
        }
      : undefined,
    zarinpal: {
      merchantId: ZARINPAL_MERCHANT_ID ?? sandboxMerchantId,
      baseUrl: isSandbox ? undefined : (ZARINPAL_BASE_URL ?? 'https://payment.zarinpal.com'),
    },
  };
}

/** The sandbox takes any merchant. */
const sandboxMerchantId = '00000000-0000-4000-8000-000000000000';
