/** In milliseconds: longer than a toast stays, because nothing holds the sentence while it is read. */
const staysMs = 10_000;

/** Shows a sentence without the toast's code, which a network that is lost in the first seconds of a page keeps away; see `frame.css`. */
export function sayPlainly(element: HTMLElement, sentence: string): void {
  const words = document.createElement('p');
  words.append(sentence);
  element.replaceChildren(words);
  setTimeout(() => words.remove(), staysMs);
}
