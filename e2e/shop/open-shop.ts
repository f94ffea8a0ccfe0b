import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../tools/running/run.ts';
import { remoteFolders } from '../../tools/workspace.ts';
import { seeds } from './seeded-shop.ts';

/**
 * Opens the shop for one run of the specs, with the full stock of the demo: the database and the releases begin
 * anew. Drawn pictures stay, since they are the same every time.
 */
const dataFolder = path.resolve('.cache/e2e');
for (const stale of ['store', 'releases']) {
  rmSync(path.join(dataFolder, stale), { recursive: true, force: true });
}
await seeds(dataFolder, ['store', 'media']);
// Two workers that need a desk at the same moment would build it side by side, into the same folder.
const { code } = await run(process.execPath, ['tools/builds/build-desk.ts']);
if (code !== 0) process.exit(code);

// Specs ask what the server renders. How soon it does is for the benches: a busy machine must not change the answer.
const patient = { version: '0', deadlineMs: 10_000 };
const releases = Object.fromEntries(remoteFolders().map((name) => [name, patient]));
mkdirSync(path.join(dataFolder, 'releases'), { recursive: true });
writeFileSync(
  path.join(dataFolder, 'releases/registry.json'),
  JSON.stringify({ revision: 0, releases }),
);

process.env['KASHI_DATA'] = dataFolder;
process.env['PORT'] = '0';
// Every spec comes from an address of its own.
process.env['KASHI_DEVELOPER_ACCESS'] = 'everybody';
// All pictures of the demo take a quarter of an hour of one core; shoppers of the specs meet some of them.
process.env['KASHI_PICTURES'] = 'asked';
// The specs test this checkout, even on a machine that releases to a store.
process.env['KASHI_RELEASES'] = '';
await import('../../tools/start.ts');
