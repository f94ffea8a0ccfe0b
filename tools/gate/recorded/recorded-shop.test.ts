import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releasedRecording } from '@kashi/build/recorded-file';
import type { Address } from '@kashi/contracts/account/address';
import { calls } from '@kashi/contracts/calls';
import type { Cart } from '@kashi/contracts/cart';
import type { Contents } from '@kashi/contracts/home';
import { remoteFolders } from '../../workspace.ts';
import { aBuild, among } from '../gate-fixtures.ts';
import { recordedAnswer, recordedIn, recordedOf } from './recorded-shop.ts';

const shop = recordedIn(['shell', ...remoteFolders()]);
const answered = [shop.guest, shop.customer, shop.newcomer]
  .flatMap((answers) => Object.entries(answers))
  .filter(([, { status }]) => status === 200);

test.each(answered)('what was recorded at %s is what the API answers today', (url, { body }) => {
  const [path = ''] = url.split('?');
  const { value } = calls[`GET ${path}` as keyof typeof calls];

  expect(value.safeParse((body as { Value: unknown }).Value)).toMatchObject({ success: true });
});

test('the recorded customer has goods, an address and a carrier, and a guest has no cart', () => {
  const url = '/v1/Orders/Carts/Read';
  const toCustomer = <Value>(path: string) =>
    valueOf<Value>({ url: path, authorization: 'Bearer customer' });

  const cart = toCustomer<Cart>(url);
  const { IsUserLogined } = toCustomer<Contents>('/v1/ContentManagement/Contents/Read');
  const addresses = toCustomer<Address[]>('/v1/Identity/CustomersAddress/Read');

  expect(IsUserLogined).toBe(true);
  expect(cart.CartInfo.CartDetails.length).toBeGreaterThan(1);
  expect(cart.CartInfo).toMatchObject({ IsAddressApplied: true, IsPickup: false });
  expect(addresses.map(({ Id }) => Id)).toEqual([cart.CartInfo.CustomerAddressId]);
  expect(cart.CartInfo.SubTotalAmount).toBeGreaterThan(cart.CartInfo.MinimumOrders ?? 0);
  expect(valueOf({ url })).toBeNull();
});

test('a release that was recorded before an answer moved to its recording is answered by that of the checkout', () => {
  const contents = { url: '/v1/ContentManagement/Contents/Read' };
  const profile = {
    url: '/v1/Identity/CustomersProfile/ReadProfile',
    authorization: 'Bearer customer',
  };
  const older = aBuild({ says: { name: 'shell' } });
  const file = path.join(older.folder, releasedRecording);
  const own = { status: 200, body: 'its own' };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ guest: { [contents.url]: own }, customer: {}, newcomer: {} }),
  );

  const recorded = recordedOf(among(older));

  expect(recordedAnswer(recorded, contents)).toEqual(own);
  expect(recordedAnswer(recorded, profile)).toMatchObject({ status: 200 });
});

function valueOf<Value>(question: { url: string; authorization?: string }): Value {
  const { body } = recordedAnswer(shop, question) ?? {};
  return (body as { Value: Value }).Value;
}
