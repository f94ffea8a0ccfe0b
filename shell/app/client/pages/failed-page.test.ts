import type { BootData, BootRoute } from '@kashi/border/boot-data';
import type { ViewProps } from '@kashi/border/remote-contract';
import type { ShellApi } from '@kashi/border/shell-api';
import { expect, test, vi } from 'vitest';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';
import type { PreparedPage } from './page-preparation.ts';

const routes: BootRoute[] = [
  { remote: 'mf-a', page: 'list', paths: ['/list'], audience: 'everyone', fragments: [] },
];
const match = createRouteMatcher(routes);

const mount = vi.fn(({ domElement, view }: ViewProps) => {
  domElement.textContent = String(view.data);
  return Promise.resolve();
});
const unmount = vi.fn(() => Promise.resolve());
const lifecycles = { mount, unmount };
const aPage = (data: string) =>
  ({
    route: match('/list'),
    module: { lifecycles },
    view: { params: {}, data },
  }) as unknown as PreparedPage;

test('a page that has failed is shown again with the next data, as after another search, and not with the same', async () => {
  document.body.innerHTML = '<main id="content"></main>';
  history.replaceState(null, '', '/list');
  const odd = aPage('odd');
  const report = vi.fn();
  const pages = createPageApplications({
    boot: { routes, page: null } as unknown as BootData,
    match,
    answered: '/list',
    shell: {} as ShellApi,
    settled: () => odd,
    prepareAgain: () => Promise.resolve(null),
    report,
    onAlive: () => undefined,
  });
  pages.start();
  const content = document.getElementById('content');
  await vi.waitFor(() => expect(content?.textContent).toContain('odd'));

  mount.mock.lastCall?.[0].onError(new TypeError('odd data'));
  expect(content?.textContent).toContain('باز نشد');
  // As single-spa announces the page that is already there, and a pressed `#`.
  pages.show(odd);
  expect(mount).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  expect(content?.textContent).toContain('باز نشد');

  pages.show(aPage('tea'));

  await vi.waitFor(() => expect(content?.textContent).toContain('tea'));
  expect(mount).toHaveBeenCalledTimes(2);
  // React takes one root for an element.
  expect(unmount).toHaveBeenCalledOnce();
});
