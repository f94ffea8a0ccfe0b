import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { pictureBringer, type PicturePlace } from '../../http/media/shared-pictures.ts';
import { allGroups } from '../../seed/catalogue/all-groups.ts';
import { allPictures } from '../../seed/pictures/all-pictures.ts';
import { plannedFiles } from '../../seed/pictures/planned-files.ts';
import { tablesOf } from '../../move-store/store-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import { asCommandError } from '../../shop-command/picture-store-error.ts';

/**
 * Brings the pictures that rows name from the store of pictures into the media folder, where there is such a store: a machine has
 * those alone that somebody has asked it for. Throws a `CommandError` if the store does not answer.
 */
export async function bringNamedPictures(
  tx: Transaction<Tables>,
  place: PicturePlace,
): Promise<void> {
  if (!place.pictureStore) return;
  await mkdir(place.mediaFolder, { recursive: true });
  const bring = pictureBringer(place);
  const missing = (await namedFiles(tx)).filter(
    (name) => !existsSync(join(place.mediaFolder, name)),
  );
  const waiting = missing.values();
  const work = async () => {
    for (const name of waiting) await bring(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work)).catch(asCommandError);
}

const atOnce = 4;

/** The names in `/media` of the files that rows name, without those that the shop draws by itself. */
async function namedFiles(tx: Transaction<Tables>): Promise<string[]> {
  const paths: string[] = [];
  for (const { name, columns } of await tablesOf(tx)) {
    for (const column of columns) {
      if (column === 'picture' || column === 'pictures') {
        paths.push(...(await pathsOfPictures(tx, { table: name, column })));
      } else if (/_path\d?$/.test(column)) {
        const { rows } = await sql<{ path: string }>`
          select distinct ${sql.ref(column)} as path from ${sql.table(name)}`.execute(tx);
        paths.push(...rows.map(({ path }) => path));
      }
    }
  }
  const own = paths.filter((path) => path.startsWith('/media/'));
  const drawn = plannedFiles(allPictures(allGroups).map(({ recipe }) => recipe));
  const names = new Set(own.map((path) => path.slice('/media/'.length)));
  return [...names].filter((name) => !drawn.has(name));
}

async function pathsOfPictures(
  tx: Transaction<Tables>,
  { table, column }: { table: string; column: string },
): Promise<string[]> {
  // The path leads into a list of pictures as into one.
  const { rows } = await sql<{ picture: { Base: string; Widths: number[]; Formats: string[] } }>`
    select distinct jsonb_path_query(${sql.ref(column)}, '$ ? (exists(@.Base))') as picture
    from ${sql.table(table)}`.execute(tx);
  return rows.flatMap(({ picture: { Base, Widths, Formats } }) =>
    Widths.flatMap((width) => Formats.map((format) => `${Base}-${width}.${format}`)),
  );
}
