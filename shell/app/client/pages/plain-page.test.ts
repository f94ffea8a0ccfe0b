import type { BootData, BootRoute } from '@kashi/border/boot-data';
import type { ViewProps } from '@kashi/border/remote-contract';
import type { ShellApi } from '@kashi/border/shell-api';
import { expect, test, vi } from 'vitest';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';
import type { PreparedPage } from './page-preparation.ts';

const routes: BootRoute[] = [
  { remote: 'mf-a', page: 'cart', paths: ['/cart'], audience: 'visitor', fragments: [] },
];
const match = createRouteMatcher(routes);
const boot = { routes, page: { state: 'waiting', isPlain: true } } as unknown as BootData;

const aPage = {
  route: match('/cart'),
  module: {
    lifecycles: {
      mount: ({ domElement }: ViewProps) => {
        domElement.innerHTML = '<p id="whole"></p>';
        return Promise.resolve();
      },
    },
  },
} as unknown as PreparedPage;

test("a visitor's page that the server has shown without code stays when its code fails", async () => {
  history.replaceState(null, '', '/cart');
  document.body.innerHTML =
    '<main id="content"><div id="page:mf-a/cart"><form action="/cart"></form></div></main>';
  const onAlive = vi.fn();

  const pages = createPageApplications({
    boot,
    match,
    answered: '/cart',
    shell: {} as ShellApi,
    settled: () => null,
    prepareAgain: () => Promise.resolve(null),
    report: vi.fn(),
    onAlive,
  });
  pages.start();
  await vi.waitFor(() => expect(onAlive).toHaveBeenCalledOnce());

  expect(document.querySelector('[data-plain] > form')).not.toBeNull();
  expect(document.querySelector('[role="alert"]')).toBeNull();

  // The shopper follows a link to the same page, whose code has come by then.
  pages.show(aPage);
  await vi.waitFor(() => expect(document.getElementById('whole')).not.toBeNull());

  expect(document.querySelector('form, [data-plain]')).toBeNull();
});
