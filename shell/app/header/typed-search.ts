/** The text of the search box when it was last sent, or a suggestion chosen for it. */
let sent = '';

export function sends(text: string): void {
  sent = text;
}

/**
 * The shopper is at the search box, with letters that were not sent yet. A page that comes meanwhile, as over a slow
 * network, takes neither these nor the focus away.
 */
export function isTypingSearch(): boolean {
  const { activeElement: box } = document;
  if (!(box instanceof HTMLInputElement) || box.name !== 'SearchValue') return false;
  return box.value !== sent && box.value !== box.defaultValue;
}
