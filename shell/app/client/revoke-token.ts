/** Tells the server that a token is no longer wanted. */
export function revokeToken(token: string): void {
  fetch('/v1/Identity/Account/Logout', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    // The token ends by itself; the visitor is signed out here already.
  });
}
