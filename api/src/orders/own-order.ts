import type { Kysely, Selectable, Transaction } from 'kysely';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';

type OwnOrder = Pick<Selectable<Tables['orders']>, 'id' | 'status' | 'is_pickup' | 'cancelled_at'>;

/** An order of the customer's own; a 404 for another customer's (R1). */
export async function ownOrder(
  db: Kysely<Tables>,
  customerId: number,
  hash: string,
): Promise<OwnOrder> {
  return known(await selected(db, customerId, hash).executeTakeFirst());
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(
  tx: Transaction<Tables>,
  customerId: number,
  hash: string,
): Promise<OwnOrder> {
  return known(await selected(tx, customerId, hash).forNoKeyUpdate().executeTakeFirst());
}

function selected(db: Kysely<Tables>, customerId: number, hash: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'is_pickup', 'cancelled_at'])
    .where('hash', '=', hash)
    .where('customer_id', '=', customerId);
}

function known(order: OwnOrder | undefined): OwnOrder {
  if (!order) throw new Refusal(404, messages.notFound);
  return order;
}
