/** Something on a page, as it is read aloud: by its role and its name, and by what it lies in. */
export interface Thing {
  /** `labelled` for a field that has no role, as one for a password. */
  role: string;
  /** A regular expression's text, since it travels into the page. */
  name: string;
  within?: Thing;
}

/** A whole name, or a pattern of it. */
export function thing(role: string, name: string | RegExp, within?: Thing): Thing {
  const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source;
  return { role, name: pattern, ...(within && { within }) };
}

/** How a sentence names it. */
export function inWords({ role, name, within }: Thing): string {
  return `${role} «${name}»${within ? ` in ${inWords(within)}` : ''}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
