import { hasInCart } from '../people/cart-page.ts';
import { requestsFor } from '../people/network.ts';
import { seeded } from '../people/seeded-products.ts';
import { expect, test } from '../people/shopper.ts';

/** What the browser says of a tile whose files it cannot have; the shell reports it, and goes on. */
const failedTile = [/ERR_FAILED/, /^error: (page|fragment) mf-/, /is already registered/];

const remotes = [
  { remote: 'mf-catalog', path: '/filter', heading: 'همهٔ محصولات' },
  { remote: 'mf-product', path: seeded.watch.path, heading: seeded.watch.name },
  { remote: 'mf-account', path: '/login', heading: 'ورود به حساب' },
  { remote: 'mf-content', path: '/content/rules', heading: 'قوانین و مقررات' },
];

for (const [index, { remote, path, heading }] of remotes.entries()) {
  const elsewhere = remotes.at(index - 1)!;

  test(`without the files of ${remote} its first page can be read, and the rest of the shop works`, async ({
    page,
    shopper,
    trouble,
  }) => {
    trouble.announce(...failedTile);
    await page.route(`**/r/${remote}/**/*.js*`, (route) => route.abort());

    await page.goto(path);

    await expect(shopper.heading).toHaveText(heading);
    await expect(shopper.header.searchBox).toBeEditable();
    await expect(shopper.footer).toBeVisible();
    await expect(shopper.header.cart).toBeVisible();
    await shopper.follows(elsewhere.path);
    await expect(shopper.heading).toHaveText(elsewhere.heading);
  });

  test(`a link to a page of ${remote} that cannot be had says so in its place, and a retry mends it`, async ({
    page,
    shopper,
    trouble,
  }) => {
    trouble.announce(...failedTile);
    await shopper.opens(elsewhere.path);
    await page.route(`**/r/${remote}/**`, (route) => route.abort());

    await shopper.follows(path);

    await expect(shopper.alert).toContainText('این بخش از فروشگاه باز نشد');
    await expect(shopper.header.searchBox).toBeEditable();
    await expect(shopper.footer).toBeVisible();
    await page.unroute(`**/r/${remote}/**`);
    await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(shopper.heading).toHaveText(heading);
  });
}

test('without the files of the cart, goods can be looked at, and the header leads to a cart that can be retried', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(...failedTile);
  await hasInCart(page, seeded.band);
  await page.route('**/r/mf-cart-checkout/**', (route) => route.abort());

  await page.goto(seeded.watch.path);
  await shopper.canAct();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await shopper.product.chooses('نقره‌ای');
  await expect(page).toHaveURL(/variant=/);
  await shopper.header.cart.click();

  await shopper.isAt('/cart');
  await expect(shopper.alert).toContainText('این بخش از فروشگاه باز نشد');
  await expect(shopper.footer).toBeVisible();
  await page.unroute('**/r/mf-cart-checkout/**');
  await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(shopper.cart.line(seeded.band.name)).toBeVisible();
});

test('a file that fails once is asked for again, and the shopper never knows', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(...failedTile);
  await shopper.opens('/content/rules');
  const asked = requestsFor(page, '/r/mf-product/');
  await page.route('**/r/mf-product/**', (route) => route.abort(), { times: 1 });

  await shopper.follows(seeded.watch.path);

  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await expect(shopper.content.getByRole('alert')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(1);
});
