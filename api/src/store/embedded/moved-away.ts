import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RefusedOpeningError } from '../refused-opening.ts';
import { syncPath } from './durable-node-fs.ts';
import { privateFile } from './private-files.ts';

/** Notes beside an embedded store that its shop goes on elsewhere from this day on. */
export function noteMovedAway(dataDirectory: string, day: Date): void {
  const note = noteIn(dataDirectory);
  writeFileSync(note, day.toISOString().slice(0, 10), { mode: privateFile });
  syncPath(note);
  syncPath(dataDirectory);
}

/** For a store that has come back. */
export function forgetMovedAway(dataDirectory: string): void {
  rmSync(noteIn(dataDirectory), { force: true });
  syncPath(dataDirectory);
}

/** Throws if the shop of this data folder goes on elsewhere: the store here would sell what was sold there since. */
export function expectNotMovedAway(dataDirectory: string): void {
  const note = noteIn(dataDirectory);
  let day: string;
  try {
    day = readFileSync(note, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  throw new RefusedOpeningError(
    `The store in ${dataDirectory} was moved to PostgreSQL on ${day}: set DATABASE_URL as the shop has it, or bring everything back by npm run move-store -- postgres://… --back.`,
  );
}

function noteIn(dataDirectory: string): string {
  return join(dataDirectory, 'store.moved');
}
