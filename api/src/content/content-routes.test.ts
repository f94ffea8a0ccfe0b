import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';

test('a page of the shop is found by its name in any letter case, and is sanitised', async () => {
  const shop = await testShop();
  await shop.store.db
    .insertInto('introductions')
    .values({
      section_name_en: 'AboutUs',
      title: 'دربارهٔ ما',
      context: '<p>کاشی</p><script>x()</script>',
    })
    .execute();

  const { body } = await shop.ask('GET /v1/BasicDefinitions/ShopIntroductions/Find', {
    SectionNameEN: 'aboutUs',
  });

  expect(body.Value).toEqual({ PicPath: '', Context: '<p>کاشی</p>', Title: 'دربارهٔ ما' });
});

test('a message to the shop is stored with Latin digits', async () => {
  const shop = await testShop();

  const { status } = await shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'مریم احمدی',
    MobNo: '۰۹۱۲۳۴۵۶۷۸۹',
    Email: 'maryam@example.ir',
    Comment: 'سفارشم نرسیده است.',
  });

  expect(status).toBe(200);
  const kept = await shop.store.db
    .selectFrom('contact_messages')
    .select(['mobile', 'comment'])
    .execute();
  expect(kept).toEqual([{ mobile: '09123456789', comment: 'سفارشم نرسیده است.' }]);
});

test('a message without a valid e-mail is refused beside its field', async () => {
  const shop = await testShop();

  const { status, body } = await shop.ask('POST /v1/Identity/ContactUs/AddMessage', {
    FullName: 'مریم',
    MobNo: '02112345678',
    Email: 'maryam',
    Comment: 'سلام',
  });

  expect(status).toBe(400);
  expect(body).toMatchObject({
    Message: 'ایمیل درست نیست.',
    Errors: [{ Field: 'Email', Message: 'ایمیل درست نیست.' }],
  });
});
