import type { Environment } from './environment.ts';

/**
 * Whether this is a shop in production whose payments bring no money, since a sandbox bank takes them. That is asked for by
 * `KASHI_SANDBOX_BANK=on` alone, for a trial, and whoever forgets it afterwards gives goods away.
 */
export function takesPlayMoney({
  isProduction,
  hasSandboxBank,
}: Pick<Environment, 'isProduction' | 'hasSandboxBank'>): boolean {
  return isProduction && hasSandboxBank;
}

/** For whoever starts or opens such a shop. */
export const playMoneyWarning =
  'KASHI_SANDBOX_BANK=on: shoppers pay with play money, and orders count as paid though no money comes. Take it away before anything is sold.';
