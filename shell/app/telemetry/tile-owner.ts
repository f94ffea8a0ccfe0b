/** The remote in the name of a tile, a report or a file's address; the shell if it names none. */
export function remoteIn(text: string): string {
  return /\bmf-[a-z-]+/.exec(text)?.[0] ?? 'shell';
}

/** The owner of an element: the remote of the nearest tile, a fragment before its page. */
export function ownerOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return remoteIn(tileOf(element) ?? '');
}

/** The tile of an element, `<remote>/<page or fragment>`; null in the shell's own parts. */
export function tileOf(element: Element | null | undefined): string | null {
  const tile = element?.closest<HTMLElement>('[data-fragment], [id^="page:"]');
  return tile ? (tile.dataset['fragment'] ?? tile.id.slice('page:'.length)) : null;
}
