import { openSecondHost } from '../shop/second-host.ts';
import { seeded } from '../people/seeded-products.ts';
import { expect, test } from '../people/shopper.ts';

const remotes = [
  { remote: 'mf-catalog', path: '/filter', elsewhere: seeded.watch.path },
  { remote: 'mf-product', path: seeded.watch.path, elsewhere: '/filter' },
  { remote: 'mf-cart-checkout', path: '/cart', elsewhere: seeded.watch.path },
  { remote: 'mf-account', path: '/login', elsewhere: '/filter' },
  { remote: 'mf-content', path: '/content/rules', elsewhere: '/filter' },
];

for (const { remote, path, elsewhere } of remotes) {
  test(`a host without ${remote} serves the rest, and takes it up when it is released again`, async ({
    page,
    shopper,
    trouble,
  }) => {
    trouble.announce(/status of 404/);
    const secondHost = await openSecondHost();
    secondHost.registersWithout(remote);
    const host = await secondHost.start();

    try {
      const missing = await page.goto(host.url + path);
      expect(missing?.status()).toBe(404);
      await expect(shopper.header.banner).toBeVisible();
      await expect(shopper.footer).toBeVisible();

      const other = await page.goto(host.url + elsewhere);
      expect(other?.status()).toBe(200);
      await shopper.canAct();
      await expect(shopper.heading).toBeVisible();

      secondHost.registersWithout();
      await expect.poll(async () => (await page.request.get(host.url + path)).status()).toBe(200);
    } finally {
      await host.stop();
    }
  });
}

test('without the API there is a page that says so, and a retry that works when it is back', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 50[023]/, /status of 404/);
  const secondHost = await openSecondHost();
  secondHost.registersWithout();
  secondHost.cutLine();
  const host = await secondHost.start();

  try {
    await page.goto(host.url);
    await shopper.isAt('/webServiceError');
    await expect(shopper.heading).toHaveText('دسترسی به سرور امکان پذیر نمی باشد');

    secondHost.mendLine();
    await shopper.content.getByRole('link', { name: 'تلاش دوباره' }).click();
    await shopper.isAt('/');
    await expect(shopper.listing.cards.first()).toBeVisible();
  } finally {
    await host.stop();
  }
});

test('an API that goes away leaves header and footer, and a notice that mends itself by a press', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 50[0234]/);
  const secondHost = await openSecondHost();
  secondHost.registersWithout();
  const host = await secondHost.start();

  try {
    await page.goto(host.url);
    await shopper.canAct();
    secondHost.cutLine();

    const response = await page.goto(`${host.url}/filter`);
    expect(response?.status()).toBe(503);
    await expect(shopper.alert).toBeVisible();
    await expect(shopper.header.searchBox).toBeEditable();
    await expect(shopper.footer).toBeVisible();

    secondHost.mendLine();
    await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(shopper.listing.cards.first()).toBeVisible();
  } finally {
    await host.stop();
  }
});
