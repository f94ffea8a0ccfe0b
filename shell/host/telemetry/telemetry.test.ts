import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { contents } from '../host-fixtures.ts';
import { buildHostServer } from '../host-server.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const token = 'a-token-of-twenty-signs';

/** A host in front of an API and a trace collector; `traces` are the bodies that the collector got. */
async function aHost(variables: Record<string, string> = {}) {
  const releases = releasesFolder();
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { render: "await fetch('/v1/Things?secret=1'); write('here')" });
  releases.register({ shell: '1', 'mf-a': '1' });
  const traces: string[] = [];
  const api = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => request.url?.startsWith('/otel') && traces.push(body));
    answer.setHeader('content-type', 'application/json').end(contents);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', variables['TRACED'] ? `${url}/otel` : undefined);
  const server = await buildHostServer(
    readEnvironment({
      KASHI_DATA: releases.dataFolder,
      KASHI_API_URL: url,
      KASHI_METRICS_TOKEN: token,
      KASHI_LOG: 'silent',
      OTEL_EXPORTER_OTLP_ENDPOINT: process.env['OTEL_EXPORTER_OTLP_ENDPOINT'],
      ...variables,
    }),
  );
  onTestFinished(async () => {
    await server.close();
    api.close();
    releases.remove();
    vi.unstubAllEnvs();
  });
  return { server, traces };
}

test('the figures are for this machine and for requests with the token; for others there is no such page', async () => {
  const { server } = await aHost();
  await server.inject('/hello');
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.inject({ url: '/metrics', remoteAddress, headers });

  const here = await from('127.0.0.1');
  const visitor = await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' });
  const stranger = await from('203.0.113.7', { authorization: 'Bearer another-token-of-20' });
  const scraper = await from('203.0.113.7', { authorization: `Bearer ${token}` });

  expect(here.body).toMatch(/kashi_server_seconds_count{kind="page",name="mf-a\/hello"/);
  expect(here.body).toContain('name="/v1/Things"');
  expect(here.body).not.toContain('secret');
  expect([visitor.statusCode, stranger.statusCode, scraper.statusCode]).toEqual([404, 404, 200]);
});

test("a browser's report is counted for the releases that it got", async () => {
  const { server } = await aHost();
  await server.inject('/hello');

  await server.inject({
    method: 'POST',
    url: '/vitals',
    headers: { 'content-type': 'text/plain' },
    payload: '[["mf-a@1","mountMs",40],["mf-a@7","mountMs",40]]',
  });

  const { body } = await server.inject('/metrics');
  expect(body).toContain('kashi_browser_seconds_count{measure="mount",remote="mf-a",version="1"');
  expect(body).not.toContain('version="7"');
});

test('a request becomes a trace with its page and its calls, without any address', async () => {
  const { server, traces } = await aHost({ TRACED: 'yes' });

  await server.inject('/hello?secret=1');
  await server.close();

  const text = traces.join();
  for (const name of ['GET mf-a/hello', 'page mf-a/hello', 'api /v1/Things', 'mf-a@1']) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('secret');
});

test('the inspector is open where overrides are open, and nowhere else', async () => {
  const { server: closed } = await aHost();
  const { server: open } = await aHost({ KASHI_OVERRIDES: 'open' });

  expect((await closed.inject('/hello?xray')).body).not.toContain('"xray"');
  expect((await open.inject('/hello')).body).not.toContain('"xray"');
  expect((await open.inject('/hello?xray')).body).toContain(
    '"mf-a":{"version":"1","team":"","arm":"live"}',
  );
});
