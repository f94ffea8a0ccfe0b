import type { Page } from '@playwright/test';
import { isAlive } from '../../page-objects/probes/fragments.ts';
import { holdAll } from '../../page-objects/probes/network.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const addsFromCard = /^افزودن .+ به سبد خرید$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product goes into the cart, which changes by forms and leads on to the checkout', async ({
    page,
    shopper,
  }) => {
    const { cart, product } = shopper;
    const { name } = seeded.watch;
    await page.goto(seeded.watch.path);

    await product.addButton.click();
    await shopper.isAt('/cart');
    await expect(cart.line(name)).toContainText('تعداد: ۱ عدد');
    await cart.raises(name);
    await expect(cart.line(name)).toContainText('تعداد: ۲ عدد');
    await expect(cart.nextStep).toHaveAttribute('href', '/chooseAddress');

    await page.goto('/filter?SearchValue=تلویزیون');
    await page.getByRole('button', { name: addsFromCard }).first().click();
    await shopper.isAt('/cart');
    await expect(cart.lines).toHaveCount(2);

    await cart.removes(name);
    await expect(cart.lines).toHaveCount(1);
    await page.getByRole('button', { name: /^حذف/ }).click();
    await expect(cart.empty).toBeVisible();
  });

  test('a part of the account that is not built for it says that it needs JavaScript', async ({
    page,
    shopper,
  }) => {
    await page.goto('/credit');

    await expect(shopper.content.getByRole('status')).toContainText(
      'این بخش در مرورگر شما آماده نشد.',
    );
  });
});

test(
  'on a slow phone a press before the code is there counts, and the browser takes the cart over',
  { tag: '@phone' },
  async ({ page, shopper }) => {
    const { name } = seeded.watch;
    const code = await holdAll(page, '.js');
    await page.goto(seeded.watch.path, { waitUntil: 'commit' });

    await shopper.product.addButton.click({ noWaitAfter: true });
    await page.waitForURL('**/cart', { waitUntil: 'commit' });
    await expect(shopper.cart.line(name)).toContainText('تعداد: ۱ عدد');
    await isDrawn(page);
    const placeAtFirst = await shopper.cart.summary.boundingBox();
    code.release();
    await shopper.canAct();

    await expect(shopper.cart.quantityOf(name)).toHaveText('۱');
    expect(await shopper.cart.summary.boundingBox()).toEqual(placeAtFirst);
    await expect(shopper.cart.nextStep).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'CartHashId' }),
    );
    expect.soft(await obstaclesOn(page), 'the adopted cart').toEqual([]);
  },
);

test(
  'a card puts its product into the cart, and the shopper stays where they are',
  { tag: '@both' },
  async ({ page, shopper }) => {
    await shopper.opens('/filter?SearchValue=تلویزیون');
    await isAlive(page, 'mf-cart-checkout/mini-cart');
    const add = page.getByRole('button', { name: addsFromCard }).first();

    await add.press('Enter');

    await expect(page.getByText('تغییرات با موفقیت در سبد خرید اعمال شد.')).toBeVisible();
    await expect(add).toBeFocused();
    await shopper.isAt('/filter');
    await shopper.opens('/cart');
    await expect(shopper.cart.lines).toHaveCount(1);
  },
);

/** The style of what is there has come, and the letters that it takes. Neither waits for code. */
async function isDrawn(page: Page): Promise<void> {
  const isStyled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(
      ({ sheet }) => sheet,
    );
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  await page.evaluate(async () => {
    // Letters are asked for by what is laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
