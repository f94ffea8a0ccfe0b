import * as z from 'zod/mini';
import { bankVariables, readBanks, type BankAccounts } from '../banks/banks.ts';
import type { KavenegarSettings } from '../sms/kavenegar.ts';

/** The external services: SMS and banks. */
export interface Providers {
  /** Undefined in development, where codes go to `/dev/outbox`. */
  kavenegar: KavenegarSettings | undefined;
  banks: BankAccounts;
  /** Whether this process also runs the sandbox bank. */
  hasSandboxBank: boolean;
}

export const providerVariables = {
  KAVENEGAR_API_KEY: z.optional(z.string()),
  KAVENEGAR_REGISTER_TEMPLATE: z._default(z.string(), 'kashi-register'),
  KAVENEGAR_RECOVER_TEMPLATE: z._default(z.string(), 'kashi-recover'),
  KAVENEGAR_LOGIN_TEMPLATE: z.optional(z.string()),
  KAVENEGAR_SENDER: z.optional(z.string()),
  ...bankVariables,
};

type Variables = z.output<z.ZodMiniObject<typeof providerVariables>>;

/** In production codes are not shown on a page and payments do not use the sandbox bank, unless it is set explicitly. */
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
            // A shop with the two templates of before goes on to let its customers in.
            login: variables.KAVENEGAR_LOGIN_TEMPLATE ?? variables.KAVENEGAR_REGISTER_TEMPLATE,
          },
          sender: variables.KAVENEGAR_SENDER,
        }
      : undefined,
    ...readBanks(variables, isProduction),
  };
}
