import { errors } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser-visit.ts';
import type { Tab } from './tab.ts';

/** A tab whose page does not come, with what the browser has complained about. */
function aTab(error: Error, troubles: string[] = []): Tab {
  const page = { goto: () => Promise.reject(error) };
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
