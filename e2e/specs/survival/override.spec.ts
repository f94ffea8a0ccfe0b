import { requestsFor } from '../../page-objects/probes/network.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/survivor.ts';
import { openDevelopmentServer } from '../../shop/development-server.ts';

const label = 'نسخهٔ آزمایشی';
const reset = 'بازگشت به نسخهٔ اصلی';

test('a version that was uploaded is looked at through a whole visit, until one click ends it', async ({
  page,
  host,
  shopper,
}) => {
  const version = host.broken('mf-product', 'copy');
  const asked = requestsFor(page, `/r/mf-product/${version}/web/`);
  const banner = page.getByRole('complementary', { name: label });

  await shopper.opens(`/filter?kashi=mf-product@${version}`);
  await expect(banner).toContainText(`mf-product@${version}`);
  expect(shopper.address()).toBe('/filter');
  await shopper.follows(seeded.watch.path);
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await expect(banner).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);

  const reloaded = await page.reload();
  await shopper.canAct();
  expect(await reloaded?.text()).toContain(`/r/mf-product/${version}/web/`);
  expect(reloaded?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  await shopper.product.addsToCart();
  await shopper.header.counts(1);

  await banner.getByRole('link', { name: reset }).click();
  await shopper.canAct();
  await expect(banner).toBeHidden();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  expect(await page.content()).not.toContain(`/r/mf-product/${version}/web/`);
});

test('the code of a development server is rendered and run, and only for the one who asked', async ({
  page,
  host,
  shopper,
}) => {
  const development = await openDevelopmentServer(host.folderOf('mf-product'));
  const asked = requestsFor(page, development.url);

  await shopper.opens(`${seeded.watch.path}?kashi=mf-product@${development.url}`);
  await expect(page.getByRole('complementary', { name: label })).toContainText(development.url);
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await shopper.product.chooses('نقره‌ای');
  await expect(page).toHaveURL(/variant=/);
  expect(asked.length).toBeGreaterThan(0);
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain(new URL(development.url).origin);

  await page.goto('/?kashi=reset');
  const without = await page.request.get('/');
  expect(without.headers()['content-security-policy']).not.toContain(
    new URL(development.url).origin,
  );
  development.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an override is shown, and the link in its banner ends it', async ({ page, host }) => {
    const version = host.broken('mf-product', 'copy');
    const banner = page.getByRole('complementary', { name: label });

    await page.goto(`${seeded.watch.path}?kashi=mf-product@${version}`);
    await expect(banner).toContainText(version);
    await banner.getByRole('link', { name: reset }).click();

    await expect(banner).toBeHidden();
  });
});
