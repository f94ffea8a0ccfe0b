import { expect, test } from 'vitest';
import { sandboxPath } from '../banks/open-gateways.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';

const merchantId = '11111111-2222-4333-8444-555555555555';

test('a sandbox bank open to strangers takes no orders to misbehave', async () => {
  const shop = await testShop({
    environment: {
      NODE_ENV: 'production',
      KASHI_PUBLIC_URL: 'https://kashi.example',
      KASHI_SANDBOX_BANK: 'on',
      KAVENEGAR_API_KEY: 'key',
    },
  });

  expect(await orderFault(shop, { call: 'verify', how: 'drop' })).toBe(404);
});

test('an unknown misbehaviour is refused, and an ordered one ends after its number of calls', async () => {
  const shop = await testShop();

  const nonsense = await orderFault(shop, { call: 'verify', how: 'sing' });
  const endless = await orderFault(shop, { call: 'verify', how: 'drop', times: 1e9 });
  await orderFault(shop, { call: 'unVerified', how: 'unavailable' });
  const list = () => askBank(shop, 'unVerified', { merchant_id: merchantId });

  expect([nonsense, endless]).toEqual([400, 400]);
  expect([(await list()).statusCode, (await list()).statusCode]).toEqual([503, 200]);
});

test.each([
  'https://elsewhere.example/return',
  'javascript:alert(1)',
  'http://127.0.0.1:3001/return',
])('buyers are never sent to %s, which is not the shop', async (callback_url) => {
  const shop = await testShop();
  const wish = { merchant_id: merchantId, amount: 10_000, description: 'خرید', callback_url };

  const answer = await askBank(shop, 'request', wish);

  expect(answer.json()).toMatchObject({ data: [], errors: { code: -14 } });
});

async function orderFault(shop: TestShop, payload: object): Promise<number> {
  return (await shop.askAnything('POST', `${sandboxPath}/misbehave`, { payload })).statusCode;
}

function askBank(shop: TestShop, call: string, payload: object) {
  return shop.askAnything('POST', `${sandboxPath}/zarinpal/pg/v4/payment/${call}.json`, {
    payload,
  });
}
