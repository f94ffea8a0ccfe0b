import { openSecondHost } from '../shop/second-host.ts';
import { seeded } from '../people/seeded-products.ts';
import { expect, test as base } from '../people/shopper.ts';

interface Hosts {
  secondHost: Awaited<ReturnType<typeof openSecondHost>>;
}

const test = base.extend<Hosts>({
  secondHost: async ({ page }, use) => {
    const secondHost = await openSecondHost();
    await use(secondHost);
    // What the page still wants would fail with the host.
    await page.goto('about:blank');
    await secondHost.stop();
  },
});

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
    secondHost,
    trouble,
  }) => {
    trouble.announce(/status of 404/, /The release set has no remote/);
    secondHost.registersWithout(remote);
    const url = await secondHost.starts();

    const missing = await page.goto(url + path);
    expect(missing?.status()).toBe(404);
    await expect(shopper.header.banner).toBeVisible();
    await expect(shopper.footer).toBeVisible();

    const other = await page.goto(url + elsewhere);
    expect(other?.status()).toBe(200);
    await shopper.canAct();
    await expect(shopper.heading).toBeVisible();
    await expect(shopper.header.cart).toBeVisible();

    secondHost.registersWithout();
    await expect.poll(async () => (await page.request.get(url + path)).status()).toBe(200);
  });
}

test('without the API there is a page that says so, and a retry that works when it is back', async ({
  page,
  shopper,
  secondHost,
  trouble,
}) => {
  trouble.announce(/status of 50[0234]/, /status of 404/);
  secondHost.registersWithout();
  secondHost.cutLine();
  const url = await secondHost.starts();

  await page.goto(url);
  await shopper.isAt('/webServiceError');
  await expect(shopper.heading).toHaveText('دسترسی به سرور امکان پذیر نمی باشد');

  secondHost.mendLine();
  await shopper.content.getByRole('link', { name: 'تلاش دوباره' }).click();
  await shopper.isAt('/');
  await expect(shopper.listing.cards.first()).toBeVisible();
});

test('an API that goes away leaves header and footer, and a notice that a press mends', async ({
  page,
  shopper,
  secondHost,
  trouble,
}) => {
  trouble.announce(/status of 50[0234]/);
  secondHost.registersWithout();
  const url = await secondHost.starts();
  await page.goto(url);
  await shopper.canAct();
  secondHost.cutLine();

  const response = await page.goto(`${url}/filter`);
  expect(response?.status()).toBe(503);
  await expect(shopper.alert).toBeVisible();
  await expect(shopper.header.searchBox).toBeEditable();
  await expect(shopper.footer).toBeVisible();

  secondHost.mendLine();
  await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(shopper.listing.cards.first()).toBeVisible();
});
