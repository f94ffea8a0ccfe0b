import { holdNext } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const address = new RegExp(`/product/${seeded.watch.id}\\?variant=23012$`);

test(
  'the chosen variant is shared by messenger or by its address',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { shareButton, shareDialog } = shopper.product;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shopper.opens(`${seeded.watch.path}?variant=23012`);

    await shareButton.click();
    for (const name of ['تلگرام', 'واتس‌اپ', 'بله', 'ایتا']) {
      const link = shareDialog.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /%2Fproduct%2F2301%3Fvariant%3D23012/);
    }
    expect.soft(await obstaclesOn(page, 'dialog'), 'share').toEqual([]);

    const copy = shareDialog.getByRole('button', { name: 'کپی آدرس' });
    const copied = shareDialog.getByRole('button', { name: 'کپی شد' });
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await copy.click();
    await expect(copied).toBeVisible();
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(copy).toBeVisible();
    await page.clock.resume();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);

    await page.keyboard.press('Escape');
    await expect(shareDialog).toBeHidden();
    await expect(shareButton).toBeFocused();
  },
);

test("the device's own sharing comes first, and closing it is no failure", async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = `shared ${data?.url}`;
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await shopper.opens(`${seeded.watch.path}?variant=23012`);

  await shopper.product.shareButton.click();
  const first = shopper.product.shareDialog.getByRole('listitem').first().getByRole('button');
  await expect(first).toBeFocused();
  await first.click();

  await expect(page).toHaveTitle(address);
  await expect(shopper.product.shareDialog.getByRole('alert')).toHaveCount(0);
});

test('without the right to copy, the address is selected to be copied by hand', async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await shopper.opens(seeded.watch.path);
  const { shareDialog } = shopper.product;
  await shopper.product.shareButton.click();

  await shareDialog.getByRole('button', { name: 'کپی آدرس' }).click();

  await expect(shareDialog.getByRole('status')).toContainText('خودتان کپی کنید');
  const marked = await page.evaluate(() => {
    const box = document.activeElement as HTMLInputElement | null;
    return box?.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0);
  });
  expect(marked).toMatch(/\/product\/2301$/);
});

test('a dialog that is on its way is seen to be', async ({ page, shopper }) => {
  const { shareButton, shareDialog } = shopper.product;
  const waiting = page.getByRole('status').filter({ hasText: 'در حال آماده شدن…' });
  await shopper.opens(seeded.watch.path);
  // Its code comes by itself.
  await expect(shopper.product.wishButton).toBeVisible();
  const code = await holdNext(page, '/r/mf-product/');

  await shareButton.click();
  await code.arrived;
  await expect(waiting).toBeVisible();
  code.release();

  await expect(shareDialog).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('where the dialog cannot be had, that is said', async ({ page, shopper, trouble }) => {
  trouble.announce(/Failed to load resource|late part/);
  await shopper.opens(seeded.watch.path);
  await page.route('**/r/mf-product/**', (route) => route.abort());

  await shopper.product.shareButton.click();

  await expect(page.getByText('این بخش بارگذاری نشد. دوباره تلاش کنید.')).toBeVisible();
});
