import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aBuyer, aSellingShop, payAtBank } from '../../payments/testing/payment-fixtures.ts';
import { noteFailure, noteSuccess } from '../../payment-runs/note-run.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { aToldNumber, later, newsTexts } from './news-fixtures.ts';
import { queueNews } from './queue-news.ts';

beforeEach(() => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
});

/** What is told now, beyond what was told before. */
async function toldNow(shop: TestShop): Promise<string[]> {
  await queueNews(shop);
  const texts = await newsTexts(shop);
  await shop.store.db.deleteFrom('texts').execute();
  return texts.map(({ body }) => body);
}

test('an order is told by its number and sum, several by their count and the whole sum, and nothing of a customer', async () => {
  const shop = await aSellingShop();
  await aToldNumber(shop, { kinds: ['order'] });

  await payAtBank(shop, await aBuyer(shop));
  const one = await toldNow(shop);
  await payAtBank(shop, await aBuyer(shop, { mobile: '09137654321' }));
  await payAtBank(shop, await aBuyer(shop, { mobile: '09137654322' }));
  const two = await toldNow(shop);

  expect(one).toEqual([
    expect.stringMatching(/^سفارش تازهٔ [۰-۹]+ به مبلغ ۱۵۵٬۰۰۰ تومان رسید\.\n/) as string,
  ]);
  expect(two).toEqual([
    expect.stringMatching(/^۲ سفارش تازه به مبلغ ۳۱۰٬۰۰۰ تومان رسید\.\n/) as string,
  ]);
  expect(one[0]).not.toMatch(/نگار|رضایی|0913|۰۹۱۳/);
});

test('goods that run out are told by name and stock, several by their count, and not those that are there again', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  const { saleParamIds } = await aProduct(shop, {
    name: 'چای',
    variants: [{ name: 'سبز' }, { name: 'سیاه' }],
  });
  const { db } = shop.store;
  const setStock = (place: number, stock: number) =>
    db
      .updateTable('sale_params')
      .set({ stock })
      .where('id', '=', saleParamIds[place] ?? 0)
      .execute();

  await setStock(0, 2);
  const one = await toldNow(shop);
  await setStock(0, 9);
  await setStock(0, 0);
  const none = await toldNow(shop);
  await setStock(0, 9);
  await setStock(0, 3);
  await setStock(1, 1);
  const both = await toldNow(shop);
  for (const stock of [9, 1, 9]) await setStock(1, stock);
  const thereAgain = await toldNow(shop);
  await setStock(1, 1);
  await db.updateTable('products').set({ hidden_at: shop.clock() }).execute();
  const hidden = await toldNow(shop);

  expect(one).toEqual(['موجودی «چای، سبز» به ۲ رسید.']);
  expect(none).toEqual(['موجودی «چای، سبز» تمام شد.']);
  expect(both).toEqual(['۲ کالا رو به پایان است.']);
  expect([thereAgain, hidden]).toEqual([[], []]);
});

test('a bank that fails is told once, and one that fails and works again all the time as it is in the end', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  const fail = async () => {
    for (let time = 0; time < 5; time += 1) await noteFailure(shop, 'mellat');
  };

  await noteFailure(shop, 'mellat');
  const tooFew = await toldNow(shop);
  await fail();
  const failing = await toldNow(shop);
  await fail();
  const stillFailing = await toldNow(shop);
  later(shop, 65);
  await noteSuccess(shop, 'mellat');
  for (let time = 0; time < 5; time += 1) {
    await fail();
    await noteSuccess(shop, 'mellat');
  }
  const ended = await toldNow(shop);

  expect([tooFew, stillFailing]).toEqual([[], []]);
  expect(failing).toEqual(['درگاه بانک ملت: ۶ بار پیاپی ناموفق، از ساعت ۱۱:۳۰.']);
  expect(ended).toEqual([
    'درگاه بانک ملت: دوباره کار می‌کند. از ساعت ۱۲:۳۵ تا ۱۲:۳۵ پیاپی ناموفق بود.',
  ]);
});

test('a run that began on another day is told with the day', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  // At 22:50 in Tehran, in the quiet hours.
  shop.setTime('2026-01-10T19:20:00Z');
  for (let time = 0; time < 3; time += 1) await noteFailure(shop, 'mellat');
  shop.setTime('2026-01-11T05:00:00Z');
  const failing = await toldNow(shop);

  await noteSuccess(shop, 'mellat');
  const ended = await toldNow(shop);

  expect(failing).toEqual(['درگاه بانک ملت: ۳ بار پیاپی ناموفق، از ۲۰ دی ساعت ۲۲:۵۰.']);
  expect(ended).toEqual([
    'درگاه بانک ملت: دوباره کار می‌کند. از ۲۰ دی ساعت ۲۲:۵۰ تا ۲۱ دی ساعت ۸:۳۰ پیاپی ناموفق بود.',
  ]);
});

test('the sources that fail together are one text', async () => {
  const shop = await testShop();
  await aToldNumber(shop);
  for (const source of ['mellat', 'settling'] as const) {
    for (let time = 0; time < 3; time += 1) await noteFailure(shop, source);
  }

  const told = await toldNow(shop);

  expect(told).toEqual([
    'درگاه بانک ملت: ۳ بار پیاپی ناموفق، از ساعت ۱۱:۳۰. پیگیری پرداخت‌های نامشخص: ۳ بار پیاپی ناموفق، از ساعت ۱۱:۳۰.',
  ]);
});
