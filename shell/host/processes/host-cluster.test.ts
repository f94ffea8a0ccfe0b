import { afterAll, beforeAll, expect, test } from 'vitest';
import { holding } from '../host-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import {
  aHostProcess,
  ending,
  isGone,
  patientMs,
  textAt,
  until,
  workerAt,
} from './host-process-fixtures.ts';

let releases: ReturnType<typeof releasesFolder>;

beforeAll(() => {
  releases = releasesFolder();
  releases.upload('shell', '1');
  releases.upload('mf-a', '1');
  releases.upload('mf-a', 'greedy', {
    render: 'const kept = []; for (;;) kept.push(Array.from({ length: 1e5 }, () => ({})))',
  });
  releases.upload('mf-a', 'slow', { render: `await fetch('/v1/held'); write('at last')` });
});

afterAll(() => releases.remove());

test(
  'a worker that needs more memory than its limit ends, and another worker replaces it',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'greedy' });
    const { url } = await aHost({ KASHI_WORKERS: '1', KASHI_WORKER_HEAP_MB: '64' });
    const before = await workerAt(url);

    const page = fetch(`${url}/hello`);

    await expect(page).rejects.toThrow('fetch failed');
    await until(async () => (await workerAt(url).catch(() => before)) !== before);
    expect(await textAt(`${url}/nowhere`)).toContain('not found');
  },
  patientMs,
);

test(
  'a host answers as soon as its first worker listens, and the others start later',
  async () => {
    releases.register({ shell: '1', 'mf-a': '1' });
    const { url } = await aHost({ KASHI_WORKERS: '3' });

    const seen = new Set([await workerAt(url)]);

    await until(async () => seen.add(await workerAt(url)).size === 3);
  },
  patientMs,
);

test(
  'a restart finishes running requests, and at any moment a worker answers',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'slow' }, { deadlineMs: patientMs });
    const { url, host, held } = await aHost({ KASHI_WORKERS: '1' });
    const before = await workerAt(url);
    const slow = textAt(`${url}/hello`);
    await until(() => held.length === 1);

    host.kill('SIGHUP');
    await until(async () => (await workerAt(url)) !== before);
    held[0]?.end();

    expect(await slow).toContain('at last');
  },
  patientMs,
);

test(
  'a host that is told to end finishes running requests first',
  async () => {
    releases.register({ shell: '1', 'mf-a': 'slow' }, { deadlineMs: patientMs });
    const { url, host, held } = await aHost();
    const slow = textAt(`${url}/hello`);
    await until(() => held.length === 1);

    host.kill('SIGTERM');
    await until(() => isGone(url));
    held[0]?.end();

    expect(await slow).toContain('at last');
    expect(await ending(host)).toBe(0);
  },
  patientMs,
);

test(
  'a host is ready when it has releases and the API answers, and alive without the API',
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
  'a host that cannot start ends',
  async () => {
    releases.register({ 'mf-a': '1' });

    await expect(aHost()).rejects.toThrow('ended with 1');
  },
  patientMs,
);

/** A host of its own on the releases above, which ends with the test, and the requests that its API holds. */
async function aHost(variables: Record<string, string> = {}, script?: string) {
  const { apiUrl, held } = await holding();
  const process = await aHostProcess(releases, { KASHI_API_URL: apiUrl, ...variables }, script);
  return { ...process, held };
}
