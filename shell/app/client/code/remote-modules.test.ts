import type { BootData } from '@kashi/border/boot-data';
import { contractVersion } from '@kashi/border/remote-contract';
import { later } from '@kashi/kit/testing/later';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteModules } from './remote-modules.ts';

// The build's own constants.
vi.hoisted(() =>
  Object.assign(globalThis, { __lent_react_router_dom__: '7.0.0', __lent_jotai__: '2.0.0' }),
);

/** The container of a remote that has every module, as the text of a script. */
const entry =
  'export const init = () => undefined;' +
  `export const get = () => () => ({ default: { contract: ${contractVersion} } });`;

/** The style sheets that were asked for and have no answer yet. */
let asked: HTMLLinkElement[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  document.head.innerHTML = '<script type="importmap">{ "integrity": {} }</script>';
  asked = [];
  // In the document the test's own browser would answer at once.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (link instanceof HTMLLinkElement && link.rel === 'stylesheet') asked.push(link);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** The code of a page with one style sheet. */
function aRemote(css = ['page.css'], container = entry) {
  const module = { js: [], css };
  return createRemoteModules({
    remotes: {
      'mf-a': {
        base: 'data:text/javascript,',
        entry: container,
        modules: { 'pages/thing': module },
      },
    },
  } as unknown as BootData);
}

/** The network answers the request for the style sheet. */
async function answers(type: 'load' | 'error'): Promise<void> {
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked.pop()?.dispatchEvent(new Event(type));
}

test('a style sheet that fails is asked for again, and the page waits for it', async () => {
  const modules = aRemote();
  const page = modules.page('mf-a', 'thing');

  await answers('error');
  await answers('error');
  await answers('load');

  expect(await page).toMatchObject({ contract: contractVersion });
  expect(modules.page('mf-a', 'thing')).toBe(page);
});

test('a page whose style cannot be had is shown without it, and asks for it when it is shown again', async () => {
  const modules = aRemote();
  const page = modules.page('mf-a', 'thing');
  await answers('error');
  await answers('error');
  await answers('error');
  expect(await page).toMatchObject({ contract: contractVersion });

  const again = modules.page('mf-a', 'thing');
  await answers('load');

  expect(await again).toMatchObject({ contract: contractVersion });
  expect(modules.page('mf-a', 'thing')).toBe(again);
});

test('a style sheet without an answer does not keep the page away', async () => {
  const page = aRemote().page('mf-a', 'thing');

  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10_000);

  expect(await page).toMatchObject({ contract: contractVersion });
});

test('a module that comes after the deadline serves the next asker without another request', async () => {
  const code = later<() => object>();
  const request = vi.fn(() => code.promise);
  vi.stubGlobal('lateCode', request);
  const container = 'export const init = () => undefined; export const get = () => lateCode();';
  const modules = aRemote([], container);
  const page = modules.page('mf-a', 'thing');
  const isTold = expect(page).rejects.toThrow('late');
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());

  await vi.advanceTimersByTimeAsync(15_000);
  await isTold;
  const again = modules.page('mf-a', 'thing');
  code.resolve(() => ({ default: { contract: contractVersion } }));

  expect(await again).toMatchObject({ contract: contractVersion });
  expect(modules.hasPage('mf-a', 'thing')).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});
