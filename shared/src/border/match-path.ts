/** The parameters that `pathname` gives to `pattern` (`/product/:productId`), or null where it does not match. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  return matchSegments(segmentsOf(pattern), segmentsOf(pathname));
}

/** The same, for what has been split before. */
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

/** A path without its slashes. Whoever compares one with many splits each of them once. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A malformed escape is shown as it stands; it must not become a crash. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
