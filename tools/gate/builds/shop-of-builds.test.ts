import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aBuild } from '../gate-fixtures.ts';
import { openShopOf } from './shop-of-builds.ts';

test('a shop that cannot be opened leaves no file and no process behind', async () => {
  const withoutShell = [aBuild()];
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-shops-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('KASHI_LOG', 'silent');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  await expect(openShopOf(withoutShell, 'http://127.0.0.1:9')).rejects.toThrow('no shell');

  expect(readdirSync(folder)).toEqual([]);
});
