import path from 'node:path';
import { playgroundMessages } from '../../../shared/kit/src/playground/playground-messages.ts';
import {
  openDevelopmentShop,
  type DevelopmentShop,
} from '../../../tools/development/development-shop.ts';
import { recordedMessages } from '../../../tools/development/recorded-messages.ts';
import { playgroundPath } from '@kashi/build/playground';
import { playgroundOptions } from '../../../tools/development/playground-options.ts';
import { isAlive } from '../../page-objects/probes/fragments.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';

/** The product that was recorded. */
const phone = /گوشی موبایل سامسونگ مدل Galaxy A55/;

const test = base.extend<{ remote: string; alone: DevelopmentShop }>({
  remote: ['', { option: true }],
  // The development server is another origin, which lets no such header in.
  extraHTTPHeaders: {},
  alone: async ({ page, remote }, use) => {
    const folder = path.resolve(remote);
    const way = playgroundOptions(remote);
    const shop = await openDevelopmentShop({ ...way, remote, folder, port: 0, hotPort: 0 });
    await use(shop);
    // Later requests of this page would find no server.
    await page.goto('about:blank');
    await shop.stop();
  },
});

test.describe('a remote without neighbours and without an API', () => {
  test.use({ remote: 'mf-product' });

  test('shows its pages on recorded answers, and the places of others as where they are down', async ({
    page,
    shopper,
    trouble,
    alone,
  }) => {
    trouble.announce(/The release set has no remote/, /status of 501/);

    await shopper.opens(alone.url + playgroundPath);
    await shopper.content.getByRole('link', { name: '/product/1102', exact: true }).click();

    await expect(shopper.heading).toHaveText(phone);
    await expect(shopper.alert.first()).toContainText('این بخش از فروشگاه باز نشد');
    const served = await page.request.get(page.url());
    expect(await served.text()).toMatch(phone);
  });
});

test.describe('a remote with fragments that others show', () => {
  test.use({ remote: 'mf-cart-checkout' });

  test('shows them with what its consumers show them with; and what would change something is refused', async ({
    page,
    shopper,
    trouble,
    alone,
  }) => {
    trouble.announce(/status of (404|405|501)/, /The release set has no remote/);

    await shopper.opens(alone.url + playgroundPath);
    await shopper.content.getByRole('link', { name: '"unavailable":false' }).click();
    await isAlive(page, 'mf-cart-checkout/add-to-cart');
    await shopper.content.getByRole('button', { name: 'افزودن به سبد' }).click();
    await expect(page.getByText(recordedMessages.nothingIsKept)).toBeVisible();

    await shopper.content.getByRole('link', { name: playgroundMessages.back }).click();
    await page.getByRole('button', { name: playgroundMessages.signIn }).click();
    await shopper.content.getByRole('link', { name: '/orderTracking/recorded' }).click();
    await shopper.isAt('/orderTracking/recorded');
    await expect(shopper.heading).toBeVisible();
  });
});
