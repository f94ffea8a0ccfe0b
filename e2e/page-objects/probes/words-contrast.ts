import type { Locator } from '@playwright/test';
import { contrast, mixed, type Colour } from '../../../api/src/pictures/ink/contrast.ts';
import { coloursOf } from '../../../api/src/pictures/picture-fixtures.ts';

/**
 * How well words on a picture can be read where it is hardest, from 1 to 21: the least contrast between their colour and a pixel of the
 * screen below them. axe does not judge words on pictures. The words are unseen afterwards.
 */
export async function leastContrast(words: Locator): Promise<number> {
  await words.scrollIntoViewIfNeeded();
  const { color, clip } = await words.evaluate((element: HTMLElement) => {
    const lines = document.createRange();
    lines.selectNodeContents(element);
    const { x, y, width, height } = lines.getBoundingClientRect();
    const shown = getComputedStyle(element).color;
    element.style.color = 'transparent';
    return { color: shown, clip: { x, y, width, height } };
  });
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const ink: Colour = [red, green, blue];
  const below = await coloursOf(await words.page().screenshot({ clip }));
  return below.reduce(
    (least, pixel) => Math.min(least, contrast(pixel, mixed(pixel, ink, alpha))),
    21,
  );
}
