import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

test('what goes into the cart in one tab is counted in the other at once', async ({
  context,
  shopper,
}) => {
  const other = new Shopper(await context.newPage());
  await other.opens('/');
  await shopper.product.opens(seeded.watch);
  await other.header.counts(0);

  await shopper.product.addsToCart();

  await other.header.counts(1);
  await other.header.cart.click();
  await expect(other.cart.line(seeded.watch.name)).toBeVisible();
  await other.cart.raises(seeded.watch.name);
  await shopper.header.counts(2);
});

test('a cart that is emptied in one tab is empty in the other', async ({
  page,
  context,
  shopper,
}) => {
  await hasInCart(page, seeded.band);
  await shopper.opens('/cart');
  const other = new Shopper(await context.newPage());
  await other.opens('/cart');
  await expect(other.cart.line(seeded.band.name)).toBeVisible();

  await shopper.cart.removes(seeded.band.name);

  await expect(shopper.cart.empty).toBeVisible();
  await expect(other.cart.empty).toBeVisible();
});

test('signing out in one tab signs the other out', async ({ page, context, shopper }) => {
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens('/');
  const other = new Shopper(await context.newPage());
  await other.opens('/');
  const name = other.header.banner.getByRole('button', { name: 'نگار رضایی' });
  await expect(name).toBeVisible();

  await name.click();
  await other.header.banner.getByRole('button', { name: 'خروج از حساب' }).click();

  await expect(shopper.header.signInLink).toBeVisible();
});
