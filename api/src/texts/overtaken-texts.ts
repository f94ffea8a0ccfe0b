import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** The `problem` of a text that a newer one of its order has made needless. It is no failure that anybody has to mend. */
export const overtaken = 'overtaken';

/**
 * Gives up a text that has failed when a newer one of its order waits: to a customer who reads that the order is rejected, its
 * approval is no news, and the newer text would wait for as long as the older one is refused. What was refunded, and what became of a return, stays news.
 */
export async function giveUpOvertaken(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('texts as t')
    .set({ state: 'given-up', problem: overtaken })
    .where('t.state', '=', 'waiting')
    .where('t.problem', 'is not', null)
    .where('t.refund_id', 'is', null)
    .where('t.return_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('texts as newer')
          .select('newer.id')
          .whereRef('newer.order_id', '=', 't.order_id')
          .whereRef('newer.id', '>', 't.id')
          .where('newer.state', '=', 'waiting')
          .where('newer.refund_id', 'is', null)
          .where('newer.return_id', 'is', null),
      ),
    )
    .execute();
}
