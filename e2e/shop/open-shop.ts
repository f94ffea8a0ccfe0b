import { rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Opens the shop for one run of the specs, on shelves that nobody has bought from: the database and the releases begin
 * anew. Drawn pictures stay, since they are the same every time and take long to make.
 */
const dataFolder = path.resolve('.cache/e2e');
for (const stale of ['store', 'releases']) {
  rmSync(path.join(dataFolder, stale), { recursive: true, force: true });
}

process.env['KASHI_DATA'] = dataFolder;
process.env['PORT'] = '0';
await import('../../tools/start.ts');
