import { openSecondHost } from '../../shop/second-host.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';

interface Hosts {
  secondHost: Awaited<ReturnType<typeof openSecondHost>>;
}

const test = base.extend<Hosts>({
  secondHost: async ({ page }, use) => {
    const secondHost = await openSecondHost();
    await use(secondHost);
    // Later requests of this page would fail with the host.
    await page.goto('about:blank');
    await secondHost.stop();
  },
});

test('without the API there is a page that says so, and a retry that works when it is back', async ({
  page,
  shopper,
  secondHost,
  trouble,
}) => {
  trouble.announce(/status of 50[0234]/, /status of 404/);
  secondHost.registers();
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
  secondHost.registers();
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
