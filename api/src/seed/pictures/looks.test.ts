import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allGroups } from '../catalogue/all-groups.ts';
import type { SeedProduct } from '../catalogue-shape.ts';
import { productScene, type Scene } from './drawing/scene.ts';
import { productPictures } from './product-pictures.ts';
import type { Recipe } from './recipe.ts';
import { difference, edgeContrast, longerSide, seen, type Frame } from './seen-picture-fixtures.ts';

const subGroups = allGroups.flatMap((group) => group.subGroups);
const shown = (products: readonly SeedProduct[]) =>
  products.filter((product) => productPictures(product).gallery.length > 0);

/** Each scene is made once for all of the tests. */
const scenes = new Map<string, Promise<Scene>>();
function sceneOf({ id, scene }: Recipe): Promise<Scene> {
  const made = scenes.get(id) ?? Promise.resolve(scene());
  scenes.set(id, made);
  return made;
}

/** Every picture of a group of goods is drawn, on a machine that has other work. */
const slow = { timeout: 60_000 };

/** Of the pixels; the same drawing in other colours is 0 apart, books that differ in their title alone 0.025. */
const anotherDrawing = 0.06;

describe.each(subGroups)('the pictures of «$title»', ({ products }) => {
  test('a card is filled to 70 to 80 % by its product', slow, async () => {
    for (const product of shown(products)) {
      const [first] = productPictures(product).gallery;
      if (!first) continue;

      const filled = longerSide(await seen(sceneOf(first.recipe), 100)) * pictureInTile;

      expect.soft(filled, first.alt).toBeGreaterThanOrEqual(0.7);
      expect.soft(filled, first.alt).toBeLessThanOrEqual(0.8);
    }
  });

  test('no two goods are one drawing in other colours', slow, async () => {
    const inOneColour = await Promise.all(
      shown(products).map(async ({ shortName, drawing }) => {
        const view = drawing.kind === 'emoji' && drawing.isPair ? 'pair' : 'front';
        return { shortName, picture: await seen(productScene(drawing, '#5b6b84', view), 64) };
      }),
    );

    for (const [index, one] of inOneColour.entries()) {
      for (const other of inOneColour.slice(index + 1)) {
        const apart = difference(one.picture, other.picture);
        expect.soft(apart, `${one.shortName}, ${other.shortName}`).toBeGreaterThan(anotherDrawing);
      }
    }
  });

  test('no two pictures of a product are one view', slow, async () => {
    for (const product of shown(products)) {
      const { gallery } = productPictures(product);
      const pictures = await Promise.all(gallery.map(({ recipe }) => seen(sceneOf(recipe), 64)));

      for (const [index, one] of pictures.entries()) {
        for (const other of pictures.slice(index + 1)) {
          expect.soft(difference(one, other), product.shortName).toBeGreaterThan(anotherDrawing);
        }
      }
    }
  });

  test('no good sinks into its frame, in either theme', slow, async () => {
    for (const product of shown(products)) {
      const { gallery, byParam } = productPictures(product);
      for (const { recipe, alt } of [...gallery.slice(0, 1), ...byParam.flat()]) {
        const picture = await seen(sceneOf(recipe), 100);
        for (const { name, frame, least } of frames) {
          const contrast = edgeContrast(picture, frame);
          expect.soft(contrast, `${alt}, ${name}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });
});

test('a picture is a complete drawing without stray values', slow, async () => {
  for (const product of subGroups.flatMap(({ products }) => products)) {
    for (const { recipe, alt } of productPictures(product).gallery) {
      const svg = (await sceneOf(recipe)).svg.replaceAll(/href="[^"]*"/g, '');

      expect(svg, alt).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg, alt).not.toMatch(/undefined|NaN|null/);
    }
  }
});

const shared = new URL('../../../../shared/ui/src/', import.meta.url);
const tile = readFileSync(new URL('picture/PictureTile.module.css', shared), 'utf8');
const tokens = readFileSync(new URL('styles/tokens.css', shared), 'utf8');

/** How much of its tile a picture has. */
const pictureInTile = Number(/& img \{\s*inline-size: (\d+)%/.exec(tile)?.[1]) / 100;

/**
 * A tile is lit: its own two colours are 1.2 to 1 apart in the dark theme. An edge of 1.6 is told from that light at a glance. Pale
 * goods on plaster have had a grey contour at all times, and need less, since their own shading is seen on a light ground.
 */
const frames = (['picture', 'picture-light'] as const).flatMap((token) => [
  { name: `dark ${token}`, frame: frameOf(token, 'dark'), least: 1.6 },
  { name: `light ${token}`, frame: frameOf(token, 'light'), least: 1.25 },
]);

function frameOf(token: string, theme: 'light' | 'dark'): Frame {
  const values = [...tokens.matchAll(new RegExp(`--color-${token}: ([^;]+);`, 'g'))];
  const value = values.at(theme === 'light' ? 0 : -1)?.[1] ?? '';
  const pigment = /var\((--[\w-]+)\)/.exec(value)?.[1];
  const hex = pigment ? new RegExp(`${pigment}: (#[\\da-f]{6})`).exec(tokens)?.[1] : value;
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) =>
    Number.parseInt(hex?.slice(at, at + 2) ?? '', 16),
  );
  return { colour: [red, green, blue], blend: theme === 'light' ? 'multiply' : 'normal' };
}
