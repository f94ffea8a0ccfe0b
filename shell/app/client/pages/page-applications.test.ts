import type { ShellApi } from '@kashi/border/shell-api';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BootData } from '@kashi/border/boot-data';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';

const routes = [{ remote: 'mf-a', page: 'form', paths: ['/'], audience: 'everyone' }] as const;

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
    report: () => undefined,
    onAlive: () => undefined,
  }).start();
  return [...document.querySelectorAll('form')];
}

test('a page whose code fails says what its forms need, and keeps typed text', async () => {
  const [untouched, pressed] = startsWithoutCode();
  document.documentElement.dataset['navigating'] = '';

  await vi.waitFor(() => expect(document.getElementById('instead')).not.toBeNull());

  expect(untouched?.dataset).toHaveProperty('press', 'lost');
  expect(pressed?.dataset).toHaveProperty('press', 'lost');
  expect(pressed?.closest('[data-plain]')).not.toBeNull();
  expect(document.documentElement.dataset).not.toHaveProperty('navigating');
});
