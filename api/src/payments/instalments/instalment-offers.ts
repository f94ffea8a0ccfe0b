import { setTimeout as wait } from 'node:timers/promises';
import { gatewayNames } from '@kashi/contracts/gateways';
import type { Invoice } from '@kashi/contracts/invoice';
import type { InstalmentOffer } from '@kashi/contracts/payment';
import { walletPartOf } from '@kashi/contracts/wallet-part';
import type { Gateway } from '../../banks/gateway.ts';
import { rialOf, tomanOf } from '../../banks/rial.ts';
import type { Shop } from '../../shop.ts';
import { findActiveGateway } from '../start/active-gateway.ts';
import { KeptOffers } from './kept-offers.ts';

/** How long an invoice waits for a gateway's offer, in milliseconds; what comes later is kept for the next time. */
const patienceMs = 2500;

/** What gateways of instalments lend for an invoice. */
export class InstalmentOffers {
  readonly #shop: Shop;
  readonly #kept = new KeptOffers();

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /**
   * The offers for the whole sum, and for what the wallet would leave of it. None of a gateway that does not lend the sum, or has
   * not said so in time: its refusal would come at the press otherwise.
   */
  async forInvoice({
    AmountPayable,
    Balance,
  }: Pick<Invoice, 'AmountPayable' | 'Balance'>): Promise<InstalmentOffer[]> {
    const active = await Promise.all(
      gatewayNames.map((name) => findActiveGateway(this.#shop, name)),
    );
    const offers = active.flatMap((gateway) => {
      if (!gateway?.offer) return [];
      const left = AmountPayable - walletPartOf(AmountPayable, Balance, tomanOf(gateway.leastRial));
      return [
        this.#offerOf(gateway, AmountPayable, false),
        ...(Balance > 0 && left > 0 ? [this.#offerOf(gateway, left, true)] : []),
      ];
    });
    return (await Promise.all(offers)).filter((offer) => offer !== null);
  }

  async #offerOf(
    gateway: Gateway,
    amountToman: number,
    UseCredit: boolean,
  ): Promise<InstalmentOffer | null> {
    const offer = await Promise.race([
      this.#kept.of(gateway, rialOf(amountToman)),
      wait(patienceMs, null, { ref: false }),
    ]);
    if (!offer) return null;
    const { title: Title, description: Description } = offer;
    return { GatewayCode: gateway.code, UseCredit, Title, Description };
  }
}
