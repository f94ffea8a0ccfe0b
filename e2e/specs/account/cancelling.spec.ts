import type { Page } from '@playwright/test';
import { Checkout, isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** Pays the invoice that is shown, and follows the order. */
async function buys(page: Page): Promise<void> {
  await new Checkout(page).pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
}

const opener = (page: Page) => page.getByRole('main').getByText('لغو سفارش', { exact: true });
const confirmation = (page: Page) => page.getByRole('button', { name: 'سفارش را لغو کن' });
const cancelled = 'سفارش به خواست شما لغو شد';

test(
  'an order is cancelled by the keyboard, and its money is in the wallet',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await isReadyToPay(page, await aCustomer(page.request), seeded.band);
    await page.goto('/invoice');
    await buys(page);

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toBeVisible();
    expect.soft(await obstaclesOn(page), 'before').toEqual([]);
    await confirmation(page).press('Enter');

    await expect(shopper.content).toContainText(cancelled);
    await expect(opener(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect.soft(await obstaclesOn(page), 'afterwards').toEqual([]);
    await page.reload();
    await expect(shopper.content).toContainText(cancelled);
    await shopper.opens('/transactions');
    await expect(shopper.content).toContainText('برگشت پول');
    await shopper.opens('/orders?state=3');
    await expect(shopper.content.getByRole('link', { name: /^پیگیری/ })).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order is cancelled by a form', async ({ page, shopper }) => {
    await isReadyByForms(page, await aCustomer(page.request));
    await buys(page);

    await opener(page).click();
    await confirmation(page).click();

    await expect(shopper.content).toContainText(cancelled);
    await expect(opener(page)).toHaveCount(0);
  });
});
