import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when all pictures of the demo are drawn: drawing them takes processor time that would be measured. */
export async function allDrawn(dataFolder: string): Promise<void> {
  // The API deletes this note with the last picture.
  while (existsSync(path.join(dataFolder, 'media/.undrawn'))) await wait(500);
}
