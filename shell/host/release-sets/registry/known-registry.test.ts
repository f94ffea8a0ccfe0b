import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newKeyPair } from '../../../releases/keys/registry-key.ts';
import { readPrivateKey } from '../../../releases/keys/registry-signature.ts';
import { serving } from '../../host-fixtures.ts';
import { aHostProcess, patientMs, textAt, until } from '../../processes/host-process-fixtures.ts';
import { releasesFolder } from '../releases-fixtures.ts';

interface Served {
  worker: number;
  releases: Record<string, string>;
}

/** A host with one worker, which accepts only signed registries and has followed `mf-a` from 1 to 2. */
async function aFollowingHost() {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  const { key, publicKey } = newKeyPair();
  const register = (version: string, revision: number, others: Record<string, string> = {}) =>
    releases.register(
      { shell: '1', 'mf-a': version, ...others },
      { key: readPrivateKey(key), revision },
    );
  releases.upload('shell', '1');
  for (const version of ['1', '2', '3']) releases.upload('mf-a', version);
  register('1', 5);
  releases.upload('mf-a', 'foreign', { contract: 99 });
  releases.upload('mf-b', '1', { path: '/other' });
  const file = path.join(releases.folder, 'registry.json');
  const old = readFileSync(file, 'utf8');
  const { url } = await aHostProcess(releases, {
    KASHI_API_URL: await serving({}),
    KASHI_REGISTRY_PUBLIC_KEY: publicKey,
    KASHI_WORKERS: '1',
  });
  const served = async () => JSON.parse(await textAt(`${url}/readyz`)) as Served;
  register('2', 6);
  await until(async () => (await served()).releases['mf-a'] === '2');

  return {
    old,
    register,
    /** Replaces the registry in one step, as commands write it. */
    puts(text: string) {
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
    version: async (name = 'mf-a') => (await served()).releases[name],
    /** Loses its worker and gets a new one. */
    async losesItsWorker() {
      const { worker: lost } = await served();
      process.kill(lost, 'SIGKILL');
      await until(() =>
        served().then(
          ({ worker }) => worker !== lost,
          () => false,
        ),
      );
    },
  };
}

test(
  'an older registry is not followed by a new worker either, even if it is signed',
  async () => {
    const { old, puts, losesItsWorker, version } = await aFollowingHost();

    puts(old);
    await losesItsWorker();

    expect(await version()).toBe('2');
  },
  patientMs,
);

test(
  'an unreadable registry ends no worker, and a readable one is followed again',
  async () => {
    const { register, puts, losesItsWorker, version } = await aFollowingHost();

    puts('{ "revision": 7, ');
    await losesItsWorker();
    expect(await version()).toBe('2');

    register('3', 7);
    await until(async () => (await version()) === '3');
  },
  patientMs,
);

test(
  'a release that cannot be served leaves the last good one in place, also in a new worker',
  async () => {
    const { register, losesItsWorker, version } = await aFollowingHost();

    register('foreign', 7, { 'mf-b': '1' });
    await until(async () => (await version('mf-b')) === '1');
    await losesItsWorker();

    expect(await version('mf-b')).toBe('1');
    expect(await version()).toBe('2');
  },
  patientMs,
);

test.each([
  ['nothing', ''],
  ['something else', '{ "known": null }'],
])(
  'a worker starts under a host of older code too, which tells it %s',
  async (_what, says) => {
    const releases = releasesFolder();
    onTestFinished(() => releases.remove());
    releases.upload('shell', '1');
    releases.register({ shell: '1' });

    const { url } = await aHostProcess(
      releases,
      { KASHI_API_URL: await serving({}), OLDER_HOST_SAYS: says },
      'release-sets/before/older-host-fixtures.ts',
    );

    expect(JSON.parse(await textAt(`${url}/readyz`))).toMatchObject({ releases: { shell: '1' } });
  },
  patientMs,
);
