import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serving } from '../host-fixtures.ts';
import { ReleaseSets } from './release-sets.ts';
import { releasesFolder } from './releases-fixtures.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A shop with `mf-a` under development, and the files of its development server after the last edit. */
async function aShop() {
  const releases = releasesFolder();
  releases.upload('shell', '1');
  releases.upload('mf-a', '1');
  releases.register({ shell: '1', 'mf-a': '1' });
  const files: Record<string, string> = {
    '/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
      exposes: [],
    }),
    '/node/server.cjs': readFileSync(path.join(releases.folder, 'mf-a/1/node/server.cjs'), 'utf8'),
  };
  const hotRemote = { name: 'mf-a', url: `${await serving(files)}/` };
  const sets = new ReleaseSets({ releasesFolder: releases.folder, hotRemote, log });
  await sets.start();
  onTestFinished(() => {
    sets.stop();
    releases.remove();
  });
  const shown = async () => (await sets.pin()).remotes.get('mf-a')?.manifest.version;
  return { files, shown };
}

test('a remote under development replaces its release', async () => {
  const { shown } = await aShop();

  expect(await shown()).toBe('hot');
});

test('during a faulty edit the last good build is shown, and not the live release', async () => {
  const { files, shown } = await aShop();
  await shown();

  files['/node/server.cjs'] = `throw new Error('Module build failed')`;

  expect(await shown()).toBe('hot');
});

test('without any good build the live release is shown', async () => {
  const { files, shown } = await aShop();

  files['/node/server.cjs'] = `throw new Error('Module build failed')`;

  expect(await shown()).toBe('1');
});
