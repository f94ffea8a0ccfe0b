import { orderStatus } from '@kashi/contracts/order-status';
import { returnDays } from '@kashi/contracts/returns/return-rules';
import { tehranAheadMs } from '@kashi/contracts/text/tehran-time';
import type { Kysely } from 'kysely';
import { dayOf, workingDayAfter } from '../../carriers/working-days.ts';
import type { Tables } from '../../schema/tables.ts';

/** The last moment at which a return of an order delivered at this moment may be asked for: a whole day, as its date is told. */
export function returnableUntil(deliveredAt: Date): Date {
  const lastDay = workingDayAfter(dayOf(deliveredAt), returnDays);
  return new Date(lastDay.setUTCHours(23, 59, 59, 999) - tehranAheadMs);
}

/** When a delivered order was delivered; null for any other. */
export async function deliveryOf(
  db: Kysely<Tables>,
  { id, status }: { id: number; status: number },
): Promise<Date | null> {
  if (status !== orderStatus.delivered) return null;
  const delivery = await db
    .selectFrom('order_statuses')
    .select('reached_at')
    .where('order_id', '=', id)
    .where('status', '=', orderStatus.delivered)
    .orderBy('reached_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return delivery?.reached_at ?? null;
}
