import type { Ask, CallInput } from '@kashi/contracts/asking/ask';

/** Changes the customer's password (§4). A wrong old password is refused. Answers the shop's sentence, if any. */
export async function changePassword(
  ask: Ask,
  passwords: CallInput<'POST /v1/Identity/Customer/ChangePassword'>,
): Promise<string | null> {
  return (await ask('POST /v1/Identity/Customer/ChangePassword', passwords)).message;
}

/** Ends every session of the customer, this one too. Answers the shop's sentence, if any. */
export async function signOutEverywhere(ask: Ask): Promise<string | null> {
  return (await ask('POST /v1/Identity/Account/LogoutEverywhere', {})).message;
}
