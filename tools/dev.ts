import path from 'node:path';
import { serveRemote } from '../shared/build/serve-remote.ts';
import { buildShell } from '../shell/build.ts';
import { build } from './build.ts';
import { release } from './release.ts';
import { startShop } from './shop-processes.ts';
import { remoteFolders } from './workspace.ts';

/** One remote with hot reload, inside the composed shop of the built rest. */
const [remote] = process.argv.slice(2);
const remotes = remoteFolders();
if (!remote || !remotes.includes(remote)) {
  console.error(`Say which remote: npm run dev -- ${remotes.join(' | ')}`);
  process.exit(1);
}

const dataFolder = process.env['KASHI_DATA'] ?? '.data';
await build(remotes);
const { name, version } = await buildShell(path.resolve('shell'), { development: true });
console.log(`${name}@${version} built for development`);
await release(['shell', ...remotes], dataFolder);

const served = await serveRemote(
  path.resolve(remote),
  Number(process.env['KASHI_HOT_PORT'] ?? 4700),
);
const shop = await startShop({
  port: Number(process.env['PORT'] ?? 3000),
  dataFolder,
  variables: { KASHI_HOT_REMOTE: `${served.name}=${served.url}` },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop());
}
console.log(`${remote} is hot at ${shop.url}`);

await shop.ended;
await Promise.all([shop.stop(), served.stop()]);
