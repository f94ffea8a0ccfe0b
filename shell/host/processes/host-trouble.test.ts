import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMachine, aStore } from '../../releases/mirror/mirror-fixtures.ts';
import { holding } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import {
  aHostProcess,
  aStartingHost,
  ask,
  ending,
  isGone,
  patientMs,
  says,
  textAt,
  until,
  workerAt,
} from './host-process-fixtures.ts';

let releases: ReturnType<typeof releasesFolder>;

beforeAll(() => {
  releases = releasesFolder();
  releases.upload('shell', '1');
  releases.upload('mf-a', 'slow', { render: `await fetch('/v1/held'); write('at last')` });
  releases.upload('mf-b', 'busy', {
    path: '/busy',
    render: `await fetch('/v1/held'); await new Promise(() => undefined)`,
  });
  releases.register({ shell: '1', 'mf-a': 'slow', 'mf-b': 'busy' }, { deadlineMs: patientMs });
});

afterAll(() => releases.remove());

test(
  'a machine that could start no more processes for a while gets its worker back',
  async () => {
    const { url, host } = await aHost(
      { KASHI_WORKERS: '2', KASHI_LOG: 'warn' },
      'processes/unforkable-fixtures.ts',
    );
    const lost = await workerAt(url);
    // The host answers when its first worker does; the second one starts later.
    await until(async () => (await workerAt(url)) !== lost);

    host.send({ canFork: false });
    process.kill(lost, 'SIGKILL');
    await says(host, 'No worker can be started');
    expect(await workerAt(url)).not.toBe(lost);
    host.send({ canFork: true });

    const survivor = await workerAt(url);
    await until(async () => (await workerAt(url)) !== survivor);
  },
  patientMs,
);

test(
  'a restart that cannot start a new worker keeps the old workers',
  async () => {
    const { url, host } = await aHost(
      { KASHI_WORKERS: '1', KASHI_LOG: 'warn' },
      'processes/unforkable-fixtures.ts',
    );
    const worker = await workerAt(url);

    host.send({ canFork: false });
    host.kill('SIGHUP');
    await says(host, 'The old worker stays');

    expect(await workerAt(url)).toBe(worker);
  },
  patientMs,
);

test(
  'a host that is told twice to end still finishes running requests',
  async () => {
    const { url, host, held } = await aHost({ KASHI_WORKERS: '1' });
    const before = await workerAt(url);
    const slow = textAt(`${url}/hello`);
    await until(() => held.length === 1);

    host.kill('SIGHUP');
    await until(async () => (await workerAt(url)) !== before);
    host.kill('SIGINT');
    await until(() => isGone(url));
    host.kill('SIGTERM');
    host.kill('SIGTERM');
    held[0]?.end();

    expect(await slow).toContain('at last');
    expect(await ending(host)).toBe(0);
  },
  patientMs,
);

test(
  'a worker that is told to end is replaced while it still answers, and no release is blamed',
  async () => {
    const { url, held } = await aHost({ KASHI_WORKERS: '1' });
    const before = await workerAt(url);
    ask(`${url}/busy`);
    await until(() => held.length === 1);
    held[0]?.end();

    process.kill(before, 'SIGTERM');
    await until(async () => (await workerAt(url).catch(() => before)) !== before);
    process.kill(before, 'SIGKILL');
    await until(() => isOver(before));

    expect(await textAt(`${url}/metrics`)).not.toContain('kashi_lost_workers_total{');
  },
  patientMs,
);

test(
  'a log that is not read any more does not end the host',
  async () => {
    const { url, host } = await aHost({ KASHI_WORKERS: '1', KASHI_LOG: 'warn' });
    const lost = await workerAt(url);

    host.stdout?.destroy();
    process.kill(lost, 'SIGKILL');

    await until(() =>
      workerAt(url).then(
        (worker) => worker !== lost,
        () => false,
      ),
    );
    expect(host.exitCode).toBeNull();
  },
  patientMs,
);

test(
  'the log says when the process that ends orphaned workers is gone, and the host goes on',
  async () => {
    const { url, host } = await aHost({ KASHI_WORKERS: '1', KASHI_LOG: 'warn' });

    process.kill(keeperOf(host.pid), 'SIGKILL');
    await says(
      host,
      'The workers are not ended if this process is killed: sh has ended with SIGKILL',
    );

    expect(await workerAt(url)).toBeGreaterThan(0);
    host.kill('SIGTERM');
    expect(await ending(host)).toBe(0);
  },
  patientMs,
);

test('a host that still waits for its store ends with its parent', async () => {
  const server = await aStore();
  server.trouble = () => 'hang';
  const host = aStartingHost(aMachine(server), { KASHI_RELEASES: server.url });
  await until(() => server.requests.length > 0);

  host.disconnect();

  expect(await ending(host)).toBe(0);
});

test('a host whose parent ended while its code was loading ends as well', async () => {
  const script = 'processes/orphaned-fixtures.ts';
  const host = aStartingHost(releases, { KASHI_API_URL: 'http://127.0.0.1:9' }, script);

  host.disconnect();

  expect(await ending(host)).toBe(0);
});

function isOver(worker: number): boolean {
  return !existsSync(`/proc/${worker}`);
}

/** The shell process beside a host that ends its workers. */
function keeperOf(host = 0): number {
  const children = readFileSync(`/proc/${host}/task/${host}/children`, 'utf8').trim().split(' ');
  const isShell = (pid: string) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'sh\n';
  return Number(children.find(isShell));
}

/** A host of its own on the releases above, which ends with the test, and the requests that its API holds. */
async function aHost(variables: Record<string, string> = {}, script?: string) {
  const { apiUrl, held } = await holding();
  const process = await aHostProcess(releases, { KASHI_API_URL: apiUrl, ...variables }, script);
  return { ...process, held };
}
