import type { Ask } from '@kashi/contracts/asking/ask';

/** The customer's full name; a session that is over is refused with 401. */
export async function readFullName(ask: Ask, signal: AbortSignal): Promise<string> {
  const { value } = await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
  return `${value.FirstName} ${value.LastName}`.trim();
}

/** Ends the session at the server. */
export async function endSession(ask: Ask): Promise<void> {
  await ask('POST /v1/Identity/Account/Logout', {});
}
