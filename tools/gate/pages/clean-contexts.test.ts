import type { Browser, BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { LateError } from '../../../shell/host/document/deadline.ts';
import { CleanContexts } from './clean-contexts.ts';

/** A browser without pages, which records the contexts that it opens. */
function aBrowser() {
  const contexts: object[] = [];
  const newContext = () => {
    const context = { clearCookies: () => Promise.resolve(), pages: () => [] };
    contexts.push(context);
    return Promise.resolve(context as unknown as BrowserContext);
  };
  return { contexts, newContext } satisfies Pick<Browser, 'newContext'> & { contexts: object[] };
}

const place = { origin: 'http://shop.test', isFailing: false };
const forEver = new Promise<never>(() => undefined);

test('a visit that hangs runs once more, in a new context', async () => {
  const browser = aBrowser();
  const seenFrom: BrowserContext[] = [];

  const seen = await new CleanContexts(browser, 50).at(place, (context) => {
    seenFrom.push(context);
    return seenFrom.length === 1 ? forEver : Promise.resolve('alive');
  });

  expect(seen).toBe('alive');
  expect(seenFrom).toEqual(browser.contexts);
  expect(new Set(seenFrom).size).toBe(2);
});

test('a visit that hangs twice ends with a LateError', async () => {
  const visit = new CleanContexts(aBrowser(), 50).at(place, () => forEver);

  await expect(visit).rejects.toThrow(LateError);
});

test('a visit that fails by itself does not run again', async () => {
  const browser = aBrowser();
  const visit = new CleanContexts(browser).at(place, () => Promise.reject(new Error('broken')));

  await expect(visit).rejects.toThrow('broken');
  expect(browser.contexts).toHaveLength(1);
});
