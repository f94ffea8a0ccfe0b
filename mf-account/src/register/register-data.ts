import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { Confirmation, SignedIn } from '@kashi/contracts/account/account';

/** Asks for an account (§4). The answer names the code's request, and does not tell whether the number has an account already. */
export async function register(
  ask: Ask,
  registration: CallInput<'POST /v1/Identity/UserRegister/Register'>,
): Promise<Confirmation> {
  return (await ask('POST /v1/Identity/UserRegister/Register', registration)).value;
}

/** Confirms the number by the code that came by SMS (§4). This creates the account and signs its owner in. */
export async function confirmRegistration(
  ask: Ask,
  code: CallInput<'POST /v1/Identity/UserRegister/Confirm'>,
): Promise<SignedIn> {
  return (await ask('POST /v1/Identity/UserRegister/Confirm', code)).value;
}
