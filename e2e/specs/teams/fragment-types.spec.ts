import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { fragmentTypes, liveProps, typesFile } from '../../../tools/types.ts';
import { remoteFolders } from '../../../tools/workspace.ts';
import { expect, test } from '@playwright/test';

test('what the compilers of shell and remotes know of each other’s fragments is what is live', async () => {
  const folder = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  const live = await liveProps(releasesIn(folder).store);

  expect([...live.keys()]).toContain('mf-cart-checkout/add-to-cart');
  for (const name of ['shell', ...remoteFolders()]) {
    const file = typesFile(name);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
    expect(kept, `${file}: npm run types`).toBe(fragmentTypes(name, live));
  }
});
