import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDevelopmentShop } from './development/development-shop.ts';
import { ownNeighbourhood } from './development/own-neighbourhood.ts';
import { standPath } from './development/stand.ts';
import { standingAlone } from './development/standing-alone.ts';
import { remoteFolders } from './workspace.ts';

/** One remote with hot reload inside the composed shop: this machine's, or one of nobody else and recorded answers. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { alone: { type: 'boolean', default: false } },
});
const [remote] = positionals;
const remotes = remoteFolders();
if (!remote || !remotes.includes(remote)) {
  console.error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  process.exit(1);
}

const port = Number(process.env['PORT'] ?? 3000);
const folder = path.resolve(remote);
const shop = await openDevelopmentShop({
  folder,
  ...(values.alone
    ? await standingAlone(folder)
    : { neighbourhood: () => ownNeighbourhood(remote, port) }),
  port,
  hotPort: Number(process.env['KASHI_HOT_PORT'] ?? 4700),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop());
}
console.log(`${remote} is hot at ${shop.url}${values.alone ? standPath : ''}, ${shop.description}`);

await shop.ended;
await shop.stop();
