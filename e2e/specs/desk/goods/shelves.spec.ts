import { aDrawnPng } from '../../../../api/src/pictures/picture-fixtures.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../page-objects/visitors/member.ts';

const drawn = (
  colour: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
  <circle cx="24" cy="24" r="20" fill="${colour}"/></svg>`;

test('a group and a brand get pictures of their own, which the front page shows at once', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('shelves', 'catalogue');
  const shopper = await comesTo(shop);
  const dialog = page.getByRole('dialog');
  const add = async (kind: string, title: string, picture: string, colour: string) => {
    await page.getByRole('button', { name: `افزودن به ${kind}`, exact: true }).click();
    await dialog.getByLabel('عنوان').fill(title);
    await dialog
      .getByLabel(`عکس تازه: ${picture}`)
      .and(page.locator('input'))
      .setInputFiles({
        name: 'drawn.png',
        mimeType: 'image/png',
        buffer: await aDrawnPng(drawn(colour)),
      });
    await expect(dialog.getByText('عکس آماده است')).toBeVisible();
  };
  const save = async (title: string) => {
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  const remove = async (title: string) => {
    await page.getByRole('button', { name: title, exact: true }).click();
    await dialog.getByRole('button', { name: /^حذف/ }).click();
    await expect(page.getByRole('button', { name: title, exact: true })).toHaveCount(0);
  };

  await desk.opens('/shelves');
  await add('گروه‌ها', 'گروه آزمایشی', 'عکس گروه', '#12909a');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `group at ${width}`).toEqual([]);
  }
  await save('گروه آزمایشی');
  await add('برندها', 'برند آزمایشی', 'نشان برند', '#b3261e');
  await dialog.getByLabel('توضیح نشان').fill('دایرهٔ سرخ');
  await save('برند آزمایشی');

  await expect(async () => {
    await shopper.goto('/');
    await expect(shopper.getByRole('main').getByRole('link', { name: 'گروه آزمایشی' })).toBeVisible(
      { timeout: 1000 },
    );
  }).toPass();
  await isDrawn(shopper.getByRole('main').getByRole('link', { name: 'گروه آزمایشی' }));
  const brand = shopper.getByRole('link', { name: 'دایرهٔ سرخ' });
  await brand.scrollIntoViewIfNeeded();
  await isDrawn(brand);

  await remove('گروه آزمایشی');
  await remove('برند آزمایشی');
});

test('a subgroup gets a size guide, to which its goods lead', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('guide', 'catalogue');
  const shopper = await comesTo(shop);
  const dialog = page.getByRole('dialog');
  await desk.opens('/shelves');
  await page.getByRole('button', { name: 'کیف و چمدان', exact: true }).click();

  await dialog.getByLabel('راهنمای اندازه').click();
  await page.getByRole('option', { name: 'راهنمای اندازهٔ کفش' }).click();
  expect.soft(await desk.obstacles(), 'subgroup').toEqual([]);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toHaveCount(0);

  // The footer may have a page of the same name, which another owner has added meanwhile.
  const guide = shopper.getByRole('main').getByRole('link', { name: 'راهنمای اندازه' });
  await expect(async () => {
    await shopper.goto('/product/5401');
    await expect(guide).toBeVisible({ timeout: 1000 });
  }).toPass();
  await guide.click();
  await expect(shopper.getByRole('table')).toBeVisible();
});

/** The picture in this part has arrived as a file. A browser tells its width as it is shown. */
async function isDrawn(part: ReturnType<Page['getByRole']>): Promise<void> {
  const picture = part.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50);
}
