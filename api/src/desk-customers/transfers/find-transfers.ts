import type { Transfer } from '@kashi/contracts/desk/transfers';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { hasWords } from '../../catalogue/words/spelt-words.ts';
import { Refusal } from '../../http/refusal.ts';
import { fullNameOf } from '../../identity/sessions/full-name.ts';
import type { Tables } from '../../schema/tables.ts';
import { asPattern, hasMobile } from '../../store/like-pattern.ts';
import { messages } from './messages.ts';

interface TransferSearch {
  state: Transfer['state'] | 'all';
  search?: string | undefined;
  id?: number;
  /** The id after which a page begins. */
  after?: number | null;
  most: number;
}

/** Reported transfers: waiting ones oldest first, so that nobody waits behind newer ones; others newest first. */
export async function findTransfers(
  db: Kysely<Tables>,
  { state, search, id, after = null, most }: TransferSearch,
): Promise<Transfer[]> {
  const isQueue = state === 'pending';
  let query = db
    .selectFrom('card_transfers as t')
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .leftJoin('staff as s', 's.id', 't.decided_by')
    .leftJoin('wallet_transactions as w', 'w.transfer_id', 't.id')
    .selectAll('t')
    .select(['c.first_name', 'c.last_name', 'c.mobile', 's.full_name as decider', 'w.deposit'])
    .select(plainNumber.as('number'));
  if (state !== 'all') query = query.where('t.state', '=', state);
  if (id !== undefined) query = query.where('t.id', '=', id);
  if (after !== null) query = query.where('t.id', isQueue ? '>' : '<', after);
  if (search) {
    query = query.where(({ or, eb }) =>
      or([
        eb('t.tracking_no', 'like', `%${asPattern(search)}%`),
        hasMobile(sql`c.mobile`, search),
        hasWords(sql`(c.first_name || ' ' || c.last_name)`, search),
      ]),
    );
  }
  const rows = await query
    .orderBy('t.id', isQueue ? 'asc' : 'desc')
    .limit(most)
    .execute();
  const reports = await reportsOf(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    customerName: fullNameOf(row),
    mobile: row.mobile,
    trackingNo: row.tracking_no,
    amount: row.amount,
    currency: row.currency_type,
    reportedToman: tomanOf(row.amount, row.currency_type),
    cardLastNo: row.card_last_no,
    toCard: row.account_key,
    paidOn: row.paid_on,
    comment: row.comment,
    state: row.state,
    reportedAt: row.registered_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    creditedToman: row.deposit,
    reason: row.refusal_reason,
    sameNumber: reports
      .filter(({ id, number }) => number === row.number && id !== row.id)
      .slice(0, 5)
      .map(({ id }) => id),
  }));
}

/** One reported transfer. Throws a 404 for an unknown one. */
export async function readTransfer(db: Kysely<Tables>, id: number): Promise<Transfer> {
  const [transfer] = await findTransfers(db, { state: 'all', id, most: 1 });
  if (!transfer) throw new Refusal(404, messages.noTransfer);
  return transfer;
}

/** What parts the digits of a number where it is typed or copied: spaces, hyphens, and marks that nobody sees. */
const separators = String.raw`[-\s\u00a0\u00ad\u2010-\u2015\u2212\u202f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`;

/** The tracking number of the report `t` as it is compared: two spellings of one number must not be paid twice. */
const plainNumber = sql<string>`regexp_replace(t.tracking_no, ${separators}, '', 'g')`;

/** The reports with these plain numbers that were not refused, oldest first: one pass over the table for a whole page. */
function reportsOf(
  db: Kysely<Tables>,
  numbers: string[],
): Promise<{ id: number; number: string }[]> {
  return db
    .selectFrom('card_transfers as t')
    .select(['t.id', plainNumber.as('number')])
    .where('t.state', '<>', 'refused')
    .where(sql<SqlBool>`${plainNumber} = any(${numbers}::text[])`)
    .orderBy('t.id')
    .execute();
}

/** The customer writes the currency's name with the sum; ten rials are a toman. */
function tomanOf(amount: number, currency: string): number | null {
  if (currency === messages.currencies.toman) return amount;
  return currency === messages.currencies.rial ? Math.floor(amount / 10) : null;
}
