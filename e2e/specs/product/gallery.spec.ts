import type { Locator } from '@playwright/test';
import { Finger } from '../../page-objects/visitors/finger.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

// A picture that slides is measured, and looked at, when it stands.
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test('keys enlarge a picture, turn to the next and lead back to where they began', async ({
  page,
  shopper,
}) => {
  const { viewer } = shopper.product;
  const picture = shopper.product.picture(0);
  const keyboard = new Keyboard(page);
  await shopper.opens(seeded.watch.path);

  await keyboard.presses(picture);
  await expect(viewer).toHaveAccessibleName('تصویر ۱ از ۴');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toHaveAccessibleName('تصویر ۲ از ۴');
  await expect(viewer.getByRole('status')).toHaveText('تصویر ۲ از ۴');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toHaveAccessibleName('تصویر ۱ از ۴');
  await keyboard.presses(viewer.getByRole('button', { name: 'بزرگ‌نمایی' }));
  await expect(viewer.getByRole('button', { name: 'اندازهٔ نخست' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the viewer hears a key that comes as soon as it is open', async ({ page, shopper }) => {
  await shopper.opens(seeded.watch.path);
  await page.evaluate(() => {
    // The page is told of the opened viewer before any task that the viewer has left for later.
    const turns = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) return;
      turns.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', keyCode: 37 }));
    });
    turns.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  });

  await shopper.product.picture(0).click();

  await expect(shopper.product.viewer).toHaveAccessibleName('تصویر ۲ از ۴');
});

test('a mouse enlarges by wheel and by button, and the page behind stands still', async ({
  page,
  shopper,
}) => {
  const { viewer } = shopper.product;
  const picture = shopper.product.picture(0);
  await shopper.opens(seeded.watch.path);
  await picture.click();
  const shown = viewer.getByRole('img', { name: 'ساعت نسیم، نمای روبه‌رو' });
  await expect(shown).toHaveJSProperty('complete', true);
  const width = await widthOf(shown);

  await shown.hover();
  await page.mouse.wheel(0, -100);
  await expect.poll(() => widthOf(shown)).toBeCloseTo(width * 1.25, 0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => widthOf(shown)).toBeCloseTo(width, 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await viewer.getByRole('button', { name: 'تصویر بعدی' }).click();
  await expect(viewer).toHaveAccessibleName('تصویر ۲ از ۴');
  await viewer.getByRole('button', { name: 'بستن' }).click();
  await expect(viewer).toBeHidden();
});

test(
  'fingers swipe from picture to picture, and pinch',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const { viewer } = shopper.product;
    const picture = shopper.product.picture(0);
    const finger = new Finger(page);
    const middle = { x: 195, y: 420 };
    await shopper.opens(seeded.watch.path);
    await picture.tap();
    await expect(viewer).toHaveAccessibleName('تصویر ۱ از ۴');
    expect.soft(await obstaclesOn(page, 'dialog'), 'viewer').toEqual([]);

    // The next picture lies to the left in Persian.
    await finger.swipes({ ...middle, x: 80 }, { ...middle, x: 330 });
    await expect(viewer).toHaveAccessibleName('تصویر ۲ از ۴');
    const shown = viewer.getByRole('img', { name: 'ساعت نسیم، نمای کج' });
    await expect(shown).toHaveJSProperty('complete', true);
    const width = await widthOf(shown);
    await finger.pinches(middle, 'apart');
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(width * 2);
    await finger.pinches(middle, 'together');
    await expect.poll(() => widthOf(shown)).toBeCloseTo(width, 0);
  },
);

test('under a mouse a lens shows what it sees, 411 pixels wide', async ({ page, shopper }) => {
  await shopper.opens(seeded.watch.path);
  const { lens } = shopper.product;
  await expect(lens).toHaveCount(0);

  await shopper.product.picture(0).hover();

  await expect.poll(() => widthOf(lens)).toBe(411);
  await page.mouse.move(0, 0);
  await expect(lens).toHaveCount(0);
});

test('thumbnails are 100 pixels wide, and lead to their picture', async ({ shopper }) => {
  await shopper.opens(seeded.watch.path);
  const thumbnail = shopper.product.gallery.getByRole('link', { name: 'تصویر ۳' });
  expect(await widthOf(thumbnail)).toBe(100);

  await thumbnail.click();

  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await expect(shopper.product.picture(2)).toBeInViewport();
});

test('where the viewer cannot be had, the picture opens as it is', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/Failed to load resource|late part/);
  await shopper.opens(seeded.watch.path);
  await page.route('**/r/mf-product/**', (route) => route.abort());

  await shopper.product.picture(0).click();

  await page.waitForURL('**/media/*');
});

/** As it is drawn, enlarged or not. */
async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}
