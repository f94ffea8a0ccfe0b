import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Whether the name leads to a file within the folder, after following links. */
export async function liesWithin(folder: string, name: string): Promise<boolean> {
  if (name.includes('\0')) return false;
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]).catch(
    () => [],
  );
  return root !== undefined && path !== undefined && path.startsWith(root + sep);
}
