import { afterAll, beforeAll, expect, test } from 'vitest';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { aHostProcess, isGone, patientMs, workerAt } from './host-process-fixtures.ts';

let releases: ReturnType<typeof releasesFolder>;

beforeAll(() => {
  releases = releasesFolder();
  releases.upload('shell', '1');
  releases.register({ shell: '1' });
});

afterAll(() => releases.remove());

test(
  'a host that is told one address listens there alone, and says so',
  { timeout: patientMs },
  async () => {
    const { url } = await aHostProcess(releases, { KASHI_HOST: '127.0.0.2', KASHI_WORKERS: '1' });

    expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
    expect(await workerAt(url)).toBeGreaterThan(0);
    expect(await isGone(url.replace('127.0.0.2', '127.0.0.1'))).toBe(true);
  },
);

test(
  'a host that is told no address listens at every one of the machine',
  { timeout: patientMs },
  async () => {
    const { url } = await aHostProcess(releases, { KASHI_WORKERS: '1' });

    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await isGone(url.replace('127.0.0.1', '127.0.0.2'))).toBe(false);
  },
);
