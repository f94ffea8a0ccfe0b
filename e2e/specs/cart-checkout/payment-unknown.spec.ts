import { gateways, isReadyToPay } from '../../page-objects/pages/checkout.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const paid = 'پرداخت شما با موفقیت انجام شد و سفارش ثبت شد.';

// See the project `alone`: one after another, since the bank's next fault meets the next call of any test.
test.describe.configure({ mode: 'serial' });

for (const gateway of gateways) {
  test(`a payment of which ${gateway} says nothing is found out while the shopper waits`, async ({
    page,
    shopper,
  }) => {
    const { checkout } = shopper;
    const bank = new SandboxBank(page);
    await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
    await shopper.opens('/invoice');
    await checkout.pays(gateway);

    await bank.isAway();
    await bank.takesTheMoney();

    await page.waitForURL(/\/invoice\?payment=pending/);
    await expect(shopper.alert).toContainText('دوباره پرداخت نکنید');
    await expect(shopper.alert.getByRole('link', { name: 'دیدن سفارش‌ها' })).toBeVisible();
    await expect(checkout.payButton).toBeDisabled();
    expect.soft(await obstaclesOn(page), 'the unknown outcome').toEqual([]);
    await page.waitForURL('**/orderTracking/*', { timeout: 40_000 });
    await expect(shopper.content).toContainText(paid);
    await shopper.header.counts(0);
  });

  test(`who is lost on the way back from ${gateway} finds the order by going again`, async ({
    page,
    shopper,
  }) => {
    const bank = new SandboxBank(page);
    await isReadyToPay(page, await aCustomer(page.request), seeded.pistachio);
    await shopper.opens('/invoice');
    await shopper.checkout.pays(gateway);

    await bank.losesTheBuyer();
    await bank.takesTheMoney();
    await bank.leadsBack();

    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(paid);
    await shopper.header.counts(0);
  });
}
