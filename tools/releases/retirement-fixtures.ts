import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { aBuildFolder, type BuildWish } from '../../shell/releases/build-fixtures.ts';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { upload } from '../../shell/releases/upload.ts';

/** The `release.json` of a build that shows a fragment of `mf-x`. */
export const consumer = {
  routes: [{ page: 'own', paths: ['/own'], audience: 'everyone', fragments: ['mf-x/badge'] }],
  fragments: [],
} satisfies BuildWish['says'];

/** A folder of its own, where `mf-x` is live as 2, with a 1 before it. */
export async function aShop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-retired-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const releases = releasesIn(folder);
  const shop = {
    releases,
    folder,
    uploads: (name: string, version: string, says: object = {}) =>
      upload(aBuildFolder({ says: { ...says, name, version } }), releases),
    async release(name: string, version: string, says: object = {}) {
      await shop.uploads(name, version, says);
      await changeRegistry(releases.store, [{ name, version, action: 'release' }]);
    },
    async canary(name: string, version: string, says: object = {}) {
      await shop.uploads(name, version, says);
      const change = { name, version, action: 'canary', percent: 10 } as const;
      await changeRegistry(releases.store, [change]);
    },
    registered: () => registryIn(folder).releases,
  };
  await shop.release('mf-x', '1');
  await shop.release('mf-x', '2');
  return shop;
}
