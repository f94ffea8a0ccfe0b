import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signatureFault } from '@kashi/file-store/aws-signature-fixtures';
import { appendLines, changeFile, readLines } from './change-file.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { openStoreServer } from '@kashi/file-store/store-server';

const keys = { accessKeyId: 'AKIDTEAM', secretAccessKey: 'a/secret+of=a-team' };

async function aFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return openStore(folder, {});
}

async function aStaticHost() {
  const isLet = (authorization: string | undefined) => authorization === 'Bearer of-a-team';
  const server = await openStoreServer({
    refusal: ({ headers }) => (isLet(headers.authorization) ? null : 'AccessDenied'),
  });
  onTestFinished(() => server.close());
  return openStore(`${server.url}releases`, { KASHI_RELEASES_TOKEN: 'of-a-team' });
}

async function aBucket(knowsConditions: true | 'refused' = true) {
  const server = await openStoreServer({
    knowsConditions,
    refusal: (request, body) => signatureFault(request, body, keys),
  });
  onTestFinished(() => server.close());
  return openStore('s3://kashi/shop/releases', {
    AWS_ENDPOINT_URL: server.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
}

const text = async (store: ReleaseStore, key: string) =>
  (await store.read(key))?.content.toString() ?? null;

describe.each([
  ['a folder', aFolder],
  ['a static host', aStaticHost],
  ['a bucket', aBucket],
])('in %s', (_place, aStore) => {
  test('written content is read, and is not transferred again while it is unchanged', async () => {
    const store = await aStore();
    const key = 'mf-x/1.0.0-ab12/web/page.js';

    expect(await store.read(key)).toBeNull();
    expect(await store.write(key, Buffer.from('سلام'), null)).toBe(true);
    const stored = await store.read(key);

    expect(stored?.content.toString()).toBe('سلام');
    expect(Date.now() - (stored?.writtenAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(await store.read(key, stored)).toBe(stored);
    await store.write(key, Buffer.from('again'), stored?.tag ?? null);
    expect((await store.read(key, stored))?.content.toString()).toBe('again');
  });

  test('a slower writer is told so, and has changed nothing', async () => {
    const store = await aStore();
    await store.write('registry.json', Buffer.from('1'), null);
    const seen = (await store.read('registry.json'))?.tag ?? null;

    expect(await store.write('registry.json', Buffer.from('2'), null)).toBe(false);
    expect(await store.write('registry.json', Buffer.from('2'), seen)).toBe(true);
    expect(await store.write('registry.json', Buffer.from('3'), seen)).toBe(false);

    expect(await text(store, 'registry.json')).toBe('2');
  });

  test('writing equal content is no conflict', async () => {
    const store = await aStore();
    await store.write('registry.json', Buffer.from('1'), null);

    expect(await store.write('registry.json', Buffer.from('1'), null)).toBe(true);
    expect(await store.write('registry.json', Buffer.from('1'), 'an old tag')).toBe(true);
  });

  test('a removed file is gone, and removing a missing file is no error', async () => {
    const store = await aStore();
    await store.write('mf-x/1/release.json', Buffer.from('{}'), null);

    await store.remove('mf-x/1/release.json');
    await store.remove('mf-x/1/release.json');

    expect(await store.read('mf-x/1/release.json')).toBeNull();
  });

  test('no simultaneous change of a file is lost', async () => {
    const store = await aStore();
    const numbers = [1, 2, 3, 4, 5, 6];

    await Promise.all(
      numbers.map((number) =>
        changeFile(store, 'names', (before) => `${before?.toString() ?? ''} ${number}`),
      ),
    );
    await Promise.all(numbers.map((number) => appendLines(store, 'lines', [{ number }])));
    await appendLines(store, 'lines', [{ number: 3 }]);

    const names = (await text(store, 'names'))?.trim().split(' ').map(Number);
    const lines = await readLines<{ number: number }>(store, 'lines');
    expect(names?.toSorted((one, other) => one - other)).toEqual(numbers);
    expect(lines.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(
      numbers,
    );
  });
});

test('a bucket that refuses conditions is read before each write, and a slower writer is told so', async () => {
  const store = await aBucket('refused');

  expect(await store.write('registry.json', Buffer.from('1'), null)).toBe(true);
  const seen = (await store.read('registry.json'))?.tag ?? null;
  expect(await store.write('registry.json', Buffer.from('2'), null)).toBe(false);
  expect(await store.write('registry.json', Buffer.from('2'), seen)).toBe(true);
  expect(await store.write('registry.json', Buffer.from('3'), seen)).toBe(false);
  expect(await store.write('registry.json', Buffer.from('2'), seen)).toBe(true);

  expect(await text(store, 'registry.json')).toBe('2');
});

test('simultaneous writes of different files to a bucket that refuses conditions all arrive', async () => {
  const store = await aBucket('refused');

  const files = ['1.js', '2.js', '3.js'].map((name) => `mf-x/1/web/${name}`);
  const written = await Promise.all(files.map((key) => store.write(key, Buffer.from(key), null)));

  expect(written).toEqual([true, true, true]);
  expect(await Promise.all(files.map((key) => text(store, key)))).toEqual(files);
});

test('every setting names its store, without its secrets', () => {
  const aws = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' };

  expect(openStore('/mnt/releases', {}).address).toBe('/mnt/releases');
  expect(openStore('https://r.test/kashi', {}).address).toBe('https://r.test/kashi/');
  expect(openStore('s3://kashi', aws).address).toBe('https://s3.us-east-1.amazonaws.com/kashi/');
  expect(openStore('s3://kashi/a/', { ...aws, AWS_REGION: 'me-1' }).address).toBe(
    'https://s3.me-1.amazonaws.com/kashi/a/',
  );
  expect(() => openStore('s3://kashi', {})).toThrow('need AWS_ACCESS_KEY_ID');
  expect(() => openStore('ftp://r.test/', {})).toThrow('No store is known at ftp://');
  expect(() => openStore('https://team:secret@r.test/', {})).toThrow(/^(?!.*secret@)/);
});
