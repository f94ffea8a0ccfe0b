import * as z from 'zod/mini';
import { bankVariables, readBanks, type BankAccounts } from '../banks/banks.ts';
import type { KavenegarSettings } from '../sms/kavenegar.ts';

/** The services outside the shop: SMS and banks. */
export interface Providers {
  /** Undefined in development: codes go to `/dev/outbox`. */
  kavenegar: KavenegarSettings | undefined;
  banks: BankAccounts;
  /** Whether this process is a bank of play money as well. */
  hasSandboxBank: boolean;
}

export const providerVariables = {
  KAVENEGAR_API_KEY: z.optional(z.string()),
  KAVENEGAR_REGISTER_TEMPLATE: z._default(z.string(), 'kashi-register'),
  KAVENEGAR_RECOVER_TEMPLATE: z._default(z.string(), 'kashi-recover'),
  ...bankVariables,
};

type Variables = z.output<z.ZodMiniObject<typeof providerVariables>>;

/** Production neither shows its codes on a page nor sells against a bank of play money, unless it is told to. */
export function readProviders(variables: Variables, isProduction: boolean): Providers {
  const { KAVENEGAR_API_KEY } = variables;
  if (isProduction && !KAVENEGAR_API_KEY) {
    throw new Error('In production codes go out by SMS: set KAVENEGAR_API_KEY.');
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
    ...readBanks(variables, isProduction),
  };
}
