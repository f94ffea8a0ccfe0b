import { expect, test } from 'vitest';
import { expectApiSettings, expectHostSettings } from './settings.ts';

const KASHI_PUBLIC_URL = 'https://shop.example';
const KASHI_METRICS_TOKEN = 'sixteen-letters-or-more';
const farApi = {
  NODE_ENV: 'production',
  KASHI_PUBLIC_URL,
  KASHI_API_HOST: '10.0.0.3',
  KASHI_HOSTS: '10.0.0.2',
};
const farHost = { KASHI_PUBLIC_URL, KASHI_API_URL: 'http://10.0.0.3:3001' };

test('halves on one machine have to know where shoppers find the shop, and no secret', () => {
  const KASHI_API_URL = 'http://127.0.0.1:3001/';

  expect(() => expectApiSettings({ KASHI_PUBLIC_URL })).not.toThrow();
  expect(expectHostSettings({ KASHI_PUBLIC_URL, KASHI_API_URL })).toEqual({
    apiUrls: ['http://127.0.0.1:3001'],
    token: null,
  });
  expect(() => expectApiSettings({})).toThrow('set KASHI_PUBLIC_URL');
  expect(() => expectHostSettings({ KASHI_API_URL })).toThrow('set KASHI_PUBLIC_URL');
});

test('an API that listens to other machines has to know its hosts, and what they show it', () => {
  const strangers = { ...farApi, KASHI_HOSTS: '', KASHI_METRICS_TOKEN };

  expect(() => expectApiSettings({ ...farApi, KASHI_METRICS_TOKEN })).not.toThrow();
  expect(() => expectApiSettings(strangers)).toThrow('set KASHI_HOSTS');
  expect(() => expectApiSettings(farApi)).toThrow('Set KASHI_METRICS_TOKEN');
  expect(() => expectApiSettings({ ...farApi, KASHI_METRICS_TOKEN: 'short' })).toThrow('16');
});

test('an API that listens to other machines is no shop for developers, with demo goods and play money', () => {
  for (const NODE_ENV of ['', 'development']) {
    const variables = { ...farApi, KASHI_METRICS_TOKEN, NODE_ENV };
    expect(() => expectApiSettings(variables)).toThrow('set NODE_ENV=production');
  }
});

test('a host has to know its API, and what it shows to one on another machine', () => {
  expect(expectHostSettings({ ...farHost, KASHI_METRICS_TOKEN }).token).toBe(KASHI_METRICS_TOKEN);
  expect(() => expectHostSettings({ KASHI_PUBLIC_URL })).toThrow('set KASHI_API_URL');
  expect(() => expectHostSettings(farHost)).toThrow('Set KASHI_METRICS_TOKEN');
});

test.each(['the API', '10.0.0.3:3001', 'api:3001', 'http://10.0.0.3:3001,api:3001'])(
  'the address «%s» of an API is refused, with an example of one',
  (KASHI_API_URL) => {
    expect(() => expectHostSettings({ ...farHost, KASHI_METRICS_TOKEN, KASHI_API_URL })).toThrow(
      'set KASHI_API_URL, such as http://10.0.0.3:3001.',
    );
  },
);
