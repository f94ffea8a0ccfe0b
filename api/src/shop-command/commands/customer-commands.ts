import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import type { Transaction } from 'kysely';
import { noteChanges } from '../../desk-audit/change-log.ts';
import { blockCustomer, unblockCustomer } from '../../identity/blocked-customers.ts';
import { moveNumber } from '../../identity/move-number.ts';
import { closeAccount } from '../../identity/personal-data/close-account.ts';
import { customerData } from '../../identity/personal-data/customer-data.ts';
import type { Tables } from '../../schema/tables.ts';
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

/** Moves an account to another number, for a customer who has lost the old one. */
export async function moveCustomer(
  { store, clock, say }: CommandContext,
  [word, other, ...why]: readonly string[],
): Promise<void> {
  const [from, to, reason] = [mobileIn(word), mobileIn(other), reasonIn(why, 'after the numbers')];
  await store.transaction(async (tx) => {
    const id = await moveNumber(tx, { from, to });
    if (id === 'unknown') throw unknown(from);
    if (id === 'taken') {
      throw new CommandError(`${to} has an account. If its owner agrees, close that one first.`);
    }
    // Without the numbers: what the log says outlives an account that is closed.
    const [before, after] = [{ isMoved: false }, { isMoved: true, reason }];
    await noteChanges(tx, [{ subject: 'customer', subjectId: id, before, after }], {
      ...byCommand('move'),
      at: clock(),
    });
  });
  say(`The account of ${from} is that of ${to} now. Its customer signs in by a code.`);
}

async function setBlocked(
  { store, clock, say }: CommandContext,
  [word, ...why]: readonly string[],
  isBlocked: boolean,
): Promise<void> {
  const [mobile, reason] = [mobileIn(word), reasonIn(why, 'after the number')];
  const at = clock();
  await store.transaction(async (tx) => {
    const { id, blocked_at } = await lockedBy(tx, mobile);
    if ((blocked_at !== null) === isBlocked) return;
    await (isBlocked ? blockCustomer(tx, { id, reason, at }) : unblockCustomer(tx, id));
    const [before, after] = [{ isBlocked: !isBlocked }, { isBlocked, reason }];
    await noteChanges(tx, [{ subject: 'customer', subjectId: id, before, after }], {
      ...byCommand(isBlocked ? 'block' : 'unblock'),
      at,
    });
  });
  say(isBlocked ? `${mobile} is blocked.` : `${mobile} may sign in again.`);
}

/** The customer of the number, locked. */
async function lockedBy(tx: Transaction<Tables>, mobile: string) {
  const customer = await tx
    .selectFrom('customers')
    .select(['id', 'blocked_at'])
    .where('mobile', '=', mobile)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!customer) throw unknown(mobile);
  return customer;
}

function byCommand(step: string) {
  return {
    author: { staffId: null, name: 'npm run shop' },
    call: `npm run shop -- customers ${step}`,
  };
}

function reasonIn(words: readonly string[], place: string): string {
  const reason = words.join(' ').trim().slice(0, 500);
  if (!reason) throw new CommandError(`Say why, ${place}: the staff reads it.`);
  return reason;
}

const reasons = {
  order: 'An order is on its way. Close the account once it is delivered or rejected.',
  payment:
    'A payment may still come through: try again a day after it began. A transfer from card to card has to be confirmed or refused. A payment that its bank refuses to give back keeps the account open for a month.',
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
