import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isIntact } from '@kashi/build/release/integrity';
import type { ReleaseManifest } from '@kashi/border/release';
import { compressedForms } from '@kashi/build/release/compress-files';
import { releasedRecording } from '@kashi/build/recorded-file';

/** One file of a release, with the hash of its build. */
export interface ReleaseFile {
  /** Relative to the release's folder. */
  path: string;
  /** `sha256-…`, of the uncompressed content. */
  integrity: string;
  packed: 'br' | 'gz' | null;
}

/** The source maps of a release, which are stored but not served. Throws as `releaseFiles` does. */
export function mapFiles({ maps = {} }: Pick<ReleaseManifest, 'maps'>): ReleaseFile[] {
  return Object.entries(maps).map(([name, integrity]) =>
    expectInside({ path: `maps/${name}`, integrity, packed: null }),
  );
}

/**
 * The files of a release that are served or evaluated: all but `release.json`, which lists them, and the source maps. Throws if a
 * name leads out of the release's folder, because stores are not trusted.
 */
export function releaseFiles({
  integrity,
  serverIntegrity,
  recordedIntegrity,
}: ReleaseManifest): ReleaseFile[] {
  const web = Object.entries(integrity).flatMap(([name, hash]): ReleaseFile[] => [
    { path: `web/${name}`, integrity: hash, packed: null },
    ...compressedForms(name).map((packed) => ({
      path: `web/${name}.${packed}`,
      integrity: hash,
      packed,
    })),
  ]);
  const server = { path: 'node/server.cjs', integrity: serverIntegrity, packed: null };
  const recorded = recordedIntegrity
    ? [{ path: releasedRecording, integrity: recordedIntegrity, packed: null }]
    : [];
  return [server, ...recorded, ...web.map(expectInside)];
}

function expectInside(file: ReleaseFile): ReleaseFile {
  if (/^(\w[\w.-]*\/)+\w[\w.-]*$/.test(file.path)) return file;
  throw new Error(`«${file.path}» is no name for a file of a release`);
}

/**
 * Whether the content is the built file, compressed or not: browsers get the compressed form and check the uncompressed content.
 */
export async function isBuilt(content: Buffer, file: ReleaseFile): Promise<boolean> {
  const plain = await unpacked(content, file);
  return plain !== null && isIntact(plain, file.integrity);
}

/** The most bytes after decompression, so that a manipulated file cannot fill the memory. */
const maxOutputLength = 32 * 1024 * 1024;

async function unpacked(content: Buffer, { packed }: ReleaseFile): Promise<Buffer | null> {
  if (!packed) return content;
  const unpack = packed === 'br' ? promisify(brotliDecompress) : promisify(gunzip);
  try {
    return await unpack(content, { maxOutputLength });
  } catch {
    return null;
  }
}
