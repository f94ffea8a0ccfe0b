import type { GatewayCode } from '@kashi/contracts/gateways';
import { sql, type Kysely } from 'kysely';
import type { AttemptState } from '../../schema/payment-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import { within, type Span } from '../span.ts';

interface Movement {
  at: Date;
  toman: number;
  orderId: number | null;
  mobile: string;
}

interface Received extends Movement {
  gateway: GatewayCode;
  kind: 'order' | 'top-up';
  /** One that failed is bound to its receipt, so that no other payment counts the same money. */
  state: Extract<AttemptState, 'paid' | 'credited' | 'reversing' | 'reversed' | 'failed'>;
  /** Whether the bank is still to be asked about it. */
  isWaiting: boolean;
  /** Whether it bought or filled the wallet, and the bank has given it back since. */
  isLost: boolean;
  reference: string | null;
  traceNo: string | null;
  retrievalNo: string | null;
  maskedPan: string | null;
}

/** Every payment that a bank has confirmed, when the shop heard of it; one that the wallet has paid whole is none. */
export async function readReceived(db: Kysely<Tables>, span: Span): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select e.at, (${tookRial} / 10)::bigint as toman, o.id as "orderId", c.mobile, a.gateway, a.kind, a.state,
      a.next_try_at is not null as "isWaiting",
      a.state in ('paid', 'credited') and exists (
        select from payment_events g where g.attempt_id = a.id and g.event = 'reversed') as "isLost", a.bank_reference as reference, a.trace_no as "traceNo",
      a.retrieval_no as "retrievalNo", a.masked_pan as "maskedPan"
    from (
      select attempt_id, min(at) as at from payment_events
      where event in ('paid', 'paid, bought nothing', 'of another payment') group by attempt_id
    ) e
    join payment_attempts a on a.id = e.attempt_id
    join customers c on c.id = a.customer_id
    left join orders o on o.attempt_id = a.id
    where ${within(sql`e.at`, span)} and (a.state in ('paid', 'credited', 'reversing', 'reversed')
      or a.state = 'failed' and a.bank_reference is not null)
    order by e.at, a.id`.execute(db);
  return rows;
}

interface Returned extends Movement {
  way: 'wallet' | 'bank' | 'gateway';
  reference: string | null;
  reason: string | null;
}

/**
 * Every sum that went back, when it moved: of refunds, of rejected and cancelled orders, and of payments that bought nothing or that their
 * banks have given back since.
 */
export async function readReturned(db: Kysely<Tables>, span: Span): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    select b.at, b.toman::bigint as toman, b.order_id as "orderId", c.mobile, b.way, b.reference, b.reason
    from (
      select t.registered_at as at, t.deposit as toman, t.order_id, t.customer_id, 'wallet' as way,
        null as reference, coalesce(r.reason, o.rejection_reason) as reason
      from wallet_transactions t
      left join order_refunds r on r.id = t.refund_id
      left join orders o on o.id = t.order_id
      where t.kind = 'refund'
      union all
      select paid_at, amount, order_id, customer_id, 'bank', tracking_no, reason
      from order_refunds where state = 'done' and way = 'bank'
      union all
      select e.at, ${tookRial} / 10, o.id, a.customer_id, 'gateway', a.bank_reference, null
      from payment_events e join payment_attempts a on a.id = e.attempt_id
      left join orders o on o.attempt_id = a.id
      where e.event = 'reversed' and a.state in ('reversed', 'paid', 'credited')
    ) b join customers c on c.id = b.customer_id
    where ${within(sql`b.at`, span)} order by b.at, "orderId", toman`.execute(db);
  return rows;
}

interface WalletMovement extends Omit<Movement, 'toman'> {
  kind: 'purchase' | 'refund' | 'top-up' | 'correction';
  deposit: number;
  withdraw: number;
  balance: number;
}

/** Every row of the wallets' ledgers, in the order in which it was written. */
export async function readWalletMovements(
  db: Kysely<Tables>,
  span: Span,
): Promise<WalletMovement[]> {
  const { rows } = await sql<WalletMovement>`
    select t.registered_at as at, t.kind, t.order_id as "orderId", c.mobile, t.deposit, t.withdraw, t.balance
    from wallet_transactions t join customers c on c.id = t.customer_id
    where ${within(sql`t.registered_at`, span)} order by t.id`.execute(db);
  return rows;
}

/** What the bank took of the payment `a`: it may be another sum than was asked for. */
const tookRial = sql`coalesce(a.received_rial, a.amount_rial)`;
