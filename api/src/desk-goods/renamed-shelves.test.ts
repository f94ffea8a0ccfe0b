import type { ShelfKind, Shelves } from '@kashi/contracts/desk/goods/shelves';
import { expect, test } from 'vitest';
import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { catalogueChannel, namesPayload } from '../catalogue/refresh-listing.ts';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

const kinds = [
  ['group', 'groups'],
  ['subGroup', 'subGroups'],
  ['category', 'categories'],
  ['brand', 'brands'],
] as const;

/** A desk whose shop has one product; shoppers have seen the names of its shelves already. */
async function shelvesThatWereSeen() {
  const shop = await testShop();
  const desk = await aDeskOf(shop);
  const keeper = await aMember(desk, ['catalogue']);
  await aProduct(shop, { subGroup: 'موبایل', category: 'گوشی', brand: 'کاشی' });
  const namesSeen = async () => {
    const query = { CategoryId: 1, BrandCode: 1 };
    const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', query);
    return body.Value.Scopes?.map(({ Title }) => Title);
  };
  const shelf = async (list: keyof Shelves, title: string) => {
    const { body } = await desk.ask('GET /v1/desk/shelves', {}, keeper);
    const shelves: { id: number; title: string; version: string }[] = body.Value[list];
    return shelves.find((each) => each.title === title)!;
  };
  const suggested = async (SearchValue: string) => {
    const { body } = await shop.ask('GET /v1/ProductManagement/Search/Read', { SearchValue });
    return body.Value.SubGroups.map(({ Title }) => Title);
  };
  const save = (kind: ShelfKind, about: object) =>
    desk.ask('POST /v1/desk/shelves/save', { kind, id: null, title: '', ...about }, keeper);
  return { shop, desk, keeper, namesSeen, shelf, suggested, save };
}

test.each(kinds)(
  'shoppers read the new name of a %s at once, wherever it lies in their way',
  async (kind, list) => {
    const { namesSeen, shelf, save } = await shelvesThatWereSeen();
    const before = await namesSeen();
    const place = kinds.findIndex(([each]) => each === kind);
    const { id, version } = await shelf(list, before?.[place] ?? '');

    await save(kind, { id, version, title: 'نام تازه' });

    expect(before).toEqual(['موبایل', 'موبایل', 'گوشی', 'کاشی']);
    expect(await namesSeen()).toEqual(before?.with(place, 'نام تازه'));
  },
);

test('a subgroup is suggested once it is made, and no longer once it is deleted', async () => {
  const { desk, keeper, shelf, suggested, save } = await shelvesThatWereSeen();
  const { id: parentId } = await shelf('groups', 'موبایل');

  await save('subGroup', { title: 'ساعت', parentId });
  const whileThere = await suggested('ساعت');
  const { id } = await shelf('subGroups', 'ساعت');
  await desk.ask('POST /v1/desk/shelves/delete', { kind: 'subGroup', id }, keeper);

  expect(whileThere).toEqual(['ساعت']);
  expect(await suggested('ساعت')).toEqual([]);
});

test('a brand of more products than one notice names is renamed without every product being read again', async () => {
  const { shop, shelf, save } = await shelvesThatWereSeen();
  const one = { subgroup_id: 1, brand_id: 1, name: 'فنجان', short_name: 'فنجان', price: 1000 };
  await shop.store.db.insertInto('products').values(Array(501).fill(one)).execute();
  const notices: (string | null)[] = [];
  await shop.store.listen(catalogueChannel, (notice) => void notices.push(notice));
  const { id, version } = await shelf('brands', 'کاشی');

  const { status } = await save('brand', { id, version, title: 'نام تازه' });

  expect(status).toBe(200);
  const ids = notices.filter((notice) => notice !== namesPayload).map((all) => all?.split(','));
  expect(ids.map((each) => each?.length)).toEqual([500, 2]);
  expect(ids.flat()).not.toContain('');
});
