import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A marker file in the media folder: pictures of the demo shop may be missing there. */
const note = '.undrawn';

/** Written before the rows that name the pictures: after an interruption the next start finds the marker. */
export async function noteUndrawn(mediaFolder: string): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  await writeFile(join(mediaFolder, note), '');
}

export function hasUndrawn(mediaFolder: string): boolean {
  return existsSync(join(mediaFolder, note));
}

export function noteAllDrawn(mediaFolder: string): Promise<void> {
  return rm(join(mediaFolder, note), { force: true });
}
