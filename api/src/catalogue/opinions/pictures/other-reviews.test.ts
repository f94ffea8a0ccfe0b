import { expect, test } from 'vitest';
import { aCustomer } from '../../../identity/identity-fixtures.ts';
import { reviewAsRead } from '../../../desk-opinions/opinion-fixtures.ts';
import { aPng } from '../../../pictures/picture-fixtures.ts';
import { aShopWithPhotos } from './review-picture-fixtures.ts';

test('a photo is removed from its own review alone, and a review shows its own photos alone', async () => {
  const { shop, desk, support, ProductId, sendPhoto, write, writesWith, rows } =
    await aShopWithPhotos();
  await writesWith(1);
  const other = await aCustomer(shop, { UserName: '09120000000' });
  const sent = await sendPhoto(await aPng({ width: 400, height: 200 }), { token: other.token });
  await write([sent.Value.Name], { token: other.token });
  const [, foreign] = await rows();
  const remove = (id: number) =>
    desk.ask('POST /v1/desk/reviews/remove-picture', { id, pictureId: foreign?.id ?? 0 }, support);

  const byOther = await remove(1);
  const waiting = await desk.ask('GET /v1/desk/reviews/pictures', { id: 1 }, support);
  await desk.ask('POST /v1/desk/reviews/approve', await reviewAsRead(desk, support, 2), support);
  const { body } = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
  const kept = await rows();

  expect(byOther.status).toBe(404);
  expect(waiting.body.Value.pictures).toHaveLength(1);
  expect(body.Value.FilteredReviews.map(({ Pictures }) => Pictures?.length)).toEqual([1]);
  expect(kept).toHaveLength(2);
});
