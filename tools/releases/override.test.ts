import { expect, test } from 'vitest';
import { overrideAddress } from '../../shell/host/overrides/override-address.ts';
import { overrideLink } from './override.ts';

const key = 'a key that is long enough for a test';
const inAnHour = { key, until: new Date(Date.now() + 60 * 60_000) };

test('the address that is printed is one that the host of production takes', () => {
  const link = new URL(overrideLink('https://shop.test', 'mf-product@pr-12', inAnHour));

  const asked = overrideAddress(link.pathname + link.search, { isOpen: false, key, origins: [] });

  expect(link.origin).toBe('https://shop.test');
  expect(asked).toMatchObject({
    to: '/',
    cookie: expect.stringContaining('mf-product@pr-12~') as string,
  });
});

test('without a key, or without a version, there is no address, and the address of a shop in development is told', () => {
  const until = inAnHour.until;

  expect(() => overrideLink('https://shop.test', 'mf-a@1', { key: undefined, until })).toThrow(
    'KASHI_OVERRIDE_KEY is not set: the host of production knows it. A shop in development takes /?kashi=mf-a@1 without a key',
  );
  expect(() => overrideLink('https://shop.test', '', inAnHour)).toThrow('should be like');
});
