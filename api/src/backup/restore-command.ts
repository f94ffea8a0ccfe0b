import { resolve } from 'node:path';
import { readEnvironment } from '../settings/environment.ts';
import { CommandError } from '../shop-command/command-error.ts';
import { secretTables } from './contents/live-secrets.ts';
import type { Manifest } from './archive/manifest.ts';
import type { Restored } from './restore/restore-backup.ts';
import { restoreShop } from './restore/restore-shop.ts';
import { saying } from './said-errors.ts';

/** `npm run restore -- <file>`: restores a backup into an empty store and its pictures beside it, while the shop is stopped. */
await saying(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new CommandError(
      'npm run restore -- <file>   restores a backup into an empty KASHI_DATA, or an empty database (DATABASE_URL)',
    );
  }
  const { manifest, restored } = await restoreShop(resolve(file), readEnvironment());
  process.stdout.write(`${report(manifest, restored)}\n`);
});

function report({ madeAt, tables }: Manifest, { sums, pictures }: Restored): string {
  const kept = tables.filter(({ name }) => !secretTables.some((each) => each === name));
  const rows = kept.map(({ name, rows: count }) => `${String(count).padStart(10)} ${name}`);
  const amounts = Object.entries(sums.amounts).map(([name, sum]) => `${name} ${sum}`);
  return `${rows.join('\n')}
Restored as of ${madeAt}, with ${pictures} files of pictures. Sums: ${amounts.join(', ')}.
Customers and staff have to sign in again.`;
}
