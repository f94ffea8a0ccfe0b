import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/member.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { Shopper } from '../../page-objects/visitors/shopper.ts';

const { outOfStock } = seeded;

test('a customer waits for a product, the desk fills its stock, and one text tells the customer', async ({
  page,
  comesTo,
  desk,
  ownDesk,
}) => {
  test.slow();
  const baseURL = await ownDesk.opensShop();
  const waiter = await comesTo(baseURL);
  const { product, content } = new Shopper(waiter);
  const customer = await aCustomer(waiter.request);
  await isSignedIn(waiter, customer);
  await waiter.goto(`/product/${outOfStock.id}`);
  await product.stockAlertButton.click();
  await expect(product.stockAlertCancel).toBeVisible();

  await test.step('by night the text would wait for the morning', async () => {
    await desk.joinsAs('alerts', 'owner');
    await desk.opens('/texts/settings');
    for (const label of ['از ساعت', 'تا ساعت']) {
      await page.getByLabel(label).press('Enter');
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
    }
    const words = page.getByRole('group', { name: 'موجود شدن کالایی که مشتری منتظرش است' });
    await words.getByLabel('متن', { exact: true }).fill('بشتابید!\n{product}\n{price}\n{link}');
    await expect(words).toContainText('https://shop.example/product/');
    expect.soft(await desk.obstacles(), 'the words').toEqual([]);
    await page.getByRole('button', { name: 'ذخیره', exact: true }).press('Enter');
    await expect(page.getByText('ذخیره شد.')).toBeVisible();
  });

  await desk.opens(`/goods/${outOfStock.id}`);
  const stocks = page.getByLabel('موجودی', { exact: true });
  await expect(stocks.first()).toBeVisible();
  for (const stock of await stocks.all()) await stock.fill('۵');
  await page.getByRole('button', { name: 'ذخیره' }).press('Enter');
  await expect(page.getByText('کالا ذخیره شد.')).toBeVisible();

  const told = async () => {
    const outbox = await (await waiter.request.get('/dev/outbox')).text();
    return outbox
      .split('<tr>')
      .filter((row) => row.includes(customer.mobile) && row.includes('بشتابید!'));
  };
  await expect.poll(told, { timeout: 60_000 }).toHaveLength(1);
  const [text = ''] = await told();
  expect(text).toContain(`/product/${outOfStock.id}?variant=`);
  expect(text).toMatch(/[۰-۹٬]+ تومان/);

  await waiter.goto('/customerAlerts');
  await expect(content).toContainText('موردی ثبت نشده است.');
  await waiter.goto(`/product/${outOfStock.id}`);
  await expect(product.addButton).toBeVisible();
});
