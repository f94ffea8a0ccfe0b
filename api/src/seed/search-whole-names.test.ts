import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { allGroups } from './catalogue/all-groups.ts';
import { fillStore } from './fill-store.ts';
import { toPicture } from './pictures/planned-picture.ts';

const goods = allGroups.flatMap(({ subGroups }) =>
  subGroups.flatMap(({ id: SubGroupId, products }) =>
    products.map(({ id, name: SearchValue }) => ({ id, SubGroupId, SearchValue })),
  ),
);

test(
  'every product of the demo shop is found by its full name: in suggestions, in the listing and for a comparison',
  { timeout: 120_000 },
  async () => {
    const shop = await testShop();
    await fillStore(shop.store, toPicture);

    const missed = [];
    for (const { id, SubGroupId, SearchValue } of goods) {
      const suggested = await shop.ask('GET /v1/ProductManagement/Search/Read', { SearchValue });
      const listed = await shop.ask('GET /v1/ProductManagement/Filters/Read', { SearchValue });
      const found = await shop.ask('GET /v1/ProductManagement/CompareProducts/Search', {
        SubGroupId,
        SearchValue,
      });
      const ids = [
        suggested.body.Value?.Products.map(({ Id }) => Id),
        listed.body.Value?.FilteredProducts.map(({ Id }) => Id),
        found.body.Value?.map(({ Id }) => Id),
      ];
      if (!ids.every((each) => each?.includes(id))) missed.push({ SearchValue, ids });
    }

    expect(goods.some(({ SearchValue }) => SearchValue.length > 100)).toBe(true);
    expect(missed).toEqual([]);
  },
);
