import { gatewayNames, gateways, type GatewayCode } from '@kashi/contracts/gateways';
import type { AttemptState } from '../../schema/payment-tables.ts';
import type { CommandContext } from '../command-context.ts';
import { oneLine } from '../text/one-line.ts';

/**
 * Lists payments whose bank has given no clear answer for an hour. The shop keeps asking, but a customer's money may be there,
 * and only a person can ask the bank by telephone.
 */
export async function listPayments({ store, clock, say }: CommandContext): Promise<void> {
  const rows = await store.db
    .selectFrom('payment_attempts as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id', 'a.gateway', 'a.amount_rial', 'a.created_at', 'a.tries', 'a.state'])
    .select(['a.bank_reference', 'a.said_reference', 'c.mobile', 'c.first_name', 'c.last_name'])
    .where(({ or, and, eb }) =>
      or([
        eb('a.next_try_at', 'is not', null),
        // Money that was confirmed to a payment it may not belong to, and that the bank refuses to refund.
        and([eb('a.state', '=', 'failed'), eb('a.bank_reference', 'is not', null)]),
      ]),
    )
    .where('a.created_at', '<', new Date(clock().getTime() - hourMs))
    .orderBy('a.id')
    .execute();
  for (const row of rows) {
    const { first_name, last_name, mobile } = row;
    const reference = row.bank_reference ?? row.said_reference;
    const begun = row.created_at.toISOString().slice(0, 16);
    say(
      `${row.id}  ${begun}  ${nameOf(row.gateway)}  ${row.amount_rial} rial  ${stands[row.state]}`,
    );
    const receipt = reference ? `receipt ${reference}` : 'no receipt';
    say(
      `    ${oneLine(`${first_name} ${last_name} ${mobile}: ${receipt}`)}, asked so far: ${row.tries}`,
    );
  }
  say(rows.length === 0 ? 'No payment is open.' : `${rows.length} to ask the bank about.`);
}

const hourMs = 60 * 60 * 1000;

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
