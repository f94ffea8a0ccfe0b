import type { OpenPayment } from '@kashi/contracts/desk/open-payments';
import { gatewayNames, gateways, type GatewayCode } from '@kashi/contracts/gateways';
import { openPayments, standOf } from '../../payments/open-payments.ts';
import type { CommandContext } from '../command-context.ts';
import { oneLine } from '../text/one-line.ts';

/** Lists the payments that a person may have to ask about (`payments/open-payments.ts`), oldest first. */
export async function listPayments({ store, clock, say }: CommandContext): Promise<void> {
  const rows = await openPayments(store.db, clock()).orderBy('a.id').execute();
  for (const row of rows) {
    const { first_name, last_name, mobile, received_rial, amount_rial } = row;
    const reference = row.bank_reference ?? row.said_reference;
    const begun = row.created_at.toISOString().slice(0, 16);
    const stand = standOf(row);
    const words = stand === 'given-back' ? lostBy(row) : stands[stand];
    const rial = received_rial ?? amount_rial;
    say(`${row.id}  ${begun}  ${nameOf(row.gateway)}  ${rial} rial  ${words}`);
    const receipt = reference ? `receipt ${reference}` : 'no receipt';
    say(
      `    ${oneLine(`${first_name} ${last_name} ${mobile}: ${receipt}`)}, asked so far: ${row.tries}`,
    );
  }
  const open = rows.filter((row) => standOf(row) !== 'given-back').length;
  say(open === 0 ? 'No payment is open.' : `${open} to ask the bank about.`);
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
const stands: Record<Exclude<OpenPayment['stand'], 'given-back'>, string> = {
  verifying: 'perhaps paid',
  reversing: 'paid, to be refunded',
  unclaimed: 'perhaps another buyer’s, to be refunded',
  listed: 'listed as paid, but not verified',
  unsettled: 'bought or in the wallet, not settled',
};
