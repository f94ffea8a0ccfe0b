import { gateway } from '@kashi/shared/contracts/payment';
import type { Environment } from '../environment.ts';
import type { Gateways } from './gateway.ts';
import { zarinpal } from './zarinpal.ts';

/** Where the sandbox bank of this process lies, on its own address and on the shop's. */
export const sandboxPath = '/bank/zarinpal';

/** The banks of this process. Whether a shopper is offered one is the shop's own setting (`IsActiveZarinPal`). */
export function openGateways(environment: Environment, listening: { url: string }): Gateways {
  const { merchantId, baseUrl } = environment.zarinpal;
  return {
    [gateway.zarinPal]: zarinpal({
      merchantId,
      apiUrl: () => baseUrl ?? listening.url + sandboxPath,
      pageUrl: baseUrl ?? environment.publicUrl + sandboxPath,
    }),
  };
}
