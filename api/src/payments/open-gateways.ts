import { gateway } from '@kashi/shared/contracts/payment';
import type { Environment } from '../environment.ts';
import type { BankPlaces } from './bank-settings.ts';
import type { GatewayName, Gateways } from './gateway.ts';
import { mellat } from './mellat.ts';
import { saman } from './saman.ts';
import { zarinpal } from './zarinpal.ts';

/** Where the sandbox bank of this process lies, on its own address and on the shop's. */
export const sandboxPath = '/bank';

/** The banks that this process has an account at. Whether a shopper is offered one is the shop's own setting as well. */
export function openGateways(
  { banks, publicUrl }: Pick<Environment, 'banks' | 'publicUrl'>,
  listening: { url: string },
): Gateways {
  const placesOf = (name: GatewayName, baseUrl: string | undefined): BankPlaces => ({
    apiUrl: () => baseUrl ?? `${listening.url}${sandboxPath}/${name}`,
    pageUrl: baseUrl ?? `${publicUrl}${sandboxPath}/${name}`,
  });

  const gateways: Gateways = {};
  if (banks.saman) {
    const places = placesOf('saman', banks.saman.baseUrl);
    gateways[gateway.samanKish] = saman({ ...banks.saman, ...places });
  }
  if (banks.zarinpal) {
    const places = placesOf('zarinpal', banks.zarinpal.baseUrl);
    gateways[gateway.zarinPal] = zarinpal({ ...banks.zarinpal, ...places });
  }
  if (banks.mellat) {
    const places = placesOf('mellat', banks.mellat.baseUrl);
    gateways[gateway.mellat] = mellat({ ...banks.mellat, ...places });
  }
  return gateways;
}
