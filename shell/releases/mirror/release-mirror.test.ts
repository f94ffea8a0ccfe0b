import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectServable } from '../expect-servable.ts';
import { prune } from '../prune.ts';
import { registryIn } from '../registry/registry-in.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { registerUploads } from '../version-names.ts';
import { aMachine, aSharedFolder, aStore, releases, uploads } from './mirror-fixtures.ts';
import { ReleaseMirror } from './release-mirror.ts';

/** A team whose `mf-x` is live as 1, and a host that has not fetched it yet. */
async function aTeamAndAHost() {
  const server = await aStore();
  const team = aMachine(server);
  await releases(team, 'mf-x', '1');
  const host = aMachine(server);
  return { server, team, host, mirror: new ReleaseMirror(host) };
}

type Machine = ReturnType<typeof aMachine>;

const live = { name: 'mf-x', version: '1' };
const liveIn = ({ folder }: Machine) => registryIn(folder).releases['mf-x']?.version;
const versionsIn = ({ folder }: Machine) => readdirSync(path.join(folder, 'mf-x')).toSorted();

test('an empty mirror gets the registry and the live releases, whole and compressed', async () => {
  const { team, host, mirror } = await aTeamAndAHost();

  expect(await mirror.pull()).toBe(true);

  const files = ({ folder }: Machine) =>
    readdirSync(path.join(folder, 'mf-x/1'), { recursive: true, encoding: 'utf8' }).toSorted();
  expect(liveIn(host)).toBe('1');
  expect(files(host)).toEqual(files(team));
  expect(files(host)).toContain('web/hello.js.br');
  await expectServable(
    folderStore(host.folder),
    live,
    registryIn(host.folder).integrity?.['mf-x@1'],
  );
});

test('a shared folder is mirrored like any store', async () => {
  const shared = aSharedFolder();
  const [team, host] = [aMachine(shared), aMachine(shared)];
  await releases(team, 'mf-x', '1');
  await releases(team, 'mf-x', '2');

  const mirror = new ReleaseMirror(host);
  await mirror.pull();
  await mirror.complete();

  expect([liveIn(host), versionsIn(host)]).toEqual(['2', ['1', '2']]);
  expect(await mirror.pull()).toBe(false);
});

test('while nothing changes the store gets one short request', async () => {
  const { server, mirror } = await aTeamAndAHost();
  await mirror.pull();
  server.requests.length = 0;

  expect(await mirror.pull()).toBe(false);

  expect(server.requests).toEqual(['GET registry.json']);
});

test('before the first release there is nothing to fetch', async () => {
  const host = aMachine(await aStore());

  expect(await new ReleaseMirror(host).pull()).toBe(false);

  expect(existsSync(host.folder)).toBe(false);
});

test.each([
  ['is missing', 'mf-x/2/web/hello.js', null],
  ['is changed', 'mf-x/2/web/hello.js', 'evil'],
  ['was compressed from a changed one', 'mf-x/2/web/hello.js.br', 'evil'],
  ['belongs to the server and is changed', 'mf-x/2/node/server.cjs', 'evil'],
  ['is a changed manifest', 'mf-x/2/release.json', '{}'],
])('a release with a file that %s is not fetched until it is repaired', async (...wrong) => {
  const [, key, content] = wrong;
  const { server, team, host, mirror } = await aTeamAndAHost();
  await mirror.pull();
  await releases(team, 'mf-x', '2');
  const good = server.files.get(key)!;

  if (content === null) server.files.delete(key);
  else server.files.set(key, Buffer.from(content));
  await expect(mirror.pull()).rejects.toThrow(key);
  expect([liveIn(host), versionsIn(host)]).toEqual(['1', ['1']]);
  expect(readdirSync(path.join(host.folder, '.arriving'))).toEqual([]);

  server.files.set(key, good);
  await mirror.pull();
  expect(liveIn(host)).toBe('2');
});

test('a store that has lost its registry, or does not answer, removes nothing', async () => {
  const { server, host, mirror } = await aTeamAndAHost();
  await mirror.pull();

  server.files.clear();
  await expect(mirror.pull()).rejects.toThrow('holds no registry any more');
  server.trouble = () => 500;
  await expect(mirror.pull()).rejects.toThrow('answers 500');

  expect([liveIn(host), versionsIn(host)]).toEqual(['1', ['1']]);
});

test.each(['../../../evil.js', '/etc/evil.js', 'a/../evil.js', '.evil'])(
  'a release with a file called %s is not fetched',
  async (file) => {
    const { server, host, mirror } = await aTeamAndAHost();
    const manifest = JSON.parse(String(server.files.get('mf-x/1/release.json'))) as object;
    const evil = { ...manifest, integrity: { [file]: 'sha256-evil' } };
    server.files.set('mf-x/1/release.json', Buffer.from(JSON.stringify(evil)));
    const unsealed = { revision: 2, releases: { 'mf-x': { version: '1' } } };
    server.files.set('registry.json', Buffer.from(JSON.stringify(unsealed)));

    await expect(mirror.pull()).rejects.toThrow('is no name for a file of a release');

    expect(existsSync(path.join(host.folder, 'registry.json'))).toBe(false);
  },
);

test.each(['../x', 'mf-x/..', '.arriving'])('a remote called %s is not fetched', async (name) => {
  const { server, mirror } = await aTeamAndAHost();
  const evil = { revision: 2, releases: { [name]: { version: '1' } } };
  server.files.set('registry.json', Buffer.from(JSON.stringify(evil)));

  await expect(mirror.pull()).rejects.toThrow('is no release');
});

test('a foreign change in the mirror is repaired at the next look', async () => {
  const { host, mirror } = await aTeamAndAHost();
  await mirror.pull();
  writeFileSync(path.join(host.folder, 'registry.json'), '{"revision":0,"releases":{}}');

  expect(await mirror.pull()).toBe(true);

  expect(liveIn(host)).toBe('1');
});

test('two processes with one mirror do not disturb each other', async () => {
  const { host, mirror } = await aTeamAndAHost();

  await Promise.all([
    mirror.pull(),
    new ReleaseMirror(host).pull(),
    new ReleaseMirror(host).pull(),
  ]);

  await expectServable(
    folderStore(host.folder),
    live,
    registryIn(host.folder).integrity?.['mf-x@1'],
  );
  expect(readdirSync(host.folder).toSorted()).toEqual(['.arriving', 'mf-x', 'registry.json']);
});

test('a completed mirror has releases that are not live, and drops pruned ones', async () => {
  const { team, host, mirror } = await aTeamAndAHost();
  for (const version of ['2', '3']) await releases(team, 'mf-x', version);
  await registerUploads(team.store, [await uploads(team, 'mf-x', '4')], 'pr-12');
  await mirror.pull();
  expect(versionsIn(host)).toEqual(['3']);

  expect(await mirror.complete()).toEqual([]);
  expect(versionsIn(host)).toEqual(['1', '2', '3', '4']);

  const gone = await prune(team, 0, Date.now() + 1000);
  expect(gone.toSorted()).toEqual(['mf-x@1', 'mf-x@4']);
  await mirror.pull();
  await mirror.complete();
  expect(versionsIn(host)).toEqual(['1', '2', '3', '4']);
  for (const version of ['1', '2', '4']) utimesSync(path.join(host.folder, 'mf-x', version), 0, 0);
  await releases(team, 'mf-x', '5');
  await mirror.pull();
  expect(versionsIn(host)).toEqual(['2', '3', '5']);
});

test('a pruned release leaves nothing in the store', async () => {
  const { server, team } = await aTeamAndAHost();
  await releases(team, 'mf-x', '2');
  await releases(team, 'mf-x', '3');

  await prune(team, 0, Date.now() + 1000);

  expect([...server.files.keys()].filter((key) => key.startsWith('mf-x/1/'))).toEqual([]);
  expect(server.files.has('mf-x/2/release.json')).toBe(true);
  expect(readFileSync(path.join(team.folder, 'mf-x/3/release.json'), 'utf8')).toBeTruthy();
});

test('a release beside the live ones that cannot be fetched is named, and delays nothing', async () => {
  const { server, team, host, mirror } = await aTeamAndAHost();
  await releases(team, 'mf-x', '2');
  server.files.delete('mf-x/1/release.json');

  await mirror.pull();

  expect(await mirror.complete()).toEqual([
    expect.stringMatching(/^mf-x@1 cannot be fetched: mf-x\/1\/release.json is missing/),
  ]);
  expect(liveIn(host)).toBe('2');
});
