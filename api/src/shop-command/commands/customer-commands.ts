import { toLatinDigits } from '@kashi/shared/contracts/text/latin-digits';
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

const reasons = {
  order: 'An order is on its way. Close the account once it is delivered or rejected.',
  payment:
    'A payment may still come through: try again a day after it began. A transfer from card to card has to be confirmed or refused.',
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
