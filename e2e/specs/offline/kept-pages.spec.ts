import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/keeper.ts';

const { watch } = seeded;
const watchPage = new RegExp(`^/product/${watch.id}`);

test(
  'a page that was seen opens without a network, says so, and is of now again with the network',
  { tag: '@both' },
  async ({ page, shopper, keeper }) => {
    await shopper.opens(watch.path);
    await keeper.keeps(watchPage);
    await keeper.losesNetwork();

    await page.reload();
    await shopper.canAct();

    await expect(keeper.bar).toContainText('قیمت‌ها ممکن است تغییر کرده باشد');
    await expect(shopper.heading).toHaveText(watch.name);
    expect.soft(await obstaclesOn(page)).toEqual([]);

    await keeper.hasNetworkAgain();
    await expect(keeper.bar).toContainText('اینترنت دوباره وصل شد');
    await keeper.bar.getByRole('link', { name: 'بارگذاری دوباره' }).click();
    await expect(keeper.bar).toHaveCount(0);
    await expect(shopper.heading).toHaveText(watch.name);
  },
);

test('once the network is back, a step away and back shows the page of now', async ({
  page,
  shopper,
  keeper,
}) => {
  await shopper.opens(watch.path);
  await keeper.keeps(watchPage);
  await keeper.saysInKeptPages('ماهور', 'دیروز');
  await keeper.losesNetwork();
  await page.reload();
  await shopper.canAct();
  await expect(shopper.heading).toContainText('دیروز');
  await keeper.hasNetworkAgain();
  await expect(keeper.bar).toContainText('اینترنت دوباره وصل شد');
  await shopper.follows('/content/rules');
  await expect(shopper.heading).toHaveText('قوانین و مقررات');
  await expect(keeper.bar).toHaveCount(0);

  await page.goBack();

  await expect(shopper.heading).toHaveText(watch.name);
});

test(
  'a page that was never seen says so, leads to those that were, and opens by itself with the network',
  { tag: '@both' },
  async ({ page, shopper, keeper }) => {
    await shopper.opens(watch.path);
    await keeper.keeps(watchPage);
    await keeper.losesNetwork();

    await page.goto('/content/rules');

    await expect(shopper.heading).toHaveText('اینترنت وصل نیست');
    expect.soft(await obstaclesOn(page)).toEqual([]);
    await shopper.content.getByRole('link', { name: watch.name }).click();
    await expect(shopper.heading).toHaveText(watch.name);
    await expect(keeper.bar).toBeVisible();

    await page.goto('/content/rules');
    await expect(shopper.heading).toHaveText('اینترنت وصل نیست');
    await keeper.hasNetworkAgain();
    await expect(shopper.heading).toHaveText('قوانین و مقررات');
  },
);

test(
  'a page that a link within the shop has opened is kept as well, and links lead to it without a network',
  { tag: '@both' },
  async ({ page, shopper, keeper }) => {
    await shopper.opens('/content/rules');
    await keeper.keeps('/content/rules');
    await shopper.follows(watch.path);
    await expect(shopper.heading).toHaveText(watch.name);
    await keeper.keeps(watchPage, '/content/rules');
    await keeper.losesNetwork();
    await page.reload();
    await expect(keeper.bar).toBeVisible();

    await shopper.follows('/content/rules');

    await expect(shopper.heading).toHaveText('قوانین و مقررات');
    await expect(keeper.bar).toBeVisible();
    await shopper.follows('/contactUs');
    await expect(shopper.heading).toHaveText('اینترنت وصل نیست');
  },
);

test('nothing of a customer is ever kept, and who signs out leaves nothing at all', async ({
  page,
  shopper,
  keeper,
}) => {
  const customer = await aCustomer(page.request);
  await isSignedIn(page, customer);
  for (const path of ['/info', '/orders', '/addresses', '/cart', '/wishList', '/chooseAddress']) {
    await shopper.opens(path);
  }
  await shopper.opens(watch.path);
  await keeper.keeps(watchPage);

  for (const { path, text } of await keeper.stored()) {
    expect.soft(path).toMatch(/^\/(r\/|media\/|kashi-record\.json$|product\/)/);
    expect.soft(text).not.toContain(customer.mobile);
  }

  await shopper.header.banner.getByRole('button', { name: /نگار/ }).click();
  await shopper.header.banner.getByRole('button', { name: 'خروج از حساب' }).click();
  await expect.poll(() => keeper.stored()).toEqual([]);
});

test(
  "a guest's cart and wish list can be read without a network, as they were seen last",
  { tag: '@both' },
  async ({ page, shopper, keeper }) => {
    await shopper.opens(watch.path);
    await keeper.keeps(watchPage);
    await shopper.product.addsToCart();
    await shopper.header.counts(1);
    await shopper.product.wishButton.click();
    await expect(shopper.product.wishButton).toHaveAccessibleName('برداشتن از علاقه‌مندی‌ها');
    await shopper.opens('/wishList');
    await expect(shopper.listing.cards).toHaveCount(1);
    await keeper.losesNetwork();

    await page.goto('/cart');

    await expect(shopper.heading).toHaveText('سبد خرید');
    await expect(shopper.content).toContainText('قیمت و موجودی ممکن است تغییر کرده باشد');
    await expect(shopper.content.getByRole('listitem').first()).toContainText('۱ عدد');
    expect.soft(await obstaclesOn(page)).toEqual([]);
    await page.goto('/wishList');
    await expect(shopper.heading).toHaveText('علاقه‌مندی‌ها');
    await shopper.content.getByRole('link', { name: watch.name }).first().click();
    await expect(keeper.bar.or(shopper.content.getByText('این صفحه را پیش‌تر'))).toBeVisible();
  },
);
