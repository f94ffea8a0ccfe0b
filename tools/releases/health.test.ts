import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../../shell/host/telemetry/metrics.ts';
import { errorPlacesIn, healthIn, healthSentence, readHealth } from './health.ts';
import { errorsTable } from './remotes.ts';

const labels = { remote: 'mf-a', version: '1', team: 'a' };
const page = { kind: 'page', remote: 'mf-a', name: 'mf-a/hello' } as const;

test('what a host has counted lately is what is said of its releases', async () => {
  const metrics = new Metrics();
  metrics.know(labels);
  metrics.know({ ...labels, remote: 'mf-quiet' });
  for (const ms of [10, 20, 30, 40]) metrics.noteServer('mf-a@1', page, { failed: false, ms });
  metrics.noteServer('mf-a@1', page, { failed: true, ms: 800 });
  metrics.noteServer('mf-a@1', { ...page, kind: 'load' }, { failed: false, ms: 5 });

  const health = healthIn(await metrics.registry.metrics());

  expect(healthSentence(health.get('mf-a@1'))).toBe('5 renders, 20.0 % errors, p75 30 ms');
  expect(healthSentence(health.get('mf-quiet@1'))).toBe('not rendered lately');
});

test('errors are told by where in the source they come from, the most frequent first', async () => {
  const metrics = new Metrics();
  metrics.know(labels);
  metrics.noteError('mf-a@1', 'server', 'mf-a/src/hello/HelloPage.tsx:41:7');
  for (let count = 0; count < 2; count += 1) {
    metrics.noteError('mf-a@1', 'browser', `mf-a/src/hello/Button.tsx:9:${count + 1}`);
  }

  const lines = errorsTable(errorPlacesIn(await metrics.registry.metrics()));

  expect(lines[1]).toMatch(/^2 +mf-a\/src\/hello\/Button\.tsx:9 +in browsers +mf-a@1$/);
  expect(lines[2]).toMatch(/^1 +mf-a\/src\/hello\/HelloPage\.tsx:41 +on the server +mf-a@1$/);
  expect(errorsTable([])).toEqual([]);
});

test('a release without errors is said to have none', () => {
  expect(healthSentence({ done: 3, failed: 0, p75Ms: 7.4 })).toBe('3 renders, no errors, p75 7 ms');
});

test('a host that is not there, or does not know us, is named in a sentence', async () => {
  const server = createServer((_request, answer) => answer.writeHead(404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await expect(readHealth({ url, token: undefined })).rejects.toThrow('KASHI_METRICS_TOKEN');
  await expect(readHealth({ url: 'http://127.0.0.1:9', token: undefined })).rejects.toThrow(
    'No host answers at http://127.0.0.1:9',
  );
});
