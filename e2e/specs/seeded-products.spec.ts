import { seeded } from '../page-objects/facts/seeded-products.ts';
import { expect, test } from '../page-objects/visitors/shopper.ts';

interface Read {
  Name: string;
  Price: number;
  PicPath: string;
  SizeGuidePath?: string;
  ProductSaleParams: { Name: string; StockInventory: number }[];
}

/** Of the demo shop, in toman. */
const leastOrder = 200_000;

for (const [what, { id, name }] of Object.entries(seeded)) {
  test(`the shop has product ${id} that specs call "${what}"`, async ({ request }) => {
    const response = await request.get('/v1/ProductManagement/ProductInformation/Read', {
      params: { ProductId: id },
    });
    const { Value: product } = (await response.json()) as { Value: Read };

    expect(product.Name).toBe(name);
    const isSpecial: Record<string, (read: Read) => boolean> = {
      watch: ({ ProductSaleParams: params }) =>
        params.map(({ Name }) => Name).join() === 'لاجوردی,نقره‌ای,سبز پسته‌ای,مشکی' &&
        (params[1]?.StockInventory ?? 0) > 20,
      band: ({ ProductSaleParams: params }) => params[0]?.Name === 'مشکی',
      callForPrice: ({ Price }) => Price === 0,
      outOfStock: ({ ProductSaleParams: params }) =>
        params.every(({ StockInventory }) => StockInventory === 0),
      cheap: ({ Price }) => Price * 4 < leastOrder && Price * 5 >= leastOrder,
      pistachio: ({ ProductSaleParams: params }) =>
        params.reduce((sum, { StockInventory }) => sum + StockInventory, 0) > 40,
      simplePhone: ({ ProductSaleParams: params }) =>
        params[1]?.Name === 'لاجوردی' && params[1].StockInventory > 30,
      chocolate: ({ ProductSaleParams: params }) =>
        params.reduce((sum, { StockInventory }) => sum + StockInventory, 0) > 60,
      shoes: ({ SizeGuidePath }) => SizeGuidePath === '/content/shoe-sizes',
      teapot: ({ ProductSaleParams: params }) => params.length === 4,
      withoutPicture: ({ PicPath }) => PicPath === '',
    };
    expect(isSpecial[what]?.(product), 'it is what makes it special').toBe(true);
  });
}
