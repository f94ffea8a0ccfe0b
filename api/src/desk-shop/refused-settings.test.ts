import { fieldMessages } from '@kashi/contracts/call/field-messages';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

async function anOwnersDesk() {
  const desk = await aDeskOf(await testShop());
  return { desk, owner: await aMember(desk, ['owner']) };
}

test('the address of a network without https, and an email that is none, are told how they are written', async () => {
  const { desk, owner } = await anOwnersDesk();

  const asked = await desk.ask(
    'POST /v1/desk/settings/save',
    { ShopName: 'لاله', InstagramLink: 'instagram.com/laleh', Email: 'laleh' },
    owner,
  );

  expect(asked.body.Errors).toEqual([
    { Field: 'Email', Message: fieldMessages.email },
    { Field: 'InstagramLink', Message: deskMessages.link },
  ]);
});

test('a carrier that is free from 0, or takes no weight, is told that the number is above 0', async () => {
  const { desk, owner } = await anOwnersDesk();
  const { version } = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const free = {
    Name: 'پست',
    MostWeightGrams: 0,
    TrackingUrl: 'tracking.post.ir',
    Country: { Fee: 89_000, FreeFrom: 0, Duration: '۲ روز' },
  };

  const asked = await desk.ask('POST /v1/desk/carriers/save', { carriers: [free], version }, owner);

  const Message = 'این مقدار باید بیشتر از ۰ باشد.';
  expect(asked.body.Errors).toEqual([
    { Field: 'carriers.0.MostWeightGrams', Message },
    { Field: 'carriers.0.TrackingUrl', Message: deskMessages.trackingUrl },
    { Field: 'carriers.0.Country.FreeFrom', Message },
  ]);
});

test('a number that is larger than the shop can keep is refused beside its field', async () => {
  const { desk, owner } = await anOwnersDesk();
  const { version } = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const large = 3_000_000_000;
  const more = 1_000_000_000_001;
  const Country = { Fee: more, FreeFrom: more, Duration: '۲ روز' };
  const post = { Name: 'پست', MostWeightGrams: large, Country };
  const limits = { usageLimit: large, usageLimitPerCustomer: large };
  const sums = { value: more, mostDiscountToman: more, minimumSubtotalToman: more };
  const coupon = { code: 'MEHR', kind: 'amount' as const, version: null, ...sums, ...limits };

  const answers = await Promise.all([
    desk.ask('POST /v1/desk/settings/save', { CityId: large, MinimumOrders: more }, owner),
    desk.ask('POST /v1/desk/carriers/save', { carriers: [post], version }, owner),
    desk.ask('POST /v1/desk/coupons/save', coupon, owner),
  ]);

  const { tooMany: integer, tooMuch: toman } = deskMessages;
  expect(answers.map(({ body }) => body.Errors)).toEqual([
    [
      { Field: 'MinimumOrders', Message: toman },
      { Field: 'CityId', Message: integer },
    ],
    [
      { Field: 'carriers.0.MostWeightGrams', Message: integer },
      { Field: 'carriers.0.Country.Fee', Message: toman },
      { Field: 'carriers.0.Country.FreeFrom', Message: toman },
    ],
    [
      ...Object.keys(sums).map((Field) => ({ Field, Message: toman })),
      ...Object.keys(limits).map((Field) => ({ Field, Message: integer })),
    ],
  ]);
});

test('a carrier that serves no zone is refused beside it, and nothing is saved', async () => {
  const { desk, owner } = await anOwnersDesk();
  const before = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const Country = { Fee: 89_000, Duration: '۲ روز' };
  const carriers = [{ Name: 'پست', Country }, { Name: 'پیک' }];

  const { version } = before;
  const asked = await desk.ask('POST /v1/desk/carriers/save', { carriers, version }, owner);

  const Errors = [{ Field: 'carriers.1.zones', Message: messages.zoneNeeded }];
  expect(asked).toMatchObject({ status: 400, body: { Errors } });
  expect((await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value).toEqual(before);
});
