import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aNamelessCustomer } from '../identity/identity-fixtures.ts';
import { allProducts } from '../seed/catalogue/all-groups.ts';
import { fillStore } from '../seed/fill-store.ts';
import { aCartOfDemoGoodsInPayment } from '../seed/leave-demo-fixtures.ts';
import { toPicture } from '../seed/pictures/planned-picture.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

async function anOwnersDesk() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  return { shop, desk, owner: await aMember(desk, ['owner']) };
}

const post = {
  Name: 'پست',
  MostWeightGrams: 25_000,
  Country: { Fee: 89_000, FreeFrom: 4_000_000, Duration: '۲ تا ۴ روز کاری' },
};

test('the first settings need a name, and do not open the shop', async () => {
  const { shop, desk, owner } = await anOwnersDesk();

  const nameless = await desk.ask('POST /v1/desk/settings/save', { TaxRate: 10 }, owner);
  const saved = await desk.ask(
    'POST /v1/desk/settings/save',
    { ShopName: 'لاله', TaxRate: 10, ActiveGateways: ['zarinpal'] },
    owner,
  );

  const contents = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  expect(nameless.body.Errors).toEqual([{ Field: 'ShopName', Message: messages.nameNeeded }]);
  expect(saved.body).toMatchObject({
    Message: messages.saved,
    Value: { facts: { ShopName: 'لاله', TaxRate: 10, ActiveGateways: ['zarinpal'] } },
  });
  expect(contents.body.Value.BaseInfos).toMatchObject({
    ShopName: 'لاله',
    Closed: { IsNew: true },
  });
});

test('the log has only the settings that were saved, as they were and as they are', async () => {
  const { desk, owner } = await anOwnersDesk();
  await desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله', TellNo: '021' }, owner);

  await desk.ask('POST /v1/desk/settings/save', { TellNo: '031' }, owner);

  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    before: { TellNo: '021' },
    after: { TellNo: '031' },
  });
});

test('the card for transfers is saved by its 16 digits, however they are typed, and nothing else is', async () => {
  const { desk, owner } = await anOwnersDesk();
  const save = (AccountKey: string) =>
    desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله', AccountKey }, owner);

  for (const typed of ['۶۰۳۷۹۹۱۲۳۴۵۶۷۸۹۳', '6037 9912 3456 7893', '۶۰۳۷-۹۹۱۲-۳۴۵۶-۷۸۹۳']) {
    expect((await save(typed)).body.Value.facts?.AccountKey).toBe('6037991234567893');
  }
  const short = await save('6037 9912');

  const Message = deskMessages.cardNumber;
  expect(short.body.Errors).toEqual([{ Field: 'AccountKey', Message }]);
});

test('a city that does not exist is refused beside its field', async () => {
  const { desk, owner } = await anOwnersDesk();

  const asked = await desk.ask(
    'POST /v1/desk/settings/save',
    { ShopName: 'لاله', CityId: 999_999 },
    owner,
  );

  expect(asked.body.Errors).toEqual([{ Field: 'CityId', Message: messages.noCity }]);
});

test('a trust badge has the picture of its issuer or an own one, and no other', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  const save = (EnamadPicPath1: string) =>
    desk.ask('POST /v1/desk/settings/save', { ShopName: 'لاله', EnamadPicPath1 }, owner);
  const ofIssuer = 'https://trustseal.example/logo.aspx?id=1&Code=x';

  const saved = [await save('/media/badge-240.webp'), await save(ofIssuer)];
  const refused = [await save('http://example.com/a.png'), await save('javascript:alert(1)')];

  const contents = await shop.ask('GET /v1/ContentManagement/Contents/Read', {});
  expect([...saved, ...refused].map(({ status }) => status)).toEqual([200, 200, 400, 400]);
  expect(refused[0]?.body.Errors).toEqual([
    { Field: 'EnamadPicPath1', Message: deskMessages.badgePicture },
  ]);
  expect(contents.body.Value.BaseInfos?.EnamadPicPath1).toBe(ofIssuer);
});

test('cities are found by their letters before the shop is set up', async () => {
  const { desk, owner } = await anOwnersDesk();

  const found = await desk.ask('GET /v1/desk/cities', { search: 'اصفهان' }, owner);

  expect(found.body.Value.map(({ title }) => title)).toContain('اصفهان');
});

test('a city is found without the half-space of its name', async () => {
  const { desk, owner } = await anOwnersDesk();
  await desk.ask('GET /v1/desk/cities', {}, owner);
  await desk.shop.store.db
    .updateTable('cities')
    .set({ title: 'نصف\u200cجهان' })
    .where('title', '=', 'اصفهان')
    .execute();

  const found = await desk.ask('GET /v1/desk/cities', { search: 'نصفجهان' }, owner);

  expect(found.body.Value.map(({ title }) => title)).toEqual(['نصف\u200cجهان']);
});

test('the list of carriers is saved as a whole, and read as it was saved', async () => {
  const { desk, owner } = await anOwnersDesk();

  const { version } = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const save = (carriers: (typeof post)[]) =>
    desk.ask('POST /v1/desk/carriers/save', { carriers, version }, owner);
  await save([post]);
  const twice = await save([post, post]);
  const read = await desk.ask('GET /v1/desk/carriers', {}, owner);

  expect(twice.status).toBe(400);
  expect(read.body.Value.carriers).toMatchObject([post]);
});

const noon = '2026-03-21T08:30:00.000Z';

test('a coupon is made, changed by its code in any letter case, and deleted', async () => {
  const { desk, owner } = await anOwnersDesk();
  const coupon = { code: 'nowruz-۱۴۰۵', kind: 'percent' as const, value: 10, startsAt: noon };

  const made = await desk.ask('POST /v1/desk/coupons/save', { ...coupon, version: null }, owner);
  const changed = await desk.ask(
    'POST /v1/desk/coupons/save',
    { ...coupon, value: 15, version: made.body.Value.version },
    owner,
  );
  const listed = await desk.ask('GET /v1/desk/coupons', { search: 'nowruz' }, owner);
  const { code } = coupon;
  const { version } = changed.body.Value;
  const deleted = await desk.ask('POST /v1/desk/coupons/delete', { code, version }, owner);
  const again = await desk.ask('POST /v1/desk/coupons/delete', { code, version }, owner);

  expect(changed.body.Value).toMatchObject({
    code: 'NOWRUZ-1405',
    value: 15,
    startsAt: noon,
    uses: 0,
  });
  expect(listed.body.Value.rows).toHaveLength(1);
  expect([deleted.status, again.status]).toEqual([200, 404]);
  expect(await loggedChanges(desk)).toMatchObject([
    { before: null, after: { value: 10 } },
    { before: { value: 10 }, after: { value: 15 } },
    { before: { value: 15 }, after: null },
  ]);
});

test('a coupon says for whom it is, also for a customer without a name; the log has the id alone', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  const { mobile } = await aNamelessCustomer(shop);
  const { rows } = (await desk.ask('GET /v1/desk/customers', { mobile }, owner)).body.Value;
  const customerId = rows[0]?.id ?? 0;
  const coupon = { kind: 'amount' as const, value: 1000, version: null };

  const forAll = await desk.ask('POST /v1/desk/coupons/save', { ...coupon, code: 'ALL' }, owner);
  const forOne = await desk.ask(
    'POST /v1/desk/coupons/save',
    { ...coupon, code: 'ONE', customerId },
    owner,
  );

  expect(forAll.body.Value).toMatchObject({ customerName: null, customerMobile: null });
  expect(forOne.body.Value).toMatchObject({ customerName: '', customerMobile: mobile });
  const logged = await loggedChanges(desk);
  expect(logged.at(-1)).toMatchObject({ after: { customerId } });
  expect(JSON.stringify(logged)).not.toContain(mobile);
});

test.each([
  [{ kind: 'percent' as const, value: 101 }, 'value'],
  [{ kind: 'amount' as const, value: 0 }, 'value'],
  [{ kind: 'amount' as const, value: 1000, customerId: 77 }, 'customerId'],
  [{ kind: 'amount' as const, value: 1000, startsAt: noon, expiresAt: noon }, 'expiresAt'],
])('a coupon with %o is refused beside its field', async (terms, field) => {
  const { desk, owner } = await anOwnersDesk();

  const asked = await desk.ask(
    'POST /v1/desk/coupons/save',
    { code: 'SALAM', ...terms, version: null },
    owner,
  );

  expect(asked.body.Errors).toMatchObject([{ Field: field }]);
});

test('the owner leaves the demo at the desk: its goods and facts are gone, and the log says so', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  await fillStore(shop.store, toPicture);

  const before = await desk.ask('GET /v1/desk/settings/demo', {}, owner);
  const left = await desk.ask('POST /v1/desk/settings/leave-demo', {}, owner);

  const { body: settings } = await desk.ask('GET /v1/desk/settings', {}, owner);
  expect(before.body.Value).toMatchObject({ goods: allProducts.length });
  expect(left.body).toMatchObject({ Value: { goods: 0, others: 0 }, Message: messages.demoLeft });
  expect(settings.Value).toMatchObject({ facts: null });
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    subject_id: 'demo',
    before: { goods: allProducts.length },
    after: { goods: 0 },
  });
});

test('while a shopper pays for demo goods the demo cannot be left', async () => {
  const { shop, desk, owner } = await anOwnersDesk();
  await fillStore(shop.store, toPicture);
  await aCartOfDemoGoodsInPayment(shop);

  const left = await desk.ask('POST /v1/desk/settings/leave-demo', {}, owner);

  expect(left).toMatchObject({ status: 409, body: { Message: messages.demoInPayment } });
  expect((await desk.ask('GET /v1/desk/settings/demo', {}, owner)).body.Value).toMatchObject({
    goods: allProducts.length,
  });
});
