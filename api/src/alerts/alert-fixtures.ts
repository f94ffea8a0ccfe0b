import { aProduct } from '../catalogue/catalogue-fixtures.ts';
import { setStock } from '../catalogue/product/sale-param-offers.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { mostOpenAlerts } from './set-alert.ts';

interface Offer {
  price?: number;
  stock?: number;
  discountPercent?: number;
  taxRate?: number;
}

/** A shop with one product, by default sold out, and a customer who may want to be told of it. */
export async function aShopToWaitFor({ taxRate = 0, stock = 0, ...offer }: Offer = {}) {
  const shop = await testShop();
  await shop.store.db
    .insertInto('shop_settings')
    .values({ shop_name: 'کاشی', tax_rate: taxRate })
    .execute();
  const product = { name: 'ساعت ماهور', ...offer, variants: [{ name: 'مشکی', stock }] };
  const { productId, saleParamIds } = await aProduct(shop, product);
  const customer = await aCustomer(shop);
  const saleParamId = saleParamIds[0] ?? 0;
  return { ...waiterOf(shop, customer.token), shop, customer, productId, saleParamId };
}

/** What a customer does with alerts. */
export function waiterOf(shop: TestShop, token: string) {
  return {
    asksForStock: (ProductSaleParamId: number) =>
      shop.ask(
        'PUT /v1/ProductManagement/customerAlerts/SetStock',
        { ProductSaleParamId },
        { token },
      ),
    asksForPrice: (ProductSaleParamId: number, WantedPrice: string) =>
      shop.ask(
        'PUT /v1/ProductManagement/customerAlerts/SetPrice',
        { ProductSaleParamId, WantedPrice },
        { token },
      ),
    cancels: (AlertId: number) =>
      shop.ask('DELETE /v1/ProductManagement/customerAlerts/Delete', { AlertId }, { token }),
    waits: async (ProductId?: number) =>
      (await shop.ask('GET /v1/ProductManagement/customerAlerts/Read', { ProductId }, { token }))
        .body.Value,
  };
}

/** Products that are sold out, and come back together. */
export async function soldOutProducts(shop: TestShop, count: number) {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const product = { name: `کالای ${number}`, variants: [{ stock: 0 }] };
    const { saleParamIds } = await aProduct(shop, product);
    ids.push(...saleParamIds);
  }
  return { ids, comeBack: () => Promise.all(ids.map((id) => setStock(shop, id, 5))) };
}

/** A customer who waits for as many sold-out products as anybody may, or has been told about all of them; their variants. */
export async function waitsForMost(
  shop: TestShop,
  { id: customer_id }: { id: number },
  told_at: Date | null = null,
): Promise<number[]> {
  const { ids } = await soldOutProducts(shop, mostOpenAlerts);
  const registered_at = shop.clock();
  await shop.store.db
    .insertInto('alerts')
    .values(
      ids.map((sale_param_id) => ({
        customer_id,
        sale_param_id,
        kind: 'stock' as const,
        registered_at,
        told_at,
      })),
    )
    .execute();
  return ids;
}
