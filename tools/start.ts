import { build } from './build.ts';
import { release } from './release.ts';
import { releasesHere } from './releases/releases-here.ts';
import { startShop } from './shop-processes.ts';
import { remoteFolders } from './workspace.ts';

const dataFolder = process.env['KASHI_DATA'] ?? '.data';
const releases = releasesHere();
const names = ['shell', ...remoteFolders()];

// A shop that follows a store serves what others have released, and releases nothing by being started.
if (!releases.isMirror) {
  await build(names);
  await release(names, releases);
}
const shop = await startShop({ port: Number(process.env['PORT'] ?? 3000), dataFolder });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop());
}
console.log(`Kashi is open at ${shop.url}`);

await shop.ended;
await shop.stop();
