import type { ShopEventName, ShopEvent } from '@kashi/contracts/events/shop-events';
import type { ShopPages } from './pages/shop-pages.ts';

/**
 * The functions that the shell lends to a remote, on the server and in the browser. Plain functions and JSON only: no React
 * object crosses this border, so a team may use another version of React. A remote sees no token, no router and no other remote.
 */
export interface ShellApi {
  /** Goes to a path of this shop. The next page is prepared first; the latest call wins. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Starts to load the code, the style and the data of a path, so that a visit to it is instant. */
  prefetch(to: string): void;
  /** The path and query of the page on the screen. */
  location(): string;
  /** Returns the function that ends the subscription. */
  onLocationChange(listener: () => void): () => void;
  /** Reads the present page's data again and shows it; resolves when it is on the screen. */
  reload(): Promise<void>;
  /**
   * `fetch` for `/v1/…`: it knows the API's address, sends the token, and answers a 401 by signing out (§8). In the browser a
   * call without an answer rejects with a DOMException, `NetworkError` or `TimeoutError`; any other error is a fault of ours.
   */
  fetch: typeof globalThis.fetch;
  fragment: FragmentApi;
  /** The addresses of the shop's pages. An older shell has none. */
  pages?: ShopPages;
  session: Session;
  events: EventBus;
  /** Announces a sentence to screen readers, politely. */
  announce(sentence: string): void;
  /** Shows the one toast of the shop; the next one replaces it (§8). */
  toast(sentence: string, tone?: 'success' | 'danger' | 'info'): void;
  /** Reports an error that a remote has contained to the shop's operators. */
  report(error: unknown, where: string): void;
}

export interface FragmentApi {
  /** Server: the fragment's HTML, or '' if its remote failed or was late; the browser then renders it. */
  html?(id: string, props: object, idPrefix: string): Promise<string>;
  /** Browser: mounts the fragment into `element`, hydrating the server's HTML there. */
  mount?(id: string, element: HTMLElement, props: object, idPrefix: string): MountedFragment;
}

export interface MountedFragment {
  update(props: object): void;
  unmount(): void;
}

/** The visitor's session as a remote may know it (§4, Auth). Always signed out during server rendering. */
export interface Session {
  isSignedIn(): boolean;
  /** The customer's full name, '' for a guest. */
  fullName(): string;
  onChange(listener: () => void): () => void;
  /**
   * Stores the answer of sign-in, registration or recovery, and tells the other tabs. `customerKey`: by it the same customer is known
   * again; without it, by the name.
   */
  open(signedIn: { token: string; fullName: string; customerKey?: string | undefined }): void;
  /** The customer has changed their name. */
  rename?(fullName: string): void;
  /**
   * Forgets the token, the cart hash and what waits for a network, tells the other tabs, and goes home. `ended`: the server has already ended the session.
   */
  close(ended?: boolean): void;
}

export interface EventBus {
  /** The remote that changed the data publishes the event. Other tabs get it too. */
  publish<Name extends ShopEventName>(name: Name, event: ShopEvent<Name>): void;
  /**
   * Returns the function that ends the subscription. The bus has no memory: ask the server first, then subscribe. The listener is told
   * whether another tab has sent the event; a shell of before 2026-11-27 does not say.
   */
  subscribe<Name extends ShopEventName>(
    name: Name,
    listener: (event: ShopEvent<Name>, isOfOtherTab?: boolean) => void,
  ): () => void;
}
