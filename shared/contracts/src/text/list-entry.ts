/** A paragraph that is an entry of a list. */
export interface ListEntry {
  /** How deep the list lies in others; 1 for the outermost. */
  level: number;
  tag: 'ul' | 'ol';
  /** The entry without its mark. */
  html: string;
}

/**
 * The entry that a paragraph is: one that a word processor marks as such, or one that begins with a dot and a space. `pieces` are the
 * paragraph's texts and tags in turns, its own tags first and last. Null for any other paragraph.
 */
export function listEntryIn(pieces: readonly string[]): ListEntry | null {
  const [tag = '', ...rest] = pieces;
  const inside = rest.slice(0, -1);
  const [, level] = levelIn.exec(tag) ?? [];
  const marked = level === undefined ? null : markedEntry(inside, Number(level));
  return marked ?? dottedEntry(inside);
}

// The distance is bounded, because an attribute of any length may repeat the first word of it.
const levelIn = /mso-list:[^;'"]{0,40}?level(\d)/i;

/** Word writes a mark into an element that it asks every other program to ignore. */
function markedEntry(inside: readonly string[], level: number): ListEntry | null {
  const start = inside.findIndex((piece) => isIgnored.test(piece));
  const mark = inside[start + 1] ?? '';
  if (start === -1 || mark.trim() === '') return null;
  const html = [...inside.slice(0, start), ...inside.slice(endOf(inside, start) + 1)].join('');
  return { level, tag: isNumber.test(mark) ? 'ol' : 'ul', html: html.trim() };
}

const isIgnored = /^<span\b.*mso-list:\s?ignore/is;
/** «1.», «۲)», «الف-», «(a)», in place of a dot. */
const isNumber = /^\s*\(?[\p{L}\p{N}]{1,4}[.)-]/u;

/** The place of the tag that closes the `span` at `start`. */
function endOf(pieces: readonly string[], start: number): number {
  let depth = 0;
  for (let at = start; at < pieces.length; at += 1) {
    if (/^<span\b/i.test(pieces[at] ?? '')) depth += 1;
    if (/^<\/span\b/i.test(pieces[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return pieces.length;
}

/** An entry whose first words are a dot, with at least a space behind it or in an element of its own. */
function dottedEntry(inside: readonly string[]): ListEntry | null {
  const first = inside.findIndex((piece) => !piece.startsWith('<') && !isBlank.test(piece));
  const [, words] = afterDot.exec(inside[first] ?? '') ?? [];
  if (words === undefined) return null;
  const isAlone = isBlank.test(words) && /^<\/span\b/i.test(inside[first + 1] ?? '');
  if (!isAlone && !beginsBlank.test(words)) return null;
  const html = inside.map((piece, at) => {
    if (at === first) return words.replace(beginsBlank, '');
    return isAlone && at === first + 2 ? piece.replace(beginsBlank, '') : piece;
  });
  return { level: 1, tag: 'ul', html: html.join('').trim() };
}

const isBlank = /^(?:\s|&nbsp;)*$/;
const beginsBlank = /^(?:\s|&nbsp;)+/;
const afterDot = /^(?:\s|&nbsp;)*[·•▪§‣]([^]*)$/;
