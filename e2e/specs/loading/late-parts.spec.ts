import type { Page } from '@playwright/test';
import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { inOldBrowser } from '../../page-objects/visitors/old-browser.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test, type Shopper } from '../../page-objects/visitors/shopper.ts';

const failed = 'این بخش بارگذاری نشد. دوباره تلاش کنید.';

/** An old browser has not heard of each name in a header. */
const ofItsAge = /Error with Permissions-Policy header: /;

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

  await shopper.content.getByRole('tab', { name: 'گزارش کارت‌به‌کارت' }).click();
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

test('a part of the drawer without its code says so above the drawer, which stays', async ({
  page,
  shopper,
}) => {
  const { drawer, drawerOpener } = shopper.header;
  await page.setViewportSize({ width: 390, height: 844 });
  const codeOfTheToast = page.waitForResponse('**/toast.js');
  await shopper.opens('/content/rules');
  await codeOfTheToast;
  await drawerOpener.click();
  await page.route(/\/r\/shell\/.*\.js/, (route) => route.abort());

  await drawer.getByRole('button', { name: 'شهر خود را انتخاب کنید' }).click();

  // A toast that is no popover lies behind the dialog, where nobody sees it; one outside of it is inert.
  await expect(drawer.locator(':popover-open').getByText(failed)).toBeVisible();
  await expect(drawer).toBeVisible();
});

test('a customer whose session has lost its code stays signed in, and can sign out', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/^error: session /);
  const { banner } = shopper.header;
  await isSignedIn(page, await aCustomer(page.request));
  await page.route('**/customer.js*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/customer.'));
  await shopper.opens('/content/rules');
  await lost;

  await banner.getByRole('button', { name: 'نگار رضایی' }).click();
  await banner.getByRole('button', { name: 'خروج از حساب' }).click();

  await expect(banner.getByRole('link', { name: 'ورود', exact: true })).toBeVisible();
});

test('a page that is not there, and whose saying so has lost its code, offers a retry', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/No page|error: session /);
  await isSignedIn(page, await aCustomer(page.request));
  const code = /\/r\/shell\/.*\.js/;
  // The code that is asked for from the answer on is that of the lost page.
  await page.route('**/v1/Orders/**/*', async (route) => {
    const answer = await route.fetch();
    if (answer.status() === 404) await page.route(code, (late) => late.abort());
    await route.fulfill({ response: answer });
  });
  await page.goto('/orderTracking/nobody');

  await expect(shopper.content).toContainText('این بخش از فروشگاه باز نشد.');
  await page.unrouteAll({ behavior: 'wait' });
  await shopper.content.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(shopper.heading).toHaveText('صفحه‌ای که به دنبال آن بودید یافت نشد');
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
  shopper,
}) => {
  await opensThePriceHistoryAtTheSecondPress(shopper);
});

inOldBrowser(
  'so it does where a failed import is remembered by its address',
  async ({ shopper, trouble }) => {
    trouble.announce(ofItsAge);
    await opensThePriceHistoryAtTheSecondPress(shopper);
  },
);

inOldBrowser(
  'a page whose code fails at first opens all the same there',
  async ({ page, shopper, trouble }) => {
    trouble.announce(ofItsAge);
    await shopper.opens('/content/aboutUs');
    let documents = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && documents++));
    const asked = new Set<string>();
    await page.route(/\/r\/mf-product\/.*\.js/, (route) => {
      const { pathname } = new URL(route.request().url());
      const isFirst = !asked.has(pathname);
      asked.add(pathname);
      return isFirst ? route.abort() : route.continue();
    });

    await shopper.follows(seeded.watch.path);

    await expect(shopper.heading).toHaveText(seeded.watch.name);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(shopper.alert).toHaveCount(0);
    expect(asked.size).toBeGreaterThan(1);
    expect(documents).toBe(0);
  },
);

async function opensThePriceHistoryAtTheSecondPress(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await shopper.opens(seeded.watch.path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const codeComes = await codeStopsComing(page);
  const open = shopper.content.getByRole('button', { name: 'تاریخچهٔ تغییر قیمت' }).first();

  await open.click();
  await expect(page.getByText(failed)).toBeVisible();
  await codeComes();
  await open.click();

  const chart = page.getByRole('dialog').getByRole('img', { name: 'نمودار تغییر قیمت' });
  await expect(chart).toBeVisible();
}

/** From now on no code of a remote comes; until the answer is called. */
async function codeStopsComing(page: Page): Promise<() => Promise<void>> {
  const code = /\/r\/mf-[^/]+\/.*\.js/;
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}
