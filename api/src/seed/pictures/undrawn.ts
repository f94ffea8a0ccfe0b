import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Says, in the media folder, that files of the demo shop's pictures may be missing there. */
const note = '.undrawn';

/** Before rows name them: whoever is interrupted finds the note at the next start. */
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
