/**
 * Fills a field as typing or choosing does: its form hears of it, checks a refused field again, and React's own state follows. The
 * setter is the element type's, since React replaces the element's by one that hides the change from React itself.
 */
export function fill(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
