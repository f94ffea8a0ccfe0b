import type { Page } from '@playwright/test';
import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { hasInCart } from '../../../page-objects/pages/cart-page.ts';
import { numberIn } from '../../../page-objects/facts/persian.ts';
import { Checkout } from '../../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../../page-objects/pages/sandbox-bank.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';
import { aCustomer, isSignedIn } from '../../../page-objects/visitors/registration.ts';

/** Signs in as a customer of their own, who wants a telephone. */
async function hasAPhoneInTheCart(shopper: Page): Promise<void> {
  const customer = await aCustomer(shopper.request);
  await isSignedIn(shopper, customer);
  await hasInCart(shopper, seeded.simplePhone, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
}

test('what the owner says of pickup stands at the choice and on the invoice, and no pickup is offered once it is off', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const shopper = await comesTo(shop);
  await hasAPhoneInTheCart(shopper);
  await desk.joinsAs('pickup', 'owner');
  await desk.opens('/settings');
  const fields = page.getByRole('group', { name: 'تحویل حضوری' });
  const save = page.getByRole('button', { name: 'ذخیره' });

  await fields.getByLabel('جای تحویل').fill('اصفهان، انبار شمالی');
  await fields.getByLabel('ساعت کار').fill('شنبه تا پنجشنبه، ۹ تا ۱۸');
  await fields.getByLabel('زمان آماده شدن').fill('دو ساعت پس از تأیید');
  await save.press('Enter');
  await expect(page.getByText('ذخیره شد.')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `settings at ${width}`).toEqual([]);
  }

  await shopper.goto('/chooseAddress');
  const pickup = shopper.getByRole('checkbox', { name: /تحویل حضوری از فروشگاه/ });
  await expect(shopper.getByText('ساعت کار: شنبه تا پنجشنبه، ۹ تا ۱۸')).toBeVisible();
  await expect(shopper.getByText('آماده شدن: دو ساعت پس از تأیید')).toBeVisible();
  await pickup.check();
  await new Checkout(shopper).nextStep.click();
  await shopper.waitForURL('**/invoice');
  const main = shopper.getByRole('main');
  await expect(main).toContainText('اصفهان، انبار شمالی، ساعت کار: شنبه تا پنجشنبه، ۹ تا ۱۸');
  await expect(main).toContainText('دو ساعت پس از تأیید');

  await fields.getByLabel('خریدار می‌تواند سفارش را خودش بگیرد').uncheck();
  await save.press('Enter');
  await expect(page.getByText('ذخیره شد.')).toBeVisible();
  await shopper.goto('/invoice');
  await shopper.waitForURL('**/chooseAddress');
  await expect(new Checkout(shopper).addAddressButton).toBeVisible();
  await expect(pickup).toHaveCount(0);

  // The shop is that of the other tests, too.
  await fields.getByLabel('خریدار می‌تواند سفارش را خودش بگیرد').check();
  await save.press('Enter');
  await expect(async () => {
    await shopper.goto('/chooseAddress');
    await expect(pickup).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('whoever collects an order reads on its page when it is ready, which the desk has a step for', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shopper = await comesTo(await ownDesk.opensShop());
  await hasAPhoneInTheCart(shopper);
  await shopper.goto('/chooseAddress');
  await shopper.getByRole('checkbox', { name: /تحویل حضوری از فروشگاه/ }).check();
  const checkout = new Checkout(shopper);
  await checkout.nextStep.click();
  await checkout.pays();
  await new SandboxBank(shopper).takesTheMoney();
  const order = numberIn(
    await shopper.getByRole('heading', { name: /^سفارش [۰-۹]+$/ }).innerText(),
  );

  await desk.joinsAs('counter', 'orders');
  await desk.opens(`/orders/${order}/show`);
  const steps = page.getByRole('group', { name: 'گام بعد' });
  await steps.getByRole('button', { name: 'تأیید سفارش' }).click();
  await expect(page.getByRole('status').getByText('سفارش تأیید شد.')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText('در حال آماده‌سازی است');
  await steps.getByRole('button', { name: 'آمادهٔ تحویل شد' }).press('Enter');
  await expect(page.getByRole('status').getByText('سفارش آمادهٔ تحویل است')).toBeVisible();

  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText('سفارش شما آماده است');
  const current = shopper.getByRole('list', { name: 'وضعیت سفارش' }).locator('[aria-current=step]');
  await expect(current).toContainText('آمادهٔ تحویل در فروشگاه');
  await steps.getByRole('button', { name: 'تحویل شد' }).click();
  await expect(page.getByRole('status').getByText('سفارش تحویل شد.')).toBeVisible();
});
