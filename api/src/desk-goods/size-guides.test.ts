import { expect, test } from 'vitest';
import { aProductAtDesk, readOne } from './goods-fixtures.ts';
import { messages } from './messages.ts';

test("a subgroup's goods lead to its size guide, until the guide's page is deleted", async () => {
  const at = await aProductAtDesk();
  const { desk, keeper } = at;
  const { subGroupId: id } = await readOne(at);
  const page = await desk.ask(
    'POST /v1/desk/pages/save',
    { name: 'shoe-sizes', title: 'اندازه‌ها', picture: null, context: '<p>۴۲</p>', version: null },
    keeper,
  );
  const subGroup = async () => {
    const { subGroups } = (await desk.ask('GET /v1/desk/shelves', {}, keeper)).body.Value;
    return subGroups.find((shelf) => shelf.id === id)!;
  };
  const saves = async (sizeGuide: string | null) => {
    const { title, version } = await subGroup();
    const known = { kind: 'subGroup', id, title, version } as const;
    return desk.ask('POST /v1/desk/shelves/save', { ...known, sizeGuide }, keeper);
  };
  const guideOfProduct = async () => {
    const read = 'GET /v1/ProductManagement/ProductInformation/Read';
    return (await desk.shop.ask(read, { ProductId: at.id })).body.Value.SizeGuidePath;
  };

  const unknown = await saves('nobody-wrote-this');
  await saves('shoe-sizes');
  const shown = await guideOfProduct();
  await desk.ask(
    'POST /v1/desk/pages/delete',
    { name: 'shoe-sizes', version: page.body.Value.version },
    keeper,
  );

  expect([unknown.status, unknown.body.Errors]).toMatchObject([
    400,
    [{ Field: 'sizeGuide', Message: messages.unknownPage }],
  ]);
  expect(shown).toBe('/content/shoe-sizes');
  expect(await guideOfProduct()).toBeUndefined();
  expect((await subGroup()).sizeGuide).toBeNull();
});
