import { LRUCache } from 'lru-cache';
import type { Gateway, Offer } from '../../banks/gateway.ts';

/** As long as a shopper takes over an invoice, in milliseconds. */
const keptMs = 5 * 60_000;
/** A gateway that has not answered is left in peace for a while, in milliseconds. */
const silentMs = 20_000;

/**
 * The offers of gateways by their sums, so that an invoice that is looked at again asks nobody, and visitors at the same moment ask
 * once. Each process keeps its own.
 */
export class KeptOffers {
  readonly #kept = new LRUCache<string, Promise<Offer | null>>({ max: 500 });

  /** The offer; null if the gateway lends nothing for the sum, or cannot say. */
  of(gateway: Gateway, amountRial: number): Promise<Offer | null> {
    const key = `${gateway.code}:${amountRial}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = this.#ask(gateway, amountRial, key);
    this.#kept.set(key, asked, { ttl: keptMs });
    return asked;
  }

  async #ask(gateway: Gateway, amountRial: number, key: string): Promise<Offer | null> {
    try {
      return (await gateway.offer?.(amountRial)) ?? null;
    } catch (error) {
      console.error(`No offer of ${gateway.name}:`, (error as Error).message);
      this.#kept.set(key, Promise.resolve(null), { ttl: silentMs });
      return null;
    }
  }
}
