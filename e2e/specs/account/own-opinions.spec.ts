import { AccountArea, posts, statusOf } from '../../page-objects/pages/account-area.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

test(
  'an own review is looked at, changed and deleted while it waits for the shop',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const account = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await shopper.opens('/customerReviews');
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
    await posts(page.request, customer, 'ProductManagement/ProductReviews/Add', {
      ProductId: seeded.watch.id,
      Title: 'خوب',
      Text: 'باتری آن دو روز می‌ماند.',
      Rating: 3,
    });

    await page.reload();
    await expect(shopper.content).toContainText('در انتظار تأیید');
    expect.soft(await obstaclesOn(page), 'own reviews').toEqual([]);
    await shopper.content.getByRole('button', { name: /^مشاهده و ویرایش/ }).click();
    await account.dialog.getByLabel('متن دیدگاه').fill('کوتاه');
    await account.dialog.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await expect(account.dialog.getByRole('alert')).toContainText('حداقل ۱۰ حرف');
    expect.soft(await obstaclesOn(page), 'review with a mistake').toEqual([]);
    await account.dialog.getByRole('radio', { name: '۵ ستاره' }).press('Space');
    await account.dialog.getByLabel('متن دیدگاه').fill('باتری آن سه روز می‌ماند.');
    await account.dialog.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await expect(account.dialog).toBeHidden();
    await expect(shopper.content).toContainText('سه روز');
    await expect(shopper.content).toContainText('امتیاز ۵ از ۵');

    await shopper.content.getByRole('button', { name: /^حذف/ }).click();
    await account.dialog.getByRole('button', { name: 'حذف', exact: true }).click();
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
  },
);

test(
  'an own question is changed and deleted while it waits for an answer',
  { tag: '@both' },
  async ({ page, shopper }) => {
    const account = new AccountArea(page);
    const customer = await aCustomer(page.request);
    await isSignedIn(page, customer);
    await posts(page.request, customer, 'ProductManagement/ProductQuestions/Add', {
      ProductId: seeded.watch.id,
      Question: 'آیا ضد آب است؟',
    });
    await shopper.opens('/customerQuestions');
    await expect(shopper.content).toContainText('در انتظار پاسخ');
    expect.soft(await obstaclesOn(page), 'own questions').toEqual([]);

    await shopper.content.getByRole('button', { name: /^مشاهده و ویرایش/ }).click();
    await account.dialog.getByLabel('متن پرسش').fill('آیا ضد آب و ضد گرد و غبار است؟');
    await page.keyboard.press('Escape');
    await account.dialog.getByRole('button', { name: 'انصراف' }).click();
    await expect(account.dialog.getByRole('alert')).toContainText('ذخیره نشده است');
    await account.dialog.getByRole('button', { name: 'ادامهٔ نوشتن' }).click();
    await account.dialog.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
    await expect(shopper.content).toContainText('گرد و غبار');

    await shopper.content.getByRole('button', { name: /^حذف/ }).click();
    await account.dialog.getByRole('button', { name: 'حذف', exact: true }).click();
    await expect(shopper.content).toContainText('موردی ثبت نشده است.');
  },
);

test("another customer's review and question are not found", async ({ page }) => {
  const { request } = page;
  const owner = await aCustomer(request);
  const other = await aCustomer(request);
  const ProductId = seeded.watch.id;
  await posts(request, owner, 'ProductManagement/ProductReviews/Add', {
    ProductId,
    Title: 'خوب',
    Text: 'باتری آن دو روز می‌ماند.',
  });
  const headers = { authorization: `Bearer ${owner.token}` };
  const list = await request.get('/v1/ProductManagement/customerReviews/Read', { headers });
  const { Value } = (await list.json()) as { Value: { Reviews: { Id: number }[] } };
  const find = `ProductManagement/customerReviews/Find?Id=${Value.Reviews[0]?.Id}`;

  expect(await statusOf(request, owner, find)).toBe(200);
  expect(await statusOf(request, other, find)).toBe(404);
});
