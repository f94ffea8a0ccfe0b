/** A paragraph that is an entry of a list. */
interface Entry {
  /** How deep the list lies in others; 1 for the outermost. */
  level: number;
  tag: 'ul' | 'ol';
  /** The entry without its mark. */
  html: string;
}

/**
 * HTML whose lists are lists. A word processor copies and saves the entries of a list as paragraphs, each with its mark (a dot, a
 * number) as text before it: without the word processor's own styles they are paragraphs that begin with a dot.
 */
export function withLists(html: string): string {
  if (!someEntry.test(html)) return html;
  let lists = '';
  let entries: Entry[] = [];
  for (const part of html.split(/(<p\b[^>]*>[\s\S]*?<\/p\s*>)/i)) {
    const entry = entryIn(part);
    if (entry) entries.push(entry);
    // Line breaks of the source between two entries end no list.
    else if (entries.length === 0 || part.trim() !== '') {
      lists += listOf(entries) + part;
      entries = [];
    }
  }
  return lists + listOf(entries);
}

const someEntry = /mso-list|<p\b[^>]*>(?:\s|&nbsp;|<[^>]*>)*[·•▪§‣]/i;

/** The mark of an entry as Word writes it: it asks every other program to ignore it. */
const ignored =
  /<span\b[^>]*mso-list:\s*ignore[^>]*>([^<]*)(?:<span\b[^>]*>[^<]*<\/span>)?\s*<\/span>/i;

/** A dot before the words, with at least a space behind it, whatever marks it as bold or large. */
const dot = /^((?:\s|&nbsp;|<[^>]*>)*)[·•▪§‣](?:\s|&nbsp;|<\/span>)+/i;

function entryIn(part: string): Entry | null {
  const [, attributes = '', inside] = /^<p\b([^>]*)>([\s\S]*)<\/p\s*>$/i.exec(part) ?? [];
  if (inside === undefined) return null;
  const [, level] = /mso-list:[^;'"]*level(\d)/i.exec(attributes) ?? [];
  const [, mark = ''] = ignored.exec(inside) ?? [];
  if (level !== undefined && mark !== '') {
    const tag = isNumber(mark) ? 'ol' : 'ul';
    return { level: Number(level), tag, html: inside.replace(ignored, '').trim() };
  }
  return dot.test(inside) ? { level: 1, tag: 'ul', html: inside.replace(dot, '$1').trim() } : null;
}

/** «1.», «۲)», «الف-», «(a)», in place of a dot. */
function isNumber(mark: string): boolean {
  return /^\s*\(?[\p{L}\p{N}]{1,4}[.)-]/u.test(mark);
}

/** The entries as lists, one within another as their levels say. */
function listOf(entries: readonly Entry[]): string {
  let html = '';
  let open: Entry['tag'] | '' = '';
  for (let at = 0; at < entries.length;) {
    const entry = entries[at] as Entry;
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
