import { BlockList, isIP } from 'node:net';

/** The machines whose forwarded visitor addresses are believed: this one, and those of the shop's hosts. */
export interface HostAddresses {
  has(address: string): boolean;
}

/**
 * Parses `10.0.0.2,10.0.1.0/24,fd00:1::/64`. Throws a sentence that names an invalid address, or a network so wide that it
 * includes strangers.
 */
export function readHostAddresses(setting = ''): HostAddresses {
  const known = new BlockList();
  known.addSubnet('127.0.0.0', 8, 'ipv4');
  known.addAddress('::1', 'ipv6');
  for (const entry of setting.split(',').filter(Boolean)) add(known, entry.trim());
  return {
    has: (address) => {
      const version = isIP(address);
      return version !== 0 && known.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** The widest networks of one owner: 10.0.0.0/8 and fc00::/7. */
const widest = { ipv4: 8, ipv6: 7 };

function add(known: BlockList, entry: string): void {
  const [address = '', width] = entry.split('/');
  const version = isIP(address);
  if (version === 0) throw new Error(`KASHI_HOSTS has «${entry}», which is not an address.`);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (width === undefined) return known.addAddress(address, family);
  const bits = /^\d{1,3}$/.test(width) ? Number(width) : NaN;
  if (!(bits >= widest[family] && bits <= (version === 4 ? 32 : 128))) {
    throw new Error(
      `KASHI_HOSTS has «${entry}»: name the machines of your hosts, and nobody else.`,
    );
  }
  known.addSubnet(address, bits, family);
}
