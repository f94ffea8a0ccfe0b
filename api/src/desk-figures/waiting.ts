import type { Figures } from '@kashi/contracts/desk/figures';
import { hearersOfPaymentRuns } from '@kashi/contracts/desk/payment-runs';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Kysely } from 'kysely';
import { searchedGoods } from '../desk-goods/goods-list.ts';
import { lateBackup } from '../made-backups/late-backup.ts';
import { countOpenPayments } from '../payments/open-payments.ts';
import { readPaymentRuns } from '../payment-runs/read-runs.ts';
import type { Tables } from '../schema/tables.ts';
import { countFailedTexts } from '../texts/failed-texts.ts';
import type { Shop } from '../shop.ts';

type Waiting = Figures['waiting'];

/**
 * How much waits for a member now: new orders, refunds, transfers, returns, opinions, messages, shown goods that run out; for whoever hears
 * of them failed payment runs and payments that a person has to look after; and for owners corrections of wallets that others have asked
 * for, failed texts and a late backup.
 */
export async function readWaiting(
  { store, environment: { backups }, clock }: Pick<Shop, 'store' | 'environment' | 'clock'>,
  { id, roles }: Pick<SignedInStaff, 'id' | 'roles'>,
): Promise<Waiting> {
  const isOwner = roles.includes('owner');
  const late = backups && isOwner ? await lateBackup(backups, clock()) : null;
  const hearsOfPayments = hearersOfPaymentRuns.some((role) => roles.includes(role));
  const lastAt = late?.lastAt?.toISOString() ?? null;
  return {
    ...(await countsOf(store.db)),
    corrections: isOwner ? await countCorrections(store.db, id) : 0,
    failedTexts: isOwner ? await countFailedTexts(store.db, clock()) : 0,
    lateBackup: late && { lastAt },
    paymentRuns: hearsOfPayments ? await readPaymentRuns(store.db, clock()) : [],
    payments: hearsOfPayments ? await countOpenPayments(store.db, clock()) : 0,
  };
}

type Counts = Omit<
  Waiting,
  'corrections' | 'failedTexts' | 'lateBackup' | 'paymentRuns' | 'payments'
>;

async function countsOf(db: Kysely<Tables>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from orders where status = ${orderStatus.registered})::int as orders,
      (select count(*) from order_refunds where state in ('pending', 'owed'))::int as refunds,
      (select count(*) from card_transfers where state = 'pending')::int as transfers,
      (select count(*) from order_returns where state = 'asked' or state = 'received' and refund_id is null)::int as returns,
      (select count(*) from reviews where confirmed_at is null)::int as reviews,
      (select count(*) from questions where confirmed_at is null or answer is null)::int as questions,
      (select count(*) from questions where confirmed_at is not null and answer is null)::int as unanswered,
      (select count(*) from contact_messages where handled_at is null)::int as messages,
      (select count(*) from ${searchedGoods(db, { state: 'low' }).select('p.id')} as low)::int as "lowStock"`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('A query without a table answers one row.');
  return counts;
}

/** The corrections that an owner has to decide about: nobody confirms their own. */
async function countCorrections(db: Kysely<Tables>, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wallet_corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'pending')
    .where('asked_by', '!=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}
