import { expect, test } from 'vitest';
import { aMember } from '../desk/desk-fixtures.ts';
import { twoSoldPieces, type Sold } from '../desk-orders/refunds/refund-fixtures.ts';

async function sent({ desk, orderId, clerk }: Sold, trackingCode: string) {
  await desk.ask('POST /v1/desk/orders/approve', { id: orderId }, clerk);
  await desk.ask('POST /v1/desk/orders/hand-over', { id: orderId, trackingCode }, clerk);
}

/** Sets the page at which the parcels of every carrier are followed. */
async function follow({ desk }: Sold, TrackingUrl: string) {
  const owner = await aMember(desk, ['owner'], { userName: 'follower' });
  const { carriers, version } = (await desk.ask('GET /v1/desk/carriers', {}, owner)).body.Value;
  const followed = carriers.map((carrier) => ({ ...carrier, TrackingUrl }));
  return desk.ask('POST /v1/desk/carriers/save', { carriers: followed, version }, owner);
}

test('the code of a parcel comes with the page of its carrier', async () => {
  const sold = await twoSoldPieces();
  await follow(sold, 'https://tracking.post.ir/');

  const before = await sold.seenByCustomer();
  await sent(sold, '2155004803');

  expect(before.TrackingUrl).toBeNull();
  expect(await sold.seenByCustomer()).toMatchObject({
    TrackingCode: '2155004803',
    TrackingUrl: 'https://tracking.post.ir/',
  });
});

test('a carrier without such a page has a code alone', async () => {
  const sold = await twoSoldPieces();
  await sent(sold, '2155004803');

  expect(await sold.seenByCustomer()).toMatchObject({
    TrackingCode: '2155004803',
    TrackingUrl: null,
  });
});

test('an address that runs code in the browser of a shopper is refused', async () => {
  const sold = await twoSoldPieces();

  const { status, body } = await follow(sold, 'javascript:alert(1)');

  expect(status).toBe(400);
  expect(body.Errors?.[0]?.Field).toMatch(/TrackingUrl$/);
});
