/** A piece of source code to remove, and its replacement. */
export type Cut = [piece: string | RegExp, inItsPlace: string];

/**
 * Replaces pieces of a library's source, every occurrence. Throws if a piece does not occur: the library has changed then, and
 * the developer who updates it must check again which pieces can be removed.
 */
export function cut(source: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, [piece, inItsPlace]) => {
    const rest = left.replaceAll(piece, () => inItsPlace);
    if (rest === left) throw new Error(`There is no ${String(piece)} to be left out`);
    return rest;
  }, source);
}

/**
 * Empties functions that begin and end at the margin; the minimizer then drops their calls, and the functions that only they
 * call.
 */
export function emptied(source: string, names: readonly string[]): string {
  return cut(
    source,
    names.map((name): Cut => [
      new RegExp(`^function ${name}\\([^]*?^}$`, 'gm'),
      `function ${name}() {}`,
    ]),
  );
}
