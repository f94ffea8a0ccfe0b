import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readHistory } from '../../shell/releases/history.ts';
import {
  aMachine,
  aStore,
  releases,
  uploads,
} from '../../shell/releases/mirror/mirror-fixtures.ts';
import { readRegistry } from '../../shell/releases/registry/registry-file.ts';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { upload } from '../../shell/releases/upload.ts';
import { aBuild } from '../gate/gate-fixtures.ts';
import { expectNoneBroken, readNeighbours } from '../gate/builds/neighbour-builds.ts';
import { changeCanary } from './canary.ts';
import { remotesTable } from './remotes.ts';
import { retire } from './retire.ts';
import { rollBack } from './rollback.ts';
import { signAsItIs } from './keys/sign-registry.ts';

async function twoMachines() {
  const server = await aStore();
  const [ours, theirs] = [aMachine(server), aMachine(server)];
  return { server, ours, theirs };
}

test('two teams that release at once on two machines both win, and the history knows both', async () => {
  const { ours, theirs } = await twoMachines();

  await Promise.all([releases(ours, 'mf-x', '1'), releases(theirs, 'mf-y', '1')]);
  await Promise.all([releases(ours, 'mf-x', '2'), releases(theirs, 'mf-y', '2')]);

  const { revision, releases: live } = await readRegistry(ours.store);
  const history = await readHistory(theirs.store);
  expect(revision).toBe(4);
  expect(live).toMatchObject({ 'mf-x': { version: '2' }, 'mf-y': { version: '2' } });
  expect(history.map(({ revision: made }) => made)).toEqual([1, 2, 3, 4]);
  expect(history.filter(({ name }) => name === 'mf-x')).toMatchObject([
    { version: '1', from: null },
    { version: '2', from: '1' },
  ]);
});

test('what one machine has released another one shows, takes back and makes a canary of', async () => {
  const { ours, theirs } = await twoMachines();
  await releases(ours, 'mf-x', '1');
  await releases(ours, 'mf-x', '2');

  expect(await rollBack(theirs, 'mf-x')).toBe('mf-x@1');
  const canary = { name: 'mf-x', version: '2', action: 'canary', percent: 10 } as const;
  await changeRegistry(theirs.store, [canary]);
  await changeCanary(ours.store, 'mf-x', '100');

  expect((await remotesTable(theirs.store)).at(-1)).toMatch(/^mf-x +2 .* promote by .* 1 /);
  await expect(rollBack(theirs, 'mf-x', '7')).rejects.toThrow('is not there any more');
});

test('a new checkout’s gate has what is live around it, what was live before and what is a canary', async () => {
  const { ours, theirs } = await twoMachines();
  for (const version of ['1', '2']) await releases(ours, 'mf-x', version);
  const canary = await uploads(ours, 'mf-x', '3');
  await changeRegistry(ours.store, [{ ...canary, action: 'canary', percent: 10 }], [canary]);

  const { live, before, canaries } = await readNeighbours(theirs);

  expect(live.get('mf-x')?.manifest.version).toBe('2');
  expect(before.get('mf-x')?.manifest.version).toBe('1');
  expect(canaries.get('mf-x')?.manifest.version).toBe('3');
});

test('a release that is not whole in the store can be retired, and is named where others would stand beside it', async () => {
  const { server, ours, theirs } = await twoMachines();
  await releases(ours, 'mf-x', '1');
  server.files.set('mf-x/1/web/entry.js', Buffer.from('half of i'));

  const neighbours = await readNeighbours(theirs);
  expect(() => expectNoneBroken(neighbours, new Set())).toThrow(
    'mf-x@1 is live and cannot be served: mf-x/1/web/entry.js is not the file that was built',
  );
  await retire(theirs, 'mf-x');

  expect((await readRegistry(ours.store)).releases).toEqual({});
});

test('release.json is uploaded last, and an upload that was cut off is finished by the next', async () => {
  const { server, ours, theirs } = await twoMachines();
  server.trouble = (method, key) => (method === 'PUT' && key.endsWith('.css') ? 403 : undefined);
  await expect(uploads(ours, 'mf-x', '1')).rejects.toThrow(
    'answers 403 to PUT mf-x/1/web/hello.css',
  );
  expect(server.files.has('mf-x/1/release.json')).toBe(false);
  server.files.set('mf-x/1/web/entry.js', Buffer.from('half of i'));

  server.trouble = () => undefined;
  await releases(theirs, 'mf-x', '1');

  expect(server.requests.filter((request) => request.startsWith('PUT mf-x')).at(-1)).toBe(
    'PUT mf-x/1/release.json',
  );
  expect(String(server.files.get('mf-x/1/web/entry.js'))).toBe('entry');
});

test('the files that are in the store already are not uploaded again, and never exchanged', async () => {
  const { server, ours, theirs } = await twoMachines();
  await releases(ours, 'mf-x', '1');
  server.requests.length = 0;

  await uploads(theirs, 'mf-x', '1');
  const other = aBuild({ says: { version: '1' }, web: { 'entry.js': 'another' } });

  await expect(upload(other.folder, ours)).rejects.toThrow('is another one than ours');
  expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual([
    'PUT mf-x/1/release.json',
  ]);
});

test('a command that is overtaken each time ends with a sentence', async () => {
  const { server, ours } = await twoMachines();
  const uploaded = await uploads(ours, 'mf-x', '1');
  server.trouble = (method) => (method === 'PUT' ? 412 : undefined);

  await expect(
    changeRegistry(ours.store, [{ ...uploaded, action: 'release' }], [uploaded]),
  ).rejects.toThrow('was changed by others each time');
});

test('with a signed registry a command neither builds on a stranger’s registry nor runs a stranger’s code', async () => {
  const { server, ours, theirs } = await twoMachines();
  await releases(ours, 'mf-x', '1');
  vi.stubEnv('KASHI_REGISTRY_KEY', newKeyPair().key);
  onTestFinished(() => void vi.unstubAllEnvs());
  await signAsItIs(ours.store);
  await releases(ours, 'mf-x', '2');
  expect((await readNeighbours(theirs)).live.get('mf-x')?.manifest.version).toBe('2');

  const signed = String(server.files.get('registry.json'));
  const forged = signed.replace('"version": "2"', '"version": "1"');
  server.files.set('registry.json', Buffer.from(forged));

  await expect(readNeighbours(theirs)).rejects.toThrow('is not what was signed');
  await expect(releases(ours, 'mf-x', '3')).rejects.toThrow('is not what was signed');
});

test('the history goes with the registry by one write, also where a command is cut off right after it', async () => {
  const { server, ours, theirs } = await twoMachines();
  server.trouble = (method, key) => (method === 'PUT' && key === 'history.jsonl' ? 403 : undefined);

  await releases(ours, 'mf-x', '1');

  expect(await readHistory(theirs.store)).toMatchObject([
    { revision: 1, version: '1', integrity: expect.stringContaining('sha256-') as string },
  ]);
  server.trouble = () => undefined;
  await releases(theirs, 'mf-y', '1');
  const lines = String(server.files.get('history.jsonl')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual([
    'mf-x',
    'mf-y',
  ]);
  expect(await readHistory(theirs.store)).toHaveLength(2);
});
