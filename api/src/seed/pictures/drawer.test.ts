import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { allGroups } from '../catalogue/all-groups.ts';
import { allPictures } from './all-pictures.ts';
import { drawFile, miniature } from './draw-file.ts';
import { Drawer } from './drawer.ts';
import type { Drawing } from './drawing/drawing.ts';
import { fileOf, plannedFiles } from './planned-files.ts';
import { recipe } from './recipe.ts';
import { productScene } from './drawing/scene.ts';
import { noteAllDrawn, noteUndrawn } from './undrawn.ts';

/** The timeout for a process to start on a busy machine. */
const slow = { timeout: 60_000 };

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kashi-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A drawer over a folder without any pictures. */
async function aDrawer({ drawsUnasked = true } = {}) {
  const folder = await emptyFolder();
  await noteUndrawn(folder);
  const drawer = new Drawer({ mediaFolder: folder, drawsUnasked });
  onTestFinished(() => drawer.close());
  return { drawer, folder };
}

const demoFiles = plannedFiles(allPictures(allGroups).map((each) => each.recipe));
const [first = '', second = ''] = demoFiles.keys();

function smallPicture(drawing: Drawing) {
  return recipe({ drawing }, { widths: [40, 80], formats: ['avif', 'webp'], ratio: 1 }, () =>
    productScene(drawing, '#26439F', 'front'),
  );
}

const teapot = smallPicture({ kind: 'emoji', name: 'teapot' });

test('a picture is drawn in every width and format of its row, and existing files stay', async () => {
  const folder = await emptyFolder();
  const files = [...plannedFiles([teapot]).values()];

  for (const file of files) await drawFile(file, folder);
  const { ino } = await stat(join(folder, `${teapot.id}-40.avif`));
  for (const file of files) await drawFile(file, folder);

  expect((await readdir(folder)).toSorted()).toEqual(
    ['40.avif', '40.webp', '80.avif', '80.webp'].map((end) => `${teapot.id}-${end}`),
  );
  for (const file of files) {
    const { width, height } = await sharp(join(folder, fileOf(file))).metadata();
    expect([width, height]).toEqual([file.width, file.width]);
  }
  expect((await stat(join(folder, `${teapot.id}-40.avif`))).ino).toBe(ino);
});

test("a picture's miniature is short enough to be part of an answer", async () => {
  const placeholder = await miniature(teapot);

  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(400);
});

test(
  'a requested picture is drawn once for all who ask, and a name outside the demo shop never',
  slow,
  async () => {
    const { drawer, folder } = await aDrawer();

    const answers = await Promise.all([
      drawer.draw(first),
      drawer.draw(first),
      drawer.draw(second),
      drawer.draw('0000000000000000-320.webp'),
      drawer.draw('../undrawn'),
    ]);

    expect(answers).toEqual([true, true, true, false, false]);
    expect((await readdir(folder)).filter((file) => !file.startsWith('.')).toSorted()).toEqual(
      [first, second].toSorted(),
    );
  },
);

test('while the rest is drawn in the background, requested pictures come first', slow, async () => {
  const { drawer, folder } = await aDrawer();
  const last = [...demoFiles.keys()].at(-1) ?? '';
  drawer.start();

  expect(await drawer.draw(last)).toBe(true);

  expect((await readdir(folder)).length).toBeLessThan(demoFiles.size / 2);
});

test('a shop that draws requested pictures alone starts no process before one is requested', async () => {
  const processes = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const { drawer } = await aDrawer({ drawsUnasked: false });
  const before = processes();

  drawer.start();

  expect(processes()).toBe(before);
  expect(await drawer.draw(first)).toBe(true);
});

test('shops that open and close at once end their processes without errors', slow, async () => {
  for (let shop = 0; shop < 8; shop += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'kashi-pictures-'));
    await noteUndrawn(folder);
    const drawer = new Drawer({ mediaFolder: folder, drawsUnasked: true });
    drawer.start();

    const ended = drawer.close();
    await rm(folder, { recursive: true });
    await ended;

    expect(await drawer.draw(first)).toBe(false);
  }
});

test('if all pictures exist no process is started, and an unknown name is not found', async () => {
  const { drawer, folder } = await aDrawer();
  await noteAllDrawn(folder);
  drawer.start();

  expect(await drawer.draw(first)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});
