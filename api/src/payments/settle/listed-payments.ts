import { gateways } from '@kashi/contracts/gateways';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { lockAttempt, noteEvent } from '../../holds/attempts.ts';
import type { Gateway } from '../../banks/gateway.ts';
import { tomanOf } from '../../banks/rial.ts';
import { messages as textMessages } from '../../texts/messages.ts';
import { tellStaff } from '../../texts/news/queue-to-staff.ts';
import { messages } from '../messages.ts';
import { mostTriesOfFailed } from './retry.ts';

/**
 * Notes which payments the bank lists as paid although it does not verify them; `authorities` is its whole list. The money of such a
 * payment stays at the bank, which gives it back to nobody by itself: once the shop asks no more, the staff is told.
 */
export async function noteListed(
  shop: Shop,
  gateway: Gateway,
  authorities: readonly string[],
): Promise<void> {
  const { db } = shop.store;
  await db
    .updateTable('payment_attempts')
    .set({ listed_at: null })
    .where('gateway', '=', gateway.code)
    .where('listed_at', 'is not', null)
    .$if(authorities.length > 0, (query) => query.where('authority', 'not in', authorities))
    .execute();
  if (authorities.length === 0) return;
  await db
    .updateTable('payment_attempts')
    .set({ listed_at: shop.clock() })
    .where('gateway', '=', gateway.code)
    .where('authority', 'in', authorities)
    .where('state', '=', 'failed')
    .where('listed_at', 'is', null)
    .execute();
  const untold = await db
    .selectFrom('payment_attempts as a')
    .selectAll('a')
    .where('a.gateway', '=', gateway.code)
    .where('a.listed_at', 'is not', null)
    .where('a.state', '=', 'failed')
    .where('a.tries', '>=', mostTriesOfFailed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events as e')
            .select('e.id')
            .whereRef('e.attempt_id', '=', 'a.id')
            .where('e.event', '=', listedUnpaid),
        ),
      ),
    )
    .execute();
  for (const attempt of untold) await tellOf(shop, gateway, attempt);
}

/** The desk hears of a payment with this event (`migrations/099-told-payments.sql`). */
const listedUnpaid = 'listed, not verified';

async function tellOf(shop: Shop, gateway: Gateway, attempt: AttemptRow): Promise<void> {
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    const { state } = await lockAttempt(tx, attempt);
    if (state !== 'failed') return;
    await noteEvent(tx, attempt.id, at, listedUnpaid, attempt.last_code);
    console.error(`The payment ${attempt.id} is listed as paid, and its bank does not verify it.`);
    const news = messages.listedUnpaid({
      gateway: gateways[gateway.name].title,
      attempt: textMessages.number(attempt.id),
      sum: textMessages.toman(tomanOf(attempt.amount_rial)),
    });
    await tellStaff(tx, { kind: 'payment-run', news, at });
  });
}
