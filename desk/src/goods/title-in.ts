/** The title of a shelf; null for none, and for one that was made since the shelves were read. */
export function titleIn(
  shelf: readonly { id: number; title: string }[],
  id: number | null,
): string | null {
  return shelf.find((each) => each.id === id)?.title ?? null;
}
