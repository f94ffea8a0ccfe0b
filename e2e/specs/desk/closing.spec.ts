import { seeded } from '../../page-objects/facts/seeded-products.ts';
import type { Desk } from '../../page-objects/pages/desk.ts';
import { violationsOn } from '../../page-objects/probes/axe.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { Shopper } from '../../page-objects/visitors/shopper.ts';

const sentence = 'تا شنبه ۱۵ فروردین در تعطیلات نوروزیم.';

test('an owner closes the shop for a while, shoppers are told so wherever they would buy, and it is opened again', async ({
  page,
  comesTo,
  desk,
  ownDesk,
  trouble,
}) => {
  test.slow();
  // A closed shop answers so, and refuses a piece.
  trouble.announce(/status of (503|400)/);
  const shop = await ownDesk.opensShop();
  const visitor = await comesTo(shop);
  const shopper = new Shopper(visitor);
  await isSignedIn(visitor, await aCustomer(visitor.request));
  await shopper.opens(`/product/${seeded.simplePhone.id}`);
  await shopper.product.canAdd();
  await desk.joinsAs('closing', 'owner');
  const close = page.getByRole('button', { name: 'بستن موقت فروشگاه' });
  const open = page.getByRole('button', { name: 'باز کردن فروشگاه' });

  await test.step('the owner closes it with the keyboard alone, with a sentence', async () => {
    await desk.opens('/settings');
    await close.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'بستن موقت فروشگاه' });
    await expect(dialog.getByLabel('جمله‌ای برای خریداران')).toBeFocused();
    await page.keyboard.type(sentence);
    await isSwept(desk, 'dialog');
    await dialog.getByRole('button', { name: 'بستن موقت فروشگاه' }).press('Enter');
    await expect(page.getByText('فروشگاه بسته شد. هر وقت')).toBeVisible();
    await isSwept(desk, 'settings of a closed shop');
  });

  try {
    await test.step('a press in a tab that was open reads the owner’s sentence, and buys nothing', async () => {
      await shopper.product.addButton.click();
      await expect(visitor.getByText(sentence).first()).toBeVisible();
    });

    await test.step('the next page says that the shop is closed, for people and machines', async () => {
      await shopper.follows('/');
      await expect(shopper.heading).toHaveText('برای مدتی بسته‌ایم');
      await expect(visitor.getByText(sentence)).toBeVisible();
      const answer = await visitor.goto('/filter');
      expect(answer?.status()).toBe(503);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
      for (const width of [390, 1440]) {
        await visitor.setViewportSize({ width, height: 900 });
        expect.soft(await violationsOn(visitor, {})).toEqual([]);
      }
    });

    await test.step('a customer’s own pages stay', async () => {
      await visitor.getByRole('link', { name: 'دیدن سفارش‌ها و حساب من' }).click();
      await shopper.canAct();
      await shopper.opens('/orders');
      await expect(shopper.heading).toContainText('سفارش');
    });

    await test.step('the front of the desk says so, and opens the shop again', async () => {
      await desk.opens('/');
      await expect(page.getByText('فروشگاه برای مدتی بسته است')).toBeVisible();
      await isSwept(desk, 'front of a closed shop');
    });
  } finally {
    // Other specs use the same shop.
    await desk.opens('/');
    await open.click();
    await expect(page.getByText('فروشگاه باز شد')).toBeVisible();
  }

  await expect(async () => {
    expect((await visitor.goto('/'))?.status()).toBe(200);
  }).toPass();
});

/** The screen is fit for everybody, on a telephone and on a desktop. */
async function isSwept(desk: Desk, what: string): Promise<void> {
  for (const width of [390, 1440]) {
    await desk.page.setViewportSize({ width, height: 900 });
    expect.soft(await desk.obstacles(), `${what} at ${width}`).toEqual([]);
  }
}
