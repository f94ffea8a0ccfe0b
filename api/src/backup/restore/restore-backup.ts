import type { StoreSums } from '../../move-store/store-sums.ts';
import type { Store } from '../../store/store.ts';
import { manifestName, picturesName, type Manifest } from '../archive/manifest.ts';
import { damaged, entriesOf } from '../archive/read-archive.ts';
import { isPicture, RestoredPictures, type RestorePlace } from './restore-pictures.ts';
import { isOfTable, RestoredRows } from './restore-rows.ts';

/** What a restore has brought. */
export interface Restored {
  sums: StoreSums;
  pictures: number;
}

/**
 * Restores a backup into an empty store, which was opened with the migrations of the backup, and into a media folder and the store
 * of pictures where there is one: all or nothing. `commit` runs when everything is in its place, before the pictures can no longer be taken back. Throws a `CommandError`
 * with the reason if the file or the store is not fit for it.
 */
export async function restoreBackup(
  path: string,
  { manifest, store, place }: { manifest: Manifest; store: Store; place: RestorePlace },
  commit: () => Promise<void> = () => Promise.resolve(),
): Promise<Restored> {
  const pictures = new RestoredPictures(path, place);
  try {
    const restored = await store.transaction(async (tx) => {
      const rows = new RestoredRows(tx, { path, manifest });
      await rows.begin();
      await pictures.begin();
      for await (const entry of entriesOf(path)) {
        if (isOfTable(entry)) await rows.take(entry);
        else if (isPicture(entry)) await pictures.take(entry);
        else if (entry.name === picturesName) await pictures.takeList(entry);
        else if (entry.name !== manifestName) throw damaged(path, `${entry.name} is unknown`);
        for await (const _ of entry.body);
      }
      return { sums: await rows.end(), pictures: await pictures.end() };
    });
    await commit();
    return restored;
  } catch (error) {
    await pictures.undo();
    throw error;
  } finally {
    await pictures.clear();
  }
}
