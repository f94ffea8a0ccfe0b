import { playerAddress } from '@kashi/contracts/product/video-address';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationText } from '../store/migrate.ts';
import { aProductAtDesk, formOf } from './goods-fixtures.ts';

const videos = [
  'https://www.aparat.com/v/aB3xz',
  'https://aparat.com/video/video/embed/videohash/aB3xz/vt/frame',
  'https://m.youtube.com/watch?t=3&v=-Qw4_9',
  'https://youtube.com/shorts/dQw4-_9?feature=share',
  'https://youtu.be/dQw4-_9',
  'https://www.youtube-nocookie.com/embed/dQw4-_9',
  'https://www.aparat.com.evil.example/v/aB3xz',
  'http://www.aparat.com/v/aB3xz',
  'https://www.aparat.com/',
  'https://www.youtube.com/@kashi',
  'https://shop.example/watch.mp4',
];

test('a product with a discount or videos of before, which the desk refuses now, can be saved after the update', async () => {
  const at = await aProductAtDesk();
  const { db } = at.desk.shop.store;
  await db.updateTable('products').set({ discount_percent: 100 }).execute();
  await db.updateTable('product_listing').set({ discount_percent: 100, final_price: 0 }).execute();
  const medias = videos.map((url, position) => ({ product_id: at.id, position, url }));
  await db.insertInto('product_medias').values(medias).execute();

  await sql.raw(migrationText('096-goods-can-be-saved.sql')).execute(db);

  const listed = await db
    .selectFrom('product_listing')
    .select(['price', 'final_price', 'discount_percent'])
    .executeTakeFirstOrThrow();
  const form = await formOf(at);
  const saved = await at.desk.ask('POST /v1/desk/goods/change', form, at.keeper);
  expect(saved.status).toBe(200);
  expect(form.discountPercent).toBe(99);
  expect(form.videos).toEqual(videos.filter((url) => playerAddress(url) !== null));
  expect(listed).toEqual({
    price: listed.price,
    final_price: Math.floor(listed.price / 100),
    discount_percent: 99,
  });
});
