import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../schema/tables.ts';
import { migrationText } from '../store/migrate.ts';
import {
  newServerDatabase,
  serverStore,
  serverUrl,
  untilWaiting,
} from '../testing/server-database.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aProduct } from './catalogue-fixtures.ts';
import { refreshListing } from './refresh-listing.ts';

const spellings = ['۸ گیگابایت DDR', '8 گیگابایت ddr', '٨\u200cگیگابایت Ddr'];

/** Twelve products, each spelling in four of them, and four of another value. */
async function aShopOfSpellings() {
  const shop = await testShop();
  let SubGroupId = 0;
  for (const memory of [...spellings, '۱۶ گیگابایت'])
    for (let each = 0; each < 4; each++)
      SubGroupId = (await aProduct(shop, { properties: { رم: memory } })).subGroupId;
  return { shop, SubGroupId };
}

async function read(shop: TestShop, SubGroupId: number, Attributes = '') {
  const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {
    SubGroupId,
    Attributes,
  });
  const [attribute] = body.Value.FilteredAttributes ?? [];
  return { total: body.Value.TotalCount, id: attribute?.Id, values: attribute?.Values };
}

test('one value in digits of several scripts, with a half-space or in capitals is one filter, as it was spelt first', async () => {
  const { shop, SubGroupId } = await aShopOfSpellings();

  const { id, values } = await read(shop, SubGroupId);
  const [small] = values ?? [];

  expect(values?.map(({ Title, Count }) => [Title, Count])).toEqual([
    [spellings[0], 12],
    ['۱۶ گیگابایت', 4],
  ]);
  expect((await read(shop, SubGroupId, `${id}-${small?.Id}`)).total).toBe(12);
});

test('the update joins the values of before, and an address with the id of another spelling, or with both, still finds all and names each', async () => {
  const { shop, SubGroupId } = await aShopOfSpellings();
  const { db } = shop.store;
  await asBefore(shop);

  for (const statement of ofRows()) await sql.raw(statement).execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);

  const { rows } = await sql<{ id: number }>`
    select id from filter_values where value = ${spellings[1]}`.execute(db);
  const { id } = await read(shop, SubGroupId);
  const pair = `${id}-${rows[0]?.id}`;
  const old = await read(shop, SubGroupId, pair);
  expect(old.total).toBe(12);
  expect(old.values?.map(({ Id, Title, Count }) => [Id, Title, Count])).toEqual([
    [rows[0]?.id, spellings[0], 12],
    [expect.any(Number), '۱۶ گیگابایت', 4],
  ]);
  const { values } = await read(shop, SubGroupId);
  const both = await read(shop, SubGroupId, `${pair},${id}-${values?.[0]?.Id}`);
  expect(both.total).toBe(12);
  expect(both.values?.map(({ Id, Title, Count }) => [Id, Title, Count])).toEqual([
    [rows[0]?.id, spellings[0], 12],
    [values?.[0]?.Id, spellings[0], 12],
    [expect.any(Number), '۱۶ گیگابایت', 4],
  ]);
});

test.each([spellings[1], 'تازه'])(
  'a product with the value %s that a version of before writes is found by it',
  async (value = '') => {
    const { shop, SubGroupId } = await aShopOfSpellings();
    const { db } = shop.store;
    await sql`update product_property_values set value = ${value} where product_id <= 2`.execute(
      db,
    );

    await refreshAsBefore(shop);

    const { id, values } = await read(shop, SubGroupId);
    const isFirst = spellings.includes(value);
    const found = values?.find(({ Title }) => Title === (isFirst ? spellings[0] : value));
    expect(found?.Count).toBe(isFirst ? 12 : 2);
    expect((await read(shop, SubGroupId, `${id}-${found?.Id}`)).total).toBe(isFirst ? 12 : 2);
  },
);

test.skipIf(!serverUrl)(
  'two spellings that are written at the same moment are one value',
  async () => {
    const store = await serverStore(await newServerDatabase());
    const [one, other] = [
      await aProduct({ store }, { properties: { رم: 'ندارد' } }),
      await aProduct({ store }, { properties: { رم: 'ندارد' } }),
    ];
    const written = Promise.withResolvers<void>();
    const first = store.transaction(async (tx) => {
      await spell(tx, one.productId, spellings[0]);
      written.resolve();
      await untilWaiting(store);
    });
    await written.promise;

    await Promise.all([first, store.transaction((tx) => spell(tx, other.productId, spellings[1]))]);

    const rows = await store.db.selectFrom('product_listing').select('attribute_ids').execute();
    expect(rows[0]?.attribute_ids).toHaveLength(2);
    expect(rows[1]).toEqual(rows[0]);
  },
);

async function spell(tx: Transaction<Tables>, productId: number, value = ''): Promise<void> {
  await tx
    .updateTable('product_property_values')
    .set({ value })
    .where('product_id', '=', productId)
    .execute();
  await refreshListing(tx, [productId]);
}

/** Makes the values of the shop what they were before 095: one for each spelling. */
async function asBefore({ store: { db } }: TestShop): Promise<void> {
  await sql`drop index filter_values_by_key`.execute(db);
  await sql`insert into filter_values (property_id, value)
    select distinct property_id, filter_value(value) from product_property_values order by 1, 2
    on conflict do nothing`.execute(db);
  await sql`update product_listing l set attribute_ids = array[o.property_id, f.id]
    from product_property_values o
    join filter_values f on f.property_id = o.property_id and f.value = filter_value(o.value)
    where o.product_id = l.product_id`.execute(db);
}

const listingColumns = sql.raw(
  'product_id, group_id, subgroup_id, category_id, brand_id, tag_ids, is_available, price, final_price, discount_percent, registered_at, changed_at, name, short_name, picture, guarantee_description, name_text, search_text',
);

/** Refreshes the listing as versions before 095 do, which know a value by its spelling alone. */
async function refreshAsBefore({ store: { db } }: TestShop): Promise<void> {
  await sql`insert into filter_values (property_id, value)
    select distinct property_id, filter_value(value) from product_property_values order by 1, 2
    on conflict do nothing`.execute(db);
  await sql`insert into product_listing (${listingColumns}, attribute_ids)
    select ${listingColumns}, array(select pair.id from product_property_values o
      join filter_values f on f.property_id = o.property_id and f.value = filter_value(o.value)
      cross join unnest(array[o.property_id, f.id]) with ordinality as pair(id, place)
      where o.product_id = l.product_id order by o.property_id, pair.place)
    from product_listing l
    on conflict (product_id) do update set attribute_ids = excluded.attribute_ids`.execute(db);
  await sql`select pg_notify('catalogue', '')`.execute(db);
}

/** The statements of the migration that change rows, and the index that needs them. */
function ofRows(): string[] {
  return migrationText('095-one-spelling.sql')
    .split(/;\n/)
    .filter((statement) => /^\s*(update|create unique)/.test(statement));
}
