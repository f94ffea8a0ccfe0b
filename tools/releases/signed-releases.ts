import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../shared/src/host/registry.ts';
import { integrityOf } from '../../shell/server/release-files.ts';

/**
 * The hash of `release.json` for every version that the registry vouches for. What it vouched for before stays as it was
 * signed then, whatever lies in the store now; what was deleted there is forgotten.
 */
export function signedReleases(
  releasesFolder: string,
  { releases, integrity = {} }: Registry,
  more: readonly { name: string; version: string }[],
): Record<string, string> {
  const fileOf = (id: string) => path.join(releasesFolder, ...id.split('@'), 'release.json');
  const offered = Object.entries(releases).flatMap(([name, { version, canary }]) =>
    [version, canary?.version].map((each) => `${name}@${each ?? version}`),
  );
  const ids = [
    ...Object.keys(integrity),
    ...offered,
    ...more.map(({ name, version }) => `${name}@${version}`),
  ];

  return Object.fromEntries(
    [...new Set(ids)]
      .filter((id) => existsSync(fileOf(id)))
      .map((id) => [id, integrity[id] ?? integrityOf(readFileSync(fileOf(id)))]),
  );
}
