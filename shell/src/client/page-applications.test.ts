import type { Host } from '@kashi/shared/host/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BootData } from '../frame/boot-data.ts';
import { createRouteMatcher } from './client-routes.ts';
import { createPageApplications } from './page-applications.ts';

const routes = [{ remote: 'mf-a', page: 'form', paths: ['/'], audience: 'everyone' }] as const;

/** What the server has rendered of a page whose code cannot be had: two forms, one of them pressed already. */
function startsWithoutCode(): HTMLFormElement[] {
  document.body.innerHTML = `<main id="content"><div id="page:mf-a/form">
    <form data-press="early"></form><form data-press="kept"></form>
  </div></main>`;
  onTestFinished(() => document.body.replaceChildren());
  const boot = { routes, page: { state: 'rendered' } } as unknown as BootData;
  createPageApplications({
    boot,
    match: createRouteMatcher(boot.routes),
    host: {} as Host,
    settled: () => null,
    prepareAgain: () => Promise.resolve(null),
    report: () => undefined,
  }).start();
  return [...document.querySelectorAll('form')];
}

test('forms whose code cannot be had are sent as they are, at once or with the next press', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();

  const [untouched, pressed] = startsWithoutCode();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());

  expect(submit.mock.contexts).toEqual([pressed]);
  expect(untouched?.dataset).not.toHaveProperty('press');
});
