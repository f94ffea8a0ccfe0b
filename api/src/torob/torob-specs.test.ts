import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aShopOnTorob } from './torob-fixtures.ts';
import type { TorobAnswer } from './torob-feed.ts';

test('specifications of two groups with one title both reach Torob, each with its group', async () => {
  const { shop, ask } = await aShopOnTorob();
  const { productId: product_id } = await aProduct(shop, {
    properties: { اندازه: '۶ اینچ', رنگ: 'آبی' },
  });
  const { db } = shop.store;
  const group = await db
    .insertInto('property_groups')
    .values({ title: 'جعبه' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const property = await db
    .insertInto('properties')
    .values({ title: 'اندازه', group_id: group.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_property_values')
    .values({ product_id, property_id: property.id, value: '۲۰ سانتی‌متر' })
    .execute();

  const { products } = (await ask({ page: 1, sort: 'date_added_desc' })).json<TorobAnswer>();

  expect(products[0]?.spec).toEqual({
    'مشخصات – اندازه': '۶ اینچ',
    رنگ: 'آبی',
    'جعبه – اندازه': '۲۰ سانتی‌متر',
  });
});
