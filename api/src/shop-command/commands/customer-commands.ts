import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { noteChanges } from '../../desk-audit/change-log.ts';
import { blockCustomer, unblockCustomer } from '../../identity/blocked-customers.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import { customerData } from '../../identity/personal-data/customer-data.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';

/** Prints all data that the shop keeps of a customer, as JSON to hand over. */
export async function exportCustomer(
  context: CommandContext,
  [word]: readonly string[],
): Promise<void> {
  const mobile = mobileIn(word);
  const data = await customerData(context.store.db, mobile);
  if (!data) throw unknown(mobile);
  context.say(JSON.stringify(data, null, 2));
}

/** Closes a customer's account for good; `close-account.ts` says what stays. */
export async function closeCustomer(
  context: CommandContext,
  [word]: readonly string[],
): Promise<void> {
  const mobile = mobileIn(word);
  const outcome = await closeAccount(context, mobile);
  if (outcome === 'unknown') throw unknown(mobile);
  if (outcome !== 'closed') throw new CommandError(reasons[outcome]);
  context.say('The account is closed. Its orders and payments stay, without a name.');
}

/** Ends a customer's sessions and refuses new ones (R39). */
export function blockByNumber(context: CommandContext, words: readonly string[]): Promise<void> {
  return setBlocked(context, words, true);
}

/** Lets a blocked customer sign in again. */
export function unblockByNumber(context: CommandContext, words: readonly string[]): Promise<void> {
  return setBlocked(context, words, false);
}

async function setBlocked(
  { store, clock, say }: CommandContext,
  [word, ...why]: readonly string[],
  isBlocked: boolean,
): Promise<void> {
  const mobile = mobileIn(word);
  const reason = why.join(' ').trim().slice(0, 500);
  if (!reason) throw new CommandError('Say why, after the number: the staff reads it.');
  const at = clock();
  await store.transaction(async (tx) => {
    const known = await tx
      .selectFrom('customers')
      .select('id')
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    if (!known) throw unknown(mobile);
    const { id } = known;
    await lockCustomer(tx, id);
    const { blocked_at } = await tx
      .selectFrom('customers')
      .select('blocked_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if ((blocked_at !== null) === isBlocked) return;
    await (isBlocked ? blockCustomer(tx, { id, reason, at }) : unblockCustomer(tx, id));
    const [before, after] = [{ isBlocked: !isBlocked }, { isBlocked, reason }];
    await noteChanges(tx, [{ subject: 'customer', subjectId: id, before, after }], {
      author: { staffId: null, name: 'npm run shop' },
      call: `npm run shop -- customers ${isBlocked ? 'block' : 'unblock'}`,
      at,
    });
  });
  say(isBlocked ? `${mobile} is blocked.` : `${mobile} may sign in again.`);
}

const reasons = {
  order: 'An order is on its way. Close the account once it is delivered or rejected.',
  payment:
    'A payment may still come through: try again a day after it began. A transfer from card to card has to be confirmed or refused.',
  return: 'A request to return goods is open at the desk. It has to be refused or refunded first.',
  refund: 'A refund of an order waits at the desk. It has to be decided or paid first.',
  correction:
    'A correction of the wallet waits at the desk. An owner has to confirm or refuse it first.',
  credit: 'There is money in the wallet. Pay it out first.',
};

function mobileIn(word = ''): string {
  const mobile = toLatinDigits(word);
  if (/^09\d{9}$/.test(mobile)) return mobile;
  throw new CommandError(`«${word}» should be a mobile number, such as 09121234567.`);
}

function unknown(mobile: string): CommandError {
  return new CommandError(`${mobile} has no account.`);
}
