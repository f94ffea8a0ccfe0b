import type { Page } from '@playwright/test';
import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { ProductPage } from '../../../page-objects/pages/product-page.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';

/** What a shopper reads of the price on the product's page now: with a discount two sums, else one. */
async function priceOn(page: Page, shop: string): Promise<string> {
  await page.goto(`${shop}/product/${seeded.chocolate.id}`);
  return new ProductPage(page).buyBox.innerText();
}

/** The sum on the product's card in a list. */
async function priceInList(page: Page, shop: string): Promise<string> {
  await page.goto(`${shop}/filter?SearchValue=${encodeURIComponent(seeded.chocolate.name)}`);
  const card = page.getByRole('article').filter({ hasText: seeded.chocolate.name }).first();
  return card.innerText();
}

test('a discount holds from its beginning to its end, and from that moment on no page shows it', async ({
  page,
  browser,
  desk,
  ownDesk,
  trouble,
}) => {
  test.slow();
  trouble.announce(/400/);
  const shop = await ownDesk.opensShop();
  const shopper = await (await browser.newContext()).newPage();
  await desk.joinsAs('discounts', 'catalogue');
  await desk.opens(`/goods/${seeded.chocolate.id}`);
  const discount = page.getByRole('group', { name: 'تخفیف', exact: true });
  const percent = discount.getByLabel('تخفیف (درصد)');
  const from = discount.getByLabel('آغاز تخفیف');
  const until = discount.getByLabel('پایان تخفیف');
  const save = page.getByRole('button', { name: 'ذخیره' });
  const saved = page.getByText('کالا ذخیره شد.');

  await percent.fill('۵۰');
  await from.fill('۱۴۵۰/۰۱/۰۱ ۰۸:۰۰');
  await until.fill('۱۴۴۹/۱۲/۰۱');
  await save.press('Enter');
  await expect(discount.getByText('پایان تخفیف باید پس از آغاز آن باشد.')).toBeVisible();
  await expect(from).toHaveValue('۱۴۵۰/۰۱/۰۱ ۰۸:۰۰');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `form at ${width}`).toEqual([]);
  }

  await until.fill('');
  await save.press('Enter');
  await expect(saved).toBeVisible();
  const whole = await priceOn(shopper, shop);
  expect(whole).not.toContain('٪');

  await from.fill('۱۴۰۰/۰۱/۰۱');
  await save.press('Enter');
  await expect(from).toHaveValue('۱۴۰۰/۰۱/۰۱ ۰۰:۰۰');
  await expect.poll(() => priceOn(shopper, shop)).toContain('۵۰\u200f٪');
  expect(await priceInList(shopper, shop)).toContain('۵۰\u200f٪');

  // The field knows minutes; the test does not wait that long.
  await page.route('**/v1/desk/goods/change', (route) => {
    const discountUntil = new Date(Date.now() + 4000).toISOString();
    const form = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...form, discountUntil } });
  });
  await save.press('Enter');
  await expect(until).not.toHaveValue('');
  expect(await priceOn(shopper, shop)).toContain('۵۰\u200f٪');
  await expect.poll(() => priceOn(shopper, shop), { timeout: 20_000 }).toBe(whole);
  expect(await priceInList(shopper, shop)).not.toContain('۵۰\u200f٪');

  await desk.opens(`/goods?filter=${encodeURIComponent('{}')}`);
  await page.getByLabel('نام یا شماره').fill(String(seeded.chocolate.id));
  await expect(page.getByText('۵۰\u200f٪، پایان یافته')).toBeVisible();
  await page.getByRole('link', { name: seeded.chocolate.name }).click();
  await page.getByRole('button', { name: /دیدن تاریخچه/ }).click();
  const history = page.getByRole('table', { name: 'تاریخچهٔ قیمت، تخفیف و موجودی' });
  await expect(history.getByRole('row').filter({ hasText: 'پایان تخفیف' })).toHaveCount(1);
  await expect(history).toContainText('۵۰');
  await shopper.context().close();
});
