import { expect, test } from 'vitest';
import { readEnvironment } from '../../settings/environment.ts';
import { testShop } from '../../testing/test-shop.ts';

/**
 * A shop with its host on another machine; the function returns how many requests are counted for the caller, undefined if they
 * are not counted.
 */
async function aShopWithHostsAt(KASHI_HOSTS = '') {
  const { app } = await testShop({ environment: { KASHI_HOSTS } });
  return async (remoteAddress: string, forwardedFor?: string) => {
    const { headers } = await app.inject({
      url: '/v1/openapi.json',
      remoteAddress,
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    });
    const left = headers['x-ratelimit-remaining'];
    return left === undefined ? undefined : 1200 - Number(left);
  };
}

const host = '10.0.0.2';
const shopper = '203.0.113.7';
const stranger = '198.51.100.4';

test('shoppers of a host on another machine are counted separately, by the address that it forwards', async () => {
  const countOf = await aShopWithHostsAt('10.0.0.2, 10.0.1.0/24');

  expect(await countOf(host, shopper)).toBe(1);
  expect(await countOf('::ffff:10.0.0.2', shopper)).toBe(2);
  expect(await countOf('10.0.1.77', shopper)).toBe(3);
  expect(await countOf(host, '203.0.113.8')).toBe(1);
});

test('a host is not limited, since it renders pages for everybody', async () => {
  const countOf = await aShopWithHostsAt(host);

  expect(await countOf(host)).toBeUndefined();
});

test('the forwarded addresses of an unknown host are ignored, so all its shoppers count as one', async () => {
  const countOf = await aShopWithHostsAt();

  expect(await countOf(host, shopper)).toBe(1);
  expect(await countOf(host, '203.0.113.8')).toBe(2);
  expect(await countOf(host)).toBe(3);
});

test.each([shopper, host, '127.0.0.1', `${host}, 127.0.0.1`])(
  'a stranger who claims the address %s is counted under their own address',
  async (claim) => {
    const countOf = await aShopWithHostsAt(host);
    await countOf(stranger);

    expect(await countOf(stranger, claim)).toBe(2);
  },
);

test('an address that a stranger forges is ignored, because the host appends the real one', async () => {
  const countOf = await aShopWithHostsAt(host);
  await countOf(host, stranger);

  expect(await countOf(host, `${shopper}, ${stranger}`)).toBe(2);
  expect(await countOf(host, `${host}, ${stranger}`)).toBe(3);
});

test.each([
  'ten',
  '10.0.0',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '10.0.0.2,,everybody',
])('KASHI_HOSTS «%s» is refused at the start', (KASHI_HOSTS) => {
  expect(() => readEnvironment({ KASHI_HOSTS })).toThrow('KASHI_HOSTS has «');
});
