import type { Alert } from '@kashi/contracts/alerts/alert';
import type { Kysely } from 'kysely';
import { picturePath, pictureWidth } from '../http/media/picture-paths.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import type { Customer, Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { payablePrice } from './payable-price.ts';

/**
 * The customer's alerts that wait, newest first; with a product only those of its variants. An alert of a hidden product is left
 * out until the product is shown again.
 */
export async function readOwnAlerts(
  { store }: Pick<Shop, 'store'>,
  customer: Customer,
  productId?: number,
): Promise<Alert[]> {
  let own = openAlerts(store.db, customer.id);
  if (productId !== undefined) own = own.where('p.id', '=', productId);
  const rows = await own.orderBy('a.registered_at', 'desc').orderBy('a.id', 'desc').execute();
  return rows.map(alertFrom);
}

/** One of the customer's alerts that wait. Throws 404 for an unknown one and for another customer's. */
export async function findOwnAlert(
  db: Kysely<Tables>,
  customerId: number,
  alertId: number,
): Promise<Alert> {
  const row = await openAlerts(db, customerId).where('a.id', '=', alertId).executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noAlert);
  return alertFrom(row);
}

/** Cancels one of the customer's alerts. Throws as `findOwnAlert` does, for one that was told as well. */
export async function removeAlert(
  { store }: Pick<Shop, 'store'>,
  customer: Customer,
  alertId: number,
): Promise<void> {
  const { numDeletedRows } = await store.db
    .deleteFrom('alerts')
    .where('id', '=', alertId)
    .where('customer_id', '=', customer.id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal(404, messages.noAlert);
}

type OpenAlert = NonNullable<
  Awaited<ReturnType<ReturnType<typeof openAlerts>['executeTakeFirst']>>
>;

function openAlerts(db: Kysely<Tables>, customerId: number) {
  return db
    .selectFrom('alerts as a')
    .innerJoin('sale_params as v', 'v.id', 'a.sale_param_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('product_listing as l', 'l.product_id', 'p.id')
    .where('a.customer_id', '=', customerId)
    .where('a.told_at', 'is', null)
    .select(['a.id', 'a.kind', 'a.sale_param_id', 'a.wanted_toman', 'a.registered_at'])
    .select(['p.id as product_id', 'p.name', 'l.picture', 'v.name as variant', 'v.stock'])
    .select(payablePrice.as('payable'));
}

function alertFrom(row: OpenAlert): Alert {
  return {
    Id: row.id,
    Kind: row.kind,
    ProductId: row.product_id,
    ProductName: row.name,
    ProductPicPath: picturePath(row.picture, pictureWidth.card),
    ProductSaleParamId: row.sale_param_id,
    SaleParamName: row.variant,
    ...(row.wanted_toman !== null && { WantedPrice: row.wanted_toman }),
    PayablePrice: row.payable,
    IsAvailable: row.stock > 0,
    RegDateTime: row.registered_at.toISOString(),
  };
}
