import type { Browser, BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { LateError } from '../../shell/host/document/deadline.ts';
import { Onlooker } from './onlooker.ts';

/** A browser whose pages are of no interest; it counts where they could be opened. */
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

test('a look that hangs is taken once more, from another place', async () => {
  const browser = aBrowser();
  const seenFrom: BrowserContext[] = [];

  const seen = await new Onlooker(browser, 50).at(place, (context) => {
    seenFrom.push(context);
    return seenFrom.length === 1 ? forEver : Promise.resolve('alive');
  });

  expect(seen).toBe('alive');
  expect(seenFrom).toEqual(browser.contexts);
  expect(new Set(seenFrom).size).toBe(2);
});

test('a look that hangs again is over, and said to be', async () => {
  const look = new Onlooker(aBrowser(), 50).at(place, () => forEver);

  await expect(look).rejects.toThrow(LateError);
});

test('a look that fails by itself is not taken again', async () => {
  const browser = aBrowser();
  const look = new Onlooker(browser).at(place, () => Promise.reject(new Error('broken')));

  await expect(look).rejects.toThrow('broken');
  expect(browser.contexts).toHaveLength(1);
});
