import type { Browser, Locator, Page } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { hasAddress } from '../../page-objects/pages/checkout.ts';
import type { Desk } from '../../page-objects/pages/desk.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { isNoProgram } from '../../page-objects/visitors/keeper.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { Shopper } from '../../page-objects/visitors/shopper.ts';

const { simplePhone } = seeded;

test('an owner lets visits be counted: who agrees is counted to the paid order, who does not sends nothing', async ({
  browser,
  desk,
  ownDesk,
}) => {
  test.slow();
  const shop = await ownDesk.opensShop();
  await desk.joinsAs('visits', 'owner');

  await test.step('as long as it is off, nobody is asked, and the figures say how it is switched on', async () => {
    await desk.opens('/figures');
    await desk.page.getByRole('link', { name: 'روشن کردن در تنظیم فروشگاه' }).click();
    await expect(desk.heading).toHaveText('فروشگاه');
  });

  await counts(desk, true);
  try {
    await test.step('a visitor who agrees is counted', async () => {
      const { page, shopper, told, bar } = await aVisitor(browser, shop);
      const customer = await aCustomer(page.request);
      await isSignedIn(page, customer);
      await hasAddress(page.request, customer);
      await page.goto('/');

      await expect(bar).toContainText('اجازه می‌دهید بازدید');
      await areAlike(page);
      await leavesLowWindowsToThePage(page, bar);
      expect(told).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('figuresConsent'))).toBeNull();
      await bar.getByRole('button', { name: 'موافقم', exact: true }).click();
      await expect(bar).toHaveCount(0);
      await expect(shopper.content).toBeFocused();

      await shopper.product.opens(simplePhone);
      await expect.poll(() => told).toEqual([{ Event: 'view', ProductId: simplePhone.id }]);
      await shopper.product.addsToCart();
      await expect.poll(() => told.at(-1)).toEqual({ Event: 'add', ProductId: simplePhone.id });
      await page.goto('/chooseAddress');
      await expect.poll(() => told.at(-1)).toEqual({ Event: 'begin' });
      await expect(bar).toHaveCount(0);
      await shopper.checkout.choosesCourier();
      await shopper.checkout.pays();
      await new SandboxBank(page).takesTheMoney();
      await page.waitForURL('**/orderTracking/*');
      await expect.poll(() => told.at(-1)).toEqual({ Event: 'pay' });
      await page.reload();
      await shopper.canAct();

      await shopper.follows('/content/privacy');
      await expect(bar).toContainText('پذیرفته‌اید');
      await hasNoObstacles(page, 'an answer on the page about privacy');
      await bar.getByRole('button', { name: 'موافق نیستم', exact: true }).press('Enter');
      await expect(bar).toContainText('نپذیرفته‌اید');
      await shopper.follows(`/product/${simplePhone.id}`);
      await shopper.product.canAdd();
      expect(told).toHaveLength(4);
      await page.context().close();
    });

    await test.step('a visitor who does not agree is asked once, and sends nothing', async () => {
      const { page, shopper, told, bar } = await aVisitor(browser, shop);
      await page.goto('/');
      await bar.getByRole('button', { name: 'موافق نیستم', exact: true }).click();
      await expect(bar).toHaveCount(0);

      await shopper.follows(`/product/${simplePhone.id}`);
      await shopper.product.addsToCart();
      await shopper.follows('/content/privacy');
      await expect(bar).toContainText('نپذیرفته‌اید');

      expect(told).toEqual([]);
      await page.context().close();
    });

    await test.step('a browser that says no is believed', async () => {
      const { page, shopper, told, bar } = await aVisitor(browser, shop);
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      await page.goto('/content/privacy');
      await expect(bar).toContainText('مرورگر شما خواسته است');
      await expect(bar.getByRole('button')).toHaveCount(0);
      await hasNoObstacles(page, 'a browser that says no');

      await shopper.follows(`/product/${simplePhone.id}`);
      await shopper.product.canAdd();

      expect(told).toEqual([]);
      await page.context().close();
    });

    await test.step('the owner’s figures have the way from seeing to paying', async () => {
      const steps = desk.page.getByRole('table', { name: 'از دیدن تا پرداخت' });
      await expect(async () => {
        await desk.opens('/figures');
        await expect(steps.getByRole('row', { name: /^پرداخت سفارش ۱ ۱۰۰/ })).toBeVisible({
          timeout: 2000,
        });
      }).toPass();
      const products = desk.page.getByRole('table', { name: 'پربازدیدترین کالاها' });
      await expect(products.getByRole('row', { name: simplePhone.name })).toContainText('۱');
      await isSwept(desk, 'figures');
    });
  } finally {
    // Other specs use the same shop.
    await counts(desk, false);
  }
});

/** A visitor of the shop in a browser that no program seems to drive, and what it has told of the visit. */
async function aVisitor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await isNoProgram(context);
  const page = await context.newPage();
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/VisitFigures/Count')) told.push(request.postDataJSON());
  });
  const bar = page.getByRole('region', { name: 'شمارش بازدید' });
  return { page, shopper: new Shopper(page), told, bar };
}

/** The owner switches the counting on or off. */
async function counts(desk: Desk, isOn: boolean): Promise<void> {
  await desk.opens('/settings');
  await desk.page.getByLabel('از بازدیدکنندگان پرسیده شود').setChecked(isOn);
  if (isOn) await isSwept(desk, 'settings');
  await desk.page.getByRole('button', { name: 'ذخیره', exact: true }).click();
  await expect(desk.page.getByText('ذخیره شد.')).toBeVisible();
}

/** Yes and no are of one size and one look on a phone and on a desktop. */
async function areAlike(page: Page): Promise<void> {
  const answers = page.getByRole('region', { name: 'شمارش بازدید' }).getByRole('button');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const looks = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width: inlineSize, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button);
        return { inlineSize, height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  }
  await hasNoObstacles(page, 'the question');
}

async function hasNoObstacles(page: Page, what: string): Promise<void> {
  expect.soft(await obstaclesOn(page), what).toEqual([]);
}

async function isSwept(desk: Desk, what: string): Promise<void> {
  for (const width of [390, 1440]) {
    await desk.page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `${what} at ${width}`).toEqual([]);
  }
}

/** Enlarged four times, the window would show nothing but the bar: there the bar stands at the end of the page alone. */
async function leavesLowWindowsToThePage(page: Page, bar: Locator): Promise<void> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize(usual);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
