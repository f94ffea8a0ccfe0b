import type { Page } from '@playwright/test';
import type { Visitor } from '@kashi/border/pages/page-route';
import { liveThrough } from '../../../tools/gate/recorded/recorded-customer.ts';
import { recordedOrder } from '../../../tools/gate/recorded/recording.ts';
import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { pageExamples } from '../../page-objects/facts/page-examples.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { holesOn } from '../../page-objects/probes/holes.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { expect, test as base } from '../../page-objects/visitors/shopper.ts';
import { openSecondHost } from '../../shop/second-host.ts';
import { openSpecifiedApi } from '../../shop/specified-api.ts';

/** A shop whose server knows the specification alone (R28). */
const test = base.extend<object, { shopUrl: string }>({
  shopUrl: [
    async ({}, use) => {
      const api = await openSpecifiedApi(process.env['KASHI_URL'] ?? '');
      const host = await openSecondHost(api.url);
      host.registers();
      await use(await host.starts());
      await host.stop();
      api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shopUrl }, use) => use(shopUrl),
});

const examples = pageExamples.filter(({ leadsTo }) => !leadsTo);

for (const visitor of ['guest', 'customer', 'newcomer'] as const) {
  test(`a server without extensions leaves no hole on the pages of a ${visitor}`, async ({
    page,
    shopper,
    trouble,
  }) => {
    test.slow();
    trouble.announce(/status of 404/);
    const order = visitor === 'guest' ? '' : await comesBack(page, visitor);
    for (const { path } of examples.filter(({ as }) => as === visitor)) {
      await test.step(path, async () => {
        await page.goto(path.replace(recordedOrder, order));
        await shopper.canAct();
        await expect.soft(shopper.heading, path).toBeVisible();
        await expect.soft(shopper.content.locator('[aria-busy=true]'), path).toHaveCount(0);
        expect.soft(await holesOn(page), path).toEqual([]);
      });
    }
  });
}

test('a guest changes the cart of a server without extensions', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 404/);
  const { cart, content } = shopper;
  await hasInCart(page, seeded.watch);
  await shopper.opens('/cart');
  await cart.raises(seeded.watch.name);
  await expect(cart.quantityOf(seeded.watch.name)).toHaveText('۲');
  await cart.appliesCoupon('kashi10');
  await expect(content).toContainText('تخفیف با کد');
  expect(await holesOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'حذف کد تخفیف' }).click();
  await expect(cart.couponField).toBeVisible();
  await shopper.header.cart.hover();
  expect(await holesOn(page)).toEqual([]);
});

test('a customer pays at a server without extensions', async ({ page, shopper, trouble }) => {
  trouble.announce(/status of 404/);
  await isReadyToPay(page, await aCustomer(page.request), seeded.watch);
  await shopper.opens('/chooseAddress');
  await expect(shopper.checkout.carriers.first()).toBeVisible();
  expect(await holesOn(page)).toEqual([]);
  await shopper.checkout.choosesCourier();
  expect(await holesOn(page)).toEqual([]);
  await shopper.checkout.pays();
  await new SandboxBank(page).takesTheMoney();
  await page.waitForURL('**/orderTracking/*');
  await expect(shopper.content).toContainText(seeded.watch.name);
});

/** Signs a new customer in, with a past or without one. Answers what the order of the past is called. */
async function comesBack(page: Page, as: Visitor): Promise<string> {
  const customer = await aCustomer(page.request);
  await isSignedIn(page, customer);
  if (as !== 'customer') return '';
  const underTest = process.env['KASHI_URL'] ?? '';
  const goods = [seeded.simplePhone.id, seeded.chocolate.id];
  return (await liveThrough(underTest, customer.token, goods)).hashOrderId;
}
