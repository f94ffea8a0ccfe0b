import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testShop } from '../testing/test-shop.ts';

const hourMs = 3_600_000;

/** A shop that is open, with what is in its media folder. */
async function anOpenShop() {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { app } = await testShop({ environment: { KASHI_DATA: folder } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const media = join(folder, 'media');
  const leave = (name: string, hoursAgo: number) => {
    const left = join(media, name);
    mkdirSync(left, { recursive: true });
    const at = new Date(Date.now() - hoursAgo * hourMs);
    utimesSync(left, at, at);
  };
  return { leave, folders: () => readdirSync(media).filter((name) => name.startsWith('.')) };
}

test('what cut-off uploads and imports have left goes while the shop is open, whether or not anybody imports again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { leave, folders } = await anOpenShop();
  leave('.upload-old', 2);
  leave('.upload-new', 0);
  leave('.import-0123456789abcdef0123456789abcdef', 7);
  leave('.import-fedcba9876543210fedcba9876543210', 1);

  await vi.waitFor(() => {
    // Jobs begin only some time after the server listens.
    vi.advanceTimersByTime(hourMs);
    expect(folders()).toEqual(['.import-fedcba9876543210fedcba9876543210', '.upload-new']);
  }, 20_000);
}, 60_000);
