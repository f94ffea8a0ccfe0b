import { expect, test } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]:3000'],
  ['::ffff:127.0.0.1', 'shop.localhost:3000'],
])('a browser at %s that asks for %s is on this machine', (ip, host) => {
  expect(isFromThisMachine({ ip, headers: { host } })).toBe(true);
});

test.each([
  ['from another one', '192.168.1.7', { host: 'localhost:3000' }],
  [
    'by another name, as through a proxy or by a rebound name',
    '127.0.0.1',
    { host: 'shop.example' },
  ],
  ['by a name that only begins like it', '127.0.0.1', { host: 'localhost.evil.test' }],
  ['by no name', '127.0.0.1', {}],
  [
    'through a proxy that names the visitor',
    '127.0.0.1',
    { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
  ],
  [
    'through a proxy that names only the protocol',
    '127.0.0.1',
    { host: 'localhost', 'x-forwarded-proto': 'https' },
  ],
  ['through a proxy that names itself', '127.0.0.1', { host: 'localhost', via: '1.1 proxy' }],
])('a request %s is not from this machine', (_how, ip, headers) => {
  expect(isFromThisMachine({ ip, headers })).toBe(false);
});

test('the asker is known after the connection, and with it the address, is gone', () => {
  const request = { ip: '127.0.0.1', headers: { host: 'localhost' } };
  isFromThisMachine(request);
  Object.defineProperty(request, 'ip', {
    get() {
      throw new Error('there is no connection');
    },
  });

  expect(isFromThisMachine(request)).toBe(true);
});
