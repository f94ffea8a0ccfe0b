import { leaves } from '../../page-objects/probes/leaving.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.describe('the X-ray', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

  test(
    'says of every tile whose it is, to everybody in both themes, and Escape takes it away',
    { tag: '@both' },
    async ({ page, shopper }) => {
      await page.goto(`${seeded.watch.path}?xray`);
      await shopper.canAct();
      const xray = page.getByRole('region', { name: 'پرتونگاری صفحه' });

      await expect(xray.locator('dl', { hasText: /mf-product@\d/ })).toHaveCount(1);
      // The header and the footer, of which sections of the page have some of their own.
      await expect(xray.locator('dl', { hasText: /shell@\d/ })).toHaveCount(2);
      await expect(xray).toContainText('mf-cart-checkout/add-to-cart');
      await expect(xray).toContainText('checkout');
      await expect(xray).toContainText(/نسخه\s*جاری/);
      await expect(xray).toContainText(/در سرور\s*[۰-۹]+ میلی‌ثانیه/);
      await expect(xray).toContainText(/در مرورگر\s*[۰-۹]+ میلی‌ثانیه/);
      await expect(xray).toContainText(/حجم\s*[۰-۹]+ کیلوبایت/);
      await expect(xray).toContainText(/آخرین خطا\s*—/);
      expect(await obstaclesOn(page), 'the X-ray').toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);

      await page.keyboard.press('Escape');
      await expect(xray).not.toBeAttached();
    },
  );

  test('can be taken away by its button, from the keyboard', async ({ page, shopper }) => {
    await page.goto(`${seeded.watch.path}?xray`);
    await shopper.canAct();
    const close = page.getByRole('button', { name: 'بستن پرتونگاری' });
    await expect(close).toBeVisible();

    await close.focus();
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(close).not.toBeAttached();
  });
});

test('a visitor who does not ask for the X-ray gets no code of it', async ({ page, shopper }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await shopper.opens(seeded.watch.path);

  expect(asked.filter((url) => url.includes('xray'))).toEqual([]);
});

test('a visit sends its figures once, when it ends, without the shopper’s identity', async ({
  baseURL,
  page,
  shopper,
}) => {
  // Every visit is measured here, not only the shop's share.
  await page.addInitScript(() => (Math.random = () => 0));
  await shopper.opens(seeded.watch.path);

  const beacon = await leaves(page);

  expect(beacon.postData()).toMatch(/\["mf-product@[\w.-]+","mountMs",\d+\]/);
  expect(beacon.postData()).not.toMatch(/product\/\d|%D|[؀-ۿ]/);
  await expect
    // Without the shopper's own address: the figures are for this machine.
    .poll(async () => (await fetch(new URL('/metrics', baseURL))).text())
    .toMatch(/kashi_browser_seconds_count\{measure="mount",remote="mf-product",.*team="product"\}/);
});
