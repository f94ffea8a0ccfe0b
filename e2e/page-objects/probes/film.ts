import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { aSmallWebp } from '../../../api/src/pictures/picture-fixtures.ts';

/** A telephone and a desktop, and how wide each picture of them is in the film. */
const views = [
  { width: 390, height: 844, shownWidth: 390 },
  { width: 1440, height: 900, shownWidth: 1000 },
] as const;

/** A film in pictures of a journey, which is written into the folder that `KASHI_FILM` names; without one nothing is. */
export class Film {
  readonly #folder = process.env['KASHI_FILM'];
  #frames = 0;

  /** Takes the page as it is on a telephone and on a desktop, with this part in the middle, and leaves it on a desktop. */
  async takes(page: Page, name: string, part?: Locator): Promise<void> {
    this.#frames += 1;
    if (!this.#folder) return;
    mkdirSync(this.#folder, { recursive: true });
    // A pointer over a picture would open its lens.
    await page.mouse.move(0, 0);
    for (const { width, height, shownWidth } of views) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await part?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const file = `${String(this.#frames).padStart(2, '0')}-${name}-${width}.webp`;
      writeFileSync(path.join(this.#folder, file), await aSmallWebp(picture, shownWidth));
    }
  }
}
