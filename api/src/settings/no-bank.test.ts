import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api-process.ts';
import { noBankWarning } from './no-bank.ts';

test('a shop in production starts before any bank has given keys, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-no-bank-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));

  const api = await startApi(folder, {
    NODE_ENV: 'production',
    KASHI_PUBLIC_URL: 'https://kashi.example',
    KAVENEGAR_API_KEY: 'key',
    KASHI_SANDBOX_BANK: 'off',
  });
  onTestFinished(() => void api.child.kill('SIGKILL'));

  await expect.poll(() => api.said()).toContain(noBankWarning);
  await api.end('SIGTERM');
}, 90_000);
