import { expect, test } from 'vitest';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

async function twoOwners() {
  const desk = await aDeskOf(await testShop());
  const first = await aMember(desk, ['owner'], { userName: 'first' });
  return { desk, first, second: await aMember(desk, ['owner'], { userName: 'second' }) };
}

const carrier = (Name: string, Fee: number) => ({ Name, Country: { Fee, Duration: '۲ روز' } });
const coupon = { code: 'SALAM', kind: 'amount' as const, value: 1000 };

test('of two people who change the carriers the second is told what the first has saved, and nothing is lost', async () => {
  const { desk, first, second } = await twoOwners();
  const { version } = (await desk.ask('GET /v1/desk/carriers', {}, second)).body.Value;
  const save = (Fee: number, seen: string, owner: { cookie: string }) =>
    desk.ask(
      'POST /v1/desk/carriers/save',
      { carriers: [carrier('پست', Fee)], version: seen },
      owner,
    );

  const saved = await save(80_000, version, first);
  const late = await save(90_000, version, second);
  const again = await save(90_000, saved.body.Value.version, second);

  expect(late).toMatchObject({
    status: 409,
    body: {
      Message: messages.carriersMoved,
      Value: {
        current: { carriers: [{ Country: { Fee: 80_000 } }], version: saved.body.Value.version },
      },
    },
  });
  expect(again.body.Value.carriers).toMatchObject([{ Country: { Fee: 90_000 } }]);
  expect(await loggedChanges(desk)).toHaveLength(2);
});

test('of two people who change one coupon the second is told what the first has saved, and nothing is lost', async () => {
  const { desk, first, second } = await twoOwners();
  const save = (value: number, version: string | null, owner: { cookie: string }) =>
    desk.ask('POST /v1/desk/coupons/save', { ...coupon, value, version }, owner);
  const made = await save(1000, null, first);
  const { version } = made.body.Value;

  const saved = await save(2000, version, first);
  const late = await save(3000, version, second);
  const lateDelete = await desk.ask(
    'POST /v1/desk/coupons/delete',
    { code: coupon.code, version },
    second,
  );
  const again = await save(3000, saved.body.Value.version, second);

  expect(late).toMatchObject({
    status: 409,
    body: {
      Message: messages.couponMoved,
      Value: { current: { value: 2000, version: saved.body.Value.version } },
    },
  });
  expect(lateDelete.status).toBe(409);
  expect(again.body.Value.value).toBe(3000);
});

test('a new coupon overwrites none of the same code, not even one that is made at the same moment', async () => {
  const { desk, first, second } = await twoOwners();
  const make = (value: number, owner: { cookie: string }) =>
    desk.ask('POST /v1/desk/coupons/save', { ...coupon, value, version: null }, owner);

  const both = await Promise.all([make(1000, first), make(2000, second)]);
  const later = await make(3000, second);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(later.body.Errors).toEqual([{ Field: 'code', Message: messages.couponKnown }]);
});

test('a coupon that was deleted meanwhile is told as deleted', async () => {
  const { desk, first, second } = await twoOwners();
  const made = await desk.ask('POST /v1/desk/coupons/save', { ...coupon, version: null }, first);
  const { version } = made.body.Value;
  await desk.ask('POST /v1/desk/coupons/delete', { code: coupon.code, version }, first);

  const late = await desk.ask('POST /v1/desk/coupons/save', { ...coupon, version }, second);

  expect(late).toMatchObject({
    status: 409,
    body: { Message: messages.couponGone, Value: { current: null } },
  });
});

test('a gateway that one owner has switched off stays off when another switches a second one', async () => {
  const { desk, first, second } = await twoOwners();
  const save = (input: object, owner: { cookie: string }) =>
    desk.ask('POST /v1/desk/settings/save', input, owner);
  const on = ['zarinpal', 'saman'] as const;
  await save({ ShopName: 'لاله', ActiveGateways: on }, first);

  await save({ GatewaySwitches: { zarinpal: false } }, first);
  const saved = await save({ GatewaySwitches: { mellat: true } }, second);

  expect(saved.body.Value.facts?.ActiveGateways).toEqual(['saman', 'mellat']);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    before: { ActiveGateways: ['saman'] },
    after: { ActiveGateways: ['saman', 'mellat'] },
  });
});
