import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch } = seeded;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a guest who found a review helpful signs in, says so, and takes it back',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    const { product } = shopper;
    const customer = await aCustomer(page.request);
    const last = product.reviews.getByRole('article').last();
    const helpful = last.getByRole('button', { name: /^مفید بود/ });

    await shopper.opens(watch.path);
    await product.tab('دیدگاه کاربران').click();
    await last.getByRole('link', { name: /^مفید بود/ }).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=.*reviewsPage%3D1/);
    await signsIn(page, customer);
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect.soft(await obstaclesOn(page)).toEqual([]);

    await test.step('a lost vote is not counted, and says so', async () => {
      trouble.announce(/Failed to load resource/);
      await page.route('**/ProductReviews/Helpful', (route) => route.abort(), { times: 1 });
      await helpful.focus();
      await page.keyboard.press('Enter');
      await expect(last.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
      await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    });

    const before = await helpful.innerText();
    await page.keyboard.press('Enter');
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).not.toHaveText(before);
    await expect(last.getByRole('alert')).toHaveCount(0);
    expect.soft(await obstaclesOn(page)).toEqual([]);

    await page.reload();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await expect(helpful).toHaveText(before);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a review says how many customers it has helped', async ({ page, shopper }) => {
    const { token } = await aCustomer(page.request);
    const read = await page.request.get('/v1/ProductManagement/ProductReviews/Read', {
      params: { ProductId: watch.id, Page: 1 },
    });
    const { Value } = (await read.json()) as { Value: { FilteredReviews: { Id: number }[] } };
    const vote = await page.request.put('/v1/ProductManagement/ProductReviews/Helpful', {
      headers: { authorization: `Bearer ${token}` },
      data: { ReviewId: Value.FilteredReviews[0]?.Id, IsHelpful: true },
    });
    await expect(vote).toBeOK();

    await expect(async () => {
      await page.goto(`${watch.path}?reviewsPage=2`);
      await expect(shopper.content.getByRole('article').first()).toContainText(
        '۱ نفر این دیدگاه را مفید دانسته‌اند.',
        { timeout: 500 },
      );
    }).toPass();
  });
});
