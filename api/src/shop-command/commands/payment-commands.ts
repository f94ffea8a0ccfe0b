import { gatewayNames, gateways, type GatewayCode } from '@kashi/contracts/gateways';
import type { AttemptRow, AttemptState } from '../../schema/payment-tables.ts';
import type { CommandContext } from '../command-context.ts';
import { oneLine } from '../text/one-line.ts';

/**
 * Lists payments whose bank has given no clear answer for an hour. The shop keeps asking, but a customer's money may be there,
 * and only a person can ask the bank by telephone. Also lists those that bought and that the bank has given back, for a month from
 * its answer.
 */
export async function listPayments({ store, clock, say }: CommandContext): Promise<void> {
  const now = clock();
  const rows = await store.db
    .selectFrom('payment_attempts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .leftJoin('orders as o', 'o.attempt_id', 'a.id')
    .select(['o.id as orderId', 'a.reason'])
    .select(['a.id', 'a.gateway', 'a.amount_rial', 'a.created_at', 'a.tries', 'a.state'])
    .select(['a.bank_reference', 'a.said_reference', 'c.mobile', 'c.first_name', 'c.last_name'])
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('a.next_try_at', 'is not', null),
        // Money that was confirmed to a payment it may not belong to, and that the bank refuses to refund.
        and([eb('a.state', '=', 'failed'), eb('a.bank_reference', 'is not', null)]),
        and([
          eb('a.state', '=', 'paid'),
          eb('a.reason', '=', 'reversed'),
          exists(
            selectFrom('payment_events as e')
              .select('e.id')
              .whereRef('e.attempt_id', '=', 'a.id')
              .where('e.event', '=', 'reversed')
              .where('e.at', '>', new Date(now.getTime() - monthMs)),
          ),
        ]),
      ]),
    )
    .where('a.created_at', '<', new Date(now.getTime() - hourMs))
    .orderBy('a.id')
    .execute();
  for (const row of rows) {
    const { first_name, last_name, mobile } = row;
    const reference = row.bank_reference ?? row.said_reference;
    const begun = row.created_at.toISOString().slice(0, 16);
    const stand = isGivenBack(row) ? lostBy(row) : stands[row.state];
    say(`${row.id}  ${begun}  ${nameOf(row.gateway)}  ${row.amount_rial} rial  ${stand}`);
    const receipt = reference ? `receipt ${reference}` : 'no receipt';
    say(
      `    ${oneLine(`${first_name} ${last_name} ${mobile}: ${receipt}`)}, asked so far: ${row.tries}`,
    );
  }
  const open = rows.filter((row) => !isGivenBack(row)).length;
  say(open === 0 ? 'No payment is open.' : `${open} to ask the bank about.`);
}

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

/** Whether the bank has given back a payment that bought: a clear answer, which nobody waits for. */
function isGivenBack({ state, reason }: Pick<AttemptRow, 'state' | 'reason'>): boolean {
  return state === 'paid' && reason === 'reversed';
}

/** What a payment has bought that the bank has given back. */
function lostBy({ orderId }: { orderId: number | null }): string {
  const bought = orderId === null ? 'filled the wallet' : `bought the order ${orderId}`;
  return `${bought}, and the bank has given it back`;
}

/** As the owner names it in the shop's settings. */
function nameOf(code: GatewayCode): string {
  return gatewayNames.find((name) => gateways[name].code === code) ?? `gateway ${code}`;
}

/** The open question about a payment. */
const stands: Partial<Record<AttemptState, string>> = {
  verifying: 'perhaps paid',
  reversing: 'paid, to be refunded',
  failed: 'perhaps another buyer’s, to be refunded',
  paid: 'bought, not settled',
};
