import { createAsk } from '@kashi/contracts/asking/ask';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { expect, test } from 'vitest';
import { loadContact } from './contact-data.ts';

function load(base: object) {
  const Value = { ...shopContents(), BaseInfos: base };
  const answer = { Status: true, StatusCode: 200, Message: null, Value };
  const ask = createAsk(() => Promise.resolve(Response.json(answer)));
  const { signal } = new AbortController();
  return loadContact({ ask, signal, params: {}, url: new URL('http://shop.test/contactUs') });
}

const { Lat, Lng, ...unplaced } = shopContents().BaseInfos;

test('the shop stands on the map where it has said its place', async () => {
  expect(await load({ ...unplaced, Lat: 32.6, Lng: 51.6 })).toMatchObject({
    data: { location: { lat: 32.6, lng: 51.6 } },
  });
});

test.each([{ Lat, Lng }, {}])('a shop without a place stands on no map', async (place) => {
  expect(await load({ ...unplaced, ...place })).toMatchObject({ data: { location: null } });
});

test.each([
  ['', true, 'شنبه تا پنجشنبه'],
  ['انبار شمالی', true, ''],
  ['', false, ''],
])('orders are fetched at «%s», offered %s: the shop is open «%s»', async (at, offered, hours) => {
  const Pickup = { IsActive: offered, Address: at, Hours: 'شنبه تا پنجشنبه', ReadyTime: '' };

  expect(await load({ ...unplaced, Pickup })).toMatchObject({ data: { hours } });
});
