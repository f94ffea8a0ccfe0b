import { messages } from './messages.ts';

/** The pages that every shop has, by their name in the address (§2). */
const titles: Record<string, string> = messages.titles;

/**
 * The name that a page has in its canonical address (R12), whatever case it was typed in and however the
 * specification spells it. The shop may have added pages of its own; their names are kept as they are.
 */
export function canonicalPageName(typed: string): string {
  const name = typed.toLowerCase() === misspelledAboutUs ? 'aboutUs' : typed;
  return Object.keys(titles).find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

/** `SectionNameEN`, the server's name of a page. */
export function sectionName(pageName: string): string {
  return pageName.charAt(0).toUpperCase() + pageName.slice(1);
}

/** What a page is called where the server does not say. */
export function titleOf(pageName: string): string {
  return titles[pageName] ?? messages.page;
}

const misspelledAboutUs = 'abuotus';
