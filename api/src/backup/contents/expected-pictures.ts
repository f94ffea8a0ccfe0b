import { sql, type Transaction } from 'kysely';
import { tablesOf } from '../../move-store/store-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import { allGroups } from '../../seed/catalogue/all-groups.ts';
import { allPictures } from '../../seed/pictures/all-pictures.ts';
import { CommandError } from '../../shop-command/command-error.ts';
import { shopPictures } from '../../shop-command/shop-pictures.ts';

/**
 * Throws a `CommandError` if rows name pictures of the owner's own and the media folder has none at all, as where it was lost or its
 * disk is not mounted: a backup without them would look like a whole one.
 */
export async function expectPictures(tx: Transaction<Tables>, mediaFolder: string): Promise<void> {
  const { names, leavesOutDrawn } = await shopPictures(mediaFolder);
  if (names.length > 0 || leavesOutDrawn || !(await namesOwnPictures(tx))) return;
  throw new CommandError(
    `The shop has pictures, and ${mediaFolder} has none of them: bring the folder back, or mount its disk.`,
  );
}

/** Whether a row names a picture that lies in the media folder and is not one of the demo, which the shop draws again. */
async function namesOwnPictures(tx: Transaction<Tables>): Promise<boolean> {
  const drawn = new Set(allPictures(allGroups).map(({ recipe }) => `/media/${recipe.id}`));
  for (const { name, columns } of await tablesOf(tx)) {
    for (const column of columns.filter((each) => each === 'picture' || each === 'pictures')) {
      // The path leads into a list of pictures as into one.
      const { rows } = await sql<{ base: string }>`
        select distinct jsonb_path_query(${sql.ref(column)}, '$.Base') #>> '{}' as base
        from ${sql.table(name)}`.execute(tx);
      if (rows.some(({ base }) => base.startsWith('/media/') && !drawn.has(base))) return true;
    }
  }
  return false;
}
