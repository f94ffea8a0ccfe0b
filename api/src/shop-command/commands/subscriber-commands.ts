import { beginningOfNobody } from '@kashi/contracts/desk/closed-accounts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';

/**
 * `customers subscribers sms|email`: the numbers, or the addresses, of the customers who want the newsletter, and nothing else, for
 * whoever sends it. Accounts that are blocked or closed are left out.
 */
export async function listSubscribers(
  { store, say }: CommandContext,
  [way = '']: readonly string[],
): Promise<void> {
  if (way !== 'sms' && way !== 'email') {
    throw new CommandError(`«${way}» should be sms or email: the way of the newsletter.`);
  }
  const [wish, to] =
    way === 'sms'
      ? (['is_sms_subscriber', 'mobile'] as const)
      : (['is_email_subscriber', 'email'] as const);
  const subscribers = await store.db
    .selectFrom('customers')
    .select(`${to} as to`)
    .where(wish, '=', true)
    .where(to, '<>', '')
    .where('blocked_at', 'is', null)
    .where('mobile', 'not like', `${beginningOfNobody}%`)
    .orderBy('id')
    .execute();
  // Two accounts may have one address.
  for (const address of new Set(subscribers.map((each) => each.to))) say(address);
}
