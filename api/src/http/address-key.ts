import { isIPv6 } from 'node:net';

/**
 * A visitor's address as limits count it. A household has a whole IPv6 network, the first four groups of eight, where it
 * has one IPv4 address: otherwise it would only have to take the next of its addresses.
 */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const left = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
