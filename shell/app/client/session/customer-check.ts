import { createAsk } from '@kashi/contracts/asking/ask';
import type { ShellSession } from './session.ts';

/**
 * Checks once a visit whether the stored token is still valid; if the home payload says otherwise, the token is removed (§4). A
 * failure is ignored, because the next call with the token will reveal it.
 */
export async function checkCustomer(
  session: ShellSession,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const token = session.token();
  if (!token) return;
  try {
    const { value } = await createAsk(fetch)('GET /v1/ContentManagement/Contents/Read', {});
    if (session.token() !== token) return;
    if (value.IsUserLogined) session.rename(value.CustomerFullName ?? '', value.CustomerKey);
    else session.expire();
  } catch {
    // Offline, or the server is busy: the visitor stays signed in.
  }
}
