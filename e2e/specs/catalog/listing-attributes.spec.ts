import { numberIn } from '../../page-objects/facts/persian.ts';
import { seededGroups } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

const phones = `/filter?SubGroupId=${seededGroups.manyPages.subGroupId}`;

test(
  'values of two attributes narrow a subgroup down together, and a chip takes one back',
  { tag: '@both' },
  async ({ page, shopper, isMobile }) => {
    const { listing } = shopper;
    await shopper.opens(phones);
    const all = numberIn(await listing.counter.innerText());
    if (isMobile) await listing.opensSheet();
    const filters = isMobile ? listing.sheet : listing.filters;

    await filters.getByRole('checkbox', { name: /^۲۵۶ گیگابایت، رم ۸/ }).check();
    await filters.getByText('شبکهٔ همراه', { exact: true }).click();
    await filters.getByRole('checkbox', { name: /^5G/ }).check();
    await filters.getByRole('button', { name: 'اعمال شبکهٔ همراه' }).click();
    await expect(page).toHaveURL(/Attributes=[\d-]+&Attributes=[\d-]+$/);
    if (isMobile) await filters.getByRole('button', { name: /^مشاهدهٔ/ }).click();

    await expect(listing.applied.getByRole('link')).toHaveCount(2);
    await expect(listing.busyList).toHaveCount(0);
    const left = numberIn(await listing.counter.innerText());
    expect(left).toBeLessThan(all);
    expect(await listing.cards.count()).toBe(left);
    expect(await obstaclesOn(page)).toEqual([]);

    await listing.chip('شبکهٔ همراه: 5G').click();
    await expect(page).toHaveURL(/SubGroupId=11&Attributes=[\d-]+$/);
    await expect(listing.applied.getByRole('link')).toHaveCount(1);
  },
);

test('without JavaScript a value is chosen by its form, and the address is shared', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  const { page, listing } = new Shopper(await plain.newPage());
  await page.goto(phones);

  await listing.filters.getByRole('checkbox', { name: /^۲۵۶ گیگابایت، رم ۸/ }).check();
  await listing.filters.getByRole('button', { name: 'اعمال حافظه و رم' }).click();

  await expect(listing.applied.getByRole('link')).toHaveText([/حافظه و رم: ۲۵۶ گیگابایت، رم ۸/]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await listing.cards.count()).toBe(numberIn(await listing.counter.innerText()));
  await plain.close();
});
