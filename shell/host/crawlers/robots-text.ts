import type { ShopRoute } from '../document/routes.ts';

/**
 * The rules for crawlers (robots.txt): every page is open, except pages that depend on the visitor or belong to a customer, and
 * the endless combinations of the listing. Services that preview a shared link may read those combinations too.
 */
export function robotsText(routes: readonly ShopRoute[], origin: string): string {
  const own = [...new Set([...privatePrefixes(routes), ...behindPages])].map(disallow);
  return [
    ...previewers.map((name) => `User-agent: ${name}`),
    ...own,
    '',
    'User-agent: *',
    ...own,
    ...[...endlessParameters, ...crossings].map((names) => disallow(`/*?*${names}=`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const previewers = ['TelegramBot', 'WhatsApp', 'facebookexternalhit', 'Twitterbot', 'LinkedInBot'];

/** Paths that are no pages: calls that fill no page, payments, and the API's own pages. */
const behindPages = ['/v1/Orders/', '/v1/Identity/', '/pay/', '/bank/', '/dev/', '/docs'];

/** Filters, orders and searches multiply without end (§2), and the sign-in keeps any address as its return. */
const endlessParameters = [
  'SearchValue',
  'SearchInResult',
  'IsAvalible',
  'BrandIds',
  'Attributes',
  'FromPriceRange',
  'ToPriceRange',
  'OrderBy',
  'returnUrl',
];

/**
 * A branch within a tag or a brand: the tree of a tag's listing leads to every branch of the shop. `GroupId` is the end of
 * `SubGroupId` too. The listing writes its parameters in this order.
 */
const crossings = [
  'GroupId=*TagId',
  'GroupId=*BrandCode',
  'CategoryId=*TagId',
  'CategoryId=*BrandCode',
];

/**
 * The prefixes of private paths, because a rule names the beginning of a path: `/orderTracking/:hashOrderId` becomes
 * `/orderTracking/`.
 */
function privatePrefixes(routes: readonly ShopRoute[]): string[] {
  return routes
    .filter(({ audience, access }) => audience === 'visitor' || access === 'customer')
    .flatMap(({ paths }) => paths.map((path) => path.split(':', 1)[0] ?? path))
    .toSorted();
}

function disallow(path: string): string {
  return `Disallow: ${path}`;
}
