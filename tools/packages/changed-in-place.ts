import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quietly } from '../running/run.ts';
import type { PublishedPackage } from './published-packages.ts';

/**
 * Throws a sentence if a registry has one of these packages in this version already, with other contents than its tarball: whoever
 * has that version would never get the change, one of the border among them.
 */
export async function expectNoneChangedInPlace(
  packages: readonly Omit<PublishedPackage, 'folder'>[],
  { tarballs, registry }: { tarballs: string; registry: string },
): Promise<void> {
  const changed = await Promise.all(
    packages.map(async ({ name, version }) => {
      const known = await integrityIn(registry, `${name}@${version}`);
      const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return known && known !== integrityOf(path.join(tarballs, tarball)) ? [name] : [];
    }),
  );
  const names = changed.flat();
  if (names.length === 0) return;
  throw new Error(
    `${registry} has this version of ${names.join(', ')} with other contents: npm run packages -- version <the next>`,
  );
}

/** Null where the registry does not have the version. */
async function integrityIn(registry: string, version: string): Promise<string | null> {
  const words = [
    'view',
    version,
    'dist.integrity',
    '--registry',
    registry,
    '--prefer-online',
    '--json',
  ];
  const { code, output } = await quietly('npm', words);
  if (code !== 0 && !output.includes('E404')) throw new Error(output);
  const [, integrity = null] = /"(sha512-[^"]+)"/.exec(output) ?? [];
  return integrity;
}

function integrityOf(file: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}
