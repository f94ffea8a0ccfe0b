import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registrySchema } from '@kashi/border/registry';
import { aHostOn } from '../../shell/host/host-fixtures.ts';
import { releasesFolder } from '../../shell/host/release-sets/releases-fixtures.ts';
import { followNeighbours, unreleased } from './development-releases.ts';

/** A store where a shell and a neighbour are live, and the folder of a development shell's build. */
function aShop() {
  const store = releasesFolder();
  const builds = releasesFolder();
  onTestFinished(() => [store, builds].forEach(({ remove }) => remove()));
  store.upload('shell', '1');
  store.upload('mf-x', '1');
  store.register({ shell: '1', 'mf-x': '1' });
  builds.upload('shell', 'development');
  return { store, development: path.join(builds.folder, 'shell/development') };
}

/** Answers the data folder of the developer's host. */
function followed(builds: string[], neighbours: string | null): string {
  const { dataFolder, remove } = releasesFolder();
  const stop = followNeighbours({ dataFolder, builds, neighbours });
  onTestFinished(() => {
    stop();
    remove();
  });
  return dataFolder;
}

test('a developer’s host serves what is live elsewhere under its own shell', async () => {
  const { store, development } = aShop();
  const dataFolder = followed([development], store.folder);
  const host = await aHostOn({ dataFolder });

  const page = await host.inject('/hello');
  const ready = await host.inject('/readyz');

  expect(page.body).toContain('<div id="page:mf-x/hello">1</div>');
  expect(ready.json()).toMatchObject({ releases: { shell: 'development', 'mf-x': '1' } });
});

test('the neighbours’ releases folder stays unchanged, and a developer’s shell is not live in it', () => {
  const { store, development } = aShop();
  const registry = path.join(store.folder, 'registry.json');
  const before = readFileSync(registry, 'utf8');

  followed([development], store.folder);

  expect(readFileSync(registry, 'utf8')).toBe(before);
  expect(readdirSync(path.join(store.folder, 'shell'))).toEqual(['1']);
});

test('a neighbour that is released meanwhile takes the place of the old one', async () => {
  const { store, development } = aShop();
  const dataFolder = followed([development], store.folder);
  store.upload('mf-x', '2');

  store.register({ shell: '1', 'mf-x': '2' }, { revision: 2 });

  await vi.waitFor(
    () => expect(liveIn(dataFolder)).toEqual({ shell: 'development', 'mf-x': '2' }),
    {
      timeout: 5000,
    },
  );
});

test('a neighbour without a release is the build of this checkout, until it is released', async () => {
  const { store, development } = aShop();
  store.upload('mf-y', 'built');
  const dataFolder = followed([development, path.join(store.folder, 'mf-y/built')], store.folder);
  const before = liveIn(dataFolder);
  store.upload('mf-y', '1');

  store.register({ shell: '1', 'mf-x': '1', 'mf-y': '1' }, { revision: 2 });

  expect(before).toMatchObject({ 'mf-y': 'built' });
  const wanted = { shell: 'development', 'mf-x': '1', 'mf-y': '1' };
  await vi.waitFor(() => expect(liveIn(dataFolder)).toEqual(wanted), { timeout: 5000 });
});

test('without neighbours only the builds of this checkout are there', () => {
  const { development } = aShop();

  const dataFolder = followed([development], null);

  expect(liveIn(dataFolder)).toEqual({ shell: 'development' });
});

test('a remote without a release, with a deleted release or with one of another contract is to be built', () => {
  const { store } = aShop();
  store.upload('mf-gone', '1');
  store.upload('mf-old', '1', { contract: 0 });
  store.register({ shell: '1', 'mf-x': '1', 'mf-gone': '1', 'mf-old': '1' }, { revision: 2 });
  rmSync(path.join(store.folder, 'mf-gone'), { recursive: true });

  const missing = unreleased(['mf-x', 'mf-gone', 'mf-old', 'mf-new'], store.folder);

  expect(missing).toEqual(['mf-gone', 'mf-old', 'mf-new']);
});

function liveIn(dataFolder: string): Record<string, string> {
  const text = readFileSync(path.join(dataFolder, 'releases/registry.json'), 'utf8');
  const { releases } = registrySchema.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries(releases).map(([name, { version }]) => [name, version]));
}
