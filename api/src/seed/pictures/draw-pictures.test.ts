import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allGroups } from '../catalogue/all-groups.ts';
import { allPictures } from './all-pictures.ts';
import { drawPictures } from './draw-pictures.ts';
import type { Drawing } from './drawing.ts';
import { recipe } from './recipe.ts';
import { productScene } from './scene.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kashi-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function smallPicture(drawing: Drawing) {
  return recipe({ drawing }, { widths: [40, 80], formats: ['avif', 'webp'], ratio: 1 }, () =>
    productScene(drawing, '#26439F', 'front'),
  );
}

test('a picture lies in the media folder in every width and format that its row will name', async () => {
  const folder = await emptyFolder();
  const teapot = smallPicture({ kind: 'emoji', name: 'teapot' });

  const drawn = await drawPictures([teapot], folder, () => undefined);

  expect(drawn.get(teapot.id)).toMatchObject({ width: 80, height: 80 });
  for (const file of ['40.avif', '40.webp', '80.avif', '80.webp']) {
    expect((await stat(join(folder, `${teapot.id}-${file}`))).size).toBeGreaterThan(100);
  }
});

test('the placeholder of a picture is short enough to travel in the page', async () => {
  const folder = await emptyFolder();
  const teapot = smallPicture({ kind: 'emoji', name: 'teapot' });

  const drawn = await drawPictures([teapot], folder, () => undefined);

  const { placeholder } = drawn.get(teapot.id) ?? { placeholder: '' };
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(400);
});

test('a second seed draws nothing, and knows the same of every picture', async () => {
  const folder = await emptyFolder();
  const phone = smallPicture({ kind: 'phone', cameras: 3 });
  const first = await drawPictures([phone], folder, () => undefined);
  const before = await Promise.all(
    (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).mtimeMs),
  );
  const lines: string[] = [];

  const second = await drawPictures([phone], folder, (line) => lines.push(line));

  const after = await Promise.all(
    (await readdir(folder)).map(async (file) => (await stat(join(folder, file))).mtimeMs),
  );
  expect(lines).toEqual(['pictures: 1 are there, 0 to draw']);
  expect(second).toEqual(first);
  expect(after).toEqual(before);
});

test('every scene of the demo shop is a whole drawing without a stray value', () => {
  for (const { recipe: each, alt } of allPictures(allGroups)) {
    const { svg } = each.scene();

    expect(svg, alt).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg, alt).not.toMatch(/undefined|NaN|null/);
  }
});
