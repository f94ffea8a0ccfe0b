import type { BootData, BootRoute } from '@kashi/border/boot-data';
import type { ShellApi } from '@kashi/border/shell-api';
import { vi } from 'vitest';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';

/** The cart, which the server has shown without code and whose code fails. */
export function aFailedCart(isSignedIn: boolean) {
  const path = '/cart';
  const routes: BootRoute[] = [
    { remote: 'mf-a', page: 'cart', paths: [path], audience: 'visitor', fragments: [] },
  ];
  const match = createRouteMatcher(routes);
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main id="content"><div id="page:mf-a/cart"><form action="${path}"></form></div></main>`;
  const onAlive = vi.fn();
  const pages = createPageApplications({
    boot: { routes, page: { state: 'waiting', isPlain: true } } as unknown as BootData,
    match,
    answered: path,
    shell: { session: { isSignedIn: () => isSignedIn } } as unknown as ShellApi,
    settled: () => null,
    prepareAgain: () => Promise.resolve(null),
    report: vi.fn(),
    onAlive,
  });
  pages.start();
  return { pages, onAlive, route: match(path) };
}
