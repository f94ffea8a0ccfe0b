import { isIP } from 'node:net';

/**
 * Whom an address belongs to: an IPv4 address stands for itself, also in the guise of IPv6, and an IPv6 address for its /64, since one
 * line is given so many.
 */
export function partyOf(address: string): string {
  return prefixOf(address, { four: 4, six: 4 });
}

/** The network of an address, /24 or /48: what one customer of a provider of servers may have. */
export function networkOf(address: string): string {
  return prefixOf(address, { four: 3, six: 3 });
}

function prefixOf(address: string, parts: { four: number; six: number }): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (four) return four.split('.').slice(0, parts.four).join('.');
  if (isIP(address) !== 6) return address;
  return groupsOf(address).slice(0, parts.six).join(':');
}

/** The eight groups, without leading zeros and without the zone. */
function groupsOf(address: string): string[] {
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [start, end ?? ''].map((half) => half.split(':').filter(Boolean));
  const left = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const zeros = Array.from({ length: end === undefined ? 0 : left }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
