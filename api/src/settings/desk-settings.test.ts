import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('a process has no desk unless a port is set for it', () => {
  expect(readEnvironment({}).desk).toBeNull();
  expect(readEnvironment({ KASHI_DESK_PORT: '3002' }).desk).toEqual({
    host: '127.0.0.1',
    port: 3002,
    url: undefined,
  });
});

test.each([
  [{ KASHI_DESK_HOST: '0.0.0.0' }],
  [{ KASHI_DESK_HOST: '10.0.0.2', KASHI_DESK_URL: 'http://10.0.0.2:3002' }],
  [{ KASHI_DESK_URL: 'http://desk.shop.example' }],
])('passwords never go to another machine unencrypted: %o is refused', (variables) => {
  expect(() => readEnvironment({ KASHI_DESK_PORT: '3002', ...variables })).toThrow(/https/);
});

test.each(['https://shop.example:8443', 'https://SHOP.example', 'https://shop.example.'])(
  "the staff's cookie never goes to the shop's own host: the desk at %s is refused",
  (KASHI_DESK_URL) => {
    const variables = {
      KASHI_DESK_PORT: '3002',
      KASHI_PUBLIC_URL: 'https://shop.example',
      KASHI_DESK_URL,
    };

    expect(() => readEnvironment(variables)).toThrow(/host name of its own/);
  },
);

test('a desk that other machines reach has an address with a certificate', () => {
  const { desk } = readEnvironment({
    KASHI_DESK_PORT: '3002',
    KASHI_DESK_HOST: '0.0.0.0',
    KASHI_DESK_URL: 'https://desk.shop.example',
  });

  expect(desk?.url?.origin).toBe('https://desk.shop.example');
});
