import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startShop } from '../../tools/processes/shop-processes.ts';
import { seeds } from './seeded-shop.ts';

/**
 * A shop as `npm start` opens it, whose processes a spec may lose: the releases and pictures of the shop under test, on
 * shelves of its own.
 */
export async function openOwnShop() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-own-shop-'));
  const underTest = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e');
  mkdirSync(dataFolder, { recursive: true });
  for (const folder of ['releases', 'media']) {
    symlinkSync(path.join(underTest, folder), path.join(dataFolder, folder));
  }
  await seeds(dataFolder, ['store']);
  // The spec brings this shop into trouble, which would fill the log of the run.
  const variables = { KASHI_LOG: 'silent', KASHI_RELEASES: '', KASHI_PICTURES: 'asked' };
  const shop = await startShop({ port: 0, dataFolder, variables });

  return {
    url: shop.url,
    /** As a machine does that has no memory left. */
    killsApi: () => shop.api.kill('SIGKILL'),
    async stop(): Promise<void> {
      await shop.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
