import type { Page } from '@playwright/test';
import { violationsOn } from '../../page-objects/probes/axe.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';

const bar = (at: Page) => at.getByRole('complementary', { name: 'پیش‌نمایش' });
const leave = 'خروج از پیش‌نمایش';

test('the owner looks at a changed front page in the shop before anybody else sees it', async ({
  page,
  desk,
  ownDesk,
  browser,
  trouble,
}) => {
  test.slow();
  // The refused draft.
  trouble.announce(/status of 400 .*\/desk\/front-page\/preview/);
  const shop = await ownDesk.opensShop();
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(shop);
  await desk.joinsAs('previewer', 'catalogue');
  await desk.opens('/front-page');

  const sectionTitle = page.getByLabel('عنوان ردیف').first();
  const old = await sectionTitle.inputValue();
  await expect(shopper.getByRole('heading', { name: old })).toBeVisible();
  await sectionTitle.fill('ردیف پیش‌نویس');
  const banner = page.getByRole('group', { name: 'بنر ۱، کنار اسلایدها' });
  await banner.getByLabel('نوشتهٔ روی عکس').fill('بنر پیش‌نویس');

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'پیش‌نمایش در فروشگاه' }).click();
  const tab = await opened;

  await test.step('the draft stands in the page of the shop, and stays there when the page has come to life', async () => {
    await expect(tab).toHaveURL(`${shop}/`);
    await expect(bar(tab)).toContainText('هنوز منتشر نشده است');
    await expect(tab.getByText('بنر پیش‌نویس')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'ردیف پیش‌نویس' })).toBeVisible();
    await tab.getByRole('link', { name: 'سبد خرید' }).first().click();
    await expect(tab).toHaveURL(/cart/i);
    await tab.goBack();
    await expect(tab.getByRole('heading', { name: 'ردیف پیش‌نویس' })).toBeVisible();
    await expect(bar(tab)).toBeVisible();
  });

  await test.step('the bar is in nobody’s way, at both widths and in both schemes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme });
      await tab.reload();
      await expect(tab.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const width of [390, 1440]) {
        await tab.setViewportSize({ width, height: 844 });
        expect(await violationsOn(tab, { within: '.kashi-preview' })).toEqual([]);
        const size = await tab.getByRole('button', { name: leave }).boundingBox();
        expect(size?.height).toBeGreaterThanOrEqual(44);
        expect(await overflowOf(tab)).toBe(0);
      }
    }
  });

  await test.step('a shopper sees the old page', async () => {
    await shopper.reload();
    await expect(shopper.getByRole('heading', { name: old })).toBeVisible();
    await expect(shopper.getByText('پیش‌نویس')).toHaveCount(0);
    await expect(bar(shopper)).toHaveCount(0);
  });

  await test.step('the open tab shows the next draft by itself', async () => {
    await sectionTitle.fill('ردیف دوم');
    await page.getByRole('button', { name: 'به‌روزکردن پیش‌نمایش' }).click();
    await expect(page.getByText('پیش‌نمایش به‌روز شد')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'ردیف دوم' })).toBeVisible();
    await expect(sectionTitle).toHaveValue('ردیف دوم');
  });

  await test.step('a draft that is refused says so beside its field, and the tab stays as it was', async () => {
    await sectionTitle.fill('');
    await page.getByRole('button', { name: 'به‌روزکردن پیش‌نمایش' }).click();
    await expect(sectionTitle).toHaveAccessibleDescription(/.+/);
    await expect(page.getByText('پیش‌نمایش به‌روز شد')).toHaveCount(0);
    await expect(tab.getByRole('heading', { name: 'ردیف دوم' })).toBeVisible();
    await sectionTitle.fill('ردیف دوم');
  });

  const address = await page.getByRole('link', { name: 'بازکردن پیش‌نمایش' }).getAttribute('href');
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();

  await test.step('without JavaScript the draft is shown and left as well', async () => {
    await plain.goto(address ?? '');
    await expect(bar(plain)).toBeVisible();
    await expect(plain.getByRole('heading', { name: 'ردیف دوم' })).toBeVisible();
    await plain.getByRole('button', { name: leave }).click();
    await expect(plain.getByRole('heading', { name: old })).toBeVisible();
    await expect(bar(plain)).toHaveCount(0);
    await plain.goto(address ?? '');
    await expect(bar(plain)).toBeVisible();
  });

  await test.step('whoever leaves the preview sees the shop as everybody does', async () => {
    await tab.getByRole('button', { name: leave }).press('Enter');
    await expect(tab.getByRole('heading', { name: old })).toBeVisible();
    await expect(bar(tab)).toHaveCount(0);
  });

  await test.step('what is saved is seen by everybody, and the preview is over', async () => {
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('صفحهٔ نخست ذخیره شد.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'بازکردن پیش‌نمایش' })).toHaveCount(0);
    await expect(async () => {
      await shopper.goto(shop);
      await expect(shopper.getByRole('heading', { name: 'ردیف دوم' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await plain.reload();
    await expect(bar(plain)).toContainText('به پایان رسید');
    await plain.reload();
    await expect(bar(plain)).toHaveCount(0);
  });
});

/** How far the page is wider than the window. */
function overflowOf(at: Page): Promise<number> {
  return at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
