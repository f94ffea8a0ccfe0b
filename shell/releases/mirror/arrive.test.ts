import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { aBuildFolder } from '../build-fixtures.ts';
import { uploadIn } from '../upload.ts';
import { arrive } from './arrive.ts';

test('a copied build lies where its own files say that it belongs, whichever build was expected', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-arrive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = aBuildFolder({ says: { version: '2' } });

  const arrived = await arrive(folder, (arriving) => {
    cpSync(built, arriving, { recursive: true });
    return Promise.resolve(uploadIn(arriving));
  });

  const manifest = readFileSync(path.join(folder, 'mf-x/2/release.json'));
  expect(arrived).toEqual({ name: 'mf-x', version: '2', integrity: integrityOf(manifest) });
});
