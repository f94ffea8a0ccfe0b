import type { Head } from '@kashi/shared/host/remote-contract';
import type { Release } from '../release-sets/releases.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { headDescriptions } from './head-descriptions.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';

export interface HeadOptions {
  set: ReleaseSet;
  head: Head;
  shopName: string;
  /** The shop's own origin, for the addresses that must be absolute. */
  origin: string;
  /** The style of the first view. */
  styles: Buffer;
}

/**
 * The document's head. All that the first paint needs stands here or is named here: the largest picture first, then the
 * letters, and the style itself.
 */
export function documentHead(options: HeadOptions): (Buffer | string)[] {
  const { head, shopName, set, styles } = options;
  const { shell } = set;
  const title = [...new Set([head.title, shopName])].filter(Boolean).join(' | ');

  const beforeStyles = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...shell.entry.inlineScripts.map((script) => `<script>${script}</script>`),
    picturePreload(head),
    ...(shell.manifest.preloadFonts ?? []).map((file) => fontPreload(shell, file)),
  ];
  const afterStyles = [
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...headDescriptions({ ...options, title }),
    ...(head.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${scriptJson(withWholeAddresses(data, options.origin))}</script>`,
    ),
  ];
  return [...beforeStyles, styles, ...afterStyles];
}

function picturePreload({ preloadImage: image }: Head): string {
  if (!image) return '';
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: image.href,
    imagesrcset: image.srcSet,
    imagesizes: image.sizes,
    type: image.type,
    fetchpriority: 'high',
  });
}

function fontPreload(shell: Release<unknown>, file: string): string {
  return tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: shell.base + file,
    crossorigin: 'anonymous',
  });
}

/** A page knows the paths of the shop only, where search engines want whole addresses. */
function withWholeAddresses(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return /^\/(?!\/)/.test(data) ? origin + data : data;
  if (Array.isArray(data)) return data.map((each) => withWholeAddresses(each, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withWholeAddresses(value, origin)]),
  );
}
