import { prune } from '../../shell/releases/prune.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';

/** `kashi prune [days]`: deletes the releases that have been out of service for so many days. */
export async function pruneCommand([days = '7']: string[]): Promise<void> {
  const keptDays = Number(days);
  if (!(keptDays >= 0)) throw new Error(`«${days}» should be a number of days`);
  const gone = await prune(releasesHere(), keptDays);
  console.log(gone.length > 0 ? `Deleted: ${gone.join(' ')}` : 'Nothing to delete');
}
