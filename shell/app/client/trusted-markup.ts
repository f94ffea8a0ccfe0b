interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

/** Elements that bring code or change what addresses mean. A handler in an attribute is refused by `script-src`. */
const active = /<(script|object|embed|base|meta|link)\b/i;

/**
 * Every string that becomes HTML in the browser goes through here (Trusted Types): React's holes for fragments, texts of
 * the shop that the API has sanitised, the map's buttons. Strings never become code or a script's address: there is no
 * rule for them, so browsers refuse them.
 */
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (active.test(html) ? null : html),
});
