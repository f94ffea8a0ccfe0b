import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, signsIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch } = seeded;

test('reviews are read ten at a time, from the top of each ten, and Back turns the page back', async ({
  page,
  shopper,
}) => {
  const { product } = shopper;
  const ten = (number: string) => product.reviews.getByRole('group', { name: `صفحهٔ ${number}` });
  await shopper.opens(watch.path);
  await product.tab('دیدگاه کاربران').click();
  await expect(product.reviews.getByRole('article')).toHaveCount(10);
  await expect(product.reviews.getByText(/^امتیاز [۱-۵] از ۵$/).first()).toBeAttached();
  await expect(shopper.content.getByText(/^★ [۱-۵](٫[۰-۹])? ستاره از ۵$/u).first()).toBeVisible();
  const newest = (await product.reviews.getByRole('article').first().textContent()) ?? '';

  await product.reviews.getByRole('link', { name: 'صفحهٔ بعدی' }).click();
  await expect(page).toHaveURL(/reviewsPage=2/);
  await expect(ten('۲')).toBeFocused();
  await expect(product.reviews.getByRole('article').first()).not.toHaveText(newest);
  await expect.poll(async () => (await ten('۲').boundingBox())?.y).toBeCloseTo(96, 0);

  await page.reload();
  await expect(product.reviews.getByRole('link', { name: 'صفحهٔ ۲' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(product.reviews.getByRole('article').first()).toHaveText(newest);
});

test('reviews that cannot be read are not taken for none', async ({ page, shopper, trouble }) => {
  trouble.announce(/Failed to load resource/);
  const { reviews, tab } = {
    reviews: shopper.product.reviews,
    tab: shopper.product.tab('دیدگاه کاربران'),
  };
  await shopper.opens(watch.path);
  await page.route('**/ProductReviews/Read*', (route) => route.abort(), { times: 1 });
  await tab.click();

  await reviews.getByRole('button', { name: 'تلاش دوباره' }).click();

  await expect(reviews.getByRole('article')).toHaveCount(10);
});

test.describe('writing one', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

  test(
    'a guest signs in, loses the page, and nothing that was typed',
    { tag: '@both' },
    async ({ page, shopper, trouble }) => {
      trouble.announce(/Failed to load resource/);
      const { content } = shopper;
      const add = '**/ProductReviews/Add';
      const title = content.getByRole('textbox', { name: 'عنوان دیدگاه' });
      const text = content.getByRole('textbox', { name: 'متن دیدگاه' });
      const submit = content.getByRole('button', { name: 'ثبت دیدگاه' });
      const four = content.getByRole('radio', { name: '۴ ستاره' });
      const customer = await aCustomer(page.request);

      await test.step('is led to sign in, and back', async () => {
        await shopper.opens(watch.path);
        await shopper.product.tab('دیدگاه کاربران').click();
        await content.getByRole('link', { name: 'نوشتن دیدگاه' }).click();
        await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent('/review/2301')}`);
        await signsIn(page, customer);
        await expect(shopper.heading).toHaveText(`دیدگاه شما دربارهٔ ${watch.name}`);
      });

      await test.step('is told what is missing', async () => {
        await content.getByRole('radio', { name: '۳ ستاره' }).focus();
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown');
        await expect(four).toBeChecked();
        await text.fill('خوب');
        await submit.click();
        await expect(title).toHaveAttribute('aria-invalid', 'true');
        await expect(text).toHaveAttribute('aria-invalid', 'true');
        expect.soft(await obstaclesOn(page), 'form with mistakes').toEqual([]);
        await title.fill('سبک و خوش‌ساخت');
        await text.fill('یک ماه است که هر روز می‌بندم.');
      });

      await test.step('loses the connection, then the page', async () => {
        await page.route(add, (route) => route.abort(), { times: 1 });
        await submit.click();
        await expect(content.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
        await expect(text).toHaveValue('یک ماه است که هر روز می‌بندم.');

        await page.reload();
        await expect(four).toBeChecked();
        await expect(title).toHaveValue('سبک و خوش‌ساخت');
        await expect(text).toHaveValue('یک ماه است که هر روز می‌بندم.');
      });

      await test.step('sends it, hears that it waits for approval, and is back at the product', async () => {
        await submit.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('پس از تأیید فروشگاه نمایش داده می‌شود');
        expect.soft(await obstaclesOn(page, 'dialog'), 'success').toEqual([]);
        await page.keyboard.press('Escape');
        await shopper.isAt(watch.path);
      });

      await shopper.follows(`/review/${watch.id}`);
      await expect(title).toHaveValue('');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reviews and answers are pages of their own', async ({ page, shopper }) => {
    const { content } = shopper;
    await page.goto(watch.path);

    await content.getByRole('link', { name: 'خواندن دیدگاه‌ها' }).click();
    await expect(page).toHaveURL(/reviewsPage=1/);
    await expect(content.getByRole('heading', { name: 'دیدگاه کاربران' })).toBeVisible();
    const newest = await content.getByRole('article').first().innerText();
    await content.getByRole('link', { name: 'صفحهٔ ۲' }).click();
    await expect(page).toHaveURL(/reviewsPage=2/);
    await expect(content.getByRole('article').first()).not.toHaveText(newest);

    await content.getByRole('link', { name: 'خواندن پرسش‌ها و پاسخ‌ها' }).click();
    await expect(page).toHaveURL(/questionsPage=1/);
    const answered = content.getByRole('article').filter({ hasText: 'پاسخ مدیر فروشگاه: ' });
    await expect(answered.first()).toBeVisible();
  });

  test('the page of a review says what it needs', async ({ page, shopper }) => {
    await page.goto(`/review/${watch.id}`);

    await expect(shopper.content.getByRole('status')).toContainText('در مرورگر شما آماده نشد');
  });
});
