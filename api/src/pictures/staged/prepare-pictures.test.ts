import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PictureFetcher } from '../addresses/picture-fetcher.ts';
import { Cutter } from '../cutter.ts';
import type { PictureFiles } from '../files/picture-files.ts';
import { preparePictures } from './prepare-pictures.ts';
import { StagedPictures } from './staged-pictures.ts';

test('whoever goes away ends the work, but not before all of it that has begun is over', async () => {
  const media = mkdtempSync(join(tmpdir(), 'kashi-media-'));
  onTestFinished(() => rmSync(media, { recursive: true }));
  const names = Array.from({ length: 20 }, (_, at) => `${at}.png`);
  const leaves = new AbortController();
  let begun = 0;
  let over = 0;
  const files: PictureFiles = {
    names,
    async copy() {
      begun += 1;
      if (begun === 4) leaves.abort(new Error('gone'));
      await new Promise(setImmediate);
      over += 1;
      return { is: 'broken-file' };
    },
    close: () => Promise.resolve(),
  };

  const preparing = preparePictures(new Set(names), {
    staged: await StagedPictures.make(media),
    cutter: new Cutter(),
    fetcher: new PictureFetcher(),
    files,
    signal: leaves.signal,
    tell: () => undefined,
  });

  await expect(preparing).rejects.toThrow('gone');
  expect(over).toBe(begun);
  expect(begun).toBeLessThan(names.length);
});
