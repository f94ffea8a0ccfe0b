import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Cut } from './cut-picture.ts';
import { filesOf, placePicture } from './placed-picture.ts';
import { placePictures } from './staged/placed-pictures.ts';
import { StagedPictures } from './staged/staged-pictures.ts';

const place = (mediaFolder: string) => ({ mediaFolder, pictureStore: null });

const cut: Cut = {
  name: 'a-pot',
  picture: {
    Base: '/media/a-pot',
    Widths: [200, 400],
    Formats: ['webp'],
    Width: 400,
    Height: 300,
    Alt: '',
  },
  facts: { width: 400, height: 300, format: 'png' },
};

function aMediaFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-placed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function cutInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { cutAs } of filesOf(cut)) await writeFile(join(folder, cutAs), cutAs);
}

async function upload(mediaFolder: string): Promise<void> {
  const folder = join(mediaFolder, '.upload');
  await cutInto(folder);
  await placePicture(place(mediaFolder), { cut, folder });
}

async function importIt(mediaFolder: string): Promise<void> {
  const staged = await StagedPictures.make(mediaFolder);
  await cutInto(staged.folderOf('a.png'));
  await placePictures(place(mediaFolder), staged, new Map([['a.png', cut]]));
}

const picturesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** What is flushed to the disk from now on: the number of each file or folder, and the pictures in the shop at that moment. */
async function flushesOf(mediaFolder: string) {
  const flushes: { inode: number; pictures: string[] }[] = [];
  const handle = await open(mediaFolder);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const { ino: inode } = await this.stat();
    flushes.push({ inode, pictures: picturesIn(mediaFolder) });
  });
  onTestFinished(() => spy.mockRestore());
  return flushes;
}

test.each([
  ['an upload', upload],
  ['an import', importIt],
])(
  'of %s each file is on the disk before its name, and the names before the answer',
  async (_way, take) => {
    const mediaFolder = aMediaFolder();
    const flushes = await flushesOf(mediaFolder);

    await take(mediaFolder);

    const placed = picturesIn(mediaFolder);
    const inodeOf = (name: string) => statSync(join(mediaFolder, name)).ino;
    expect(placed).toEqual(['a-pot-200.webp', 'a-pot-400.webp']);
    for (const name of placed) {
      const flushed = flushes.find(({ inode }) => inode === inodeOf(name));
      expect(flushed).toBeDefined();
      expect(flushed?.pictures).not.toContain(name);
    }
    expect(flushes.at(-1)).toEqual({ inode: inodeOf('.'), pictures: placed });
  },
);
