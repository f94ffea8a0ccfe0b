import type { ShellApi } from '@kashi/border/shell-api';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BootData, BootRoute } from '@kashi/border/boot-data';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';
import { createPagePreparation } from './page-preparation.ts';

const routes: BootRoute[] = [
  { remote: 'mf-a', page: 'form', paths: ['/'], audience: 'everyone', fragments: [] },
];

const report = vi.fn();

/** The server's HTML of a page whose code fails: two forms, one of them already pressed. */
function startsWithoutCode(): HTMLFormElement[] {
  document.body.innerHTML = `<main id="content"><div id="page:mf-a/form">
    <form data-press="early"></form>
    <form data-press="kept"><noscript>&lt;p id="instead"&gt;&lt;/p&gt;</noscript></form>
  </div></main>`;
  onTestFinished(() => document.body.replaceChildren());
  const boot = { routes, page: { state: 'rendered' } } as unknown as BootData;
  createPageApplications({
    boot,
    match: createRouteMatcher(boot.routes),
    answered: '/',
    shell: {} as ShellApi,
    settled: () => null,
    prepareAgain: () => Promise.resolve(null),
    report,
    onAlive: () => undefined,
  }).start();
  return [...document.querySelectorAll('form')];
}

/** The code of the page cannot be had, for this reason. */
async function failsToLoad(reason: Error): Promise<void> {
  const modules = {
    page: () => Promise.reject(reason),
    fragment: () => Promise.reject(reason),
    hasPage: () => false,
  };
  const { prepare } = createPagePreparation({ modules, fetch, first: null });
  const route = createRouteMatcher(routes)('/');
  if (route) await expect(prepare(route, 'visit')).rejects.toBe(reason);
}

test('a page whose code fails says what its forms need, keeps typed text, and is reported with the file that was missing', async () => {
  await failsToLoad(new TypeError('/r/mf-a/9.js cannot be fetched'));
  const [untouched, pressed] = startsWithoutCode();
  document.documentElement.dataset['navigating'] = '';

  await vi.waitFor(() => expect(document.getElementById('instead')).not.toBeNull());

  expect(untouched?.dataset).toHaveProperty('press', 'lost');
  expect(pressed?.dataset).toHaveProperty('press', 'lost');
  expect(pressed?.closest('[data-plain]')).not.toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('navigating');
  expect(report).toHaveBeenCalledWith(
    new TypeError('/r/mf-a/9.js cannot be fetched'),
    'page mf-a/form',
  );
});
