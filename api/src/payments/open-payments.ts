import type { OpenPayment } from '@kashi/contracts/desk/open-payments';
import { orderStatus } from '@kashi/contracts/order-status';
import { sql, type Kysely } from 'kysely';
import type { AttemptRow, AttemptState } from '../schema/payment-tables.ts';
import type { Tables } from '../schema/tables.ts';
import { mostTriesOfFailed } from './settle/retry.ts';

/**
 * Payments whose bank has given no clear answer for an hour: the shop keeps asking, but a customer's money may be there, and only a person
 * can ask the bank by telephone. Also those that a bank lists as paid but does not verify, at once when the shop asks no more, and those
 * that bought or filled the wallet and that the bank has given back, at once and for a month from its answer.
 */
export function openPayments(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('payment_attempts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('orders as o', 'o.attempt_id', 'a.id')
    .select(['o.id as orderId', 'a.reason', 'a.kind'])
    .select(['a.id', 'a.gateway', 'a.amount_rial', 'a.created_at', 'a.tries', 'a.state'])
    .select([
      'a.next_try_at',
      'a.listed_at',
      'a.received_rial',
      'a.bank_reference',
      'a.said_reference',
      'c.mobile',
      'c.first_name',
      'c.last_name',
    ])
    .select('a.customer_id')
    .where(sql<boolean>`a.id in (${maybeOpen})`)
    .where(({ or }) => or([isUnanswered(now), isGivenBack(now)]));
}

/**
 * How many of them wait for a person: for a month those that the bank is asked about or refuses to give back, those that it lists, and of
 * those that it has given back the ones whose order is on its way, or whose customer has the sum in the wallet too and no correction since.
 */
export async function countOpenPayments(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payment_attempts as a')
    .leftJoin('orders as o', 'o.attempt_id', 'a.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ or, and }) =>
      or([
        and([isUnanswered(now), sql<boolean>`(${isOfThisMonth(now)} or ${isListed})`]),
        and([isGivenBack(now), sql<boolean>`(${isOnItsWay} or ${isInWallet})`]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Where an open payment stands. */
export function standOf({
  state,
  reason,
  next_try_at,
  listed_at,
}: Pick<AttemptRow, 'state' | 'reason' | 'next_try_at' | 'listed_at'>): OpenPayment['stand'] {
  if (state === 'failed' && listed_at !== null) return 'listed';
  if (state === 'paid' && reason === 'reversed') return 'given-back';
  if (state === 'credited' && next_try_at === null) return 'given-back';
  const stand = stands[state];
  if (!stand) throw new Error(`A payment that is ${state} is not open.`);
  return stand;
}

const stands: Partial<Record<AttemptState, OpenPayment['stand']>> = {
  verifying: 'verifying',
  reversing: 'reversing',
  failed: 'unclaimed',
  paid: 'unsettled',
  credited: 'unsettled',
};

function isUnanswered(now: Date) {
  // Money that was confirmed to a payment it may not belong to, and that the bank refuses to refund, has no next try.
  return sql<boolean>`(
    (${isAskedAgain} or a.state = 'failed' and a.bank_reference is not null or ${isListed})
    and a.created_at < ${new Date(now.getTime() - hourMs)}
    or ${isListed} and a.tries >= ${mostTriesOfFailed}
  )`;
}

const isAskedAgain = sql`a.next_try_at is not null`;
const isListed = sql`a.state = 'failed' and a.listed_at is not null`;

/** More than the open ones, each part by an index of its own: without them the shop's whole history is asked about. */
const maybeOpen = sql`
  select id from payment_attempts where next_try_at is not null
  union select id from payment_attempts where state = 'failed' and bank_reference is not null
  union select id from payment_attempts where listed_at is not null
  union select id from payment_attempts where state = 'paid' and reason = 'reversed'
  union select id from payment_attempts where state = 'credited'`;

/** Somebody has seen to what was begun before, without a trace of it here. */
function isOfThisMonth(now: Date) {
  return sql<boolean>`a.created_at > ${new Date(now.getTime() - monthMs)}`;
}

function isGivenBack(now: Date) {
  // A plain `=` is null for a payment without a reason, and PostgreSQL would look for the events of each of them.
  return sql<boolean>`(
    (a.state = 'paid' and a.reason is not distinct from 'reversed' or a.state = 'credited')
    and ${givenBackAt} > ${new Date(now.getTime() - monthMs)}
  )`;
}

/** When the bank said that it has given the payment `a` back. */
const givenBackAt = sql`(
  select max(e.at) from payment_events e where e.attempt_id = a.id and e.event = 'reversed')`;

const isOnItsWay = sql`o.status not in (${orderStatus.rejected}, ${orderStatus.delivered})`;

/** A top-up, a payment that bought nothing, and an order that was rejected before the bank gave its payment back have filled the wallet. */
const isInWallet = sql`(
  (o.id is null or exists (
    select from order_statuses s
    where s.order_id = o.id and s.status = ${orderStatus.rejected} and s.reached_at < ${givenBackAt}))
  and not exists (
    select from wallet_transactions t
    where t.customer_id = a.customer_id and t.kind = 'correction' and t.registered_at >= ${givenBackAt})
)`;

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;
