import { codeElement } from '@kashi/border/shell-wire';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import type { Release } from '../../release-sets/releases.ts';
import { tag } from '../html.ts';
import { integrityMapOf } from './integrity-map.ts';

/** A module, such as `[remote, 'pages/home']`. */
export type ModuleName = [remote: string, module: string];

/** The files of a first view with these modules: the same in every document that shows them. */
export interface FirstView {
  /** The style sheets, for the head. */
  styles: string;
  /** The hashes of the inline style sheets, for the document's Content-Security-Policy. */
  styleHashes: string[];
  /**
   * The scripts, each once, with the map by which browsers check later code. They come last in the document, in a `template`,
   * whose content `begin-script` moves into the head after the page is painted.
   */
  code: string;
}

const known = new WeakMap<ReleaseSet, Map<string, FirstView>>();

interface FirstViewWish {
  modules: readonly ModuleName[];
  /** A module of which the page takes the style alone. */
  styledLike?: ModuleName | undefined;
  /** Whether the page is visible without its code. */
  isRendered: boolean;
}

/** The first view of these modules, computed once for each set. */
export function firstViewOf(set: ReleaseSet, wish: FirstViewWish): FirstView {
  const ofSet = known.get(set) ?? new Map<string, FirstView>();
  known.set(set, ofSet);
  const key = JSON.stringify(wish);
  const view = ofSet.get(key) ?? made(set, wish);
  ofSet.set(key, view);
  return view;
}

function made(set: ReleaseSet, { modules, styledLike, isRendered }: FirstViewWish): FirstView {
  const styles = firstStyles(set, styledLike ? [styledLike, ...modules] : modules);
  return {
    styles: styles.map(styleElement).join(''),
    styleHashes: styles.flatMap(({ release, file }) => release.styles?.get(file)?.hash ?? []),
    code: codeOf(set, modules, { isRendered, marks: styles.map(styleMark) }),
  };
}

interface FirstStyle {
  release: Release<unknown>;
  file: string;
}

/** The style sheets of the first view, each once, the shell's first, so that a remote's rules for its own classes come later. */
function firstStyles(set: ReleaseSet, modules: readonly ModuleName[]): FirstStyle[] {
  const { shell } = set;
  const start = shell.manifest.modules['start']?.css ?? [];
  const styles = new Map<string, FirstStyle>();
  const add = (release: Release<unknown>, files: readonly string[]) => {
    for (const file of files) styles.set(release.base + file, { release, file });
  };

  add(shell, start);
  for (const [name, module] of modules) {
    const release = set.remotes.get(name);
    if (release) add(release, release.manifest.modules[module]?.css ?? []);
  }
  return [...styles.values()];
}

/** Styles are inlined, because a file would cost another round trip before the first paint. */
function styleElement({ release, file }: FirstStyle): string {
  const style = release.styles?.get(file);
  const href = release.base + file;
  if (style) return `${tag('style', { 'data-of': href })}${style.text}</style>`;
  return tag('link', { rel: 'stylesheet', href, ...integrity(release, file) });
}

/** A `link` by which code that looks for a style sheet, such as a remote's runtime, finds it present and does not fetch it. */
function styleMark({ release, file }: FirstStyle): string {
  if (!release.styles?.has(file)) return '';
  return tag('link', { rel: 'stylesheet', href: release.base + file, disabled: true });
}

function codeOf(
  set: ReleaseSet,
  modules: readonly ModuleName[],
  { isRendered, marks }: { isRendered: boolean; marks: readonly string[] },
): string {
  const { shell } = set;
  const entries = new Set<string>();
  const js = new Set<string>();

  for (const [name, module] of modules) {
    const release = set.remotes.get(name);
    if (!release) continue;
    entries.add(preload(release, release.manifest.entry));
    for (const file of release.manifest.modules[module]?.js ?? []) js.add(preload(release, file));
  }
  const start = tag('script', {
    type: 'module',
    src: shell.base + shell.manifest.entry,
    ...afterThePaint,
    ...integrity(shell, shell.manifest.entry),
  });
  const code = [...marks, `${start}</script>`, ...entries, ...js].join('');
  // Browsers accept the import map only before the first module.
  return (
    `<script type="importmap">${integrityMapOf(set).text}</script>` +
    `${tag('template', { id: codeElement, 'data-at-once': !isRendered || undefined })}${code}</template>`
  );
}

/**
 * A press may need the code while picture, style and font are loading; the server has already rendered the page, so the code
 * comes last.
 */
const afterThePaint = { fetchpriority: 'low' };

function integrity({ manifest }: Release<unknown>, file: string) {
  const value = manifest.integrity[file];
  return { integrity: value, crossorigin: value && 'anonymous' };
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
