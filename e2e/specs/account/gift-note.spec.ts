import type { Page } from '@playwright/test';
import { Checkout, isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const note = (page: Page) => page.getByRole('textbox', { name: /یادداشت هدیه/ });

test(
  'a gift note is kept over a payment that came to nothing, and stands on the order',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await isReadyToPay(page, await aCustomer(page.request), seeded.band);
    await shopper.opens('/invoice');
    await note(page).focus();
    await page.keyboard.type('زادروزت مبارک!');
    expect.soft(await obstaclesOn(page), 'invoice').toEqual([]);
    await new Checkout(page).pays();
    await new SandboxBank(page).isLeft();
    await page.waitForURL('**/invoice?*');
    await expect(note(page)).toHaveValue('زادروزت مبارک!');

    await new Checkout(page).pays();
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');

    await expect(shopper.content).toContainText('زادروزت مبارک!');
    expect.soft(await obstaclesOn(page), 'order').toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a gift note goes with the form of the payment', async ({ page, shopper }) => {
    await isReadyByForms(page, await aCustomer(page.request));
    await note(page).fill('زادروزت مبارک!\nنگار');
    await new Checkout(page).pays();
    await new SandboxBank(page).takesTheMoney();
    await page.waitForURL('**/orderTracking/*');

    await expect(shopper.content).toContainText('زادروزت مبارک!');
  });
});
