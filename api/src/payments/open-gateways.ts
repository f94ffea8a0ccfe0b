import {
  gatewayNames,
  gateways as known,
  type GatewayName,
} from '@kashi/shared/contracts/gateways';
import type { Environment } from '../environment.ts';
import { banks, type BankAccount } from './banks.ts';
import type { Gateway, Gateways } from './gateway.ts';

/** Where the sandbox bank of this process lies, on its own address and on the shop's. */
export const sandboxPath = '/bank';

/** The banks that this process has an account at. Whether a shopper is offered one is the shop's own setting as well. */
export function openGateways(
  environment: Pick<Environment, 'banks' | 'publicUrl'>,
  listening: { url: string },
): Gateways {
  const open = <Name extends GatewayName>(name: Name, account: BankAccount<Name>): Gateway =>
    banks[name].driver({
      ...account,
      apiUrl: () => account.baseUrl ?? `${listening.url}${sandboxPath}/${name}`,
      pageUrl: account.baseUrl ?? `${environment.publicUrl}${sandboxPath}/${name}`,
    });

  const gateways: Gateways = {};
  for (const name of gatewayNames) {
    const account = environment.banks[name];
    if (account) gateways[known[name].code] = open(name, account);
  }
  return gateways;
}
