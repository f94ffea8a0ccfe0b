import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { allGroups } from '../catalogue/all-groups.ts';
import { allPictures } from './all-pictures.ts';
import { drawFile } from './draw-file.ts';
import type { Drawn, Wish } from './drawer.ts';
import { plannedFiles, type PlannedFile } from './planned-files.ts';
import { noteAllDrawn } from './undrawn.ts';

/**
 * Draws the demo shop's pictures into a folder, in a process of its own, so that no page or payment waits for a picture. With
 * `<folder> rest` it draws every missing file at the lowest priority, then ends; with `<folder> asked` it draws the files that
 * its parent names, until the parent ends.
 */
const [folder = '', work = ''] = process.argv.slice(2);
// The parent has ended, so no picture is needed any more.
process.on('disconnect', () => process.exit());
if (process.connected === false) process.exit();

const files = plannedFiles(allPictures(allGroups).map(({ recipe }) => recipe));
if (work === 'rest') await drawTheRest();
else drawWhatIsAsked();

async function drawTheRest(): Promise<void> {
  setPriority(19);
  const there = new Set(readdirSync(folder));
  const missing = [...files].filter(([name]) => !there.has(name)).map(([, file]) => file);
  const step = Math.ceil(missing.length / 5);
  for (const [index, file] of missing.entries()) {
    if (index > 0 && index % step === 0) say(index, missing);
    await drawFile(file, folder);
  }
  if (missing.length > 0) say(missing.length, missing);
  await noteAllDrawn(folder);
  process.disconnect();
}

/** Progress goes to stderr: on stdout the last line of `npm start` says that the shop is open. */
function say(count: number, missing: readonly PlannedFile[]): void {
  process.stderr.write(`pictures: ${count} of ${missing.length} files are drawn\n`);
}

function drawWhatIsAsked(): void {
  const waiting: string[] = [];
  let busy = 0;

  const next = async (): Promise<void> => {
    const name = waiting.shift();
    if (name === undefined) return;
    const file = files.get(name);
    const drawn: Drawn = await (file ? drawFile(file, folder) : Promise.resolve()).then(
      () => ({ name, isThere: file !== undefined }),
      (error: unknown) => ({ name, isThere: false, error: String(error) }),
    );
    process.send?.(drawn);
    await next();
  };

  process.on('message', ({ name }: Wish) => {
    waiting.push(name);
    if (busy === atOnce) return;
    busy += 1;
    void next().finally(() => (busy -= 1));
  });
}

/** The number of pictures drawn at once: enough for two cores. */
const atOnce = 2;
