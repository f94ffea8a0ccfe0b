import { expect, test } from 'vitest';
import { askForAccount, lastCodeTo } from '../identity/identity-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

test('the development outbox shows the newest code first; production has no outbox', async () => {
  const shop = await testShop();
  await askForAccount(shop, '09121111111');
  await askForAccount(shop, '09122222222');

  const page = (await shop.askAnything('GET', '/dev/outbox')).body;
  const inProduction = await testShop({
    environment: {
      NODE_ENV: 'production',
      KASHI_PUBLIC_URL: 'https://kashi.example',
      KAVENEGAR_API_KEY: 'key',
      ZARINPAL_MERCHANT_ID: '00000000-0000-4000-8000-000000000000',
    },
  });

  expect(page).toMatch(/dir="rtl"/);
  expect(page.indexOf('09122222222')).toBeLessThan(page.indexOf('09121111111'));
  expect(page).toContain(lastCodeTo(shop, '09121111111'));
  expect(page).not.toContain('<script');
  expect((await inProduction.askAnything('GET', '/dev/outbox')).statusCode).toBe(404);
});

test('the outbox shows a text as it was written, and takes a sending once', async () => {
  const shop = await testShop();
  const text = { mobile: '09121111111', body: 'سفارش <b>نگار</b> & دوست', sendId: 7 };

  await shop.sms.sendText(text);
  await shop.sms.sendText(text);
  await shop.sms.sendText({ ...text, sendId: 8, body: 'دوم' });

  const page = (await shop.askAnything('GET', '/dev/outbox')).body;
  expect(page).not.toContain('<b>');
  expect(page.match(/نگار/g)).toHaveLength(1);
  expect(page).toContain('دوم');
});
