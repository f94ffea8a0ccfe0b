import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('an empty variable counts as unset', () => {
  const names = [
    'PORT',
    'KASHI_WORKERS',
    'KASHI_API_URL',
    'KASHI_DATA',
    'KASHI_RELEASES',
    'KASHI_PUBLIC_URL',
    'KASHI_MEDIA_URL',
    'KASHI_MAP_TILES',
    'KASHI_VALKEY_URL',
    'KASHI_METRICS_TOKEN',
    'KASHI_OVERRIDE_KEY',
    'KASHI_REGISTRY_PUBLIC_KEY',
    'KASHI_DEVELOPER_ACCESS',
    'KASHI_VITALS_SAMPLE',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'NODE_ENV',
  ];

  const empty = readEnvironment(Object.fromEntries(names.map((name) => [name, ''])));

  expect(JSON.stringify(empty)).toBe(JSON.stringify(readEnvironment({})));
  expect(empty.port).toBe(3000);
});

test.each([
  ['https://فروشگاه.ایران/', 'https://xn--mgbtj4c7ad63e.xn--mgba3a4f16a'],
  ['https://Shop.Example:443', 'https://shop.example'],
])('the address %s of the shop is an origin as browsers write it', (typed, origin) => {
  const { publicUrl } = readEnvironment({ KASHI_PUBLIC_URL: typed });

  expect(publicUrl).toBe(origin);
});

test.each([
  'https://shop.example/fa',
  'https://shop.example/?a=1',
  'https://me:secret@shop.example',
  'ftp://shop.example',
  'shop.example',
])('a host does not start with %s for the address of its shop', (typed) => {
  expect(() => readEnvironment({ KASHI_PUBLIC_URL: typed })).toThrow('KASHI_PUBLIC_URL');
});
