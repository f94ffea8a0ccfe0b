/** A place in a script of a release, as a stack names it; lines and columns count from 1. */
export interface BuiltPlace {
  name: string;
  /** The release's version, or the name of its build's folder. */
  version: string;
  /** The file, such as `web/5e6b45.js` or `node/server.cjs`. */
  file: string;
  line: number;
  column: number;
  /** The position in the text, with the folder's path or the host's address included. */
  start: number;
  end: number;
}

/** Longer texts are cut off: anyone may send a stack, and the first part is enough. */
const mostLetters = 16 * 1024;

// A match begins only at a path segment, so that the time stays linear in the text's length.
const place =
  /(?<![\w.-])([a-z][a-z-]*)\/(\w[\w.-]*)\/((?:web|node)\/\w[\w.-]*\.c?js):(\d{1,7}):(\d{1,7})/g;

/** The places in scripts of releases that a text names, in order, at most `most` of them. */
export function builtPlacesIn(text: string, most: number): BuiltPlace[] {
  const places: BuiltPlace[] = [];
  for (const match of text.slice(0, mostLetters).matchAll(place)) {
    if (places.length >= most) break;
    const [whole, name = '', version = '', file = '', line, column] = match;
    places.push({
      name,
      version,
      file,
      line: Number(line),
      column: Number(column),
      start: beginOf(text, match.index),
      end: match.index + whole.length,
    });
  }
  return places;
}

/** Includes the address before the place, back to a space, a bracket or an `@`. */
function beginOf(text: string, index: number): number {
  let begin = index;
  while (begin > 0 && !/[\s()@"']/.test(text.charAt(begin - 1))) begin -= 1;
  return begin;
}
