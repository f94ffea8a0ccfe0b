import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';
import { translates } from '../../page-objects/visitors/translator.ts';

// Each test also fails by an error in the console, such as React's when it removes a text that a translator has replaced.
for (const moment of ['before hydration', 'after hydration'] as const) {
  test.describe(`a browser translates ${moment}`, () => {
    test.beforeEach(({ context }) => translates(context, moment));

    test('a product: colours, prices and pictures follow', async ({ page, shopper }) => {
      const { product } = shopper;
      await shopper.opens(seeded.watch.path);
      await expect(product.price).toContainText('3,697,500');

      await product.chooses('نقره‌ای');
      await expect(product.price).toContainText('3,799,500');
      await expect(product.price).not.toContainText('3,697,500');
      await product.chooses('مشکی');
      await expect(product.price).toHaveText('ناموجود');
      await product.chooses('لاجوردی');
      await expect(product.price).toContainText('3,697,500');

      await product.picture(0).click();
      await product.viewer.getByRole('button', { name: 'بزرگ‌نمایی' }).click();
      await page.keyboard.press('Escape');
      await expect(product.viewer).toBeHidden();
      await product.addsToCart();
      await shopper.header.counts(1);
    });

    test('a cart: numbers, sums and coupons follow', async ({ page, shopper, trouble }) => {
      trouble.announce(/status of 400/);
      const { cart, content } = shopper;
      await hasInCart(page, seeded.watch);
      await shopper.opens('/cart');

      await cart.raises(seeded.watch.name);
      await expect(cart.quantityOf(seeded.watch.name)).toHaveText('2');
      await expect(content).toContainText('7,395,000');
      await cart.appliesCoupon('');
      await expect(cart.couponField).toHaveAccessibleDescription('کد تخفیف را وارد کنید.');
      await cart.appliesCoupon('kashi10');
      await expect(content).toContainText('تخفیف با کد');
      await page.getByRole('button', { name: 'حذف کد تخفیف KASHI10' }).click();
      await expect(content).not.toContainText('تخفیف با کد');
    });

    test('a listing: filters, pages and the way to a product', async ({ shopper }) => {
      const { listing } = shopper;
      await shopper.opens('/filter?SearchValue=پسته');
      await expect(listing.counter).toBeVisible();
      await listing.wantsAvailableOnly();
      await expect(listing.chip('فقط موجود')).toBeVisible();
      await listing.card(seeded.pistachio.name).click();
      await expect(shopper.heading).toHaveText(seeded.pistachio.name);
    });

    test('an account: who signs in pays an invoice', async ({ page, shopper }) => {
      const customer = await aCustomer(page.request);
      await shopper.opens('/login');
      await signsIn(page, customer);
      await shopper.isAt('/');
      await isReadyToPay(page, customer, seeded.pistachio);
      await shopper.opens('/invoice');
      await shopper.checkout.pays();
      await new SandboxBank(page).takesTheMoney();
      await page.waitForURL('**/orderTracking/*');
      await expect(shopper.content).toContainText(seeded.pistachio.name);
    });
  });
}
