import { gatewayNames } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const zarinpal = { ZARINPAL_MERCHANT_ID: '11111111-2222-4333-8444-555555555555' };
const kavenegar = { KAVENEGAR_API_KEY: 'key' };
const production = { NODE_ENV: 'production', KASHI_PUBLIC_URL: 'https://kashi.example' };

test('development without settings sends no messages and pays at the sandbox bank', () => {
  const environment = readEnvironment({});

  expect(environment.kavenegar).toBeUndefined();
  expect(environment.hasSandboxBank).toBe(true);
  expect(new Set(Object.keys(environment.banks))).toEqual(new Set(gatewayNames));
});

test('production does not start without an SMS provider, and names the missing setting', () => {
  const variables = { ...production, ...zarinpal };

  expect(() => readEnvironment(variables)).toThrow('set KAVENEGAR_API_KEY');
});

test("production does not start without the shop's address, to which banks send shoppers back", () => {
  const variables = { NODE_ENV: 'production', ...zarinpal, ...kavenegar };

  expect(() => readEnvironment(variables)).toThrow('set KASHI_PUBLIC_URL');
});

test('production never gets demo goods: if asked to, it does not start', () => {
  const variables = { ...production, ...zarinpal, ...kavenegar };

  expect(readEnvironment(variables).seedsEmptyShop).toBe(false);
  expect(readEnvironment({ ...variables, KASHI_SEED: 'none' }).seedsEmptyShop).toBe(false);
  expect(() => readEnvironment({ ...variables, KASHI_SEED: 'demo' })).toThrow(
    'Production never gets the demo goods: remove KASHI_SEED=demo.',
  );
});

test('an empty shop in development gets demo goods, unless set otherwise', () => {
  expect(readEnvironment({}).seedsEmptyShop).toBe(true);
  expect(readEnvironment({ KASHI_SEED: 'none' }).seedsEmptyShop).toBe(false);
});

test('a misspelt NODE_ENV does not count as development', () => {
  expect(() => readEnvironment({ NODE_ENV: 'Production' })).toThrow('NODE_ENV');
});

test('production does not start without a bank, unless play money is set explicitly', () => {
  const variables = { ...production, ...kavenegar };

  expect(() => readEnvironment(variables)).toThrow('ZARINPAL_MERCHANT_ID');
  expect(readEnvironment({ ...variables, KASHI_SANDBOX_BANK: 'on' }).hasSandboxBank).toBe(true);
});

test('production starts without a bank where the owner says that it has none yet', () => {
  const variables = { ...production, ...kavenegar };

  expect(() => readEnvironment(variables)).toThrow('KASHI_SANDBOX_BANK=off');
  const { banks, hasSandboxBank } = readEnvironment({ ...variables, KASHI_SANDBOX_BANK: 'off' });
  expect(banks).toEqual({});
  expect(hasSandboxBank).toBe(false);
});

test('production with both settings pays at the real bank, and offers no other one', () => {
  const environment = readEnvironment({ ...production, ...zarinpal, ...kavenegar });

  expect(environment.hasSandboxBank).toBe(false);
  expect(environment.banks).toEqual({
    zarinpal: {
      merchantId: zarinpal.ZARINPAL_MERCHANT_ID,
      baseUrl: 'https://payment.zarinpal.com',
    },
  });
  expect(environment.kavenegar?.apiKey).toBe('key');
});

test('a shop whose account at a bank is set by halves does not start, and reads what is missing', () => {
  const variables = { ...production, ...kavenegar, ...zarinpal };

  expect(() => readEnvironment({ ...variables, MELLAT_TERMINAL_ID: '1234' })).toThrow(
    'The account at mellat is set by halves: MELLAT_USER_NAME and MELLAT_PASSWORD are missing.',
  );
  expect(() =>
    readEnvironment({
      ...variables,
      SNAPPPAY_CLIENT_ID: 'kashi',
      SNAPPPAY_CLIENT_SECRET: 'secret',
      SNAPPPAY_USER_NAME: 'kashi',
    }),
  ).toThrow('The account at snapppay is set by halves: SNAPPPAY_PASSWORD is missing.');
});

test('every bank with all of its keys is offered', () => {
  const mellat = { MELLAT_TERMINAL_ID: '1234', MELLAT_USER_NAME: 'kashi' };

  const whole = readEnvironment({
    ...production,
    ...kavenegar,
    ...mellat,
    MELLAT_PASSWORD: 'secret',
    SAMAN_TERMINAL_ID: '5678',
  });

  expect(whole.banks).toEqual({
    saman: { terminalId: '5678', baseUrl: 'https://sep.shaparak.ir' },
    mellat: {
      terminalId: '1234',
      userName: 'kashi',
      password: 'secret',
      baseUrl: 'https://bpm.shaparak.ir',
    },
  });
});
