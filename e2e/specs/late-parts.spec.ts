import type { Page } from '@playwright/test';
import { AccountArea } from '../page-objects/account-area.ts';
import { aCustomer, isSignedIn } from '../page-objects/registration.ts';
import { seeded } from '../page-objects/seeded-products.ts';
import { expect, test } from '../page-objects/shopper.ts';

const failed = 'این بخش بارگذاری نشد. دوباره تلاش کنید.';

test.beforeEach(({ trouble }) => {
  trouble.announce(/ERR_FAILED|Failed to load resource|ChunkLoadError|Loading chunk|late part/);
});

test('a tab without its code says so in its place, and the text typed beside it stays', async ({
  page,
  shopper,
}) => {
  const account = new AccountArea(page);
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/credit');
  await account.field('مبلغ').fill('۲۵۰۰۰۰');
  const codeComes = await codeStopsComing(page);

  await shopper.content.getByRole('tab', { name: 'گزارش کارت به کارت' }).click();
  const retry = shopper.content.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' });
  await expect(retry).toBeVisible();
  await codeComes();
  await retry.click();

  await expect(account.field('شمارهٔ کارت مقصد')).toBeVisible();
  await shopper.content.getByRole('tab', { name: 'افزایش موجودی آنلاین' }).click();
  await expect(account.field('مبلغ')).toHaveValue('۲۵۰۰۰۰');
});

test('a dialog without its code says so, the page stays, and the next press opens it', async ({
  page,
  shopper,
}) => {
  const account = new AccountArea(page);
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/addresses');
  const codeComes = await codeStopsComing(page);

  await account.button('افزودن آدرس').click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await codeComes();
  await account.button('افزودن آدرس').click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('without the map’s code the address can still be typed and saved', async ({
  page,
  shopper,
}) => {
  const account = new AccountArea(page);
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/addresses');
  // The dialog comes, and its map does not.
  let dialogsCode = 0;
  await page.route(/\/r\/mf-account\/.*\.js/, (route) =>
    dialogsCode++ < 1 ? route.continue() : route.abort(),
  );

  await account.button('افزودن آدرس').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'عنوان آدرس' }).fill('خانه');
  const retry = dialog.getByRole('alert').getByRole('button', { name: 'تلاش دوباره' });
  await expect(retry).toBeVisible();
  await page.unroute(/\/r\/mf-account\/.*\.js/);
  await retry.click();

  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'عنوان آدرس' })).toHaveValue('خانه');
});

test('a product’s dialog without its code says so, and opens at the next press', async ({
  page,
  shopper,
}) => {
  await shopper.opens(seeded.watch.path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const codeComes = await codeStopsComing(page);
  const open = shopper.content.getByRole('button', { name: 'تاریخچهٔ تغییر قیمت' }).first();

  await open.click();
  await expect(page.getByText(failed)).toBeVisible();
  await codeComes();
  await open.click();

  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

/** From now on no code of a remote comes; until the answer is called. */
async function codeStopsComing(page: Page): Promise<() => Promise<void>> {
  const code = /\/r\/mf-[^/]+\/.*\.js/;
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}
