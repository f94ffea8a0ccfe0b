import { AccountArea } from '../../page-objects/pages/account-area.ts';
import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'an order that was paid is in progress, and leads to its tracking',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const { rows } = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await shopper.opens('/orders');
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
    expect.soft(await obstaclesOn(page), 'no order yet').toEqual([]);

    await hasAddress(page.request, customer);
    await hasInCart(page, seeded.band);
    await shopper.opens('/chooseAddress');
    await shopper.checkout.choosesCourier();
    await shopper.checkout.pays();
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');

    await shopper.opens('/orders');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('در حال بررسی');
    expect.soft(await obstaclesOn(page), 'orders').toEqual([]);
    await page.getByText('تحویل‌شده', { exact: true }).click();
    await expect(page).toHaveURL(/state=1/);
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
    await page.goBack();
    await rows.getByRole('link', { name: /^پیگیری سفارش/ }).click();

    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(seeded.band.name);
  },
);
