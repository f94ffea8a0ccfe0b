import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDevelopmentShop } from './development/development-shop.ts';
import { environmentNeighbourhood } from './development/environment-neighbourhood.ts';
import { environmentNamed } from './development/environments.ts';
import { ownNeighbourhood } from './development/own-neighbourhood.ts';
import { standPath } from './development/stand.ts';
import { standingAlone } from './development/standing-alone.ts';
import { remoteFolders } from './workspace.ts';

/**
 * One remote with hot reload inside the composed shop: among what is released on this machine, among what is live in a named
 * environment (`--env staging`), or by itself on recorded answers (`--alone`).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { alone: { type: 'boolean', default: false }, env: { type: 'string' } },
});
const [remote] = positionals;
const remotes = remoteFolders();
if (!remote || !remotes.includes(remote)) {
  refuse(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
}
if (values.alone && values.env) refuse('Either alone, or among what is live in an environment');

const port = Number(process.env['PORT'] ?? 3000);
const folder = path.resolve(remote);
const neighbourhood = () =>
  values.env
    ? environmentNeighbourhood(environmentNamed(values.env))
    : ownNeighbourhood(remote, port);
const shop = await openDevelopmentShop({
  folder,
  ...(values.alone ? await standingAlone(folder) : { neighbourhood }),
  port,
  hotPort: Number(process.env['KASHI_HOT_PORT'] ?? 4700),
}).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop());
}
console.log(`${remote} is hot at ${shop.url}${values.alone ? standPath : ''}, ${shop.description}`);

await shop.ended;
await shop.stop();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
