import { confirmTransfer, refuseTransfer } from '../../wallet/card-transfers.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { idsIn, wholeNumber } from '../text/numbers.ts';
import { oneLine } from '../text/one-line.ts';

/** Lists the card-to-card transfers that await the owner's check, oldest first. */
export async function listTransfers({ store, say }: CommandContext): Promise<void> {
  const rows = await store.db
    .selectFrom('card_transfers as t')
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .selectAll('t')
    .select(['c.mobile', 'c.first_name', 'c.last_name'])
    .where('t.state', '=', 'pending')
    .orderBy('t.id')
    .execute();
  for (const row of rows) {
    const { first_name, last_name, mobile, tracking_no, comment } = row;
    const amount = `${row.amount} ${oneLine(row.currency_type)}`;
    say(`${row.id}  ${row.paid_on}  ${amount}  …${row.card_last_no}`);
    say(`    ${oneLine(`${first_name} ${last_name} ${mobile}: ${tracking_no} ${comment}`)}`);
  }
  say(rows.length === 0 ? 'No transfer awaits a check.' : `${rows.length} to confirm or refuse.`);
}

/** The owner gives the amount found in the account; the reported amount may be in another currency. */
export async function confirm(
  context: CommandContext,
  [id, toman]: readonly string[],
): Promise<void> {
  const [transferId = 0] = idsIn(id ? [id] : []);
  const amount = wholeNumber(toman, { what: 'an amount in tomans', least: 1, most: mostToman });
  const at = context.clock();
  const isFound = await context.store.transaction((tx) =>
    confirmTransfer(tx, { id: transferId, staffId: null, at, amountToman: amount }),
  );
  if (!isFound) throw nothing([transferId]);
  context.say(`The transfer ${transferId} is in the wallet: ${amount} toman.`);
}

export async function refuse(context: CommandContext, words: readonly string[]): Promise<void> {
  const missing: number[] = [];
  for (const id of idsIn(words)) {
    const at = context.clock();
    const isFound = await context.store.transaction((tx) =>
      refuseTransfer(tx, { id, staffId: null, at, reason: '' }),
    );
    if (isFound) context.say(`The transfer ${id} is refused.`);
    else missing.push(id);
  }
  if (missing.length > 0) throw nothing(missing);
}

/** At most ten digits, as in the form (§5). */
const mostToman = 9_999_999_999;

function nothing(ids: readonly number[]): CommandError {
  return new CommandError(`No waiting transfer has the id ${ids.join(', ')}.`);
}
