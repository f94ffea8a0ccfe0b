import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of uploads begin like this: with a dot, so that nothing in them is ever served. */
const prefix = '.upload-';

/** Works in a folder of its own beside the shop's pictures, which is gone afterwards. */
export async function inUploadFolder<Result>(
  mediaFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(mediaFolder, { recursive: true });
  const folder = await mkdtemp(join(mediaFolder, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes what uploads have left that an end of the process cut off. */
export async function clearOldUploads(mediaFolder: string, now: Date): Promise<void> {
  const names = await readdir(mediaFolder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const folder = join(mediaFolder, name);
    // An upload may end meanwhile, and takes its folder away.
    const found = await stat(folder).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > anHourMs)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Another process on the same folder may have uploads under way. */
const anHourMs = 3_600_000;
