import { rmSync, statSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from '@kashi/file-store/folder-store';
import { describe, expect, test } from 'vitest';
import { aBuildFolder } from '../build-fixtures.ts';
import { expectServable } from '../expect-servable.ts';
import { prune } from '../prune.ts';
import { registryIn } from '../registry/registry-in.ts';
import { releasesIn } from '../releases-here.ts';
import { upload } from '../upload.ts';
import { registerUploads } from '../version-names.ts';
import { aMachine, aSharedFolder, aStore, releases, uploads } from './mirror-fixtures.ts';
import { ReleaseMirror } from './release-mirror.ts';

const live = { name: 'mf-x', version: '1' };

const damages: [string, string, (file: string) => void][] = [
  ['emptied a module', 'web/hello.js', (file) => truncateSync(file)],
  ['emptied a compressed module', 'web/hello.js.br', (file) => truncateSync(file)],
  ['lost the server’s code', 'node/server.cjs', (file) => rmSync(file)],
  ['emptied the manifest', 'release.json', (file) => truncateSync(file)],
];

test.each(damages)(
  'a release of which a power cut has %s is fetched again by the next start',
  async (_what, file, damage) => {
    const server = await aStore();
    await releases(aMachine(server), 'mf-x', '1');
    const host = aMachine(server);
    await new ReleaseMirror(host).pull();
    damage(path.join(host.folder, 'mf-x/1', file));

    await new ReleaseMirror(host).pull();

    const { integrity } = registryIn(host.folder);
    await expectServable(folderStore(host.folder), live, integrity?.['mf-x@1']);
    expect(statSync(path.join(host.folder, 'mf-x/1', file)).size).toBeGreaterThan(0);
  },
);

test('a running host reads the files of a release once, however often the registry changes', async () => {
  const server = await aStore();
  const team = aMachine(server);
  await releases(team, 'mf-x', '1');
  const host = aMachine(server);
  const mirror = new ReleaseMirror(host);
  await mirror.pull();
  await releases(team, 'mf-y', '1');
  rmSync(path.join(host.folder, 'mf-x/1/node'), { recursive: true });
  server.requests.length = 0;

  await mirror.pull();

  expect(server.requests.filter((request) => request.includes('mf-x'))).toEqual([]);
});

test.each(damages)(
  'an upload of the same build mends a release of which a power cut has %s',
  async (_what, file, damage) => {
    const machine = releasesIn(aSharedFolder().url);
    const build = aBuildFolder();
    const { integrity } = await upload(build, machine);
    damage(path.join(machine.folder, 'mf-x/1', file));

    await upload(build, machine);

    await expectServable(machine.store, live, integrity);
    expect(statSync(path.join(machine.folder, 'mf-x/1', file)).size).toBeGreaterThan(0);
  },
);

test('an upload of the same build mends the files that the store has lost', async () => {
  const server = await aStore();
  const team = aMachine(server);
  const build = aBuildFolder();
  const { integrity } = await upload(build, team);
  server.files.delete('mf-x/1/node/server.cjs');
  server.files.set('mf-x/1/web/hello.js', Buffer.of());

  await upload(build, team);

  await expectServable(team.store, live, integrity);
});

describe('an old build that is uploaded again is not pruned before somebody makes it live', () => {
  /** A team whose build 2 was uploaded a month ago, for nobody. */
  async function aTeam() {
    const team = aMachine(aSharedFolder());
    await releases(team, 'mf-x', '1');
    await registerUploads(team.store, [await uploads(team, 'mf-x', '2')], undefined);
    const aMonthAgo = Date.now() / 1000 - 30 * 24 * 60 * 60;
    utimesSync(path.join(team.store.address, 'mf-x/2/release.json'), aMonthAgo, aMonthAgo);
    return { ...team, says: async () => (await team.store.read('mf-x/2/release.json')) !== null };
  }

  test('by a prune that comes afterwards', async () => {
    const team = await aTeam();

    await uploads(team, 'mf-x', '2');
    await prune(team, 7);

    expect(await team.says()).toBe(true);
  });

  test('by a prune that has chosen it right before', async () => {
    const team = await aTeam();
    const write: typeof team.store.write = async (key, content, overTag) => {
      const isWritten = await team.store.write(key, content, overTag);
      if (key === 'registry.json') await uploads(team, 'mf-x', '2');
      return isWritten;
    };

    await prune({ ...team, store: { ...team.store, write } }, 7);

    expect(await team.says()).toBe(true);
  });
});
