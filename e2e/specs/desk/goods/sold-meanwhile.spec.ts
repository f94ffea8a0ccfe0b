import { seeded } from '../../../page-objects/facts/seeded-products.ts';
import { isReadyToPay } from '../../../page-objects/pages/checkout.ts';
import { SandboxBank } from '../../../page-objects/pages/sandbox-bank.ts';
import { expect, test } from '../../../page-objects/visitors/member.ts';
import { obstaclesOn } from '../../../page-objects/visitors/reader.ts';
import { aCustomer } from '../../../page-objects/visitors/registration.ts';
import { Shopper } from '../../../page-objects/visitors/shopper.ts';

const { teapot } = seeded;

test('goods that sell out under an open invoice are named before any money moves, and bought once they are back', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const buyer = await comesTo(await ownDesk.opensShop());
  const { checkout, content, alert } = new Shopper(buyer);
  await isReadyToPay(buyer, await aCustomer(buyer.request), teapot);
  await buyer.goto('/invoice');
  await checkout.gateway('زرین‌پال').check();
  await desk.joinsAs('stock-keeper', 'owner');
  const hasStock = async (stock: string) => {
    await desk.opens(`/goods/${teapot.id}`);
    const stocks = page.getByLabel('موجودی', { exact: true });
    await expect(stocks).toHaveCount(4);
    for (const each of await stocks.all()) await each.fill(stock);
    await page.getByRole('button', { name: 'ذخیره' }).press('Enter');
    await expect(page.getByText('کالا ذخیره شد.')).toBeVisible();
  };
  const soldOut = new RegExp(`«${teapot.name}.*» ناموجود شده است.`);

  await test.step('the press is refused with the name of the goods, and leads to no bank', async () => {
    await hasStock('۰');
    await checkout.payButton.click();
    await expect(alert.filter({ hasText: soldOut }).first()).toBeVisible();
    await expect(buyer).toHaveURL(/\/invoice$/);
    expect.soft(await obstaclesOn(buyer), 'the refused invoice').toEqual([]);
  });

  await test.step('address and invoice say it when they are opened, with the way back in place of the button', async () => {
    await buyer.goto('/chooseAddress');
    await expect(content).toContainText(soldOut);
    await buyer.goto('/invoice');
    await expect(content).toContainText(soldOut);
    await expect(checkout.payButton).toBeHidden();
    await expect(content.getByRole('link', { name: 'بازبینی سبد خرید' }).first()).toBeVisible();
  });

  await test.step('goods that are back are paid for', async () => {
    await hasStock('۹');
    await buyer.goto('/invoice');
    await expect(content).not.toContainText(soldOut);
    await checkout.pays();
    await new SandboxBank(buyer).takesTheMoney();
    await buyer.waitForURL('**/orderTracking/*');
  });
});
