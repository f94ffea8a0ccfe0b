import {
  gatewayNames,
  gateways as known,
  type GatewayName,
} from '@kashi/shared/contracts/gateways';
import { banks, type BankAccount, type BankAccounts } from './banks.ts';
import type { Gateway, Gateways } from './gateway.ts';

/** Where the sandbox bank of this process lies, on its own address and on the shop's. */
export const sandboxPath = '/bank';

/** The banks that this process has an account at. Whether a shopper is offered one is the shop's own setting as well. */
export function openGateways(
  settings: { banks: BankAccounts; publicUrl: string },
  listening: { url: string },
): Gateways {
  const open = <Name extends GatewayName>(name: Name, account: BankAccount<Name>): Gateway =>
    banks[name].driver({
      ...account,
      apiUrl: () => account.baseUrl ?? `${listening.url}${sandboxPath}/${name}`,
      pageUrl: account.baseUrl ?? `${settings.publicUrl}${sandboxPath}/${name}`,
    });

  const gateways: Gateways = {};
  for (const name of gatewayNames) {
    const account = settings.banks[name];
    if (account) gateways[known[name].code] = open(name, account);
  }
  return gateways;
}
