import { randomUUID } from 'node:crypto';
import type { Offer } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { expect, test } from 'vitest';
import { aPicture } from '../catalogue/catalogue-fixtures.ts';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import { aProductAtDesk, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

test('a shelf is made under another one, named anew, and deleted while nothing lies on it', async () => {
  const { desk, keeper } = await aProductAtDesk();
  const { groups } = (await desk.ask('GET /v1/desk/shelves', {}, keeper)).body.Value;
  const parentId = groups[0]?.id ?? 0;

  const made = await desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'subGroup', title: 'ساعت', parentId },
    keeper,
  );
  const { id = 0, version } = made.body.Value.subGroups.find(({ title }) => title === 'ساعت') ?? {};
  const named = await desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'subGroup', id, version, title: 'ساعت مچی' },
    keeper,
  );
  const deleted = await desk.ask('POST /v1/desk/shelves/delete', { kind: 'subGroup', id }, keeper);

  expect(made.body.Value.subGroups).toContainEqual({
    id,
    title: 'ساعت',
    groupId: parentId,
    sizeGuide: null,
    version,
  });
  expect(named.status).toBe(200);
  expect(deleted.body.Value.subGroups.map((shelf) => shelf.id)).not.toContain(id);
  expect(await loggedChanges(desk)).toMatchObject([
    { subject: 'subGroup', before: null, after: { title: 'ساعت', parentId } },
    { before: { title: 'ساعت' }, after: { title: 'ساعت مچی' } },
    { before: { title: 'ساعت مچی' }, after: null },
  ]);
});

type AtDesk = Awaited<ReturnType<typeof aProductAtDesk>>;

async function shelfOf<Kind extends 'groups' | 'brands'>(
  { desk, keeper }: AtDesk,
  kind: Kind,
  id: number,
): Promise<Shelves[Kind][number]> {
  const { Value } = (await desk.ask('GET /v1/desk/shelves', {}, keeper)).body;
  const shelves: Shelves[Kind][number][] = Value[kind];
  return shelves.find((shelf) => shelf.id === id)!;
}

test('a group and a brand show the pictures that they are given, and none once these are removed', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper } = at;
  const { brandId, groupId } = await readOne(at);
  const saves = async (part: object) => {
    const { kind, id } = part as { kind: 'group' | 'brand'; id: number };
    const { title, version } = await shelfOf(at, kind === 'group' ? 'groups' : 'brands', id);
    return desk.ask('POST /v1/desk/shelves/save', { ...part, kind, id, title, version }, keeper);
  };
  const shown = async () => {
    // Without a notice the contents are kept for two seconds.
    desk.shop.setTime(new Date(desk.shop.clock().getTime() + 3000));
    const { body } = await desk.shop.ask('GET /v1/ContentManagement/Contents/Read', {});
    const { Groups, Brands } = body.Value;
    const { GroupPicPath, Picture } = Groups.find(({ Id }) => Id === groupId)!;
    const { LogoPath, Alt } = Brands.find(({ Id }) => Id === brandId)!;
    return [GroupPicPath, Picture?.Base, LogoPath, Alt];
  };

  await saves({ kind: 'group', id: groupId, picture: aPicture('/media/niche') });
  await saves({ kind: 'brand', id: brandId, logo: '/media/mark-320.webp', alt: 'نشان زنبق' });
  const withPictures = await shown();
  await saves({ kind: 'group', id: groupId, picture: null });
  await saves({ kind: 'brand', id: brandId, logo: '' });

  expect(withPictures).toEqual([
    expect.stringMatching(/^\/media\/niche-\d+\.webp$/) as string,
    '/media/niche',
    '/media/mark-320.webp',
    'نشان زنبق',
  ]);
  expect(await shown()).toEqual(['', undefined, '', 'نشان زنبق']);
  expect((await loggedChanges(desk)).at(-1)).toMatchObject({
    subject: 'brand',
    before: { logo: '/media/mark-320.webp' },
    after: { logo: '' },
  });
});

test('of two members who change one shelf the second is told what the first has saved, and nothing is lost', async () => {
  const at = await aProductAtDesk();
  const { brandId: id } = await readOne(at);
  const { version, title } = await shelfOf(at, 'brands', id);
  const save = (part: object) =>
    at.desk.ask(
      'POST /v1/desk/shelves/save',
      { kind: 'brand', id, version, title, ...part },
      at.keeper,
    );

  const both = await Promise.all([save({ title: 'یکم' }), save({ title: 'دوم' })]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const told = both.find(({ status }) => status === 409);
  expect(told?.body).toMatchObject({
    Message: messages.shelfMoved,
    Value: { current: { brands: [await shelfOf(at, 'brands', id)] } },
  });
});

test('a shelf on which goods lie is not deleted', async () => {
  const at = await aProductAtDesk();
  const { brandId, subGroupId, groupId } = await readOne(at);
  const remove = (kind: 'brand' | 'subGroup' | 'group', id: number) =>
    at.desk.ask('POST /v1/desk/shelves/delete', { kind, id }, at.keeper);

  const answers = [
    await remove('brand', brandId),
    await remove('subGroup', subGroupId),
    await remove('group', groupId),
  ];

  expect(answers.map(({ status, body }) => [status, body.Message])).toEqual(
    Array(3).fill([409, messages.shelfInUse]),
  );
});

test('goods are found by the new name of their brand', async () => {
  const at = await aProductAtDesk();
  const { brandId: id } = await readOne(at);
  const { version } = await shelfOf(at, 'brands', id);

  await at.desk.ask(
    'POST /v1/desk/shelves/save',
    { kind: 'brand', id, version, title: 'زنبق' },
    at.keeper,
  );

  const listing = await at.desk.shop.store.db
    .selectFrom('product_listing')
    .select('search_text')
    .executeTakeFirstOrThrow();
  expect(listing.search_text).toContain('زنبق');
});

test.each([
  [{ kind: 'category' as const, title: 'x' }, 400],
  [{ kind: 'category' as const, title: 'x', parentId: 999 }, 404],
  [{ kind: 'brand' as const, id: 999, title: 'x' }, 404],
  [{ kind: 'brand' as const, title: '  ' }, 400],
  [{ kind: 'brand' as const, title: 'x', logo: 'https://example.com/a.svg' }, 400],
  [{ kind: 'brand' as const, title: 'x', picture: null }, 400],
  [{ kind: 'subGroup' as const, title: 'x', logo: '' }, 400],
  [{ kind: 'group' as const, title: 'x', picture: aPicture('https://example.com/a') }, 400],
])('%o is refused with %i', async (form, status) => {
  const { desk, keeper } = await aProductAtDesk();

  expect((await desk.ask('POST /v1/desk/shelves/save', form, keeper)).status).toBe(status);
});

type Seen = Pick<Offer, 'priceToman' | 'stock' | 'stockCounts'>;

test('the history says who changed which price and which stock, newest first and page by page', async () => {
  const at = await aProductAtDesk();
  const { desk, keeper, id } = at;
  const [black] = (await readOne(at)).variants;
  const saleParamId = black?.id ?? 0;
  const save = (seen: Seen, priceToman: number, stock: number) =>
    desk.ask(
      'POST /v1/desk/goods/offers',
      { key: randomUUID(), changes: [{ saleParamId, seen, priceToman, stock }] },
      keeper,
    );
  await save({ priceToman: 100_000, stock: 10, stockCounts: 0 }, 110_000, 8);
  await save({ priceToman: 110_000, stock: 8, stockCounts: 1 }, 110_000, 5);

  const first = await desk.ask('GET /v1/desk/goods/history', { id, limit: 2 }, keeper);
  const after = first.body.Value.next ?? '';
  const second = await desk.ask('GET /v1/desk/goods/history', { id, limit: 2, after }, keeper);

  const staffName = 'همکار catalogue.one';
  expect(first.body.Value.rows).toMatchObject([
    { what: 'stock', before: 8, after: 5, staffName, saleParamId, variantName: 'مشکی' },
    { what: 'price', before: 100_000, after: 110_000 },
  ]);
  expect(second.body.Value).toMatchObject({
    rows: [{ what: 'stock', before: 10, after: 8 }],
    next: null,
  });
});
