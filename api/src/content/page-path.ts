/** The address in the shop of a page of the shop's own words (R12). */
export function pagePath(sectionName: string): string {
  return `/content/${sectionName.charAt(0).toLowerCase()}${sectionName.slice(1)}`;
}
