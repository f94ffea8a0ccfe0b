import type { Head } from '@kashi/border/remote-contract';
import type { VerificationTag } from '@kashi/contracts/home';
import type { Release } from '../../release-sets/releases.ts';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { headDescriptions } from './head-descriptions.ts';
import { escapeHtml, scriptJson, tag } from '../html.ts';
import { markLink } from '../shop-mark.ts';
import { verificationTags } from './verification-tags.ts';

export interface HeadOptions {
  set: ReleaseSet;
  head: Head;
  shopName: string;
  /** The shop's mark; '' if it has none. */
  logoPath: string;
  /** The shop's own origin, for addresses that must be absolute. */
  origin: string;
  /** By which others see whose shop it is. */
  verification?: readonly VerificationTag[];
}

/** The parts of the head before and after what many documents share. */
export interface DocumentHead {
  before: string;
  after: string;
}

/**
 * The document's own part of the head. The head holds or names everything that the first paint needs: first the largest picture,
 * then the shared part with fonts and styles (`sharedHead`).
 */
export function documentHead(options: HeadOptions): DocumentHead {
  const { head, shopName, logoPath } = options;
  const title = [...new Set([head.title, shopName])].filter(Boolean).join(' | ');

  const before = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    picturePreload(head),
  ];
  const after = [
    markLink(logoPath),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...headDescriptions({ ...options, title }),
    ...verificationTags(options.verification),
  ];
  return { before: before.join(''), after: after.join('') };
}

/** What search engines read of the page's data, at the end of the body: no browser shows any of it. */
export function jsonLdOf({ head, origin }: Pick<HeadOptions, 'head' | 'origin'>): string {
  const scripts = (head.jsonLd ?? []).map(
    (data) =>
      `<script type="application/ld+json">${scriptJson(withWholeAddresses(data, origin))}</script>`,
  );
  return scripts.join('');
}

/** The scripts that the paint needs, the fonts, and the styles of the first view. */
export function sharedHead({ shell }: ReleaseSet, styles: string): string {
  const { inlineScripts, paintScriptCount } = shell.entry;
  return [
    ...inlineScripts.slice(0, paintScriptCount).map(inlineScript),
    ...(shell.manifest.preloadFonts ?? []).map((file) => fontPreload(shell, file)),
    styles,
  ].join('');
}

/** The scripts that no paint needs. They follow the header, so that a browser can paint the header one round trip sooner. */
export function laterScripts({ shell }: ReleaseSet): string {
  const { inlineScripts, paintScriptCount = inlineScripts.length } = shell.entry;
  return inlineScripts.slice(paintScriptCount).map(inlineScript).join('');
}

function inlineScript(script: string): string {
  return `<script>${script}</script>`;
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

/** Pages know only paths, and search engines want full addresses. */
function withWholeAddresses(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return /^\/(?!\/)/.test(data) ? origin + data : data;
  if (Array.isArray(data)) return data.map((each) => withWholeAddresses(each, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withWholeAddresses(value, origin)]),
  );
}
