import * as z from 'zod/mini';
import type { GatewayName } from '@kashi/contracts/gateways';
import type { BankPlaces, Gateway } from './gateway.ts';
import { mellat, type MellatAccount } from './mellat/mellat.ts';
import { saman, type SamanAccount } from './saman/saman.ts';
import { snapppay } from './snapppay/snapppay.ts';
import type { SnapppayAccount } from './snapppay/snapppay-wire.ts';
import { zarinpal, type ZarinpalAccount } from './zarinpal/zarinpal.ts';

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
  SNAPPPAY_CLIENT_ID: z.optional(z.string()),
  SNAPPPAY_CLIENT_SECRET: z.optional(z.string()),
  SNAPPPAY_USER_NAME: z.optional(z.string()),
  SNAPPPAY_PASSWORD: z.optional(z.string()),
  SNAPPPAY_BASE_URL: address,
  KASHI_SANDBOX_BANK: z.optional(z.enum(['on', 'off'])),
};

type Variables = z.output<z.ZodMiniObject<typeof bankVariables>>;

interface Bank<Account> {
  driver(settings: Account & BankPlaces): Gateway;
  /** The bank's real address. */
  baseUrl: string;
  /** The environment variable that overrides the address, for tests. */
  baseUrlIn: keyof Variables & `${string}_BASE_URL`;
  /** The environment variables of the account, all of which it needs. */
  keys: readonly [keyof Variables, ...(keyof Variables)[]];
  /** The shop's account at the bank; null if a part of it is missing. */
  account(variables: Variables): Account | null;
  /** An account for the sandbox, which accepts any. */
  playAccount: Account;
}

/** The shop's credentials at each bank. */
interface Accounts {
  saman: SamanAccount;
  zarinpal: ZarinpalAccount;
  mellat: MellatAccount;
  snapppay: SnapppayAccount;
}

export const banks: { [Name in GatewayName]: Bank<Accounts[Name]> } = {
  saman: {
    driver: saman,
    baseUrl: 'https://sep.shaparak.ir',
    baseUrlIn: 'SAMAN_BASE_URL',
    keys: ['SAMAN_TERMINAL_ID'],
    account: ({ SAMAN_TERMINAL_ID }) =>
      SAMAN_TERMINAL_ID ? { terminalId: SAMAN_TERMINAL_ID } : null,
    playAccount: { terminalId: '10000001' },
  },
  zarinpal: {
    driver: zarinpal,
    baseUrl: 'https://payment.zarinpal.com',
    baseUrlIn: 'ZARINPAL_BASE_URL',
    keys: ['ZARINPAL_MERCHANT_ID'],
    account: ({ ZARINPAL_MERCHANT_ID }) =>
      ZARINPAL_MERCHANT_ID ? { merchantId: ZARINPAL_MERCHANT_ID } : null,
    playAccount: { merchantId: '00000000-0000-4000-8000-000000000000' },
  },
  mellat: {
    driver: mellat,
    baseUrl: 'https://bpm.shaparak.ir',
    baseUrlIn: 'MELLAT_BASE_URL',
    keys: ['MELLAT_TERMINAL_ID', 'MELLAT_USER_NAME', 'MELLAT_PASSWORD'],
    account({
      MELLAT_TERMINAL_ID: terminalId,
      MELLAT_USER_NAME: userName,
      MELLAT_PASSWORD: password,
    }) {
      return terminalId && userName && password ? { terminalId, userName, password } : null;
    },
    playAccount: { terminalId: '10000001', userName: 'play', password: 'money' },
  },
  snapppay: {
    driver: snapppay,
    baseUrl: 'https://api.snapppay.ir',
    baseUrlIn: 'SNAPPPAY_BASE_URL',
    keys: [
      'SNAPPPAY_CLIENT_ID',
      'SNAPPPAY_CLIENT_SECRET',
      'SNAPPPAY_USER_NAME',
      'SNAPPPAY_PASSWORD',
    ],
    account({
      SNAPPPAY_CLIENT_ID: clientId,
      SNAPPPAY_CLIENT_SECRET: clientSecret,
      SNAPPPAY_USER_NAME: userName,
      SNAPPPAY_PASSWORD: password,
    }) {
      return clientId && clientSecret && userName && password
        ? { clientId, clientSecret, userName, password }
        : null;
    },
    playAccount: {
      clientId: 'play',
      clientSecret: 'money',
      userName: 'play',
      password: 'money',
    },
  },
};

/** The shop's account at one bank; an undefined `baseUrl` means the sandbox bank. */
export type BankAccount<Name extends GatewayName> = Accounts[Name] & {
  baseUrl: string | undefined;
};

/** The shop's accounts by bank; the shop does not offer a bank without an account. */
export type BankAccounts = { [Name in GatewayName]?: BankAccount<Name> };

/**
 * In development every bank is the sandbox, unless the address of a real one is set or `off` wants none. Else every bank with
 * credentials is the real one; without any the shop starts only where `off` says that none is forgotten, since banks give keys to a
 * shop that can be seen. Throws a sentence if an account is set by halves.
 */
export function readBanks(
  variables: Variables,
  isProduction: boolean,
): { banks: BankAccounts; hasSandboxBank: boolean } {
  const { KASHI_SANDBOX_BANK } = variables;
  const all = Object.values<Bank<object>>(banks);
  const hasSandboxBank = KASHI_SANDBOX_BANK
    ? KASHI_SANDBOX_BANK === 'on'
    : !isProduction && !all.some(({ baseUrlIn }) => variables[baseUrlIn]);
  if (hasSandboxBank) {
    return {
      banks: accounts(({ playAccount }) => ({ ...playAccount, baseUrl: undefined })),
      hasSandboxBank,
    };
  }

  expectWholeAccounts(variables);
  const real = accounts(({ account, baseUrl, baseUrlIn }) => {
    const own = account(variables);
    return own && { ...own, baseUrl: variables[baseUrlIn] ?? baseUrl };
  });
  if (Object.keys(real).length === 0 && KASHI_SANDBOX_BANK !== 'off') {
    const needs = all.map(keysInWords).join(', or ');
    throw new Error(
      `Payments need ${needs}; or KASHI_SANDBOX_BANK=on for a trial in which nobody pays: its orders bring no money; or KASHI_SANDBOX_BANK=off for a shop that no bank has given keys yet.`,
    );
  }
  return { banks: real, hasSandboxBank };
}

/** The variables of a bank's account as a list for messages. */
export function keysInWords({ keys: [first, ...others] }: Pick<Bank<never>, 'keys'>): string {
  return others.length > 0 ? `${first} with ${inWords(others)}` : first;
}

/** A bank of which one key is forgotten or misspelt would be missing from the shop without a word. */
function expectWholeAccounts(variables: Variables): void {
  for (const [name, { keys }] of Object.entries<Bank<object>>(banks)) {
    const missing = keys.filter((key) => !variables[key]);
    if (missing.length === 0 || missing.length === keys.length) continue;
    const are = missing.length > 1 ? 'are' : 'is';
    throw new Error(`The account at ${name} is set by halves: ${inWords(missing)} ${are} missing.`);
  }
}

function inWords(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

function accounts(accountAt: (bank: Bank<object>) => object | null): BankAccounts {
  return Object.fromEntries(
    Object.entries<Bank<object>>(banks).flatMap(([name, bank]) => {
      const account = accountAt(bank);
      return account ? [[name, account]] : [];
    }),
  );
}
