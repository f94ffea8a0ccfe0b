import { isIPv6 } from 'node:net';

/**
 * A visitor's address in the form that limits count. Of an IPv6 address only the first four of eight groups count, because a
 * household has a whole network of them and could otherwise switch to its next address.
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
