import { build } from './build.ts';
import { release } from './release.ts';
import { startShop } from './shop-processes.ts';
import { remoteFolders } from './workspace.ts';

const dataFolder = process.env['KASHI_DATA'] ?? '.data';
const names = ['shell', ...remoteFolders()];

await build(names);
await release(names, dataFolder);
const shop = await startShop({ port: Number(process.env['PORT'] ?? 3000), dataFolder });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void shop.stop());
}
console.log(`Kashi is open at ${shop.url}`);

await shop.ended;
await shop.stop();
