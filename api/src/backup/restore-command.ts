import { resolve } from 'node:path';
import { readEnvironment } from '../settings/environment.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { secretTables } from './contents/live-secrets.ts';
import type { Manifest } from './archive/manifest.ts';
import type { Restored } from './restore/restore-backup.ts';
import { restoreShop } from './restore/restore-shop.ts';
import { saying } from './said-errors.ts';

const usage = `npm run restore -- <file>           restores a backup into an empty KASHI_DATA, or an empty database (DATABASE_URL)
npm run restore -- <file> --trial   the same for a trial: the pictures are checked and left out`;

/** `npm run restore -- <file>`: restores a backup into an empty store and its pictures beside it, while the shop is stopped. */
await saying(async () => {
  const [file, option, ...more] = process.argv.slice(2);
  const isTrial = option === '--trial';
  if (!file || file.startsWith('-') || (option && !isTrial) || more.length > 0) {
    throw new CommandError(usage);
  }
  const tell = (manifest: Manifest, restored: Restored) =>
    void process.stdout.write(`${report(manifest, restored, isTrial)}\n`);
  await restoreShop(resolve(file), readEnvironment(), tell, { isTrial });
});

function report(
  { madeAt, tables }: Manifest,
  { sums, pictures }: Restored,
  isTrial: boolean,
): string {
  const kept = tables.filter(({ name }) => !secretTables.some((each) => each === name));
  const rows = kept.map(({ name, rows: count }) => `${String(count).padStart(10)} ${name}`);
  const amounts = Object.entries(sums.amounts).map(([name, sum]) => `${name} ${sum}`);
  return `${rows.join('\n')}
Restored as of ${madeAt}, with ${pictures} files of pictures${isTrial ? ', which were checked and left out' : ''}. Sums: ${amounts.join(', ')}.
Customers and staff have to sign in again.`;
}
