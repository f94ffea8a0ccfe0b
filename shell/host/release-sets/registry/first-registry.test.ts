import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepRegistries, keptFile } from '../../../releases/registry/kept-registries.ts';
import { aMachine, aStore } from '../../../releases/mirror/mirror-fixtures.ts';
import { ReleaseMirror } from '../../../releases/mirror/release-mirror.ts';
import { newKeyPair } from '../../../releases/keys/registry-key.ts';
import { readPrivateKey, readPublicKey } from '../../../releases/keys/registry-signature.ts';
import { registryIn } from '../../../releases/registry/registry-in.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { uploads } from '../../../releases/mirror/mirror-fixtures.ts';
import { changeRegistry } from '../../../releases/change-registry.ts';
import { serving } from '../../host-fixtures.ts';
import {
  aHostProcess,
  aStartingHost,
  ending,
  patientMs,
  says,
  textAt,
  until,
} from '../../processes/host-process-fixtures.ts';
import { standInRegistry } from './first-registry.ts';
import { releasesFolder } from '../releases-fixtures.ts';

const broken = '{ "revision": 7,\n "releases": ';

/** A folder whose registry had `mf-a@1` in revision 1 and `mf-a@2` in revision 2, and may have been damaged since. */
async function aFolder({ key }: { key?: string } = {}) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  const file = path.join(releases.folder, 'registry.json');
  for (const [place, version] of ['1', '2'].entries()) {
    releases.upload('mf-a', version);
    releases.register(
      { shell: '1', 'mf-a': version },
      { revision: place + 1, ...(key && { key: readPrivateKey(key) }) },
    );
    await keepRegistries(folderStore(releases.folder), [readFileSync(file, 'utf8')]);
  }
  return { ...releases, file, puts: (text: string) => writeFileSync(file, text) };
}

test('a valid registry has no stand-in', async () => {
  const { folder } = await aFolder();

  expect(await standInRegistry(folder, null)).toBeNull();
});

test.each([
  ['cannot be read', broken],
  ['says nothing that it should', '{ "revision": "seven" }'],
  ['names no shell', '{ "revision": 7, "releases": {} }'],
  ['is gone', null],
])('a registry that %s is replaced by the newest kept one', async (_what, text) => {
  const { folder, file, puts } = await aFolder();
  if (text === null) rmSync(file);
  else puts(text);

  const standIn = await standInRegistry(folder, null);

  expect(JSON.parse(standIn?.text ?? '')).toMatchObject({ revision: 2 });
  expect(standIn?.sentence).toContain(file);
  expect(standIn?.sentence).toContain(`serving revision 2 of ${keptFile}`);
  expect(standIn?.sentence).not.toContain('\n');
});

test('an older kept registry is used if releases of the newest are missing', async () => {
  const { folder, puts } = await aFolder();
  puts(broken);
  rmSync(path.join(folder, 'mf-a/2'), { recursive: true });

  const standIn = await standInRegistry(folder, null);
  expect(JSON.parse(standIn?.text ?? '')).toMatchObject({ revision: 1 });
});

test.each([
  ['is cut off', '{ "name": "shell", '],
  ['name: Invalid input', '{ "name": 7 }'],
])(
  'a shell whose release.json %s is replaced by the one before it, in one sentence',
  async (said, text) => {
    const releases = await aFolder();
    const { folder, file } = releases;
    releases.upload('shell', '2');
    releases.register({ shell: '2', 'mf-a': '2' }, { revision: 3 });
    await keepRegistries(folderStore(folder), [readFileSync(file, 'utf8')]);
    writeFileSync(path.join(folder, 'shell/2/release.json'), text);

    const standIn = await standInRegistry(folder, null);

    expect(JSON.parse(standIn?.text ?? '')).toMatchObject({ revision: 2 });
    expect(standIn?.sentence).toMatch(
      new RegExp(
        `^${file} names a shell that cannot be served \\([^\n]+${said}[^\n]*\\): serving revision 2`,
      ),
    );
  },
);

test('a shell half of which is missing is told in one sentence where no other is kept', async () => {
  const { folder, file } = await aFolder();
  const missing = path.join(folder, 'shell/1/node/server.cjs');
  rmSync(missing);

  await expect(standInRegistry(folder, null)).rejects.toThrow(
    `${file} names a shell that cannot be served (${missing} is missing), and ${keptFile} beside it`,
  );
});

test('with a public key, only signed registries are used', async () => {
  const { key, publicKey } = newKeyPair();
  const signed = await aFolder({ key });
  const unsigned = await aFolder();
  const stranger = '{ "revision": 9, "releases": { "shell": { "version": "1" } } }';
  for (const { folder, puts } of [signed, unsigned]) {
    puts(stranger);
    await keepRegistries(folderStore(folder), [stranger]);
  }

  const believed = readPublicKey(publicKey);
  const standIn = await standInRegistry(signed.folder, believed);
  expect(standIn?.text).toContain('"revision":2');
  await expect(standInRegistry(unsigned.folder, believed)).rejects.toThrow(
    'put one from a backup there',
  );
});

test('the last ten registries are kept', async () => {
  const { folder } = await aFolder();
  for (let revision = 3; revision <= 14; revision += 1) {
    await keepRegistries(folderStore(folder), [JSON.stringify({ revision, releases: {} })]);
  }

  const lines = readFileSync(path.join(folder, keptFile), 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { revision: number }).revision)).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
});

test("a machine without a registry of its own uses the store's last good one if the store's newest is broken", async () => {
  const server = await aStore();
  const team = aMachine(server);
  const uploaded = await uploads(team, 'mf-x', '1');
  await changeRegistry(team.store, [{ ...uploaded, action: 'release' }], [uploaded]);
  const there = await team.store.read('registry.json');
  await team.store.write('registry.json', Buffer.from(broken), there?.tag ?? null);

  const machine = aMachine(server);
  const mirror = new ReleaseMirror(machine);

  expect(await mirror.pull()).toBe(true);
  expect(registryIn(machine.folder).releases['mf-x']?.version).toBe('1');
  // By now the machine has a registry to continue with.
  await expect(mirror.pull()).rejects.toThrow();
  expect(registryIn(machine.folder).releases['mf-x']?.version).toBe('1');
});

test(
  'a host with a broken registry serves the last good one, logs it once, and follows the repaired registry',
  async () => {
    const { dataFolder, puts, register } = await aFolder();
    puts(broken);

    const { url, host } = await aHostProcess(
      { dataFolder },
      { KASHI_API_URL: await serving({}), KASHI_WORKERS: '2' },
    );

    expect(await served(url)).toMatchObject({ shell: '1', 'mf-a': '2' });
    register({ shell: '1', 'mf-a': '1' }, { revision: 3 });
    await until(async () => (await served(url))['mf-a'] === '1');
    expect(host.exitCode).toBeNull();
  },
  patientMs,
);

test(
  'its log names the file',
  async () => {
    const { dataFolder, file, puts } = await aFolder();
    puts(broken);

    const variables = { KASHI_API_URL: await serving({}), KASHI_LOG: 'warn' };
    const host = aStartingHost({ dataFolder }, variables);

    await says(host, `${file} cannot be read: serving revision 2`);
  },
  patientMs,
);

test(
  'a host without any usable registry ends',
  async () => {
    const { dataFolder, folder, puts } = await aFolder();
    puts(broken);
    rmSync(path.join(folder, keptFile));

    const host = aStartingHost({ dataFolder }, { KASHI_API_URL: 'http://127.0.0.1:9' });

    expect(await ending(host)).toBe(1);
  },
  patientMs,
);

async function served(url: string): Promise<Record<string, string>> {
  const { releases } = JSON.parse(await textAt(`${url}/readyz`)) as {
    releases: Record<string, string>;
  };
  return releases;
}
