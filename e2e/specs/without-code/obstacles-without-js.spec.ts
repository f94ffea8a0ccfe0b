import { gateways } from '../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { isReadyByForms } from '../../page-objects/visitors/plain-shopper.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('no obstacle stands on the steps of the checkout without code @both', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/cannot run the code of the shop/);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await isReadyByForms(page, await aCustomer(page.request));
  const check = async (what: string) => expect.soft(await obstaclesOn(page), what).toEqual([]);

  await check('the invoice');
  await shopper.checkout.payButton.click();
  await expect(shopper.alert).toBeVisible();
  await check('the refused payment');
  await page.goto('/cart');
  await check('the cart');
  await page.getByRole('button', { name: 'اعمال کد' }).click();
  await expect(shopper.alert).toBeVisible();
  await check('the refused coupon');
  await page.goto('/chooseAddress');
  await check('the addresses');
  await shopper.checkout.nextStep.click();
  await shopper.checkout.pays(gateways[0]);
  await new SandboxBank(page).isLeft();
  await expect(shopper.alert).toBeVisible();
  await check('the way back from the bank');
  await shopper.checkout.pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await check('the order');
});
