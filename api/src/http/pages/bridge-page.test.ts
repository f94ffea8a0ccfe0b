import { expect, test } from 'vitest';
import { comeBack, pressAtBank } from '../../payments/testing/bank-visit-fixtures.ts';
import { bridgePage } from './bridge-page.ts';
import { bridgeMessages } from '../../payments/messages.ts';
import { aBuyer, aSellingShop, paymentUrl } from '../../payments/testing/payment-fixtures.ts';

test('a bank that accepts only a form is reached through a page that posts one and can do nothing else', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat' });

  const page = await shop.askAnything('GET', new URL(url).pathname);

  const bank = new URL(shop.environment.publicUrl).origin;
  expect(url).toMatch(/\/pay\/[\w-]{22}$/);
  expect(page.body).toContain(`action="${bank}/bank/mellat/pgwchannel/startpay.mellat"`);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(page.headers['content-security-policy']).toContain(`form-action ${bank};`);
  expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(page.headers['cache-control']).toBe('no-store');
});

test('the page of a finished payment leads to its outcome', async () => {
  const shop = await aSellingShop();
  const buyer = await aBuyer(shop);
  const url = await paymentUrl(shop, buyer, { at: 'mellat' });
  const order = await comeBack(shop, await pressAtBank(shop, url, 'pay'));

  const over = await shop.askAnything('GET', new URL(url).pathname);
  const unknown = await shop.askAnything('GET', '/pay/nothing');

  const { publicUrl } = shop.environment;
  expect([over.statusCode, over.headers.location]).toEqual([303, publicUrl + order]);
  expect([unknown.statusCode, unknown.headers.location]).toEqual([
    303,
    `${publicUrl}/invoice?payment=failed`,
  ]);
});

test("no field's value can break out of the form", () => {
  const page = bridgePage(
    { url: 'https://bank.example/?a=1&b="', fields: { RefId: '"><b>' } },
    bridgeMessages,
  );

  expect(page).toContain('action="https://bank.example/?a=1&amp;b=&quot;"');
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
});
