import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes releases that are not to be kept and arrived before a time from a folder, and the remains of interrupted arrivals.
 * Returns the deleted releases as `name@version`.
 */
export function sweep(
  folder: string,
  isKept: (id: string) => boolean,
  arrivedBefore: number,
): string[] {
  const gone = folders(folder).flatMap((name) =>
    folders(path.join(folder, name))
      .filter((version) => !isKept(`${name}@${version}`))
      .filter((version) => statSync(path.join(folder, name, version)).mtimeMs < arrivedBefore)
      .map((version) => ({ name, version })),
  );
  for (const { name, version } of gone) {
    rmSync(path.join(folder, name, version), { recursive: true, force: true });
  }
  return gone.map(({ name, version }) => `${name}@${version}`);
}

function folders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.lock'))
    .map(({ name }) => name);
}
