import type { ShellApi } from './shell-api.ts';
import type { PageRoute } from './page-route.ts';
import type { Preview } from './preview.ts';

/**
 * The border between the shell and a remote. Framework-free: JSON, functions and DOM elements only. It grows by optional
 * fields; a change that an older side could not live with is a new number, and remotes of the number before are served as well.
 *
 * 2: a page says itself who may see it and what it is to the shop. Of contract 1 the shop knew that, by the page's path.
 */
export const contractVersion = 2;

/** Prefix of React ids in the root of a page; the header has its own. */
export const pageIdPrefix = 'page-';

export interface LoadContext {
  /** Path and query. */
  url: string;
  params: Record<string, string>;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}

/** What a page's `load` can come to. Anything thrown is a failure, which the page's own notice explains. */
export type Loaded =
  | { kind: 'found'; data: unknown }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

export interface Head {
  title: string;
  description?: string;
  /** Path of the one address that search engines should keep. */
  canonical?: string;
  /** `noindex,follow` and the like. */
  robots?: string;
  /** Absolute path of the picture for Open Graph. */
  image?: string;
  /** Of that picture, in pixels. */
  imageSize?: { width: number; height: number };
  /** The page sells this: previews name its price, in rials. Without a price nobody may say that it is free. */
  product?: { priceRial: number | null; isAvailable: boolean };
  /** The largest picture of the first screen, preloaded before anything else. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string; type?: string };
  /**
   * Structured data. A text that is a path of the shop (`/product/7`) becomes a whole address in the document.
   * Read from the server's HTML alone: in the browser it may be left out.
   */
  jsonLd?: unknown[];
}

/** The single-spa lifecycles; `ViewProps` is what the shell passes to them. */
export interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(props: ViewProps): Promise<void>;
  unmount(props: { domElement: HTMLElement }): Promise<void>;
}

export interface ViewProps {
  domElement: HTMLElement;
  host: ShellApi;
  /** Whether the element holds this view's own server HTML. */
  hydrate: boolean;
  /** Prefix of React ids, unique in the document. */
  idPrefix: string;
  view: View;
  /** Called by the shell with later views of the same page or fragment. */
  onView(listener: (view: View) => void): void;
  /** The view threw while it was on the screen. */
  onError(error: unknown): void;
  /** Every part of the page has come to life, the last ones of the server's HTML too. An older remote never calls it. */
  onAlive?(): void;
}

/** What is to be shown: a page with its data, a page whose data could not be read, or a fragment with its props. */
export interface View {
  params: Record<string, string>;
  data: unknown;
  /** Set when `load` failed: a `Problem` in the browser's own realm. */
  problem?: unknown;
  /**
   * What the pressed card says of the page. Without data and problem the page shows it and waits for more; beside its data
   * it may stand in for what is still on its way, such as the picture.
   */
  preview?: Preview;
  props?: object;
}

/** What a remote exposes as `./pages/<page>`. */
export interface ClientPage {
  contract: number;
  /** Whether the page can be shown by a `View` that has nothing but a preview. */
  previews?: boolean;
  load(context: LoadContext): Promise<Loaded>;
  head(data: unknown, url: string): Head;
  lifecycles: Lifecycles;
}

/** What a remote exposes as `./fragments/<fragment>`. */
export interface ClientFragment {
  contract: number;
  lifecycles: Lifecycles;
}

export interface RenderContext extends LoadContext {
  host: ShellApi;
}

/** A page rendered on the server. `pipe` writes its HTML in document order. */
export type RenderedPage =
  | {
      kind: 'found';
      /** How much of the time went by before its data was there, in milliseconds. */
      loadMs?: number;
      head: Head;
      data: unknown;
      pipe(write: (chunk: string | Uint8Array) => void): Promise<void>;
    }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

/** A request for a page by a browser whose JavaScript has not run, or never will. */
export interface PlainContext extends RenderContext {
  /** The request's cookies by name, decoded. */
  cookies: Record<string, string>;
}

/** A cookie of the shop's own to be kept for a while; without a value it is taken away. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds: number;
}

/** What a posted form came to: always another address, so that showing it again posts nothing again. */
export interface FormOutcome {
  to: string;
  cookies: CookieChange[];
}

export interface ServerEntry {
  contract: number;
  routes: PageRoute[];
  fragments: string[];
  renderPage(page: string, context: RenderContext): Promise<RenderedPage>;
  /** The page's waiting state, for `visitor` pages and for data that came too late. */
  renderWaiting(
    page: string,
    context: { url: string; host: ShellApi },
  ): Promise<{ head: Head; html: string }>;
  /** The page as a browser without JavaScript can use it; null where the waiting state says as much. */
  renderPlain?(page: string, context: PlainContext): Promise<{ head: Head; html: string } | null>;
  /** Does what a form asks that was posted to the page from the shop's own pages; null where the page has no form. */
  takeForm?(
    page: string,
    context: PlainContext & { form: Record<string, string> },
  ): Promise<FormOutcome | null>;
  renderFragment(
    fragment: string,
    context: { props: object; host: ShellApi; signal: AbortSignal; idPrefix: string },
  ): Promise<string>;
}
