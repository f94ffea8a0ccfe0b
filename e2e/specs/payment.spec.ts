import { hasInCart } from '../people/cart-page.ts';
import { hasAddress } from '../people/checkout.ts';
import { aCustomer, isSignedIn } from '../people/registration.ts';
import { SandboxBank } from '../people/sandbox-bank.ts';
import { seeded } from '../people/seeded-products.ts';
import { expect, test } from '../people/shopper.ts';

test.beforeEach('a customer stands at the bank with a watch band', async ({ page, shopper }) => {
  const customer = await aCustomer(page.request);
  await hasAddress(page.request, customer);
  await isSignedIn(page, customer);
  await hasInCart(page, seeded.band);
  await shopper.opens('/chooseAddress');
  await shopper.checkout.addresses.first().check();
  await shopper.checkout.choosesCourier();
  await shopper.checkout.pays();
});

test('a payment that is cancelled at the bank can be tried again', async ({ page, shopper }) => {
  const bank = new SandboxBank(page);

  await bank.isLeft();

  await page.waitForURL(/\/invoice\?payment=cancelled/);
  await expect(shopper.content.getByRole('alert')).toBeVisible();
  await shopper.header.counts(1);
  await shopper.checkout.pays();
  await bank.takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await expect(shopper.content).toContainText(seeded.band.name);
});

test('a payment that the bank refuses is said to have failed, and the goods stay in the cart', async ({
  page,
  shopper,
}) => {
  const bank = new SandboxBank(page);

  await bank.refuses();

  await page.waitForURL(/\/invoice\?payment=(failed|cancelled)/);
  await expect(shopper.content.getByRole('alert')).toBeVisible();
  await shopper.opens('/cart');
  await expect(shopper.cart.line(seeded.band.name)).toBeVisible();
});

test('who comes back from the bank by the Back button can go there again', async ({
  page,
  shopper,
}) => {
  const bank = new SandboxBank(page);

  await page.goBack();

  await page.waitForURL('**/invoice');
  await expect(shopper.checkout.payButton).toBeEnabled();
  await shopper.checkout.pays();
  await bank.takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await shopper.header.counts(0);
});

test('a cart in payment says that it cannot be changed, and for how long', async ({
  page,
  shopper,
}) => {
  await page.goto('/cart');

  await expect(shopper.content).toContainText('سفارش درحالت پرداخت می باشد');
  await expect(shopper.content.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: `حذف ${seeded.band.name}` })).toBeHidden();
});
