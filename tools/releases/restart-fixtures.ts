import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { aBuildFolder } from '../../shell/releases/build-fixtures.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { builtFrom } from '../builds/built-from.ts';
import { releaseBuilds, type ReleaseWish } from './release-builds.ts';

const command = fileURLToPath(new URL('release-checkout.ts', import.meta.url));

/** A shop on one machine: a checkout of the shell and `mf-x`, built, and live as 1 after its first start. */
export function aShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const checkout = path.join(folder, 'checkout');
  const releases = releasesIn(path.join(folder, 'data/releases'));
  const { store } = releases;
  const shop = {
    store,
    folder: releases.folder,
    /** The sources change, and are built. */
    builds(version: string, name = 'mf-x') {
      mkdirSync(path.join(checkout, name, 'src'), { recursive: true });
      writeFileSync(path.join(checkout, name, 'src/remote.ts'), version);
      const dist = path.join(checkout, name, 'dist');
      rmSync(dist, { recursive: true, force: true });
      cpSync(aBuildFolder({ says: { name, version } }), dist, { recursive: true });
      const builds = builtFrom(checkout);
      builds.note(name, builds.sourcesOf(name));
    },
    start() {
      const { status, stderr } = spawnSync(process.execPath, [command], {
        cwd: checkout,
        env: { ...process.env, KASHI_DATA: path.join(folder, 'data'), KASHI_RELEASES: '' },
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    },
    /** As `kashi release` does. */
    release: (wish: ReleaseWish = {}, name = 'mf-x') =>
      releaseBuilds([path.join(checkout, name)], releases, {
        judge: async () => undefined,
        ...wish,
      }),
    entry: (name = 'mf-x') => registryIn(releases.folder).releases[name],
  };
  shop.builds('1', 'shell');
  shop.builds('1');
  shop.start();
  return shop;
}

export type RestartedShop = ReturnType<typeof aShop>;
