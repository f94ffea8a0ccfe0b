import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { CartPage } from '../../page-objects/pages/cart-page.ts';
import { Checkout, isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const press = 'خرید دوباره';

test(
  'an order is bought again by the keyboard, from its page and from the list, and only once',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { lines } = new CartPage(page);
    await isReadyToPay(page, await aCustomer(page.request), seeded.band);
    await page.goto('/invoice');
    await new Checkout(page).pays();
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');

    const again = shopper.content.getByRole('button', { name: press });
    expect.soft(await obstaclesOn(page), 'order').toEqual([]);
    await again.press('Enter');
    await page.waitForURL('**/cart');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(seeded.band.name);
    const pieces = await new CartPage(page).quantityOf(seeded.band.name).textContent();

    await shopper.opens('/orders');
    const row = new AccountArea(page).rows.getByRole('button', { name: press });
    expect.soft(await obstaclesOn(page), 'orders').toEqual([]);
    await row.press('Enter');
    await page.waitForURL('**/cart');
    await expect(lines).toHaveCount(1);
    await expect(new CartPage(page).quantityOf(seeded.band.name)).toHaveText(pieces ?? '');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is bought again by a form', async ({ page, shopper }) => {
    await isReadyByForms(page, await aCustomer(page.request));
    await new Checkout(page).pays();
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');

    await shopper.content.getByRole('button', { name: press }).click();

    await page.waitForURL('**/cart');
    await expect(shopper.content.getByRole('status')).toContainText(
      'کالاهای سفارش در سبد خرید شماست.',
    );
    await expect(shopper.content).toContainText(seeded.watch.name);
  });
});
