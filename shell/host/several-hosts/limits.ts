import { AddressLimit, type AddressLimitOptions } from './address-limit.ts';
import type { AddressCounts } from './address-counts.ts';
import { networkOf, partyOf } from './party.ts';

/** Resolves to whether this act of the address still counts. */
export type Limit = (address: string) => Promise<boolean>;

/** A network may do as much as so many of its addresses. */
const addressesOfNetwork = 4;

/**
 * Limits by address, within this process, or over all hosts if a server counts for them. All addresses of one line are one, and those
 * of one network are limited together, so that nobody weighs more for having many.
 */
export function limitsBy(counts: AddressCounts | null) {
  const limitBy = (name: string, options: AddressLimitOptions): Limit => {
    const own = new AddressLimit(options);
    return async (key) => {
      if (!own.takes(key)) return false;
      const count = await counts?.count(`${name}:${key}`, options.withinMs);
      return (count ?? 0) <= options.most;
    };
  };
  return (name: string, ...limits: readonly AddressLimitOptions[]): Limit => {
    const all = limits.flatMap((options, place) => {
      const network = { ...options, most: options.most * addressesOfNetwork };
      const [ofParty, ofNetwork] = [
        limitBy(`${name}${place || ''}`, options),
        limitBy(`${name}${place || ''} network`, network),
      ];
      return [
        (address: string) => ofParty(partyOf(address)),
        (address: string) => ofNetwork(networkOf(address)),
      ];
    });
    return async (address) => {
      for (const takes of all) if (!(await takes(address))) return false;
      return true;
    };
  };
}

/** Resolves to whether this is the first use of a word, at this process or at all hosts if a server counts for them. */
export function firstUseBy(counts: AddressCounts | null, name: string, withinMs: number): Limit {
  return async (word) => ((await counts?.count(`${name}:${word}`, withinMs)) ?? 1) <= 1;
}
