import type { Head } from '@kashi/border/remote-contract';
import { tag } from '../html.ts';
import { barColours } from './bar-colours.ts';

interface Described {
  head: Head;
  /** The full title, with the shop's name. */
  title: string;
  shopName: string;
  /** The shop's own origin, because machines need full addresses. */
  origin: string;
}

/** The tags of a page for machines: search engines, and previews of shared links (Open Graph). */
export function headDescriptions({ head, title, shopName, origin }: Described): string[] {
  const canonical = head.canonical && origin + head.canonical;
  const image = head.image && new URL(head.image, origin).href;

  return [
    ...(canonical ? addresses(canonical) : []),
    ...metas('name', {
      description: head.description,
      robots: head.robots,
      'twitter:card': image && (isWide(head) ? 'summary_large_image' : 'summary'),
    }),
    ...metas('property', {
      'og:title': title,
      'og:description': head.description,
      'og:url': canonical,
      'og:image': image,
      'og:image:width': head.imageSize?.width.toString(),
      'og:image:height': head.imageSize?.height.toString(),
      'og:locale': 'fa_IR',
      'og:site_name': shopName,
      'og:type': head.product ? 'product' : 'website',
      ...sale(head),
    }),
    ...Object.entries(barColours).map(([scheme, content]) =>
      tag('meta', { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
    ),
  ];
}

/** The shop has one language, which is also the default for every visitor. */
function addresses(canonical: string): string[] {
  return [
    tag('link', { rel: 'canonical', href: canonical }),
    ...['fa', 'x-default'].map((hreflang) =>
      tag('link', { rel: 'alternate', hreflang, href: canonical }),
    ),
  ];
}

/** In a wide card a square product picture would lose its top and bottom. */
function isWide({ imageSize }: Head): boolean {
  return imageSize !== undefined && imageSize.width >= imageSize.height * 1.5;
}

/** Prices are in rials, because ISO 4217 has no toman. */
function sale({ product }: Head): Record<string, string | undefined> {
  if (!product) return {};
  const { priceRial, isAvailable } = product;
  return {
    'product:price:amount': priceRial?.toString(),
    'product:price:currency': priceRial === null ? undefined : 'IRR',
    'product:availability': isAvailable ? 'in stock' : 'out of stock',
  };
}

function metas(key: 'name' | 'property', values: Record<string, string | undefined>): string[] {
  return Object.entries(values)
    .filter(([, content]) => content)
    .map(([name, content]) => tag('meta', { [key]: name, content }));
}
