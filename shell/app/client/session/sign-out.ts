import { revokeToken } from './revoke-token.ts';

/** What is left to do once a customer has signed out: the next one in this tab finds nothing that was typed, and the server hears of it. */
export function signOut(token: string): void {
  revokeToken(token);
  sessionStorage.clear();
}
