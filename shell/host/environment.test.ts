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
