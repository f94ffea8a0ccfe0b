import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, type TestDesk } from '../desk/desk-fixtures.ts';
import type { Store } from '../store/store.ts';
import { testShop } from '../testing/test-shop.ts';

interface AtDesk {
  desk: TestDesk;
  keeper: { id: number; cookie: string };
  id: number;
}

/** A product with two variants, black for 100,000 and white for 120,000 toman, ten of each. */
export async function aProductAtDesk(store?: Store): Promise<AtDesk> {
  const shop = await testShop(store && { store });
  const desk = await aDeskOf(shop);
  const { productId: id } = await aProduct(shop, {
    tags: ['تازه'],
    pictures: [aPicture()],
    variants: [{ name: 'مشکی' }, { name: 'سفید', paddingPrice: 20_000 }],
  });
  return { desk, keeper: await aMember(desk, ['catalogue']), id };
}

export const readOne = async ({ desk, keeper, id }: AtDesk) =>
  (await desk.ask('GET /v1/desk/goods/one', { id }, keeper)).body.Value;

/** The form with what was read, as a page of the desk sends it. */
export const formOf = async (at: AtDesk) => {
  const { isHidden: _hidden, registeredAt: _at, groupId: _group, ...goods } = await readOne(at);
  const variants = goods.variants.map((variant) => ({ ...variant, seenStock: variant.stock }));
  return { ...goods, variants };
};

export const pageStatus = async ({ desk, id }: AtDesk) =>
  (
    await desk.shop.ask('GET /v1/ProductManagement/ProductInformation/ReadBasic', {
      ProductId: id,
    })
  ).status;
