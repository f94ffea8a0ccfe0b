import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReleaseSets } from '../release-sets.ts';
import { releasesFolder } from '../releases-fixtures.ts';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');

/** A host with the public key, which serves `mf-a@1` of a signed registry. */
async function aBelievingHost() {
  const releases = releasesFolder();
  const log = { info: () => undefined, warn: vi.fn(), error: vi.fn() };
  const options = { hotRemote: null, registryKey: ours.publicKey, log, lookEveryMs: 20 };
  const sets = new ReleaseSets({ releasesFolder: releases.folder, ...options });
  for (const version of ['1', '2']) releases.upload('mf-a', version);
  releases.upload('shell', '1');
  releases.register({ shell: '1', 'mf-a': '1' }, { key: ours.privateKey, revision: 5 });
  await sets.start();
  onTestFinished(() => {
    sets.stop();
    releases.remove();
  });

  return {
    sets,
    releases,
    /** The host's message about what it refuses. */
    complaint: async () => {
      await vi.waitFor(() =>
        expect([...log.warn.mock.calls, ...log.error.mock.calls]).not.toEqual([]),
      );
      return String((log.warn.mock.calls[0] ?? log.error.mock.calls[0])?.[0]);
    },
    live: async () => (await sets.pin()).remotes.get('mf-a')?.manifest.version,
    changes(file: string, change: (text: string) => string) {
      const whole = path.join(releases.folder, file);
      writeFileSync(`${whole}.new`, change(readFileSync(whole, 'utf8')));
      renameSync(`${whole}.new`, whole);
    },
  };
}

test('a signed registry is followed', async () => {
  const { releases, live } = await aBelievingHost();

  releases.register({ shell: '1', 'mf-a': '2' }, { key: ours.privateKey, revision: 6 });

  await vi.waitFor(async () => expect(await live()).toBe('2'));
});

test.each([
  ['is not signed', { revision: 6 }, 'The registry is not signed'],
  ['was signed by a stranger', { revision: 6, key: theirs.privateKey }, 'by another key'],
  ['is an old one, though signed', { revision: 4, key: ours.privateKey }, 'of revision 4'],
])(
  'a registry that %s is never followed, and the last set keeps serving',
  async (_why, wish, says) => {
    const { releases, live, complaint } = await aBelievingHost();

    releases.register({ shell: '1', 'mf-a': '2' }, wish);

    expect(await complaint()).toContain(says);
    expect(await live()).toBe('1');
  },
);

test('a registry that was changed after its signature is never followed', async () => {
  const { changes, live, complaint } = await aBelievingHost();

  changes('registry.json', (text) => text.replace('"version":"1"', '"version":"2"'));

  expect(await complaint()).toContain('not what was signed');
  expect(await live()).toBe('1');
});

test.each([
  [
    'release.json',
    (text: string) => text.replace('"entry.js"', '"evil.js"'),
    'release.json is not',
  ],
  ['node/server.cjs', (text: string) => `${text}\nglobalThis.isTampered = true;`, 'another hash'],
  ['web/hello.js', (text: string) => `${text}!`, 'another hash'],
])(
  'a release whose %s was changed after the signature is never run',
  async (file, change, says) => {
    const { releases, changes, live, complaint } = await aBelievingHost();
    const before = path.join(releases.folder, 'registry.json');
    const old = readFileSync(before);
    releases.register({ shell: '1', 'mf-a': '2' }, { key: ours.privateKey, revision: 6 });
    const signed = readFileSync(before);
    writeFileSync(before, old);

    changes(`mf-a/2/${file}`, change);
    writeFileSync(before, signed);

    expect(await complaint()).toContain(says);
    expect(await live()).toBe('1');
    expect(globalThis).not.toHaveProperty('isTampered');
  },
);

test('a host with a public key does not start on an unsigned registry', async () => {
  const { releases } = await aBelievingHost();
  releases.register({ shell: '1', 'mf-a': '1' });
  const log = { info: () => undefined, warn: vi.fn(), error: vi.fn() };
  const options = { hotRemote: null, registryKey: ours.publicKey, log };

  const start = new ReleaseSets({ releasesFolder: releases.folder, ...options }).start();

  await expect(start).rejects.toThrow('no shell that can be served');
});
