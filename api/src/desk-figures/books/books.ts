import type { Books } from '@kashi/contracts/desk/books';
import { gatewayNames, gateways } from '@kashi/contracts/gateways';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { datesOf } from '../figures.ts';
import { beginningOf, endOf, type Span } from '../span.ts';
import { readReceived, readReturned } from './movements.ts';

/** The sums of the books of a span; they are those of the rows of its files. Throws a 400 for a wrong span. */
export async function readBooks(db: Kysely<Tables>, span: Span): Promise<Books> {
  datesOf(span);
  const received = await readReceived(db, span);
  const returned = await readReturned(db, span);
  return {
    received: gatewayNames.flatMap((name) => {
      const own = received.filter(({ gateway }) => gateway === gateways[name].code);
      return own.length === 0 ? [] : [{ gateway: name, payments: own.length, toman: sumOf(own) }];
    }),
    returned: ways.map((way) => {
      const own = returned.filter((row) => row.way === way);
      return { way, refunds: own.length, toman: sumOf(own) };
    }),
    wallets: await walletsOf(db, span),
    waiting: await waitingPayments(db),
  };
}

const ways = ['wallet', 'bank', 'gateway'] as const;

function sumOf(rows: readonly { toman: number }[]): number {
  return rows.reduce((sum, { toman }) => sum + toman, 0);
}

/** From the ledgers alone, which nobody changes afterwards. */
async function walletsOf(db: Kysely<Tables>, { from, to }: Span): Promise<Books['wallets']> {
  const { rows } = await sql<Books['wallets']>`
    select coalesce(sum(deposit - withdraw) filter (where registered_at < ${beginningOf(from)}), 0)::bigint as "beforeToman",
      coalesce(sum(deposit) filter (where registered_at >= ${beginningOf(from)}), 0)::bigint as "depositsToman",
      coalesce(sum(withdraw) filter (where registered_at >= ${beginningOf(from)}), 0)::bigint as "withdrawalsToman",
      coalesce(sum(deposit - withdraw), 0)::bigint as "afterToman"
    from wallet_transactions where registered_at < ${endOf(to)}`.execute(db);
  const [wallets] = rows;
  if (!wallets) throw new Error('A sum without groups has one row.');
  return wallets;
}

/** Payments whose bank has not answered clearly, has not heard that its money was earned, or has yet to take it back. */
async function waitingPayments(db: Kysely<Tables>): Promise<Books['waiting']> {
  const { payments, toman } = await db
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.countAll<number>().as('payments'))
    .select(
      sql<number>`coalesce(sum(coalesce(received_rial, amount_rial) / 10), 0)::bigint`.as('toman'),
    )
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { payments, toman };
}
