import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, Shopper, test } from '../../page-objects/visitors/shopper.ts';

const { watch, outOfStock } = seeded;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const removes = (name: string) => `برداشتن ${name} از علاقه‌مندی‌ها`;
const restores = (name: string) => `بازگرداندن ${name} به علاقه‌مندی‌ها`;

test(
  'a guest wishes for products, finds them in the list, and keeps them by signing in',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const customer = await aCustomer(page.request);
    const { wishButton } = shopper.product;
    const cards = shopper.listing.cards;

    for (const { id } of [outOfStock, watch]) {
      await shopper.opens(`/product/${id}`);
      await expect(wishButton).toHaveAccessibleName('افزودن به علاقه‌مندی‌ها');
      await wishButton.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('کالا به علاقه‌مندی‌های شما افزوده شد.')).toBeVisible();
      await expect(wishButton).toHaveAccessibleName('برداشتن از علاقه‌مندی‌ها');
      await expect(wishButton).toBeFocused();
    }
    expect.soft(await obstaclesOn(page), 'the product').toEqual([]);
    await page.reload();
    await expect(wishButton).toHaveAccessibleName('برداشتن از علاقه‌مندی‌ها');

    await shopper.footer.getByRole('link', { name: 'علاقه‌مندی‌ها' }).click();
    await shopper.isAt('/wishList');
    await expect(shopper.heading).toHaveText('علاقه‌مندی‌ها');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(watch.name);
    await expect(cards.last()).toContainText('ناموجود');
    expect.soft(await obstaclesOn(page), 'the list').toEqual([]);

    await test.step('what is taken out comes back by the next key', async () => {
      await shopper.content.getByRole('button', { name: removes(watch.name) }).focus();
      await page.keyboard.press('Enter');
      await expect(
        shopper.content.getByRole('button', { name: restores(watch.name) }),
      ).toBeFocused();
      await expect(cards).toHaveCount(1);
      expect.soft(await obstaclesOn(page), 'taken out').toEqual([]);
      await page.keyboard.press('Enter');
      await expect(
        shopper.content.getByRole('button', { name: removes(watch.name) }),
      ).toBeFocused();
      await expect(cards).toHaveCount(2);
    });

    await shopper.content.getByRole('link', { name: 'ورود' }).click();
    await signsIn(page, customer);
    await shopper.isAt('/wishList');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText(watch.name);
    await expect(shopper.content.getByRole('link', { name: 'ورود' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('wishList'))).toBeNull();

    await page.reload();
    await expect(cards).toHaveCount(2);
  },
);

test("a customer's wish that is lost is taken back and says so, and tabs keep in step", async ({
  context,
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/Failed to load resource/);
  await isSignedIn(page, await aCustomer(page.request));
  const { wishButton } = shopper.product;
  await shopper.opens(watch.path);
  await page.route('**/CustomerWishList/Add', (route) => route.abort(), { times: 1 });

  await wishButton.click();
  await expect(page.getByRole('alert')).toContainText('علاقه‌مندی‌های شما تغییر نکرد');
  await expect(wishButton).toHaveAccessibleName('افزودن به علاقه‌مندی‌ها');

  const other = new Shopper(await context.newPage());
  await other.opens('/wishList');
  await expect(other.heading).toHaveText('هنوز کالایی را نپسندیده‌اید');
  expect.soft(await obstaclesOn(other.page)).toEqual([]);
  await wishButton.click();
  await expect(other.listing.cards).toContainText([watch.name]);
  await other.content.getByRole('button', { name: removes(watch.name) }).click();
  await expect(wishButton).toHaveAccessibleName('افزودن به علاقه‌مندی‌ها');
});

test('a list that cannot be read says so, and is there at the retry', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/Failed to load resource/);
  await isSignedIn(page, await aCustomer(page.request));
  await page.route('**/CustomerWishList/Read', (route) => route.abort(), { times: 1 });
  await shopper.opens('/wishList');

  await expect(shopper.alert).toContainText('ارتباط با فروشگاه برقرار نشد');
  expect.soft(await obstaclesOn(page)).toEqual([]);
  await shopper.alert.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(shopper.heading).toHaveText('هنوز کالایی را نپسندیده‌اید');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list says what it needs, and a product offers no heart', async ({ page, shopper }) => {
    await page.goto('/wishList');
    await expect(shopper.heading).toHaveText('علاقه‌مندی‌ها');
    const html = await (await page.request.get('/wishList')).text();
    expect(html).toMatch(/<noscript>.*جاوااسکریپت را روشن.*<\/noscript>/s);

    await page.goto(watch.path);
    await expect(shopper.heading).toHaveText(watch.name);
    await expect(shopper.product.wishButton).toHaveCount(0);
  });
});
