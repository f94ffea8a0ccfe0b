import { createAsk } from '@kashi/shared/api/ask';
import type { ShellSession } from './session.ts';

/**
 * Asks once a visit whether the stored token is still a customer's; where the home payload says it is not, the token is
 * removed (§4). Silence is right on failure: the next call that needs the token will tell.
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
    if (value.IsUserLogined) session.rename(value.CustomerFullName ?? '');
    else session.expire();
  } catch {
    // Offline, or the server is busy: the visitor stays who they were.
  }
}
