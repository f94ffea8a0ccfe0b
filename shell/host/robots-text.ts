import type { ShopRoute } from './document/routes.ts';

/**
 * What crawlers may read (robots.txt): every page but those that depend on who looks or are a customer's, and none of the listing's endless
 * combinations. Whoever shows a preview of a link that a shopper shared may read those too.
 */
export function robotsText(routes: readonly ShopRoute[], origin: string): string {
  const own = [...new Set([...privatePrefixes(routes), ...behindPages])].map(disallow);
  return [
    ...previewers.map((name) => `User-agent: ${name}`),
    ...own,
    '',
    'User-agent: *',
    ...own,
    ...endlessParameters.map((name) => disallow(`/*?*${name}=`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const previewers = ['TelegramBot', 'WhatsApp', 'facebookexternalhit', 'Twitterbot', 'LinkedInBot'];

/** What is no page: the calls that a page's own data does not come from, payments, and the API's own pages. */
const behindPages = ['/v1/Orders/', '/v1/Identity/', '/pay/', '/bank/', '/dev/', '/docs'];

/** Filters, orders and searches multiply without end (§2), and a sign-in remembers any address. */
const endlessParameters = [
  'SearchValue',
  'SearchInResult',
  'IsAvalible',
  'BrandIds',
  'FromPriceRange',
  'ToPriceRange',
  'OrderBy',
  'returnUrl',
];

/** A rule names the beginning of a path: `/orderTracking/:hashOrderId` is everything below `/orderTracking/`. */
function privatePrefixes(routes: readonly ShopRoute[]): string[] {
  return routes
    .filter(({ audience, access }) => audience === 'visitor' || access === 'customer')
    .flatMap(({ paths }) => paths.map((path) => path.split(':', 1)[0] ?? path))
    .toSorted();
}

function disallow(path: string): string {
  return `Disallow: ${path}`;
}
