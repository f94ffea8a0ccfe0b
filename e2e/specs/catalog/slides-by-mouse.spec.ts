import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a mouse drags the slides, and the link under the mouse is not followed', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/');
  const slides = page.getByRole('region', { name: 'پیشنهادهای ویژه' });
  // The clock is paused, so that only the mouse turns the slides.
  await slides.getByRole('button', { name: 'توقف اسلایدها' }).click();
  await slides.getByRole('link').first().hover();
  await expect(slides.getByRole('list')).toHaveCSS('cursor', 'grab');

  await dragsToTheRight(page, slides);

  await expect(slides.locator('button[aria-current]')).toHaveAccessibleName(/^اسلاید ۲ /);
  await expect(slides.getByRole('link').nth(1)).toBeInViewport({ ratio: 0.9 });
  await shopper.isAt('/');
});

/** Drags to the right, since the next slide lies to the left. */
async function dragsToTheRight(page: Page, slides: Locator): Promise<void> {
  const box = (await slides.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: 8 });
  await page.mouse.up();
}
