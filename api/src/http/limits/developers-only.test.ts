import { describe, expect, test } from 'vitest';
import { aBuyer, aSellingShop, paymentUrl } from '../../payments/testing/payment-fixtures.ts';
import { comeBack, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import { sandboxPath } from '../../banks/open-gateways.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { messages } from '../messages.ts';

const pages: [string, (shop: TestShop, headers: Record<string, string>) => Promise<Answer>][] = [
  ['the outbox', (shop, headers) => shop.askAnything('GET', '/dev/outbox', { headers })],
  [
    'the lever of the sandbox bank',
    (shop, headers) =>
      shop.askAnything('POST', `${sandboxPath}/misbehave`, {
        headers,
        payload: { call: 'verify', how: 'drop' },
      }),
  ],
];

describe.each(pages)('%s', (_what, ask) => {
  test.each<Record<string, string>>([
    {},
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': '127.0.0.1:3000' },
    { 'x-forwarded-for': '::1', 'x-forwarded-host': '[::1]:3000' },
    { 'x-forwarded-for': '::ffff:127.0.0.1', 'x-forwarded-host': 'kashi.localhost' },
  ])('is there for a visitor from this machine (%j)', async (headers) => {
    const shop = await testShop();

    expect((await ask(shop, headers)).statusCode).toBe(200);
  });

  test.each<Record<string, string>>([
    { 'x-forwarded-for': '192.168.1.7', 'x-forwarded-host': '192.168.1.5:3000' },
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.7', 'x-forwarded-host': '127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.7' },
    // A proxy that does not forward its visitors' addresses.
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'kashi.example' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': '127.0.0.1', 'x-real-ip': '203.0.113.7' },
  ])('is refused to any other visitor, with a sentence (%j)', async (headers) => {
    const shop = await testShop();

    const { statusCode, body } = await ask(shop, headers);

    expect([statusCode, body]).toEqual([403, messages.developersOnly]);
  });

  test('is open to everybody if the shop is set so', async () => {
    const shop = await testShop({ environment: { KASHI_DEVELOPER_ACCESS: 'everybody' } });

    const answer = await ask(shop, { 'x-forwarded-for': '203.0.113.7' });

    expect(answer.statusCode).toBe(200);
  });

  test('does not exist in production, whatever development settings are left', async () => {
    const shop = await testShop({
      environment: {
        NODE_ENV: 'production',
        KASHI_PUBLIC_URL: 'https://kashi.example',
        KASHI_DEVELOPER_ACCESS: 'everybody',
        KASHI_SANDBOX_BANK: 'on',
        KAVENEGAR_API_KEY: 'key',
      },
    });

    expect((await ask(shop, {})).statusCode).toBe(404);
  });
});

test('a shopper from another machine still pays at the sandbox bank', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const fromElsewhere: Pick<TestShop, 'ask' | 'askAnything' | 'environment'> = {
    ...shop,
    askAnything: (method, url, options) =>
      shop.askAnything(method, url, { ...options, address: '203.0.113.7' }),
  };

  const returnUrl = await pressAtBank(fromElsewhere, await paymentUrl(shop, buyer), 'pay');

  expect(await comeBack(fromElsewhere, returnUrl)).toContain('/orderTracking/');
});

type Answer = Awaited<ReturnType<TestShop['askAnything']>>;
