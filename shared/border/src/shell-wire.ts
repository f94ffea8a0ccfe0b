import type { FrameData } from './frame-data.ts';
import type { ShellApi } from './shell-api.ts';
import type { PageRoute } from './pages/page-route.ts';
import type { ReleaseManifest } from './release.ts';
import type { ShopPages } from './pages/shop-pages.ts';

/**
 * The wire between the host and the shell, which may be a release of another day: a canary, or the target of a rollback. It
 * consists of the calls to the shell's server entry, the elements that the host writes around the shell's HTML, and the data for
 * the shell's browser code (`BootData`). It grows by optional fields; a change that an older side could not handle gets a new
 * number, and a host serves shells of the previous number as well (`shell-before.ts`).
 *
 * 2: a shell brings the inline scripts of its documents, and a page for missing remotes.
 */
export const wireVersion = 2;

/** The wire number of a shell's release. Releases from before the numbers have none. */
export function wireOf({ wire = 1 }: Pick<ReleaseManifest, 'wire'>): number {
  return wire;
}

/** The ids of elements that the host writes: the `<main>` of the page, */
export const mainElement = 'content';

/** the JSON of `BootData`, */
export const bootElement = 'boot';

/**
 * and the `<template>` with the first view's code, its links and its script. With `data-at-once` the code starts without any
 * wait.
 */
export const codeElement = 'code';

/** The id of the element in `<main>` for a remote's page; `id` is `<remote>/<page>`. */
export function pageElementId(id: string): string {
  return `page:${id}`;
}

/** The shell's server entry: the document around the page, and the pages that the shell fills itself. */
export interface ShellEntry {
  /** The contract number that its browser code accepts from remotes. */
  contract: number;
  /**
   * The inline code of documents: it sets the theme and starts the other scripts. The Content-Security-Policy allows it by its hash.
   * Free of `<`.
   */
  inlineScripts: readonly string[];
  /**
   * How many of the inline scripts, from the first, the first paint needs: they stand in the head, before any style, and the others
   * after the header. All of them, if a shell does not say it.
   */
  paintScriptCount?: number;
  renderFrame(host: ShellApi, props: ShellFrameProps): Promise<FrameHtml>;
  /**
   * The frame for most addresses: the host renders it once at `url`, for each state of the shop and each release set, and adapts
   * it to the visitor's address; null if it must be rendered there. Each page adds its fragments.
   */
  sample?: {
    url: string;
    fitted(rendered: FrameHtml, url: string, pages?: ShopPages): FrameHtml | null;
  };
  /** A rendered frame for a customer who has signed in without code. An older shell shows the guests' own. */
  forCustomer?(rendered: FrameHtml, pages: ShopPages): Promise<FrameHtml>;
  /** The page for an address without a page (§2, Route table). */
  renderNotFound(): Promise<ShellPage>;
  /** `/webServiceError` (§8). */
  renderServiceError(): Promise<ShellPage>;
  /** The page in place of one, at this path and query, whose remote cannot be loaded now. */
  renderUnavailable(url: string): Promise<ShellPage>;
  /** The placeholder of a page whose remote gave neither HTML nor a skeleton. */
  renderEmptyPage(): Promise<string>;
}

export interface ShellFrameProps {
  frame: FrameData;
  /** The pages of the release set. */
  routes?: readonly PageRoute[];
}

export interface ShellPage {
  title: string;
  html: string;
}

export interface FrameHtml {
  /** The beginning of the body: the skip link and the header. `<main>` follows. */
  above: string;
  /** The end of the body, after `<main>`: the footer, the bottom navigation, and the empty live regions. */
  below: string;
}
