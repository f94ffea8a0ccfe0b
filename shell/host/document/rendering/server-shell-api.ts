import type { FragmentApi, ShellApi } from '@kashi/border/shell-api';
import type { ShopPages } from '@kashi/border/pages/shop-pages';

interface ServerShellApiOptions {
  /** The path and query of the request. */
  url: string;
  fetch: typeof globalThis.fetch;
  pages: ShopPages;
  fragmentHtml: NonNullable<FragmentApi['html']>;
  report(error: unknown, where: string): void;
}

/**
 * The shell's API for a render on the server: it has the address, the shop's API and the other remotes' fragments. The visitor
 * counts as signed out, because public HTML is the same for everyone; functions for browsers throw.
 */
export function createServerShellApi({
  url,
  fetch,
  pages,
  fragmentHtml,
  report,
}: ServerShellApiOptions): ShellApi {
  const inBrowserOnly = () => {
    throw new Error("This part of the shell's API works in the browser only");
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
