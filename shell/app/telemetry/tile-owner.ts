/** The remote that a tile, a report or a file's address speaks of; the shell where it names none. */
export function remoteIn(text: string): string {
  return /\bmf-[a-z-]+/.exec(text)?.[0] ?? 'shell';
}

/** Whose box an element is in: the nearest tile's, a fragment's before its page's. */
export function ownerOf(node: Node | null | undefined): string {
  const element = node instanceof Element ? node : node?.parentElement;
  return remoteIn(tileOf(element) ?? '');
}

/** `<remote>/<page or fragment>` of the tile that an element is in or is; null in the shell's own parts. */
export function tileOf(element: Element | null | undefined): string | null {
  const tile = element?.closest<HTMLElement>('[data-fragment], [id^="page:"]');
  return tile ? (tile.dataset['fragment'] ?? tile.id.slice('page:'.length)) : null;
}
