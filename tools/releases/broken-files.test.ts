import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../shell/releases/store/open-store.ts';
import { prune } from '../../shell/releases/prune.ts';
import { readHealth } from './health.ts';
import { overrideLink } from './override.ts';
import { canariesTable, remotesTable } from './remotes.ts';
import { rollBack } from './rollback.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { aShop } from './retirement-fixtures.ts';
import { switchRemote } from './switch.ts';

const oneLine = /^[^\n]*$/;

test.each(['{ "revision": 7,\n "rel', '{ "revision": "seven", "releases": {} }'])(
  'commands name a registry that is broken as %j, and what to do',
  async (text) => {
    const { releases, folder } = await aShop();
    writeFileSync(path.join(folder, 'registry.json'), text);

    for (const command of [
      () => remotesTable(releases.store),
      () => switchRemote(releases.store, 'mf-x', ['deadline', '600']),
    ]) {
      const { message } = await refusalOf(command());
      expect(message).toContain(`registry.json in ${folder} cannot be read`);
      expect(message).toContain('registries.jsonl');
      expect(message).toMatch(oneLine);
    }
  },
);

test('a line that is broken is named with its file', async () => {
  const { releases, folder } = await aShop();
  writeFileSync(path.join(folder, 'decisions.jsonl'), '{}\n{ "at": \n');
  await expect(canariesTable(releases.store)).rejects.toThrow(
    `decisions.jsonl in ${folder} cannot be read (line 2`,
  );

  writeFileSync(path.join(folder, 'history.jsonl'), 'nothing\n');
  await expect(remotesTable(releases.store)).rejects.toThrow(
    `history.jsonl in ${folder} cannot be read (line 1`,
  );
});

test('a registry in whose place something else lies is named', async () => {
  const { releases, folder } = await aShop();
  const file = path.join(folder, 'registry.json');
  rmSync(file);
  mkdirSync(file);

  await expect(remotesTable(releases.store)).rejects.toThrow(`${file} cannot be read (EISDIR`);
});

test.each([
  ['{ "name": "mf-', 'mf-x@1: release.json is cut off'],
  ['{ "name": 7 }', 'mf-x@1 is of a time before these hosts'],
])(
  'a rollback to a release that says no more than %s is refused in a sentence',
  async (text, said) => {
    const { releases, folder } = await aShop();
    writeFileSync(path.join(folder, 'mf-x/1/release.json'), text);
    const registryFile = path.join(folder, 'registry.json');
    // As of a registry from before hashes: with one, the hash tells already.
    const { integrity: _integrity, ...registry } = registryIn(folder);
    writeFileSync(registryFile, JSON.stringify(registry));

    const { message, constructor } = await refusalOf(rollBack(releases, 'mf-x'));

    expect(message).toBe(said);
    expect(constructor).toBe(Error);
  },
);

test('a broken release is pruned like any other', async () => {
  const { releases, folder, release } = await aShop();
  await release('mf-x', '3');
  await release('mf-x', '4');
  writeFileSync(path.join(folder, 'mf-x/1/release.json'), '{ "name": "mf-');
  const inAYear = Date.now() + 365 * 24 * 60 * 60 * 1000;

  expect(await prune(releases, 7, inAYear)).toContain('mf-x@1');
});

test('an address that is none is named by its setting', async () => {
  const until = new Date();
  const said = [
    await refusalOf(readHealth({ url: 'nothing', token: undefined })),
    await refusalOf(asPromise(() => openStore('http://', {}))),
    await refusalOf(asPromise(() => overrideLink('nothing', 'mf-x@1', { key: 'k', until }))),
  ].map(({ message }) => message);

  expect(said[0]).toBe('«nothing» is no address of a host; --host names another');
  expect(said[1]).toMatch(/^KASHI_RELEASES is no address/);
  expect(said[2]).toMatch(/^KASHI_PUBLIC_URL is «nothing»/);
});

async function asPromise(work: () => unknown): Promise<unknown> {
  return work();
}

async function refusalOf(asked: Promise<unknown>): Promise<Error> {
  return asked.then(
    () => new Error('It was not refused'),
    (error: unknown) => error as Error,
  );
}
