import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { hasInCart } from '../../../page-objects/pages/cart-page.ts';
import { Checkout } from '../../../page-objects/pages/checkout.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';
import { aCustomer, isSignedIn } from '../../../page-objects/visitors/registration.ts';

test('what the owner says of pickup stands at the choice and on the invoice, and no pickup is offered once it is off', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  const shopper = await comesTo(shop);
  const customer = await aCustomer(shopper.request);
  await isSignedIn(shopper, customer);
  await hasInCart(shopper, seeded.simplePhone, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
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
});
