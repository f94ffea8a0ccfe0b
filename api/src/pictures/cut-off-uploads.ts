import type { Shop } from '../shop.ts';
import { clearOldSets } from './staged/placed-pictures.ts';
import { clearOldUploads } from './upload-folder.ts';

/** Deletes what uploads and imports have left in this machine's media folder that nobody goes on with. */
export async function clearCutOffUploads({
  store,
  environment: { mediaFolder },
}: Pick<Shop, 'store' | 'environment'>): Promise<void> {
  await clearOldUploads(mediaFolder, new Date());
  await clearOldSets(mediaFolder, store.db);
}
