/** In milliseconds: longer than a toast stays, because nothing holds the sentence while it is read. */
const staysMs = 10_000;

/** Only the tokens, which every document has: a style sheet would be as far away as the toast's own. */
const style =
  'position:fixed;inset:auto var(--gutter) 5.5rem;z-index:var(--layer-toast);margin:0;padding:var(--space-3);' +
  'border-radius:var(--radius-md);background:var(--color-toast);color:var(--color-on-toast)';

/** Shows a sentence without the toast's code, which a network that is lost in the first seconds of a page keeps away. */
export function sayPlainly(element: HTMLElement, sentence: string): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.style.cssText = style;
  words.textContent = sentence;
  element.replaceChildren(words);
  setTimeout(() => words.remove(), staysMs);
}
