import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import type { TestShop } from '../testing/test-shop.ts';

export async function twoProducts(shop: TestShop): Promise<[number, number]> {
  const cup = await aProduct(shop, { name: 'فنجان' });
  const plate = await aProduct(shop, { name: 'بشقاب' });
  return [cup.saleParamIds[0] ?? 0, plate.saleParamIds[0] ?? 0];
}

export function addItem(
  shop: TestShop,
  saleParamId: number | undefined,
  hash?: string,
  token?: string,
) {
  return shop.ask(
    'POST /v1/Orders/Carts/AddCartItem',
    { HashCartId: hash, ProductSaleParamId: saleParamId ?? 0 },
    token ? { token } : {},
  );
}

export async function cartWith(
  shop: TestShop,
  saleParamId: number | undefined,
  token?: string,
): Promise<string> {
  return (await addItem(shop, saleParamId, undefined, token)).body.Value.HashCartId;
}

export function increase(
  shop: TestShop,
  hash: string,
  saleParamId: number | undefined,
  token?: string,
) {
  return shop.ask(
    'POST /v1/Orders/Carts/IncreaseCartItem',
    { HashCartId: hash, ProductSaleParamId: saleParamId ?? 0 },
    token ? { token } : {},
  );
}

export function readCart(shop: TestShop, hash: string | null, token?: string) {
  return shop.ask('GET /v1/Orders/Carts/Read', { HashCartId: hash }, token ? { token } : {});
}
