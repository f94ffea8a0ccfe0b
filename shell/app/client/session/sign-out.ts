import { revokeToken } from './revoke-token.ts';

/**
 * What is left to do once a customer has signed out: the next one in this tab finds nothing that was typed, and the server hears of it,
 * unless it has ended the session itself.
 */
export function signOut(token: string | null): void {
  if (token !== null) revokeToken(token);
  sessionStorage.clear();
}
