import { errors, type Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser-visit.ts';
import type { Tab } from './tab.ts';

/** A tab whose page does not come, with what the browser has complained about. */
function aTab(error: Error, troubles: string[] = []): Tab {
  const page = { on: () => undefined, goto: () => Promise.reject(error) };
  return { page, troubles: () => troubles } as unknown as Tab;
}

const timeout = new errors.TimeoutError('Timeout 30000ms exceeded');
const where = { origin: 'http://shop.test', path: '/orders', as: 'guest' } as const;

test('a page that is too late, without any complaint, may be looked at once more', async () => {
  const { isLate, troubles } = await (await openPage(aTab(timeout), where)).settled();

  expect(isLate).toBe(true);
  expect(troubles).toEqual([expect.stringContaining('does not come alive: ')]);
});

test.each([
  ['has thrown before it was too late', aTab(timeout, ['exception: no orders'])],
  ['cannot be had', aTab(new Error('net::ERR_CONNECTION_REFUSED'))],
])('a page that %s is not looked at once more', async (_what, tab) => {
  expect((await (await openPage(tab, where)).settled()).isLate).toBe(false);
});

/** A tab whose page leads on as soon as it has come: the browser has forgotten the first document then. */
function aTabLedOn(html: string): Tab {
  const frame = {};
  let isForgotten = false;
  const document = {
    ok: () => true,
    status: () => 200,
    request: () => ({ isNavigationRequest: () => true, frame: () => frame }),
    text: () => (isForgotten ? Promise.reject(new Error('No resource')) : Promise.resolve(html)),
  } as unknown as Response;
  let tell: (response: Response) => void = () => undefined;
  const page = {
    mainFrame: () => frame,
    on: (_name: string, take: typeof tell) => (tell = take),
    off: () => (tell = () => undefined),
    goto: () => {
      tell(document);
      isForgotten = true;
      return Promise.resolve(document);
    },
  };
  return { page, troubles: () => [] } as unknown as Tab;
}

test('a page that leads on at once has been rendered all the same', async () => {
  const html = '<script id="boot">{"page":{"state":"rendered"}}</script>';

  expect((await openPage(aTabLedOn(html), where)).isRendered).toBe(true);
});
