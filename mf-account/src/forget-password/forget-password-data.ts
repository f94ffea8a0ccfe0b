import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { Confirmation, SignedIn } from '@kashi/contracts/account/account';

/** Asks for a code to recover a password (§4). The answer names the code's request. A number without an account gets the same kind of answer, and no code. */
export async function requestRecovery(
  ask: Ask,
  request: CallInput<'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode'>,
): Promise<Confirmation> {
  const call = 'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode';
  return (await ask(call, request)).value;
}

/** Checks the code that came by SMS (§4) and answers the shop's sentence; a wrong one is refused. */
export async function confirmRecovery(
  ask: Ask,
  code: CallInput<'POST /v1/Identity/ForgetPassword/Confirm'>,
): Promise<string | null> {
  return (await ask('POST /v1/Identity/ForgetPassword/Confirm', code)).message;
}

/** Saves the new password of a confirmed recovery (§4) and signs its owner in. */
export async function setNewPassword(
  ask: Ask,
  passwords: CallInput<'POST /v1/Identity/ForgetPassword/SetNewPassword'>,
): Promise<SignedIn> {
  return (await ask('POST /v1/Identity/ForgetPassword/SetNewPassword', passwords)).value;
}
