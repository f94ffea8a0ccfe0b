import { ProductPage } from '../../page-objects/pages/product-page.ts';
import { Desk } from '../../page-objects/pages/desk.ts';
import { NewShop, pot } from '../../page-objects/pages/new-shop.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { effortIn } from '../../page-objects/probes/effort.ts';
import { Film } from '../../page-objects/probes/film.ts';
import { newcomer, registers } from '../../page-objects/visitors/registration.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';
import { openEmptyShop } from '../../shop/empty-shop.ts';

test('from an empty folder to a paid order of one’s own product, with one’s own picture, through screens alone', async ({
  page,
  browser,
  trouble,
}) => {
  test.slow();
  // A shop that is not open yet answers so.
  trouble.announce(/status of 503/);
  const shop = await openEmptyShop();
  const film = new Film();
  const ownersEffort = await effortIn(page.context());
  const desk = new Desk(page, { url: shop.desk, invites: () => Promise.reject(new Error('none')) });
  const visitors = await browser.newContext({ baseURL: shop.url });
  const visitor = await visitors.newPage();
  const shopper = new Shopper(visitor);

  const newShop = new NewShop(desk, {
    films: (name, part) => film.takes(page, name, part),
    sweeps: (what) => isSwept(desk, what),
  });

  await test.step('whoever comes too early reads that the shop opens soon', async () => {
    const answer = await visitor.goto('/');
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('به‌زودی باز می‌شویم');
    await film.takes(visitor, 'opening-soon');
  });

  await test.step('the owner follows the line of the first start, and has an account', async () => {
    await page.goto(desk.url + shop.setupPath);
    await expect(page.getByLabel('کد شش‌رقمی')).toBeVisible();
    await film.takes(page, 'set-up');
    await desk.setsUpAt(shop.setupPath, { fullName: 'مینا کریمی', userName: 'mina' });
    await expect(desk.heading).toHaveText('پیشخان');
    await expect(page.getByRole('region', { name: 'تا نخستین سفارش' })).toBeVisible();
    await isSwept(desk, 'front of an empty desk');
    await film.takes(page, 'first-steps');
  });

  await test.step('makes a group, a subgroup and a brand', () => newShop.makesShelves());

  await test.step('writes the first product, with a picture of one’s own', () =>
    newShop.writesProduct());

  await test.step('puts it on the front page', () => newShop.arrangesFrontPage());

  await test.step('says how parcels are sent', () => newShop.addsCarrier());

  await test.step('says whose shop it is, which does not open it yet', async () => {
    await newShop.saysWhose();
    await expect(async () => {
      const answer = await visitor.goto('/');
      expect(answer?.status()).toBe(503);
      await expect(visitor.getByText('سفال مینا')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('به‌زودی باز می‌شویم');
    await film.takes(visitor, 'named-shop');
  });

  await test.step('opens the shop', () => newShop.opensShop());

  await test.step('has done no more than docs/operations/first-ten-minutes.md says', () => {
    expect(ownersEffort.presses).toBeLessThanOrEqual(33);
    expect(ownersEffort.fields).toBeLessThanOrEqual(24);
  });

  await test.step('a shopper finds the product by its name, and sees its picture', async () => {
    await expect(async () => {
      expect((await visitor.goto('/'))?.status()).toBe(200);
    }).toPass();
    await shopper.canAct();
    await expect(shopper.content.getByRole('link', { name: pot.name }).first()).toBeVisible();
    await film.takes(visitor, 'home');
    await shopper.header.searchesFor('قوری');
    await shopper.isAt('/filter');
    await shopper.listing.card(pot.name).click();
    await expect(shopper.heading).toHaveText(pot.name);
    const picture = visitor.getByRole('img', { name: 'قوری از روبه‌رو' }).first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await new ProductPage(visitor).canAdd();
    await film.takes(visitor, 'product-page');
  });

  await test.step('puts it into the cart, registers, and says where to', async () => {
    await shopper.product.addsToCart();
    await shopper.header.counts(1);
    await shopper.header.cart.click();
    await expect(shopper.cart.line(pot.name)).toBeVisible();
    await shopper.cart.nextStep.click();
    await visitor.getByRole('link', { name: 'ثبت‌نام کنید' }).click();
    await registers(visitor, newcomer());
    await visitor.getByRole('link', { name: 'ادامهٔ خرید' }).click();
    await shopper.checkout.addsAddress();
    await shopper.checkout.carrier('پیک مینا').check();
    await shopper.checkout.nextStep.click();
    await visitor.waitForURL('**/invoice');
    await expect(shopper.checkout.payButton).toBeEnabled();
    await film.takes(visitor, 'invoice');
  });

  let number = '';
  await test.step('pays at the bank, and has an order', async () => {
    await shopper.checkout.pays();
    await new SandboxBank(visitor).takesTheMoney();
    await visitor.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(pot.name);
    number = (await visitor.getByRole('heading', { name: /^سفارش [۰-۹]+$/ }).innerText()).replace(
      'سفارش ',
      '',
    );
    await film.takes(visitor, 'paid');
  });

  await test.step('the owner sees the paid order, and that nothing is left to set up', async () => {
    await page.getByRole('menuitem', { name: 'پیشخان' }).click();
    await expect(page.getByRole('link', { name: /^۱ سفارش در انتظار تأیید/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'تا نخستین سفارش' })).toHaveCount(0);
    await page.getByRole('link', { name: /سفارش در انتظار تأیید/ }).click();
    await page.getByRole('link', { name: number, exact: true }).click();
    await expect(page.getByRole('main')).toContainText(pot.name);
    await expect(page.getByRole('complementary')).toContainText('پیک مینا');
    await expect(page.getByRole('button', { name: 'تأیید سفارش' })).toBeFocused();
    await film.takes(page, 'order');
  });
  await visitors.close();
  await shop.stop();
});

/** The screen is fit for everybody, on a telephone and on a desktop. */
async function isSwept(desk: Desk, what: string): Promise<void> {
  const { page } = desk;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `${what} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${what} at ${width}`).toBeLessThanOrEqual(1);
  }
}
