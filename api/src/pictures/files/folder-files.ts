import { copyFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mostPictureBytes } from '@kashi/contracts/desk/goods/pictures';
import type { PictureFiles } from './picture-files.ts';

/** The files of a folder and of those in it. Links are left out, since they lead elsewhere. */
export async function openFolder(folder: string): Promise<PictureFiles> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  const known = new Set(names);
  return {
    names,
    async copy(name, path) {
      if (!known.has(name)) return { is: 'no-file' };
      const source = join(folder, name);
      if ((await stat(source)).size > mostPictureBytes) return { is: 'too-large' };
      await copyFile(source, path);
      return null;
    },
    close: () => Promise.resolve(),
  };
}
