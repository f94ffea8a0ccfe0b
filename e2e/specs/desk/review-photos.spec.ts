import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { sendsReview } from '../../page-objects/visitors/photographer.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

const title = 'دو عکس از نزدیک';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('photos of a review are looked at at the desk, one is removed, and shoppers see the other', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const reader = await comesTo(shop, { reducedMotion: 'reduce' });
  const customer = await aCustomer(reader.request);
  await sendsReview(reader.request, customer, { productId: seeded.band.id, title, photos: 2 });

  await desk.joinsAs('photos', 'support');
  // The demo's reviews are older, and more than a page of them waits before this one.
  await page.route('**/v1/desk/reviews?*', (route) =>
    route.continue({ url: `${route.request().url()}&limit=100` }),
  );
  await desk.opens('/opinions');
  const review = page.getByRole('listitem').filter({ hasText: title });
  const approve = review.getByRole('button', { name: /^تأیید/ });

  await test.step('a photo is removed by its number, and the focus stays in the review', async () => {
    await expect(review.getByRole('img')).toHaveCount(2);
    await expect(review.getByRole('img', { name: 'عکس ۲ نویسندهٔ دیدگاه' })).toBeVisible();
    await looksRight('with photos');
    await review.getByRole('button', { name: /^حذف عکس ۲/ }).focus();
    await page.keyboard.press('2');
    await expect(page.getByRole('status').getByText('عکس ۲ حذف شد')).toBeVisible();
    await expect(review.getByRole('img')).toHaveCount(1);
    await expect(approve).toBeFocused();
  });

  await test.step('the review is approved with the other', async () => {
    await page.keyboard.press('a');
    await expect(review).toHaveCount(0);
  });

  const article = reader.getByRole('article').filter({ hasText: title });
  const photo = article.getByRole('link', { name: 'عکس ۱ در دیدگاه نگار رضایی' });
  await test.step('shoppers see it, and a press enlarges it', async () => {
    await reader.goto(`/product/${seeded.band.id}?reviewsPage=1`);
    await expect(photo).toHaveAttribute('href', /^\/media\/[\da-f]{16}-\d+\.webp$/);
    await readerLooksRight('photos');
    await photo.focus();
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('dialog', { name: 'تصویر ۱ از ۱' })).toBeVisible();
    expect.soft(await obstaclesOn(reader, 'dialog'), 'viewer').toEqual([]);
    await reader.keyboard.press('Escape');
    await expect(photo).toBeFocused();
    expect(await isShown()).toBe(true);
  });

  await test.step('without code they are links to the largest file', async () => {
    const plainPage = await comesTo(shop, { javaScriptEnabled: false });
    await plainPage.goto(`/product/${seeded.band.id}?reviewsPage=1`);
    await plainPage
      .getByRole('article')
      .filter({ hasText: title })
      .getByRole('link', { name: 'عکس ۱ در دیدگاه نگار رضایی' })
      .click();
    await expect(plainPage).toHaveURL(/\/media\/[\da-f]{16}-\d+\.webp$/);
  });

  /** Whether the browser has drawn the photo. */
  function isShown(): Promise<boolean> {
    return photo.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  }

  async function readerLooksRight(name: string) {
    for (const width of [390, 1440]) {
      await reader.setViewportSize({ width, height: 900 });
      await photo.scrollIntoViewIfNeeded();
      expect.soft(await obstaclesOn(reader), `the product, ${name} at ${width}`).toEqual([]);
      const wider = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `the product, ${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }

  async function looksRight(name: string) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await desk.obstacles(), `the desk, ${name} at ${width}`).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `the desk, ${name} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
