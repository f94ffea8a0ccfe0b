import { messages } from './messages.ts';

/** The pages that every shop has, by their name in the address (§2). */
const titles: Record<string, string> = messages.titles;

/**
 * The page's name in its canonical address (R12), for a name in any case and in the specification's misspelling: the server
 * finds a page by its name in any case, with spaces around it too.
 */
export function canonicalPageName(typed: string): string {
  const name = typed.trim().toLowerCase();
  if (name === misspelledAboutUs) return 'aboutUs';
  return Object.keys(titles).find((known) => known.toLowerCase() === name) ?? name;
}

/** `SectionNameEN`, the server's name of a page. */
export function sectionName(pageName: string): string {
  return pageName.charAt(0).toUpperCase() + pageName.slice(1);
}

/** The title of a page for which the server has none. */
export function titleOf(pageName: string): string {
  return titles[pageName] ?? messages.page;
}

const misspelledAboutUs = 'abuotus';
