import { lowStock } from '@kashi/shared/contracts/desk/desk-events';
import type { Figures } from '@kashi/shared/contracts/desk/figures';
import { orderStatus } from '@kashi/shared/contracts/order-status';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** How much waits for somebody now: new orders, opinions, messages, and variants of shown goods that run out. */
export async function readWaiting(db: Kysely<Tables>): Promise<Figures['waiting']> {
  const { rows } = await sql<Figures['waiting']>`
    select (select count(*) from orders where status = ${orderStatus.registered})::int as orders,
      (select count(*) from reviews where confirmed_at is null)::int as reviews,
      (select count(*) from questions where confirmed_at is null or answer is null)::int as questions,
      (select count(*) from contact_messages where handled_at is null)::int as messages,
      (select count(*) from sale_params v join products p on p.id = v.product_id
        where v.stock <= ${lowStock} and p.hidden_at is null)::int as "lowStock"`.execute(db);
  const [waiting] = rows;
  if (!waiting) throw new Error('A query without a table answers one row.');
  return waiting;
}
