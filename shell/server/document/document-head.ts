import type { Head } from '@kashi/shared/host/remote-contract';
import { startGateScript } from '../../src/frame/start-gate-script.ts';
import { themeScript } from '../../src/frame/theme-script.ts';
import type { Release } from '../release-sets/releases.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { headDescriptions } from './head-descriptions.ts';
import { escapeHtml, scriptJson, tag } from './html.ts';
import { integrityMapOf } from './integrity-map.ts';

export interface HeadOptions {
  set: ReleaseSet;
  head: Head;
  shopName: string;
  /** The shop's own origin, for the addresses that must be absolute. */
  origin: string;
  /** The modules of the first view: `[remote, 'pages/home']`. */
  modules: [remote: string, module: string][];
}

/**
 * The document's head. Everything that the first view needs is named here, so that the browser fetches it in one round
 * trip beside the rest: the largest picture first, then style, font, and each script once, by `modulepreload`.
 */
export function documentHead(options: HeadOptions): string {
  const { head, shopName } = options;
  const title = [...new Set([head.title, shopName])].filter(Boolean).join(' | ');

  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${themeScript}</script>`,
    `<script>${startGateScript}</script>`,
    picturePreload(head),
    ...files(options),
    ...headDescriptions({ ...options, title }),
    ...(head.jsonLd ?? []).map(
      (data) =>
        `<script type="application/ld+json">${scriptJson(withWholeAddresses(data, options.origin))}</script>`,
    ),
  ].join('');
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

function files({ set, modules }: HeadOptions): string[] {
  const { shell } = set;
  const start = shell.manifest.modules['start'];
  const remotes = new Map<string, Release>();
  const js: string[] = [];
  const css: string[] = (start?.css ?? []).map((file) => styleLink(shell, file));

  for (const [name, module] of modules) {
    const release = set.remotes.get(name);
    if (!release) continue;
    remotes.set(name, release);
    for (const file of release.manifest.modules[module]?.js ?? []) js.push(preload(release, file));
    for (const file of release.manifest.modules[module]?.css ?? [])
      css.push(styleLink(release, file));
  }

  return [
    ...new Set(css),
    ...(shell.manifest.preloadFonts ?? []).map((file) => fontPreload(shell, file)),
    // Before the first module, or browsers would not take it; after what the first paint needs.
    `<script type="importmap">${integrityMapOf(set).text}</script>`,
    tag('script', {
      type: 'module',
      src: shell.base + shell.manifest.entry,
      ...afterThePaint,
      ...integrity(shell, shell.manifest.entry),
    }) + '</script>',
    ...[...remotes.values()].map((release) => preload(release, release.manifest.entry)),
    ...new Set(js),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  ];
}

/** The server has rendered the page: its code comes behind the picture, the style and the font that the paint waits for. */
const afterThePaint = { fetchpriority: 'low' };

function integrity({ manifest }: Release<unknown>, file: string) {
  const value = manifest.integrity[file];
  return { integrity: value, crossorigin: value && 'anonymous' };
}

function styleLink(release: Release<unknown>, file: string): string {
  return tag('link', { rel: 'stylesheet', href: release.base + file, ...integrity(release, file) });
}

function preload(release: Release<unknown>, file: string): string {
  return tag('link', {
    rel: 'modulepreload',
    href: release.base + file,
    ...afterThePaint,
    crossorigin: 'anonymous',
    integrity: release.manifest.integrity[file],
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
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );
}
