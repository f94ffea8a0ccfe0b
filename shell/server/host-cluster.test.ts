import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { releasesFolder } from './releases-fixtures.ts';

const contents = { Value: { BaseInfos: { ShopName: 'کاشی' }, Groups: [] } };
const patientMs = 90_000;

let releases: ReturnType<typeof releasesFolder>;
let api: Server;
let held: ServerResponse[];

beforeAll(async () => {
  releases = releasesFolder();
  releases.upload('shell', '1');
  releases.upload('mf-a', '1');
  releases.upload('mf-a', 'endless', {
    render: `process.getBuiltinModule('fs').appendFileSync('${blockedFile()}', process.pid + ' '); for (;;);`,
  });
  releases.upload('mf-a', 'greedy', {
    render: 'const kept = []; for (;;) kept.push(Array.from({ length: 1e5 }, () => ({})))',
  });
  releases.upload('mf-a', 'slow', { render: `await fetch('/v1/held'); write('at last')` });
  api = createServer((request, response) => {
    if (request.url === '/v1/held') return void held.push(response);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(contents));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

beforeEach(() => (held = []));

afterAll(() => {
  releases.remove();
  api.close();
});

test(
  'a render that loops for ever blocks one worker, which is replaced',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'endless' });
    const { url } = await aHost();

    ask(url, '/hello');
    await until(() => blockedWorkers().length === 1);
    const page = await textAt(url, '/nowhere');
    const survivor = await workerAt(url);
    ask(url, '/hello');
    await until(() => blockedWorkers().length === 2);

    expect(page).toContain('not found');
    expect(blockedWorkers()).toContain(survivor);
    await until(async () => !blockedWorkers().includes(await workerAt(url)));
  },
  patientMs,
);

test(
  'a worker that needs more memory than it may have ends, and another one takes its place',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'greedy' });
    const { url } = await aHost({ KASHI_WORKERS: '1', KASHI_WORKER_HEAP_MB: '64' });
    const before = await workerAt(url);

    const page = fetch(`${url}/hello`);

    await expect(page).rejects.toThrow('fetch failed');
    await until(async () => (await workerAt(url).catch(() => before)) !== before);
    expect(await textAt(url, '/nowhere')).toContain('not found');
  },
  patientMs,
);

test(
  'a restart answers what is under way, and leaves no moment without a worker',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'slow' }, { deadlineMs: patientMs });
    const { url, host } = await aHost({ KASHI_WORKERS: '1' });
    const before = await workerAt(url);
    const slow = textAt(url, '/hello');
    await until(() => held.length === 1);

    host.kill('SIGHUP');
    await until(async () => (await workerAt(url)) !== before);
    held[0]?.end();

    expect(await slow).toContain('at last');
  },
  patientMs,
);

test(
  'a host that is to end answers what is under way first',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'slow' }, { deadlineMs: patientMs });
    const { url, host } = await aHost();
    const slow = textAt(url, '/hello');
    await until(() => held.length === 1);

    host.kill('SIGTERM');
    await until(() =>
      workerAt(url).then(
        () => false,
        () => true,
      ),
    );
    held[0]?.end();

    expect(await slow).toContain('at last');
    expect(await ending(host)).toBe(0);
  },
  patientMs,
);

test(
  'a host is ready when it has releases and the API answers, and alive without it',
  async () => {
    releases.register({ shell: '1', 'mf-a': '1' });
    const { url } = await aHost({ KASHI_WORKERS: '1' });
    const away = await aHost({ KASHI_WORKERS: '1', KASHI_API_URL: 'http://127.0.0.1:9' });

    const ready = await fetch(`${url}/readyz`);
    const unready = await fetch(`${away.url}/readyz`);
    const alive = await fetch(`${away.url}/healthz`);

    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      releases: { shell: '1', 'mf-a': '1' },
    });
    expect(unready.status).toBe(503);
    expect(alive.status).toBe(200);
  },
  patientMs,
);

test(
  'a host that cannot start says so by ending',
  async () => {
    releases.register({ 'mf-a': '1' });

    await expect(aHost()).rejects.toThrow('ended with 1');
  },
  patientMs,
);

/** Where workers leave their numbers before they loop. */
function blockedFile(): string {
  return path.join(releases.dataFolder, 'blocked');
}

function blockedWorkers(): number[] {
  if (!existsSync(blockedFile())) return [];
  return readFileSync(blockedFile(), 'utf8').trim().split(' ').map(Number);
}

/** A host of its own on the releases above, which ends with the test. */
async function aHost(variables: Record<string, string> = {}) {
  const { port } = api.address() as AddressInfo;
  const host = fork(path.resolve('shell/server/main.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      KASHI_DATA: releases.dataFolder,
      KASHI_API_URL: `http://127.0.0.1:${port}`,
      KASHI_LOG: 'silent',
      NODE_ENV: 'production',
      ...variables,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // A group of its own, so that a worker that loops can be ended with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    if (host.pid && host.exitCode === null) process.kill(-host.pid, 'SIGKILL');
    await ending(host);
  });
  const end = ending(host).then((code) => {
    throw new Error(`The host has ended with ${code}`);
  });
  end.catch(() => undefined);
  const [{ ready }] = (await Promise.race([once(host, 'message'), end])) as [{ ready: string }];
  return { url: ready, host };
}

async function ending(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Asks, and does not wait for an answer. */
function ask(url: string, pathname: string): void {
  fetch(url + pathname).catch(() => undefined);
}

async function textAt(url: string, pathname: string): Promise<string> {
  return (await fetch(url + pathname)).text();
}

/** The worker that takes a connection of its own. */
async function workerAt(url: string): Promise<number> {
  const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  const { worker } = (await response.json()) as { worker: number };
  return worker;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}
