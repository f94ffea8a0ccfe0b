import type { FragmentHost, Host } from '@kashi/shared/host/host';
import type { ShopPages } from '@kashi/shared/host/shop-pages';

interface ServerHostOptions {
  /** Path and query of the request. */
  url: string;
  fetch: typeof globalThis.fetch;
  pages: ShopPages;
  fragmentHtml: NonNullable<FragmentHost['html']>;
  report(error: unknown, where: string): void;
}

/**
 * The host that a render on the server sees: it knows the address, the API and the other remotes' fragments. Nobody is
 * signed in there, since public HTML is the same for everybody; what only a browser can do is refused.
 */
export function createServerHost({
  url,
  fetch,
  pages,
  fragmentHtml,
  report,
}: ServerHostOptions): Host {
  const inBrowserOnly = () => {
    throw new Error('This part of the host works in the browser only');
  };
  const never = () => () => undefined;

  return {
    navigate: inBrowserOnly,
    prefetch: inBrowserOnly,
    reload: inBrowserOnly,
    announce: inBrowserOnly,
    toast: inBrowserOnly,
    location: () => url,
    onLocationChange: never,
    fetch,
    fragment: { html: fragmentHtml },
    pages,
    session: {
      isSignedIn: () => false,
      fullName: () => '',
      onChange: never,
      open: inBrowserOnly,
      close: inBrowserOnly,
    },
    events: { publish: inBrowserOnly, subscribe: inBrowserOnly },
    report,
  };
}
