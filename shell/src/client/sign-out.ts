/** Tells the server that a token is no longer wanted. Local sign-out does not wait for it, nor depend on it. */
export function revokeToken(token: string | null): void {
  if (!token) return;
  fetch('/v1/Identity/Account/Logout', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    // The token ends by itself; the visitor is signed out here already.
  });
}
