import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serving } from '../host-fixtures.ts';
import { ReleaseSets } from './release-sets.ts';
import { releasesFolder } from './releases-fixtures.ts';

const log = { info: () => undefined, error: () => undefined };

/** A shop where `mf-a` is worked on, and the files of its development server, as the last edit has left them. */
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

test('a remote that is worked on stands in place of its release', async () => {
  const { shown } = await aShop();

  expect(await shown()).toBe('hot');
});

test('while an edit has a mistake in it, the build before is shown, and not what is live', async () => {
  const { files, shown } = await aShop();
  await shown();

  files['/node/server.cjs'] = `throw new Error('Module build failed')`;

  expect(await shown()).toBe('hot');
});

test('without any build that works, what is live is shown', async () => {
  const { files, shown } = await aShop();

  files['/node/server.cjs'] = `throw new Error('Module build failed')`;

  expect(await shown()).toBe('1');
});
