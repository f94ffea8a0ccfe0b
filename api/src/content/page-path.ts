import { fixedPages } from '@kashi/contracts/desk/pages';

/**
 * The address in the shop of a page of the shop's own words (R12), the only one that it has: in small letters, however the name was
 * written into the store, except for `aboutUs`.
 */
export function pagePath(sectionName: string): string {
  const fixed = fixedName(sectionName);
  const name = fixed ? fixed.charAt(0).toLowerCase() + fixed.slice(1) : sectionName.toLowerCase();
  return `/content/${encodeURIComponent(name)}`;
}

/** The name of a page that the footer leads to, from a name in any case; undefined for another page. */
export function fixedName(asked: string): string | undefined {
  return fixedPages.find((name) => name.toLowerCase() === asked.toLowerCase());
}
