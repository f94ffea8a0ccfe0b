import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const add = '**/ProductQuestions/Add';

test(
  'a guest asks, and what was typed survives a failure',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/Failed to load resource/);
    const { questions, tab } = { questions: shopper.product.questions, tab: 'پرسش و پاسخ' };
    const box = questions.getByRole('textbox', { name: 'پرسش شما' });
    const submit = questions.getByRole('button', { name: 'ثبت پرسش' });
    await shopper.opens(seeded.watch.path);
    await shopper.product.tab(tab).click();
    await expect(questions).toContainText('پرسش پس از تأیید نمایش داده می‌شود.');

    await submit.click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(questions.getByRole('alert')).toContainText('پرسش خود را وارد کنید.');
    expect.soft(await obstaclesOn(page, '[role=tabpanel]'), 'empty question').toEqual([]);

    await box.fill('بند یدکی هم دارد؟');
    await page.route(add, (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(questions.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
    await expect(box).toHaveValue('بند یدکی هم دارد؟');

    await submit.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('پس از تأیید فروشگاه نمایش داده می‌شود');
    expect.soft(await obstaclesOn(page, 'dialog'), 'confirmation').toEqual([]);
    await dialog.getByRole('button', { name: 'بستن' }).click();
    await expect(submit).toBeFocused();
    await expect(box).toHaveValue('');
  },
);

test('answers are the manager’s, and the second ten is an address of its own', async ({
  shopper,
}) => {
  const { questions } = shopper.product;
  await shopper.opens(`${seeded.watch.path}?questionsPage=2`);

  await expect(questions.getByRole('article')).toHaveCount(3);
  await questions.getByRole('link', { name: 'صفحهٔ پیشین' }).click();

  await expect(questions.getByRole('article')).toHaveCount(10);
  await expect(questions.getByText('پاسخ مدیر فروشگاه').first()).toBeVisible();
  await expect(questions.getByRole('group', { name: 'صفحهٔ ۱' })).toBeFocused();
});
