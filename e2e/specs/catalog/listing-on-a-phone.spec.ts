import { numberIn } from '../../page-objects/facts/persian.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const phones = '/filter?GroupId=1&GroupName=موبایل';
const read = '**/Filters/Read*';

test(
  'on a phone the filters are a sheet that holds the focus, counts what is left, and gives the focus back',
  { tag: '@phone' },
  async ({ page, shopper, trouble }) => {
    const { listing } = shopper;
    await shopper.opens(phones);
    const all = numberIn(await listing.counter.innerText());

    await listing.opensSheet();
    await test.step('Tab stays inside', async () => {
      for (let stop = 0; stop < 60; stop += 1) await page.keyboard.press('Tab');
      await expect(
        page.locator('main a:focus, main input:focus').and(page.locator(':not(dialog *)')),
      ).toHaveCount(0);
    });
    await page.keyboard.press('Escape');
    await expect(listing.sheet).toBeHidden();
    await expect(listing.sheetOpener).toBeFocused();

    await listing.opensSheet();
    const show = listing.sheet.getByRole('button', { name: /^مشاهدهٔ [۰-۹]+ محصول$/ });
    const place = async () => {
      const { x, width } = (await show.boundingBox())!;
      return { x, width };
    };
    const before = await place();
    await listing.sheet.getByRole('switch', { name: 'فقط کالاهای موجود' }).check();
    await expect(page).toHaveURL(/IsAvalible=true/);
    await expect.poll(async () => numberIn(await show.innerText())).toBeLessThan(all);
    expect(await place(), 'it stays under the finger').toEqual(before);
    const left = numberIn(await show.innerText());
    await show.click();
    await expect(listing.sheet).toBeHidden();
    expect(numberIn(await listing.counter.innerText())).toBe(left);
    await expect(listing.sheetOpener).toContainText('۱');

    await test.step('what fails is said in the sheet', async () => {
      trouble.announce(/ERR_FAILED/);
      await page.route(read, (route) => route.abort());
      await listing.opensSheet();
      await listing.sheet.getByRole('checkbox', { name: 'Samsung' }).check();
      await listing.sheet.getByRole('button', { name: 'اعمال برند' }).click();
      await expect(listing.sheet.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
      await expect(listing.sheet.getByRole('alert')).toBeInViewport();
      await page.unroute(read);
      await listing.sheet.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(listing.sheet.getByRole('alert')).toHaveCount(0);
      await expect.poll(async () => numberIn(await show.innerText())).toBeLessThan(left);
    });

    await listing.sheet.getByRole('link', { name: 'حذف همه' }).click();
    await expect(page).not.toHaveURL(/IsAvalible/);
    await expect(listing.sheet).toBeVisible();
    await expect.poll(async () => numberIn(await show.innerText())).toBe(all);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'on a phone the filters unfold, and their forms work',
    { tag: '@phone' },
    async ({ page, shopper }) => {
      const { listing } = shopper;
      await page.goto(phones);
      await expect(listing.filters).toBeHidden();

      await listing.sheetOpener.click();
      await expect(listing.filters).toBeVisible();
      await listing.searchWithin.fill('سامسونگ');
      await listing.searchWithin.press('Enter');

      await expect(page).toHaveURL(/SearchInResult=/);
      await expect(listing.chip('«سامسونگ»')).toBeVisible();
      await expect(listing.cards.first()).toContainText('سامسونگ');
    },
  );
});

test(
  'a search as long as one word may be is read within the width of a phone',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    await shopper.opens(`/filter?SearchValue=${'آب'.repeat(40)}`);

    const { width } = page.viewportSize()!;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test(
  'many applied filters scroll in their own row, and the page stays as wide as the phone',
  {
    tag: '@phone',
  },
  async ({ page, shopper }) => {
    await shopper.opens(
      `${phones}&IsAvalible=true&FromPriceRange=1000&ToPriceRange=90000000&SearchInResult=گوشی`,
    );
    await expect(shopper.listing.chip('فقط موجود')).toBeVisible();

    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);

    expect(widths).toEqual([390, 390]);
  },
);
