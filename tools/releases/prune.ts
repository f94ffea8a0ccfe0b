import { prune } from '../../shell/releases/prune.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import { command } from '../command.ts';

/** `npm run prune -- [days]`: deletes the releases that have been out of service for so many days. */
await command(async () => {
  const [days = '7'] = process.argv.slice(2);
  const keptDays = Number(days);
  if (!(keptDays >= 0)) throw new Error(`«${days}» should be a number of days`);
  const gone = await prune(releasesHere(), keptDays);
  console.log(gone.length > 0 ? `Deleted: ${gone.join(' ')}` : 'Nothing to delete');
});
