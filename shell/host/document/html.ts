const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON safe inside a `<script>` element: it contains no `</script>` and no `<!--`. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, '');
}

/** A tag; undefined attributes are left out. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`));
  return `<${[name, ...written].join(' ')}>`;
}
