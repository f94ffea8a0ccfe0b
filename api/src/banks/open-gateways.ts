import { gatewayNames, gateways as known, type GatewayName } from '@kashi/contracts/gateways';
import { banks, type BankAccount, type BankAccounts } from './banks.ts';
import type { Gateway, Gateways } from './gateway.ts';

/** The path of this process's sandbox bank, both at its own address and at the shop's. */
export const sandboxPath = '/bank';

/** The banks at which this process has an account. Shoppers are offered a bank only if the owner has enabled it too. */
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
