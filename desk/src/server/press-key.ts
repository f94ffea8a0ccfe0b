/** A random key for one press of a button, or for one row of a form. Not by `randomUUID`, which browsers lack on pages without HTTPS. */
export function newPressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
