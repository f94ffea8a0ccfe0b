import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the demo's pictures are all there: drawing them takes the processor that is to be measured. */
export async function allDrawn(dataFolder: string): Promise<void> {
  // The API's own note, which goes with the last of them.
  while (existsSync(path.join(dataFolder, 'media/.undrawn'))) await wait(500);
}
