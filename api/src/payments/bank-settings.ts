import * as z from 'zod/mini';

/** Where a bank is. */
export interface BankPlaces {
  /** Where this server asks. A function: the sandbox's port is known late. */
  apiUrl: () => string;
  /** Where the shopper's browser goes; the same, but for a sandbox behind the shop's own address. */
  pageUrl: string;
}

/** The shop's accounts at its banks; one that is missing is not offered. `baseUrl` undefined is the sandbox bank. */
export interface BankAccounts {
  zarinpal?: { merchantId: string; baseUrl: string | undefined };
  saman?: { terminalId: string; baseUrl: string | undefined };
  mellat?: {
    terminalId: string;
    userName: string;
    password: string;
    baseUrl: string | undefined;
  };
}

const address = z.optional(z.url({ protocol: /^https?$/ }));
const number = z.optional(z.string().check(z.regex(/^\d{1,18}$/)));

export const bankVariables = {
  ZARINPAL_MERCHANT_ID: z.optional(z.guid()),
  ZARINPAL_BASE_URL: address,
  SAMAN_TERMINAL_ID: number,
  SAMAN_BASE_URL: address,
  MELLAT_TERMINAL_ID: number,
  MELLAT_USER_NAME: z.optional(z.string()),
  MELLAT_PASSWORD: z.optional(z.string()),
  MELLAT_BASE_URL: address,
  KASHI_SANDBOX_BANK: z.optional(z.enum(['on', 'off'])),
};

type Variables = z.output<z.ZodMiniObject<typeof bankVariables>>;

/**
 * Development sells against a bank of play money that speaks for all three, unless an address of a real one is named;
 * production against the real ones that it has credentials for, and does not start without any.
 */
export function readBanks(
  variables: Variables,
  isProduction: boolean,
): { banks: BankAccounts; hasSandboxBank: boolean } {
  const { ZARINPAL_BASE_URL, SAMAN_BASE_URL, MELLAT_BASE_URL, KASHI_SANDBOX_BANK } = variables;
  const hasSandboxBank = KASHI_SANDBOX_BANK
    ? KASHI_SANDBOX_BANK === 'on'
    : !isProduction && !ZARINPAL_BASE_URL && !SAMAN_BASE_URL && !MELLAT_BASE_URL;
  if (hasSandboxBank) return { banks: playAccounts, hasSandboxBank };

  const banks = realAccounts(variables);
  if (Object.keys(banks).length === 0) {
    throw new Error(
      'Payments need ZARINPAL_MERCHANT_ID, SAMAN_TERMINAL_ID, or MELLAT_TERMINAL_ID with MELLAT_USER_NAME and MELLAT_PASSWORD; or KASHI_SANDBOX_BANK=on for a bank of play money.',
    );
  }
  return { banks, hasSandboxBank };
}

function realAccounts(variables: Variables): BankAccounts {
  const { ZARINPAL_MERCHANT_ID, SAMAN_TERMINAL_ID } = variables;
  const { MELLAT_TERMINAL_ID, MELLAT_USER_NAME, MELLAT_PASSWORD } = variables;
  const banks: BankAccounts = {};
  if (ZARINPAL_MERCHANT_ID) {
    const baseUrl = variables.ZARINPAL_BASE_URL ?? 'https://payment.zarinpal.com';
    banks.zarinpal = { merchantId: ZARINPAL_MERCHANT_ID, baseUrl };
  }
  if (SAMAN_TERMINAL_ID) {
    const baseUrl = variables.SAMAN_BASE_URL ?? 'https://sep.shaparak.ir';
    banks.saman = { terminalId: SAMAN_TERMINAL_ID, baseUrl };
  }
  if (MELLAT_TERMINAL_ID && MELLAT_USER_NAME && MELLAT_PASSWORD) {
    banks.mellat = {
      terminalId: MELLAT_TERMINAL_ID,
      userName: MELLAT_USER_NAME,
      password: MELLAT_PASSWORD,
      baseUrl: variables.MELLAT_BASE_URL ?? 'https://bpm.shaparak.ir',
    };
  }
  return banks;
}

/** The sandbox takes any account. */
const playAccounts: BankAccounts = {
  zarinpal: { merchantId: '00000000-0000-4000-8000-000000000000', baseUrl: undefined },
  saman: { terminalId: '10000001', baseUrl: undefined },
  mellat: { terminalId: '10000001', userName: 'play', password: 'money', baseUrl: undefined },
};
