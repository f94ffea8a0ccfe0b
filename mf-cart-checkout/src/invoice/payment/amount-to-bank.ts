import type { KnownGateway } from '@kashi/contracts/gateways';
import type { Invoice } from '@kashi/contracts/invoice';
import { walletPartOf } from '@kashi/contracts/wallet-part';

/**
 * The bank's part of an invoice, in toman, as the server takes it: the payable amount minus the wallet (§4), but the least sum of the
 * gateway, where one is chosen.
 */
export function amountToBank(
  { AmountPayable, Balance }: Pick<Invoice, 'AmountPayable' | 'Balance'>,
  usesWallet: boolean,
  gateway?: KnownGateway,
): number {
  return (
    AmountPayable - walletPartOf(AmountPayable, usesWallet ? Balance : 0, gateway?.leastToman ?? 0)
  );
}
