import { aPhotograph } from '../../../api/src/pictures/picture-fixtures.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const { watch } = seeded;
const addPicture = '**/ProductReviews/AddPicture*';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'photos go with a review, each as soon as it is chosen, and what is refused says why beside them',
  { tag: '@both' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/Failed to load resource/);
    const { content } = shopper;
    const files = content.getByLabel('عکس‌ها (اختیاری)');
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph() };
    await isSignedIn(page, await aCustomer(page.request));
    await shopper.opens(`/review/${watch.id}`);
    await content.getByRole('textbox', { name: 'عنوان دیدگاه' }).fill('سبک و خوش‌ساخت');
    const text = content.getByRole('textbox', { name: 'متن دیدگاه' });

    await test.step('a file that is no picture, and a lost one', async () => {
      await files.setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
      await expect(content.getByRole('alert')).toContainText('این گونه پرونده پذیرفته نمی‌شود');
      await expect(files).toHaveAttribute('aria-invalid', 'true');
      await page.route(addPicture, (route) => route.abort(), { times: 1 });
      await files.setInputFiles(photo);
      await expect(content.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
      await expect(content.getByRole('img', { name: 'عکس ۱' })).toHaveCount(0);
    });

    await test.step('two photos, of which one is taken away again', async () => {
      await files.setInputFiles([photo, photo]);
      await expect(content.getByRole('img', { name: 'عکس ۲' })).toBeVisible();
      await expect(content.getByRole('alert')).toHaveCount(0);
      expect.soft(await obstaclesOn(page), 'form with photos').toEqual([]);
      await content.getByRole('button', { name: 'حذف عکس ۲' }).press('Enter');
      await expect(content.getByRole('img', { name: 'عکس ۲' })).toHaveCount(0);
      await expect(files).toBeFocused();
    });

    await test.step('a refusal keeps them', async () => {
      await content.getByRole('button', { name: 'ثبت دیدگاه' }).click();
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expect(content.getByRole('img', { name: 'عکس ۱' })).toBeVisible();
      await text.fill('یک ماه است که هر روز می‌بندم.');
    });

    await content.getByRole('button', { name: 'ثبت دیدگاه' }).click();
    await expect(page.getByRole('dialog')).toContainText('پس از تأیید فروشگاه');
    await shopper.opens('/customerReviews');
    await expect(content.getByText('۱ عکس', { exact: true })).toBeVisible();
  },
);
