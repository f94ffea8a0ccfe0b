import { hasInCart } from '../../page-objects/pages/cart-page.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { SandboxBank } from '../../page-objects/pages/sandbox-bank.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a shopper without a mouse buys a watch', async ({ page, shopper }) => {
  const { product, cart, checkout } = shopper;
  const keyboard = new Keyboard(page);
  const bank = new SandboxBank(page);
  await isSignedIn(page, await aCustomer(page.request));
  await shopper.opens(seeded.watch.path);
  await product.canAdd();

  await test.step('chooses a colour and puts it into the cart', async () => {
    await keyboard.reaches(product.variant('لاجوردی'));
    await page.keyboard.press('ArrowDown');
    await expect(product.variant('نقره‌ای')).toBeChecked();
    await expect(page).toHaveURL(/variant=/);
    await expect(product.variant('نقره‌ای')).toBeFocused();
    await keyboard.presses(product.addButton);
    await shopper.header.counts(1);
  });

  await test.step('goes to the cart, raises the quantity, and on', async () => {
    await keyboard.presses(product.buyBox.getByRole('link', { name: 'در سبد شما' }));
    await shopper.isAt('/cart');
    await keyboard.presses(page.getByRole('button', { name: `افزایش تعداد ${seeded.watch.name}` }));
    await shopper.header.counts(2);
    await keyboard.presses(cart.nextStep);
    await shopper.isAt('/chooseAddress');
  });

  await test.step('writes an address in the dialog, and is back at its button', async () => {
    const dialog = checkout.addressDialog;
    await keyboard.presses(checkout.addAddressButton);
    await expect(dialog.getByLabel('عنوان آدرس')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await keyboard.types(dialog.getByLabel('عنوان آدرس'), 'خانه');
    await keyboard.picks(dialog.getByLabel('استان'), 'اصفهان');
    await keyboard.picks(dialog.getByLabel('شهر', { exact: true }), 'اصفهان');
    await keyboard.types(dialog.getByLabel('آدرس کامل'), 'خیابان توحید میانی، پلاک ۲۲');
    await keyboard.types(dialog.getByLabel('نام گیرنده'), 'نگار رضایی');
    await keyboard.types(dialog.getByLabel('موبایل گیرنده'), '۰۹۱۳۱۲۳۴۵۶۷');
    await keyboard.presses(dialog.getByRole('button', { name: 'ذخیرهٔ آدرس' }));
    await expect(dialog).toBeHidden();
    await expect(checkout.addAddressButton).toBeFocused();
  });

  await test.step('chooses the courier', async () => {
    await keyboard.presses(checkout.carrier('پیک کاشی'), 'Space');
    await expect(checkout.carrier('پیک کاشی')).toBeChecked();
    await keyboard.presses(checkout.nextStep);
    await shopper.isAt('/invoice');
  });

  await test.step('pays', async () => {
    await keyboard.presses(page.getByRole('radio', { name: 'سامان کیش' }), 'Space');
    await keyboard.presses(checkout.payButton);
    await page.waitForURL('**/bank/**');
    await keyboard.presses(bank.payButton);
    await page.waitForURL('**/orderTracking/*');
    await expect(shopper.content).toContainText(seeded.watch.name);
  });
});

test('the first stop of every page is the link that skips the header', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/filter');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'رفتن به محتوای صفحه' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(shopper.content).toBeFocused();
});

test('a suggestion of the search is chosen by arrow keys', async ({ page, shopper }) => {
  await shopper.opens('/');
  const keyboard = new Keyboard(page);
  await keyboard.types(shopper.header.searchBox, 'ساعت');
  await expect(shopper.header.suggestions).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await shopper.isAt('/filter');
  await expect(shopper.header.suggestions).toBeHidden();
});

test('Escape closes what opened over the page, and the focus is back at its opener', async ({
  page,
  shopper,
}) => {
  const { banner } = shopper.header;
  const keyboard = new Keyboard(page);
  await isSignedIn(page, await aCustomer(page.request));
  await hasInCart(page, seeded.band);
  await shopper.opens('/');
  await shopper.header.counts(1);

  for (const opener of [
    banner.getByRole('button', { name: 'نگار رضایی' }),
    banner.getByRole('button', { name: 'نمایش کالاهای سبد' }),
  ]) {
    await keyboard.presses(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
});

test('the arrow of a rail keeps the focus at the end of its rail', async ({ page, shopper }) => {
  await shopper.opens('/');
  const arrow = (name: RegExp) => page.getByRole('button', { name, includeHidden: true }).first();
  const [previous, next] = [arrow(/^پیشین در /), arrow(/^بعدی در /)];
  await expect(previous).toBeHidden();
  await next.focus();

  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();

  await expect(next).toBeFocused();
  await expect(previous).toBeVisible();
  await next.blur();
  await expect(next).toBeHidden();
});
