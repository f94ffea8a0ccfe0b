import type { Ask } from '@kashi/contracts/asking/ask';
import type { KnownGateway } from '@kashi/contracts/gateways';
import type { InstalmentOffer } from '@kashi/contracts/payment';

/** What gateways of instalments lend for an invoice; null until they have said. */
export type Offers = InstalmentOffer[] | null;

/** The words of a gateway of instalments about the sum; null where it does not lend it, or does not say. */
export interface Lent {
  title: string;
  lines: string[];
}

/**
 * Reads what gateways of instalments lend for the cart's invoice. A question that fails, or is given up, is an empty answer: the
 * other gateways stay, and the page says that this one is not there.
 */
export async function readOffers(
  ask: Ask,
  HashCartId: string,
  signal: AbortSignal,
): Promise<InstalmentOffer[]> {
  try {
    const { value } = await ask('GET /v1/Orders/InstalmentOffers/Read', { HashCartId }, { signal });
    return value;
  } catch {
    return [];
  }
}

export function hasInstalments(gateways: readonly KnownGateway[]): boolean {
  return gateways.some(({ paysBy }) => paysBy === 'instalments');
}

/** Whether the shopper can choose this gateway now. */
export function isOffered(gateway: KnownGateway, lent: (code: number) => Lent | null): boolean {
  return gateway.paysBy === 'card' || lent(gateway.code) !== null;
}

/** The gateway's words where the wallet pays its part, or does not. */
export function lentFor(offers: Offers, code: number, usesWallet: boolean): Lent | null {
  const offer = offers?.find((each) => each.GatewayCode === code && each.UseCredit === usesWallet);
  return offer ? { title: offer.Title, lines: [offer.Description] } : null;
}
