import { generateHTML, generateJSON } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions.ts';

/**
 * The elements and attributes of an HTML text that the editor would lose, by their names. Empty if the editor keeps everything
 * that a shopper can see.
 */
export function lostParts(html: string): string[] {
  const kept = generateHTML(generateJSON(html, richTextExtensions), richTextExtensions);
  const after = countsOf(kept);
  return [...countsOf(html)].flatMap(([name, count]) =>
    (after.get(name) ?? 0) < count ? [name] : [],
  );
}

function countsOf(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const name = element.localName;
    if (!invisible.has(name)) count(synonyms[name] ?? name);
    for (const attribute of ['dir', 'lang']) if (element.hasAttribute(attribute)) count(attribute);
  }
  return counts;
}

/** Elements that change nothing a shopper sees: the editor makes paragraphs of them, or a table without them. */
const invisible = new Set('p div span br tbody thead tfoot colgroup col'.split(' '));

const synonyms: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
};
