import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { shareOfPage } from '../../page-objects/probes/enlarged.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

// 1280 × 1024 at four times its size.
test.use({ viewport: { width: 320, height: 256 } });

for (const [name, path] of [
  ['the listing', '/filter'],
  ['a product', seeded.watch.path],
  ['the cart', '/cart'],
] as const) {
  test(`enlarged four times, the window belongs to ${name} alone`, async ({ page, shopper }) => {
    await hasInCart(page, seeded.simplePhone);
    await shopper.opens(path);
    await expect(shopper.content.locator('[aria-busy=true]')).toHaveCount(0);

    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));

    await expect.poll(() => shareOfPage(page)).toBe(1);
  });
}
