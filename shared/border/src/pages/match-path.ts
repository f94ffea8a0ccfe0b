/** The parameters of `pathname` by `pattern` (`/product/:productId`); null if it does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  return matchSegments(segmentsOf(pattern), segmentsOf(pathname));
}

/** The same, for paths that are already split. */
export function matchSegments(
  wanted: readonly string[],
  given: readonly string[],
): Record<string, string> | null {
  if (wanted.length !== given.length) return null;

  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

/** A path split into its segments; a comparison with many patterns splits each path once. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A malformed escape stays as it is, since it must not throw. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
