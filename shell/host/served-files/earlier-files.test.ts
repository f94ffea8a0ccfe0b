import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@kashi/build/release/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { EarlierFiles } from './earlier-files.ts';
import { writeRelease } from './served-files-fixtures.ts';

test('what a host knows of a release goes with the release', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-earlier-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const earlier = new EarlierFiles(folder);
  const textWithHash = async (text: string) =>
    (await earlier.withHash('mf-a', integrityOf(text)))?.toString() ?? null;
  const release = (version: string, text: string) =>
    writeRelease(folder, `mf-a/${version}`, { '10.5f30c1d2.js': text });
  release('1', 'the first text');
  release('2', 'the second text');

  const first = await textWithHash('the first text');
  rmSync(path.join(folder, 'mf-a/1'), { recursive: true });
  const pruned = await textWithHash('the first text');
  // In its place lies another one, which nothing that was known may hide.
  release('1', 'another text');

  expect([first, pruned]).toEqual(['the first text', null]);
  expect(await textWithHash('another text')).toBe('another text');
  expect(await textWithHash('the second text')).toBe('the second text');
});
