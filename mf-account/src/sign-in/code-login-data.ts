import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { Confirmation, SignedIn } from '@kashi/contracts/account/account';

/** Asks for a code to sign in (R37). The answer names the code's request, and does not tell whether the number has an account. */
export async function askForCode(
  ask: Ask,
  request: CallInput<'POST /v1/Identity/LoginByCode/GenerateConfirmationCode'>,
): Promise<Confirmation> {
  const call = 'POST /v1/Identity/LoginByCode/GenerateConfirmationCode';
  return (await ask(call, request)).value;
}

/** Signs in with the code that came by SMS (R37). This opens the account of a number that has none. A code does it once. */
export async function signInByCode(
  ask: Ask,
  code: CallInput<'POST /v1/Identity/LoginByCode/Confirm'>,
): Promise<SignedIn> {
  return (await ask('POST /v1/Identity/LoginByCode/Confirm', code)).value;
}
