import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { SignedIn } from '@kashi/contracts/account/account';

/** Signs in with number and password (§4). A wrong pair is refused; after too many wrong pairs every try is refused for a while (429). */
export async function signIn(
  ask: Ask,
  login: CallInput<'POST /v1/Identity/Account/Login'>,
): Promise<SignedIn> {
  return (await ask('POST /v1/Identity/Account/Login', login)).value;
}

/** Sends the code of a request once more (§4). Answers the seconds until another one may be asked for. */
export async function resendCode(ask: Ask, hashId: string): Promise<number> {
  const { value } = await ask('POST /v1/Identity/UserRegister/ReSendCode', {
    ConfirmationCodeHashId: hashId,
  });
  return value;
}

/**
 * Asks a call of customers, so that a session which the API has ended is found on a page for everyone as well. Throws a `Problem`;
 * the host leads to the sign-in after a 401.
 */
export async function expectSession(ask: Ask, signal: AbortSignal): Promise<void> {
  await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
}
