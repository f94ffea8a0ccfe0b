import { calls } from '@kashi/contracts/calls';
import { expect, test } from 'vitest';
import { aCustomer } from '../../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import {
  callsOfAnybody,
  callsOfCustomers,
  callsThatRefuseEndedTokens,
} from './specified-calls-fixtures.ts';

/** Calls outside the specification; each contract says so (R28). */
const extensions = (Object.keys(calls) as (keyof typeof calls)[]).filter((name) =>
  calls[name].summary.startsWith('Extension: '),
);

/**
 * The specification's table alone says who may make a call that is an extension; `tools/papers/references.test.ts` checks the contracts
 * against it.
 */
const customersOnly = [
  ...callsOfCustomers,
  ...extensions.filter((name) => calls[name].caller === 'customer'),
];

test('every call of §7 is answered, in any case and with or without a trailing slash', async () => {
  const shop = await testShop();
  const unknown: string[] = [];

  for (const name of [...callsOfAnybody, ...callsOfCustomers]) {
    const path = name.split(' ')[1]?.replace(/\/$/, '') ?? '';
    for (const spelt of [path, `${path}/`, path.toUpperCase(), `${path.toLowerCase()}/`]) {
      if (await isUnknown(shop, name.replace(/ .*/, ` ${spelt}`))) unknown.push(spelt);
    }
  }

  expect(unknown).toEqual([]);
});

test('every served call is one of §7 or says that it is an extension', async () => {
  const shop = await testShop();

  const served = [...shop.app.servedCalls].map(plain).sort();

  const known = [...callsOfAnybody, ...callsOfCustomers, ...extensions];
  expect(served).toEqual(known.map(plain).sort());
});

test('exactly the calls of customers ask a guest to sign in', async () => {
  const shop = await testShop();

  expect(await unauthorised(shop, customersOnly)).toEqual(customersOnly);
  expect(await unauthorised(shop, callsOfAnybody)).toEqual([]);
});

test.each<[string, (shop: TestShop) => Promise<string>]>([
  ['made up', () => Promise.resolve('A'.repeat(43))],
  [
    'expired',
    async (shop) => {
      const { token } = await aCustomer(shop);
      shop.setTime('2026-02-09T08:00:00Z');
      return token;
    },
  ],
  [
    'revoked',
    async (shop) => {
      const { token } = await aCustomer(shop);
      await shop.ask('POST /v1/Identity/Account/Logout', {}, { token });
      return token;
    },
  ],
])('a token that is %s opens none of a customer’s calls', async (_what, tokenOf) => {
  const shop = await testShop();
  const token = await tokenOf(shop);

  expect(await unauthorised(shop, customersOnly, token)).toEqual(customersOnly);
});

test('an expired token blocks no public calls but those whose work would become a guest’s', async () => {
  const shop = await testShop();

  expect(await unauthorised(shop, callsOfAnybody, 'over')).toEqual(callsThatRefuseEndedTokens);
});

test("no answer of a customer's call may be cached, whatever its status", async () => {
  const shop = await testShop();
  const { token } = await aCustomer(shop);

  for (const name of customersOnly) {
    const { headers } = await askBarely(shop, name, token);

    expect.soft(headers['cache-control'], name).toBe('no-store');
    expect.soft(headers, name).not.toHaveProperty('etag');
  }
});

/** The calls that answer 401 to an empty request. */
async function unauthorised(shop: TestShop, names: string[], token?: string): Promise<string[]> {
  const refused: string[] = [];
  for (const name of names) {
    const { statusCode } = await askBarely(shop, name, token);
    if (statusCode === 401) refused.push(name);
  }
  return refused;
}

/** Whether the call is missing: a served call complains about its input, asks for a token or answers, even in an empty shop. */
async function isUnknown(shop: TestShop, name: string): Promise<boolean> {
  const { statusCode } = await askBarely(shop, name);
  return [404, 405, 500].includes(statusCode);
}

function askBarely(shop: TestShop, name: string, token?: string) {
  const [method = '', path = ''] = name.split(' ');
  const hasBody = method === 'POST' || method === 'PUT';
  return shop.askAnything(method, path, {
    ...(token && { token }),
    ...(hasBody && { payload: {} }),
  });
}

function plain(name: string): string {
  return name.replace(/\/$/, '').toLowerCase();
}
