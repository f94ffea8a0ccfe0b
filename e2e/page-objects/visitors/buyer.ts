import { expect, type Browser } from '@playwright/test';
import { numberIn } from '../facts/persian.ts';
import { Checkout, isReadyToPay } from '../pages/checkout.ts';
import { SandboxBank } from '../pages/sandbox-bank.ts';
import type { SeededProduct } from '../facts/seeded-products.ts';
import { aCustomer } from './registration.ts';

/** A customer with a browser of their own, who has just paid for a product at the shop. Returns the open page of the order too. */
export async function aBuyer(browser: Browser, baseURL: string, product: SeededProduct) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await isReadyToPay(page, await aCustomer(page.request), product);
  await page.goto('/invoice');
  await new Checkout(page).pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  const heading = page.getByRole('heading', { name: /^سفارش [۰-۹]+$/ });
  await expect(heading).toBeVisible();
  const shown = (await heading.innerText()).replace('سفارش ', '');
  return { page, order: { shown, id: numberIn(shown) } };
}
