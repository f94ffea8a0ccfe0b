import type { ReleaseManifest } from '../../../shared/src/host/release.ts';
import { compressedForms } from '../../compress-files.ts';

/** One file of a release, and how it is known to be the one that was built. */
export interface ReleaseFile {
  /** Relative to the release's folder. */
  path: string;
  /** `sha256-…`, of what it holds when it is unpacked. */
  integrity: string;
  packed: 'br' | 'gz' | null;
}

/**
 * Every file of a release but `release.json`, which says so. Throws where a name would lead out of the release's folder:
 * stores are not trusted.
 */
export function releaseFiles({ integrity, serverIntegrity }: ReleaseManifest): ReleaseFile[] {
  const web = Object.entries(integrity).flatMap(([name, hash]) => [
    { path: `web/${name}`, integrity: hash, packed: null },
    ...compressedForms(name).map((packed) => ({
      path: `web/${name}.${packed}`,
      integrity: hash,
      packed,
    })),
  ]);
  const strange = web.find(({ path }) => !/^(\w[\w.-]*\/)+\w[\w.-]*$/.test(path));
  if (strange) throw new Error(`«${strange.path}» is no name for a file of a release`);
  return [{ path: 'node/server.cjs', integrity: serverIntegrity, packed: null }, ...web];
}
