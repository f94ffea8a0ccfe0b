/** A page of the shop, or a part of the sitemap. */
export interface SitemapEntry {
  /** The path with the query, encoded. */
  path: string;
  changedAt: Date | null;
}

/** The index of the sitemap's parts, by the protocol of sitemaps.org. */
export function sitemapIndex(origin: string, parts: readonly SitemapEntry[]): string {
  return xmlDocument('sitemapindex', 'sitemap', origin, parts);
}

/** One part: addresses with the time of their last change, if it is known. */
export function urlSet(origin: string, pages: readonly SitemapEntry[]): string {
  return xmlDocument('urlset', 'url', origin, pages);
}

function xmlDocument(
  root: string,
  element: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(origin + path)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`;
}

/** No other special character of XML occurs in an encoded address. */
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
