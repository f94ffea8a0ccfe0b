/** What is cut out of a source, and what takes its place. */
export type Cut = [piece: string | RegExp, inItsPlace: string];

/**
 * Cuts pieces out of a library's source, each as often as it is there. Throws where one is not, since the library is another
 * one then, and whoever updates it has to look again at what may be left out.
 */
export function cut(source: string, cuts: readonly Cut[]): string {
  return cuts.reduce((left, [piece, inItsPlace]) => {
    const rest = left.replaceAll(piece, () => inItsPlace);
    if (rest === left) throw new Error(`There is no ${String(piece)} to be left out`);
    return rest;
  }, source);
}

/** Leaves nothing in functions that begin and end at the margin: the minimizer then drops their calls and all that they alone call. */
export function emptied(source: string, names: readonly string[]): string {
  return cut(
    source,
    names.map((name): Cut => [
      new RegExp(`^function ${name}\\([^]*?^}$`, 'gm'),
      `function ${name}() {}`,
    ]),
  );
}
