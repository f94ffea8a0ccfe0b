import type { Page } from '@playwright/test';
import { persian } from '../../page-objects/facts/persian.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch } = seeded;

/** How many customers the shop counts after a vote: its answer to `PUT ProductReviews/Helpful`. */
async function helpfulCount(answer: { json: () => Promise<unknown> }): Promise<number> {
  const { Value } = (await answer.json()) as { Value: { HelpfulCount: number } };
  return Value.HelpfulCount;
}

/** Votes, and says how many customers the shop counts then. */
async function countAfter(page: Page, vote: () => Promise<void>): Promise<number> {
  const answer = page.waitForResponse('**/ProductReviews/Helpful');
  await vote();
  return await helpfulCount(await answer);
}

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

    // Other customers vote on this review meanwhile, so what is shown is held to what was counted.
    const counted = await countAfter(page, () => page.keyboard.press('Enter'));
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).toHaveText(`مفید بود (${persian(counted)})`);
    await expect(last.getByRole('alert')).toHaveCount(0);
    expect.soft(await obstaclesOn(page)).toEqual([]);

    await page.reload();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    const left = await countAfter(page, () => helpful.click());
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    await expect(helpful).toHaveText(left > 0 ? `مفید بود (${persian(left)})` : 'مفید بود');
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
    const counted = await helpfulCount(vote);

    await expect(async () => {
      await page.goto(`${watch.path}?reviewsPage=2`);
      await expect(shopper.content.getByRole('article').first()).toContainText(
        `${persian(counted)} نفر این دیدگاه را مفید دانسته‌اند.`,
        { timeout: 500 },
      );
    }).toPass();
  });
});
