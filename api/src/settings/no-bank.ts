import type { Environment } from './environment.ts';

/** Whether the shop has no account at any bank yet, which `KASHI_SANDBOX_BANK=off` asks for. */
export function hasNoBank({ banks }: Pick<Environment, 'banks'>): boolean {
  return Object.keys(banks).length === 0;
}

/** For whoever starts such a shop. */
export const noBankWarning =
  'No bank has given keys to this shop: shoppers can pay only from their wallets. Set the keys of a bank, and enable it at the desk.';
