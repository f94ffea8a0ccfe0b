interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

/** Elements that load code or change the meaning of addresses. `script-src` already refuses handlers in attributes. */
const active = /<(script|object|embed|base|meta|link)\b/i;

/**
 * The policy for every string that becomes HTML in the browser (Trusted Types): React's HTML of fragments, sanitised texts from
 * the API, the map's buttons. Browsers refuse strings as code or as a script's address, because no policy allows them.
 */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (active.test(html) ? null : html),
});
