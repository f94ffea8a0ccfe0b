import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { releasesFolder } from './release-sets/releases-fixtures.ts';

const secrets = {
  token: 'a-token-of-a-customer',
  cart: 'hash-of-a-cart',
  authority: 'A00000000000000000000000000012345678',
  mobile: '09131234567',
  password: 'kashi12',
  latitude: '32.6546',
};

test('the log names no query, no body and no token at any level', { timeout: 30_000 }, async () => {
  const host = await aHost({ KASHI_LOG: 'trace' });
  const headers = {
    authorization: `Bearer ${secrets.token}`,
    cookie: `cart=${secrets.cart}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ UserName: secrets.mobile, Password: secrets.password });
  const form = new URLSearchParams({ UserName: secrets.mobile, Password: secrets.password });

  await host.ask(`/v1/Orders/Carts/Read?HashCartId=${secrets.cart}`, { headers });
  await host.ask(`/v1/BasicDefinitions/Areas/ReadByPoint?Lat=${secrets.latitude}`, { headers });
  await host.ask('/v1/Identity/Account/Login', { method: 'POST', headers, body });
  await host.ask(`/pay/return?Authority=${secrets.authority}`);
  await host.ask(`/v1/hangs-up?HashCartId=${secrets.cart}`, { headers });
  await host.ask(`/v1/hangs-up?mobile=${secrets.mobile}`, { method: 'POST', headers, body });
  await host.ask(`/hello?returnUrl=/orderTracking/${secrets.cart}`, { headers });
  await host.ask(`/hello?UserName=${secrets.mobile}`, { method: 'POST', body: form });
  await host.ask(`/nothing?mobile=${secrets.mobile}`, { method: 'PUT', headers, body });
  const log = await host.end();

  expect(log).toContain('fetching from remote server');
  expect(log).toContain('/v1/Orders/Carts/Read');
  expect(log).toContain('GET /v1/hangs-up failed');
  for (const [name, secret] of Object.entries(secrets)) {
    expect.soft(log, name).not.toContain(secret);
  }
});

/** The real process, in front of an API that answers everything, and hangs up where the test says so. */
async function aHost(variables: Record<string, string>) {
  const api = createServer(({ url }, answer) => {
    if (url?.includes('hangs-up')) answer.destroy();
    else answer.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const releases = releasesFolder();
  releases.upload('shell', '1.0.0');
  releases.upload('mf-a', '1.0.0');
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-host-'));
  symlinkSync(releases.folder, path.join(dataFolder, 'releases'));
  releases.register({ shell: '1.0.0', 'mf-a': '1.0.0' });

  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      KASHI_DATA: dataFolder,
      KASHI_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      ...variables,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  onTestFinished(() => {
    child.kill('SIGKILL');
    api.close();
    releases.remove();
    rmSync(dataFolder, { recursive: true });
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', ({ ready }: { ready: string }) => resolve(ready));
    child.once('exit', () => reject(new Error(said)));
  });

  return {
    ask: async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text(),
    end: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
      return said;
    },
  };
}
