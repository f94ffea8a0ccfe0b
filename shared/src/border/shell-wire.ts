import type { FrameData } from './frame-data.ts';
import type { ShellApi } from './shell-api.ts';
import type { PageRoute } from './page-route.ts';
import type { ReleaseManifest } from './release.ts';
import type { ShopPages } from './shop-pages.ts';

/**
 * The wire between the host and the shell that it serves, which may be a release of another day: a canary, or one that was
 * gone back to. It is what the host asks of the shell's server entry, the elements that it writes round the shell's HTML, and
 * what it hands over to the shell's browser code (`BootData`). It grows by optional fields; a change that an older side
 * could not live with is a new number, and a host serves shells of the number before as well (`shell-before.ts`).
 *
 * 2: a shell brings the inline scripts of its documents, and a page for what cannot be had.
 */
export const wireVersion = 2;

/** What a shell's release speaks. Those of before the wire had a number say none. */
export function wireOf({ wire = 1 }: Pick<ReleaseManifest, 'wire'>): number {
  return wire;
}

/** Elements of the document that the host writes, by their ids: the `<main>` that the page stands in, */
export const mainElement = 'content';

/** the JSON of `BootData`, */
export const bootElement = 'boot';

/** and the `<template>` of the first view's code, its links and its script. With `data-at-once` nothing is worth a wait. */
export const codeElement = 'code';

/** Of the element in `<main>` that a remote's page is rendered into; `id` is `<remote>/<page>`. */
export function pageElementId(id: string): string {
  return `page:${id}`;
}

/** The shell's own server entry: the document round the page, and the pages that the shell fills itself. */
export interface ShellEntry {
  /** The number of the remotes' contract that its browser code speaks. */
  contract: number;
  /**
   * The code that stands inline in the head, before any style: it sets the theme, and begins the rest. The
   * Content-Security-Policy allows exactly this, by its hash. Free of `<`.
   */
  inlineScripts: readonly string[];
  renderFrame(host: ShellApi, props: ShellFrameProps): Promise<FrameHtml>;
  /**
   * What the frame is at most addresses: the host renders it once at `url`, for a shop's face and a release set, and has it fitted
   * to where a visitor is; null where it has to be rendered there. Fragments are put into it for each page.
   */
  sample?: {
    url: string;
    fitted(rendered: FrameHtml, url: string, pages?: ShopPages): FrameHtml | null;
  };
  /** The page that says there is no such page (§2, Route table). */
  renderNotFound(): Promise<ShellPage>;
  /** `/webServiceError` (§8). */
  renderServiceError(): Promise<ShellPage>;
  /** In the place of a page, at this path and query, whose remote cannot be had now. */
  renderUnavailable(url: string): Promise<ShellPage>;
  /** What stands in a page's place where its remote gave neither HTML nor a skeleton. */
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
  /** What the body begins with: the skip link and the header. `<main>` follows. */
  above: string;
  /** What follows `<main>`: the footer, the bottom navigation, and the empty live regions. */
  below: string;
}
