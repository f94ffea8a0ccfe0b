import type { SignedIn } from '@kashi/contracts/account/account';
import type { Session } from '@kashi/border/shell-api';

/** The answer of a sign-in as the shell takes it. */
export function sessionOf({
  Token: token,
  UserFullName: fullName,
  CustomerKey: customerKey,
}: SignedIn): Parameters<Session['open']>[0] {
  return { token, fullName, customerKey };
}
