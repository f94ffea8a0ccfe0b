import type { OrderRow } from '@kashi/contracts/order';
import { orderStatus } from '@kashi/contracts/order-status';
import type { Kysely } from 'kysely';
import { withoutMiniature } from '../http/media/picture-paths.ts';
import type { Tables } from '../schema/tables.ts';

/** Orders newest first; all orders of a filter, or one page of ten with the total count (R9). */
export async function readOrders(
  db: Kysely<Tables>,
  customerId: number,
  filter: OrderFilter,
  page: number | undefined,
): Promise<OrderRow[] | { TotalCount: number; Page: number; Orders: OrderRow[] }> {
  const own = db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('status', 'in', statusesOf[filter]);
  const rows = own
    .select(['id', 'hash', 'registered_at', 'invoice_due', 'status', 'cancelled_at', 'is_pickup'])
    .orderBy('id', 'desc');
  if (page === undefined) return withGoods(db, await rows.execute());

  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const found = await rows
    .limit(pageSize)
    .offset(page * pageSize)
    .execute();
  return { TotalCount: count, Page: page, Orders: await withGoods(db, found) };
}

type OrderFilter = 1 | 2 | 3;

const statusesOf: Record<OrderFilter, number[]> = {
  1: [orderStatus.delivered],
  2: [orderStatus.registered, orderStatus.approved, orderStatus.handedToCourier],
  3: [orderStatus.rejected],
};

const pageSize = 10;

/** As many goods as an order is recognised by; its own page shows all of them. */
const shownGoods = 4;

interface FoundOrder {
  id: number;
  hash: string;
  registered_at: Date;
  invoice_due: number;
  status: number;
  cancelled_at: Date | null;
  is_pickup: boolean;
}

/** The rows with their first goods, which one query reads for all of them. */
async function withGoods(db: Kysely<Tables>, orders: FoundOrder[]): Promise<OrderRow[]> {
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'product_name', 'picture'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);

  return orders.map((order) => {
    const own = linesOf.get(order.id) ?? [];
    return {
      Id: order.id,
      RegDateTime: order.registered_at.toISOString(),
      Total: order.invoice_due,
      HashOrderId: order.hash,
      LastOrderStatusTypeId: order.status,
      IsCancelled: order.cancelled_at !== null,
      IsPickup: order.is_pickup,
      GoodsCount: own.length,
      Goods: own.slice(0, shownGoods).map((line) => ({
        ProductName: line.product_name,
        Picture: line.picture && withoutMiniature(line.picture),
      })),
    };
  });
}
