import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { integrityOf } from '@kashi/build/release/integrity';
import { aBuildFolder } from './build-fixtures.ts';
import { releasesIn } from './releases-here.ts';
import { upload } from './upload.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<{ cpSync: typeof cpSync }>();
  return { ...fs, cpSync: vi.fn(fs.cpSync) };
});

test('a build that another one replaces before it is copied is uploaded as that other one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [dist, other] = [aBuildFolder(), aBuildFolder({ says: { version: '2' } })];
  const copy = vi.mocked(cpSync).getMockImplementation();
  vi.mocked(cpSync).mockImplementationOnce((...copied) => {
    copy?.(other, dist, { recursive: true });
    copy?.(...copied);
  });

  const uploaded = await upload(dist, releasesIn(folder));

  const arrived = readFileSync(path.join(folder, 'mf-x/2/release.json'));
  expect(uploaded).toEqual({ name: 'mf-x', version: '2', integrity: integrityOf(arrived) });
});
