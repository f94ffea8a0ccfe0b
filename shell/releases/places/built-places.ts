/** A place in a script of a release, as a stack names it; lines and columns are counted from 1. */
export interface BuiltPlace {
  name: string;
  /** Of the release, or the name of the folder that its build lies in. */
  version: string;
  /** `web/5e6b45.js` or `node/server.cjs`. */
  file: string;
  line: number;
  column: number;
  /** Where it stands in the text, its folder's path or its host's address included. */
  start: number;
  end: number;
}

/** What is longer is cut off: anybody may send a stack, and nobody reads so much of one. */
const mostLetters = 16 * 1024;

// It begins only where a part of a path does, so that no text takes longer than its length.
const place =
  /(?<![\w.-])([a-z][a-z-]*)\/(\w[\w.-]*)\/((?:web|node)\/\w[\w.-]*\.c?js):(\d{1,7}):(\d{1,7})/g;

/** The places in the scripts of releases that a text names, in its order, the first `most` of them. */
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

/** What stands before it up to a space, a bracket or an `@` belongs to the same address. */
function beginOf(text: string, index: number): number {
  let begin = index;
  while (begin > 0 && !/[\s()@"']/.test(text.charAt(begin - 1))) begin -= 1;
  return begin;
}
