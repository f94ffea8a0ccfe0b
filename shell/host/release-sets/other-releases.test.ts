import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ReleaseSets } from './release-sets.ts';
import { releasesFolder } from './releases-fixtures.ts';

/** Release sets whose registry has a canary of `mf-a` for a tenth of the visitors. */
async function aCanaryForATenth() {
  const releases = releasesFolder();
  releases.upload('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) releases.upload('mf-a', version);
  const register = (ofA: object, rest: object = {}) => {
    const entries = { shell: { version: '1.0.0' }, 'mf-a': { version: '1.0.0', ...ofA } };
    const registry = { revision: 1, releases: entries, ...rest };
    writeFileSync(path.join(releases.folder, 'registry.json'), JSON.stringify(registry));
  };
  const [onFollowed, onServing] = [vi.fn(), vi.fn()];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const { folder } = releases;
  const sets = new ReleaseSets({
    releasesFolder: folder,
    hotRemote: null,
    log,
    onFollowed,
    onServing,
  });
  onTestFinished(() => {
    sets.stop();
    releases.remove();
  });
  register(toATenth);
  await sets.start();
  for (const said of [onFollowed, onServing]) said.mockClear();
  return { register, onFollowed, onServing };
}

const toATenth = { canary: { version: '1.1.0', percent: 10 } };

test.each([
  ['an upload under a name of its own', toATenth, { names: { 'mf-a@pr-7': '1.2.0' } }, 0],
  ['a canary that more visitors get', { canary: { version: '1.1.0', percent: 50 } }, {}, 0],
  ['a canary that ends', {}, {}, 1],
  ['a canary of another version', { canary: { version: '1.2.0', percent: 10 } }, {}, 1],
  ['another live version', { ...toATenth, version: '1.2.0' }, {}, 1],
  ['a remote that browsers alone render', { ...toATenth, serverRender: false }, {}, 1],
])('%s is followed, and proxies forget pages only if others are served', async (...told) => {
  const [, ofA, rest, times] = told;
  const { register, onFollowed, onServing } = await aCanaryForATenth();

  register(ofA, rest);

  await vi.waitFor(() => expect(onFollowed).toHaveBeenCalledOnce(), 3000);
  expect(onServing).toHaveBeenCalledTimes(times);
});
