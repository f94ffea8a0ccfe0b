import { listEntryIn, type ListEntry } from './list-entry.ts';

/**
 * HTML whose lists are lists. A word processor copies and saves the entries of a list as paragraphs, each with its mark (a dot, a
 * number) as text before it: without the word processor's own styles they are paragraphs that begin with a dot. The time that it takes
 * grows as the text does, whatever a file of goods contains.
 */
export function withLists(html: string): string {
  if (!/mso-list|[·•▪§‣]/i.test(html)) return html;
  let lists = '';
  let entries: ListEntry[] = [];
  for (const part of partsOf(html)) {
    const entry = typeof part === 'string' ? null : listEntryIn(part);
    const text = typeof part === 'string' ? part : part.join('');
    if (entry) entries.push(entry);
    // Line breaks of the source between two entries end no list.
    else if (entries.length === 0 || text.trim() !== '') {
      lists += listOf(entries) + text;
      entries = [];
    }
  }
  return lists + listOf(entries);
}

/** Paragraphs, as their texts and tags in turns, and whatever lies between two of them. */
function partsOf(html: string): (string | string[])[] {
  const parts: (string | string[])[] = [];
  let open: string[] = [];
  const putDown = () => {
    if (open.length > 0) parts.push(open.join(''));
    open = [];
  };
  for (const piece of html.split(/(<[^<>]*>)/)) {
    if (/^<p[\s>]/i.test(piece)) putDown();
    open.push(piece);
    if (/^<\/p\s*>/i.test(piece) && /^<p[\s>]/i.test(open[0] ?? '')) {
      parts.push(open);
      open = [];
    }
  }
  putDown();
  return parts;
}

/** The entries as lists, one within another as their levels say. */
function listOf(entries: readonly ListEntry[]): string {
  let html = '';
  let open: ListEntry['tag'] | '' = '';
  for (let at = 0; at < entries.length;) {
    const entry = entries[at] as ListEntry;
    const next = entries.findIndex(({ level }, place) => place > at && level <= entry.level);
    const end = next === -1 ? entries.length : next;
    if (open !== entry.tag) {
      html += `${open && `</${open}>`}<${entry.tag}>`;
      open = entry.tag;
    }
    html += `<li>${entry.html}${listOf(entries.slice(at + 1, end))}</li>`;
    at = end;
  }
  return html + (open && `</${open}>`);
}
