import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch, outOfStock } = seeded;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a customer waits for a lower price, changes it, sees it in the account and cancels',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    const { product } = shopper;
    const dialog = product.priceAlertDialog;
    const field = dialog.getByLabel('قیمت دلخواه');
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens(watch.path);

    await product.priceAlertButton.focus();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^[۰-۹]+$/);
    expect.soft(await obstaclesOn(page), 'the form').toEqual([]);

    await test.step('a price that is none is refused beside the field, and stays', async () => {
      await field.fill('۹۹۹۹۹۹۹۹');
      await field.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('کمتر از قیمت امروز');
      await expect(field).toHaveValue('۹۹۹۹۹۹۹۹');
      expect.soft(await obstaclesOn(page), 'the refused form').toEqual([]);
    });

    await test.step('a lost request keeps what was typed', async () => {
      trouble.announce(/Failed to load resource/);
      await page.route('**/customerAlerts/SetPrice', (route) => route.abort(), { times: 1 });
      await field.fill('۱٬۰۰۰٬۰۰۰');
      await field.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
      await expect(field).toHaveValue('۱٬۰۰۰٬۰۰۰');
    });

    await field.press('Enter');
    await expect(dialog).toContainText('اگر قیمت به ۱٬۰۰۰٬۰۰۰ تومان یا کمتر برسد');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect.soft(await obstaclesOn(page), 'the alert').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(product.priceAlertButton).toBeFocused();

    await test.step('the price history leads to it as well, where it is changed', async () => {
      await product.pricesButton.click();
      await product.pricesDialog.getByRole('button', { name: 'ارزان شد خبرم کن' }).click();
      await expect(field).toHaveValue('۱۰۰۰۰۰۰');
      await field.fill('900000');
      await dialog.getByRole('button', { name: 'تغییر قیمت دلخواه' }).click();
      await expect(dialog).toContainText('اگر قیمت به ۹۰۰٬۰۰۰ تومان یا کمتر برسد');
      await page.keyboard.press('Escape');
      await expect(product.pricesButton).toBeFocused();
    });

    await shopper.opens('/customerAlerts');
    const card = shopper.content.getByRole('listitem').filter({ hasText: watch.name });
    const wish = card.getByText('رسیدن قیمت به ۹۰۰٬۰۰۰ تومان یا کمتر');
    await expect(wish).toBeVisible();
    expect.soft(await obstaclesOn(page), 'own alerts').toEqual([]);
    await test.step('on a narrow screen the price stays inside its card', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      const [words, frame] = [await wish.boundingBox(), await card.boundingBox()];
      expect(words?.x).toBeGreaterThan(frame?.x ?? 0);
      if (size) await page.setViewportSize(size);
    });
    await card.getByRole('button', { name: /^لغو درخواست/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'لغو درخواست' }).press('Enter');
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
  },
);

test(
  'a guest at a sold-out product signs in, comes back, asks, and takes it back',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    const { product } = shopper;
    const customer = await aCustomer(page.request);
    await shopper.opens(`/product/${outOfStock.id}`);

    await product.stockAlertLink.click();
    await expect(page).toHaveURL(/\/login\?returnUrl=.*variant/);
    await signsIn(page, customer);
    await expect(shopper.heading).toHaveText(outOfStock.name);
    await expect(product.stockAlertButton).toBeVisible();
    expect.soft(await obstaclesOn(page), 'the button').toEqual([]);

    await test.step('a lost request says so, and the button stays', async () => {
      trouble.announce(/Failed to load resource/);
      await page.route('**/customerAlerts/SetStock', (route) => route.abort(), { times: 1 });
      await product.stockAlertButton.focus();
      await page.keyboard.press('Enter');
      await expect(product.buyBox.getByRole('alert')).toContainText('برقرار نشد');
      expect.soft(await obstaclesOn(page), 'the failure').toEqual([]);
    });

    await product.stockAlertButton.press('Enter');
    await expect(product.stockAlertCancel).toBeVisible();
    await expect(product.buyBox).toContainText('وقتی موجود شود خبرتان می‌کنیم');
    await expect(product.buyBox.getByRole('alert')).toHaveCount(0);
    expect.soft(await obstaclesOn(page), 'the alert').toEqual([]);

    await page.reload();
    await product.stockAlertCancel.click();
    await expect(product.stockAlertButton).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product offers nothing that needs code, and the account cancels by a form', async ({
    page,
    shopper,
  }) => {
    const customer = await aCustomer(page.request);
    await page.goto(`/product/${outOfStock.id}`);
    await expect(shopper.product.price).toHaveText('ناموجود');
    await expect(shopper.content).not.toContainText('خبرم کن');

    const read = await page.request.get('/v1/ProductManagement/ProductInformation/Read', {
      params: { ProductId: outOfStock.id },
    });
    const { Value } = (await read.json()) as { Value: { ProductSaleParams: { Id: number }[] } };
    const asked = await page.request.put('/v1/ProductManagement/customerAlerts/SetStock', {
      headers: { authorization: `Bearer ${customer.token}` },
      data: { ProductSaleParamId: Value.ProductSaleParams[0]?.Id },
    });
    await expect(asked).toBeOK();
    await page.goto('/login?returnUrl=%2FcustomerAlerts');
    await signsIn(page, customer);
    await shopper.isAt('/customerAlerts');

    await expect(shopper.content).toContainText(outOfStock.name);
    await shopper.content.getByRole('button', { name: /^لغو درخواست/ }).click();
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
  });
});
