/** A random key of one press; `randomUUID` does not exist on a desk without HTTPS. */
export function newPressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
