import type { ShellApi } from './shell-api.ts';
import type { PageRoute } from './pages/page-route.ts';
import type { Preview } from './preview.ts';

/**
 * The border between the shell and a remote. Framework-free: JSON, functions and DOM elements only. It grows by optional fields;
 * a change that an older side could not handle gets a new number, and remotes of the previous number are served as well.
 *
 * 2: a page says itself who may see it and which role it has. Under contract 1 the shop knew that by the page's path.
 */
export const contractVersion = 2;

/** The prefix of React ids in the root of a page; the header has its own. */
export const pageIdPrefix = 'page-';

export interface LoadContext {
  /** The path and query. */
  url: string;
  params: Record<string, string>;
  signal: AbortSignal;
  fetch: typeof globalThis.fetch;
}

/** The outcome of a page's `load`. A thrown error is a failure, which the page's own notice explains. */
export type Loaded =
  | { kind: 'found'; data: unknown }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

export interface Head {
  title: string;
  description?: string;
  /** The path of the one address that search engines should keep. */
  canonical?: string;
  /** Such as `noindex,follow`. */
  robots?: string;
  /** The absolute path of the picture for Open Graph. */
  image?: string;
  /** The size of that picture, in pixels. */
  imageSize?: { width: number; height: number };
  /** The product that the page sells: previews show its price, in rials. Without a price no preview may call it free. */
  product?: { priceRial: number | null; isAvailable: boolean };
  /** The largest picture of the first screen, preloaded before everything else. */
  preloadImage?: { href: string; srcSet?: string; sizes?: string; type?: string };
  /**
   * Structured data. A text that is a path of the shop (`/product/7`) becomes a full address in the document. It is read only
   * from the server's HTML; in the browser it may be left out.
   */
  jsonLd?: unknown[];
}

/** The single-spa lifecycles; the shell passes `ViewProps` to them. */
export interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(props: ViewProps): Promise<void>;
  unmount(props: { domElement: HTMLElement }): Promise<void>;
}

export interface ViewProps {
  domElement: HTMLElement;
  host: ShellApi;
  /** Whether the element contains this view's own server HTML. */
  hydrate: boolean;
  /** The prefix of React ids, unique in the document. */
  idPrefix: string;
  view: View;
  /** Registers a listener for later views of the same page or fragment. */
  onView(listener: (view: View) => void): void;
  /** The view threw while it was on the screen. */
  onError(error: unknown): void;
  /** Every part of the page is alive, including the last ones of the server's HTML. An older remote never calls it. */
  onAlive?(): void;
}

/** A view: a page with its data, a page whose data could not be read, or a fragment with its props. */
export interface View {
  params: Record<string, string>;
  data: unknown;
  /** Set if `load` failed: a `Problem` in the browser's own realm. */
  problem?: unknown;
  /**
   * The pressed card's preview of the page. Without data and problem the page shows it and waits; with data it may replace parts
   * that are still loading, such as the picture.
   */
  preview?: Preview;
  props?: object;
}

/** The export of a remote as `./pages/<page>`. */
export interface ClientPage {
  contract: number;
  /** Whether the page can show a `View` with only a preview. */
  previews?: boolean;
  load(context: LoadContext): Promise<Loaded>;
  head(data: unknown, url: string): Head;
  lifecycles: Lifecycles;
}

/** The export of a remote as `./fragments/<fragment>`. */
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
      /** The time until its data had loaded, in milliseconds. */
      loadMs?: number;
      head: Head;
      data: unknown;
      pipe(write: (chunk: string | Uint8Array) => void): Promise<void>;
    }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

/** The context of a page for a browser whose JavaScript has not run, or never will. */
export interface PlainContext extends RenderContext {
  /** The request's cookies by name, decoded; without that of the session, which only the host reads. */
  cookies: Record<string, string>;
  /** Whether the visitor has signed in by a form: `fetch` then carries the token. An older host never says so. */
  isSignedIn?: boolean;
}

/** A cookie of the shop to be set; a null value removes it. */
export interface CookieChange {
  name: string;
  value: string | null;
  maxAgeSeconds: number;
  /** Scripts cannot read it. */
  isHidden?: true;
}

/** The result of a posted form: always a redirect, so that a reload posts nothing again. */
export interface FormOutcome {
  /** A path of the shop, or the address of a bank. */
  to: string;
  cookies: CookieChange[];
  /**
   * The answer of a sign-in, which the host keeps; null for a sign-out. `customer` is the customer's number: what waits of a session that
   * was over is shown to the same customer alone.
   */
  session?: { token: string; customer?: string } | null;
}

/** A page without JavaScript, which may change cookies as it is shown. */
export type RenderedPlain =
  | {
      kind?: never;
      head: Head;
      html: string;
      cookies?: CookieChange[];
      /** A page of the same remote with whose style sheets this one is shown as well as with its own. */
      styledLike?: string;
      /** Whether a browser whose code fails is shown no less by it than one without code. An older remote never says so. */
      isWhole?: true;
    }
  | Exclude<Loaded, { kind: 'found' }>;

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
  /** The page for a browser without JavaScript; null if the waiting state is as good. */
  renderPlain?(page: string, context: PlainContext): Promise<RenderedPlain | null>;
  /** The pages with a version without JavaScript. An older remote names none. */
  plain?: string[];
  /** Carries out a form that the shop's own page has posted; null if the page has no form. */
  takeForm?(
    page: string,
    context: PlainContext & { form: Record<string, string> },
  ): Promise<FormOutcome | null>;
  renderFragment(
    fragment: string,
    context: { props: object; host: ShellApi; signal: AbortSignal; idPrefix: string },
  ): Promise<string>;
}
