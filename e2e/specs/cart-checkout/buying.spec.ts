import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { newcomer, registers } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a guest finds a watch, registers on the way, pays, and follows the order', async ({
  page,
  shopper,
}) => {
  const { header, listing, product, cart, checkout } = shopper;
  const bank = new SandboxBank(page);

  await test.step('finds it by the search of the header', async () => {
    await shopper.opens('/');
    await header.counts(0);
    await header.searchesFor('ساعت هوشمند');
    await shopper.isAt('/filter');
    await expect(listing.cards.first()).toBeVisible();
  });

  await test.step('narrows the list down to a brand', async () => {
    await listing.narrowsToBrand('ماهور');
    await expect(listing.applied).toContainText('برند: ماهور');
    await listing.card(seeded.watch.name).click();
    await expect(shopper.heading).toHaveText(seeded.watch.name);
  });

  await test.step('chooses a colour and puts it into the cart', async () => {
    await product.chooses('نقره‌ای');
    await expect(page).toHaveURL(/variant=/);
    await product.addsToCart();
    await header.counts(1);
  });

  await test.step('looks into the cart and goes on', async () => {
    await header.cart.click();
    await shopper.isAt('/cart');
    await expect(cart.line(seeded.watch.name)).toContainText('نقره‌ای');
    await cart.raises(seeded.watch.name);
    await header.counts(2);
    await cart.nextStep.click();
  });

  await test.step('registers with the code from the phone', async () => {
    await shopper.isAt('/login');
    await page.getByRole('link', { name: 'ثبت‌نام کنید' }).click();
    await registers(page, newcomer());
    await page.getByRole('link', { name: 'ادامهٔ خرید' }).click();
    await shopper.isAt('/chooseAddress');
    await header.counts(2);
  });

  await test.step('says where to and by whom', async () => {
    await checkout.addsAddress();
    await expect(checkout.addresses).toHaveCount(1);
    await expect(checkout.addresses.first()).toBeChecked();
    await checkout.choosesCourier();
  });

  await test.step('pays at the bank', async () => {
    await checkout.pays();
    await expect(bank.heading).toBeVisible();
    await bank.takesTheMoney();
  });

  await test.step('sees the order, and an empty cart', async () => {
    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(seeded.watch.name);
    await expect(shopper.content).toContainText('سفارش ثبت و در حال بررسی می باشد.');
    await header.counts(0);
    await header.cart.click();
    await expect(cart.empty).toBeVisible();
  });
});

test('the same on a phone, with one thumb', { tag: '@phone' }, async ({ page, shopper }) => {
  const { header, listing, product, cart, checkout } = shopper;
  const bank = new SandboxBank(page);

  await shopper.opens('/');
  await header.searchesFor('ساعت هوشمند');
  await shopper.isAt('/filter');
  await listing.sheetOpener.click();
  const { sheet } = listing;
  await sheet.getByRole('checkbox', { name: 'ماهور' }).check();
  await sheet.getByRole('button', { name: 'اعمال برند' }).click();
  await expect(page).toHaveURL(/BrandIds=/);
  await sheet.getByRole('button', { name: /^مشاهده/ }).click();
  await listing.card(seeded.watch.name).click();
  await expect(shopper.heading).toHaveText(seeded.watch.name);
  await product.addsToCart();

  await product.buyBox.getByRole('link', { name: 'در سبد شما' }).click();
  await expect(cart.line(seeded.watch.name)).toBeVisible();
  await cart.nextStep.click();
  await page.getByRole('link', { name: 'ثبت‌نام کنید' }).click();
  await registers(page, newcomer());
  await page.getByRole('link', { name: 'ادامهٔ خرید' }).click();
  await checkout.addsAddress();
  await checkout.choosesCourier();
  await checkout.pays();
  await bank.takesTheMoney();

  await page.waitForURL('**/orderTracking/*');
  await expect(shopper.content).toContainText(seeded.watch.name);
});
