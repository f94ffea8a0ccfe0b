import { parseArgs } from 'node:util';
import { overrideParameter } from '../../shell/host/overrides/override-address.ts';
import { parseOverrides } from '../../shell/host/overrides/override.ts';
import { signOverrides } from '../../shell/host/overrides/override-policy.ts';

const hourMs = 60 * 60_000;

/**
 * An address of the shop that shows other versions to its visitor, until a time. Throws where the words name no version. Whether the
 * store has the version is for the host to say, when the address is opened: it may be uploaded until then.
 */
export function overrideLink(
  shop: string,
  overrides: string,
  { key, until }: { key: string | undefined; until: Date },
): string {
  if (!key) {
    throw new Error(
      `KASHI_OVERRIDE_KEY is not set: the host of production knows it. A shop in development takes /?${overrideParameter}=${overrides} without a key`,
    );
  }
  if (!parseOverrides(overrides)) {
    throw new Error(`«${overrides}» should be like mf-product@pr-12, several with commas between`);
  }
  if (!URL.canParse(shop)) {
    throw new Error(`KASHI_PUBLIC_URL is «${shop}», which should be like https://shop.example`);
  }
  return new URL(`/?${overrideParameter}=${signOverrides(overrides, key, until)}`, shop).href;
}

/** `kashi override mf-product@pr-12 [--hours 2]`: prints an address of the shop with that version. */
export function overrideCommand(words: string[]): void {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { hours: { type: 'string', default: '2' } },
  });
  const hours = Number(values.hours);
  if (!(hours > 0)) throw new Error(`«${values.hours}» should be a number of hours`);
  const until = new Date(Date.now() + hours * hourMs);
  const shop = process.env['KASHI_PUBLIC_URL'] ?? 'http://127.0.0.1:3000';
  const key = process.env['KASHI_OVERRIDE_KEY'];
  console.log(overrideLink(shop, positionals.join(','), { key, until }));
}
