/** Tells the server that a token is not used any more. */
export function revokeToken(token: string): void {
  fetch('/v1/Identity/Account/Logout', {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    // A failure is ignored: the token expires by itself, and the visitor is already signed out here.
  });
}
