/** The text of the search box when it was last sent, or when a suggestion was last chosen. */
let sent = '';

export function sends(text: string): void {
  sent = text;
}

/**
 * Whether the shopper is typing a search that is not sent yet. A page that arrives meanwhile, as over a slow network, must take
 * neither the letters nor the focus.
 */
export function isTypingSearch(): boolean {
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement) || box.name !== 'SearchValue') return false;
  return box.value !== sent && box.value !== box.defaultValue;
}
