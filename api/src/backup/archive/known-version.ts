import * as z from 'zod/mini';
import { CommandError } from '../../shop-command/command-error.ts';
import { checksumOf, migrationNames } from '../../store/migrate.ts';
import { backupFormat, manifestName, manifestSchema, type Manifest } from './manifest.ts';
import { damaged, entriesOf, parsedBy, textOf } from './read-archive.ts';

/** What a backup says of itself, if this version of the shop can take it up. Throws a `CommandError` with the reason if not. */
export async function readManifest(path: string): Promise<Manifest> {
  for await (const entry of entriesOf(path)) {
    if (entry.name !== manifestName) break;
    const text = await textOf(path, entry);
    const { format } = parsedBy(anyFormat, text, { path, name: manifestName });
    if (format > backupFormat) throw younger(path, `its format is ${format}`);
    const manifest = parsedBy(manifestSchema, text, { path, name: manifestName });
    expectKnown(path, manifest);
    return manifest;
  }
  throw damaged(path, `it does not begin with ${manifestName}`);
}

const anyFormat = z.object({ format: z.int() });

function expectKnown(path: string, { migrations }: Manifest): void {
  const known = new Set(migrationNames());
  const unknown = Object.keys(migrations).filter((name) => !known.has(name));
  if (unknown.length > 0) throw younger(path, `its store has ${unknown.join(', ')}`);
  for (const [name, checksum] of Object.entries(migrations)) {
    if (checksum === checksumOf(name)) continue;
    throw new CommandError(
      `The backup ${path} was made by a shop whose migration ${name} has another text: restore it with the version that made it. Nothing was restored.`,
    );
  }
}

function younger(path: string, why: string): CommandError {
  return new CommandError(
    `The backup ${path} was made by a younger version of the shop (${why}): bring this shop up to date first. Nothing was restored.`,
  );
}
