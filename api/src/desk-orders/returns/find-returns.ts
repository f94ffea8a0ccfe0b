import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { hasWords } from '../../catalogue/words/spelt-words.ts';
import { Refusal } from '../../http/refusal.ts';
import { fullNameOf } from '../../identity/sessions/full-name.ts';
import { returnedLines } from '../../orders/returns/read-returns.ts';
import type { Tables } from '../../schema/tables.ts';
import { hasMobile } from '../../store/like-pattern.ts';
import { messages } from './messages.ts';

interface ReturnSearch {
  state: DeskReturn['state'] | 'open' | 'all';
  /** The number of the order, a part of the name, or the beginning of the mobile number. */
  search?: string | undefined;
  id?: number;
  /** The id of the last row of the page before. */
  after?: number | null;
  most: number;
}

/** The states in which a request waits for somebody. */
const openStates: readonly DeskReturn['state'][] = ['asked', 'accepted', 'received'];

/** Requests to return goods: those that wait oldest first, so that nobody waits behind newer ones; others newest first. */
export async function findReturns(
  db: Kysely<Tables>,
  { state, search, id, after = null, most }: ReturnSearch,
): Promise<DeskReturn[]> {
  const isQueue = state === 'open' || openStates.some((open) => open === state);
  let query = selected(db);
  if (state === 'open') query = query.where('r.state', 'in', openStates);
  else if (state !== 'all') query = query.where('r.state', '=', state);
  if (id !== undefined) query = query.where('r.id', '=', id);
  if (after !== null) query = query.where('r.id', isQueue ? '>' : '<', after);
  if (search) {
    const named = hasWords(sql`(c.first_name || ' ' || c.last_name)`, search);
    query = query.where(
      sql<SqlBool>`(r.order_id::text = ${search} or ${hasMobile(sql`c.mobile`, search)} or ${named})`,
    );
  }
  const rows = await query
    .orderBy('r.id', isQueue ? 'asc' : 'desc')
    .limit(most)
    .execute();
  const lines = await returnedLines(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    customerId: row.customer_id,
    customerName: fullNameOf(row),
    mobile: row.mobile,
    state: row.state,
    reason: row.reason,
    text: row.comment,
    lines: lines
      .filter(({ return_id }) => return_id === row.id)
      .map((line) => ({
        saleParamId: line.sale_param_id,
        productName: line.product_name,
        saleParamName: line.sale_param_name,
        quantity: line.quantity,
      })),
    countOfPictures: row.pictures,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    receivedBy: row.receiver,
    receivedAt: row.received_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    instruction: row.instruction,
    refusalReason: row.refusal_reason,
    refund:
      row.refund_id === null || row.refund_state === null
        ? null
        : {
            id: row.refund_id,
            amountToman: row.refund_amount ?? 0,
            state: row.refund_state,
            way: row.refund_way ?? 'wallet',
          },
  }));
}

/** One request to return goods. Throws a 404 for an unknown one. */
export async function readReturn(db: Kysely<Tables>, id: number): Promise<DeskReturn> {
  const [asked] = await findReturns(db, { state: 'all', id, most: 1 });
  if (!asked) throw new Refusal(404, messages.noReturn);
  return asked;
}

function selected(db: Kysely<Tables>) {
  return db
    .selectFrom('order_returns as r')
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .leftJoin('staff as d', 'd.id', 'r.decided_by')
    .leftJoin('staff as v', 'v.id', 'r.received_by')
    .leftJoin('order_refunds as f', 'f.id', 'r.refund_id')
    .selectAll('r')
    .select(['c.first_name', 'c.last_name', 'c.mobile'])
    .select(['d.full_name as decider', 'v.full_name as receiver'])
    .select(['f.amount as refund_amount', 'f.state as refund_state', 'f.way as refund_way'])
    .select([
      sql<number>`(select count(*) from return_pictures p where p.return_id = r.id)::int`.as(
        'pictures',
      ),
    ]);
}
