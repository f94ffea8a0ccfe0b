import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const zarinpal = { ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-555555555555' };
const kavenegar = { KAVENEGAR_API_KEY: 'key' };

test('development sends no messages and pays at the sandbox bank, without any setting', () => {
  const environment = readEnvironment({});

  expect(environment.kavenegar).toBeUndefined();
  expect(environment.zarinpal.baseUrl).toBeUndefined();
});

test('production does not start without a provider of messages, and says which setting is missing', () => {
  const variables = { NODE_ENV: 'production', ...zarinpal };

  expect(() => readEnvironment(variables)).toThrow('set KAVENEGAR_API_KEY');
});

test('production does not start without a bank, unless play money is asked for', () => {
  const variables = { NODE_ENV: 'production', ...kavenegar };

  expect(() => readEnvironment(variables)).toThrow('ZARINPAL_MERCHANT_ID');
  expect(
    readEnvironment({ ...variables, KASHI_SANDBOX_BANK: 'on' }).zarinpal.baseUrl,
  ).toBeUndefined();
});

test('production with both settings pays at the real bank', () => {
  const environment = readEnvironment({ NODE_ENV: 'production', ...zarinpal, ...kavenegar });

  expect(environment.zarinpal).toEqual({
    merchantId: zarinpal.ZARINPAL_MERCHANT_ID,
    baseUrl: 'https://payment.zarinpal.com',
  });
  expect(environment.kavenegar?.apiKey).toBe('key');
});
