import * as z from 'zod/mini';

/**
 * `KASHI_PUBLIC_URL`, the shop's own address, as the API and the host both read it: an origin as browsers write it, so that a host
 * name in Persian letters is fit for a header, and compares with what a browser sends.
 */
export const publicOrigin = z.pipe(
  z
    .url({ protocol: /^https?$/ })
    .check(z.refine(isAlone, 'has to be the address of the shop alone, as https://shop.example')),
  z.transform((address: string) => new URL(address).origin),
);

/** Pages of the shop lie at the root of its host, and an address that many read must not carry a password. */
function isAlone(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}
