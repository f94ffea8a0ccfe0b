import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LateError } from '../../../../shell/host/document/rendering/deadline.ts';
import { emptyPath } from '../../builds/shop-of-builds.ts';
import { CleanContexts } from './clean-contexts.ts';

const place = { origin: 'http://shop.test', isFailing: false };
const empty = place.origin + emptyPath;
const forEver = new Promise<never>(() => undefined);

/** A browser that records what happens in its contexts; a page does not get away from `stuckAt`. */
function aBrowser(stuckAt?: string) {
  const contexts: BrowserContext[] = [];
  const did: string[] = [];
  const note = (what: string) => Promise.resolve(void did.push(what));
  const newContext = () => {
    const pages = new Set<Page>();
    const newPage = () => {
      let at = 'about:blank';
      const page = {
        addInitScript: ({ name }: { name: string }) => ({ dispose: () => note(`no ${name}`) }),
        goto: (address: string) => {
          if (at === stuckAt) return Promise.reject(new Error('Timeout'));
          at = address;
          return note(`goes to ${address}`);
        },
        evaluate: () => note(`clears ${at}`),
        close: () => {
          pages.delete(page as unknown as Page);
          return note('closes');
        },
      };
      pages.add(page as unknown as Page);
      return note('opens').then(() => page);
    };
    const session = { send: (command: string) => note(command), detach: () => Promise.resolve() };
    const context = {
      newPage,
      pages: () => [...pages],
      clearCookies: () => note('no cookies'),
      newCDPSession: () => Promise.resolve(session),
    } as unknown as BrowserContext;
    contexts.push(context);
    return Promise.resolve(context);
  };
  return { contexts, did, browser: { newContext } satisfies Pick<Browser, 'newContext'> };
}

test('a visit that hangs runs once more, in a new context', async () => {
  const { browser, contexts } = aBrowser();
  const tabs = new Set<unknown>();

  const seen = await new CleanContexts(browser, 50).at(place, async (openTab) => {
    tabs.add((await openTab()).page);
    return tabs.size === 1 ? forEver : 'alive';
  });

  expect(seen).toBe('alive');
  expect(new Set(contexts.flatMap((context) => context.pages()))).toEqual(tabs);
  expect(contexts).toHaveLength(2);
});

test('a visit that was not ready in time runs once more, which is told, and no third time', async () => {
  const contexts = new CleanContexts(aBrowser().browser);
  let runs = 0;
  const told: number[] = [];
  const visit = () => {
    runs += 1;
    return Promise.reject(new LateError(`run ${runs}`));
  };

  await expect(contexts.at(place, visit, () => told.push(runs))).rejects.toThrow('run 2');
  expect(told).toEqual([1]);
});

test('a visit that hangs twice ends with a LateError', async () => {
  const visit = new CleanContexts(aBrowser().browser, 50).at(place, () => forEver);

  await expect(visit).rejects.toThrow(LateError);
});

test('a visit that fails by itself does not run again', async () => {
  const { browser, contexts } = aBrowser();
  const visit = new CleanContexts(browser).at(place, () => Promise.reject(new Error('broken')));

  await expect(visit).rejects.toThrow('broken');
  expect(contexts).toHaveLength(1);
});

test('the next visit gets the same tab, after the page, its scripts and all that it has stored are gone', async () => {
  const { browser, did } = aBrowser();
  const contexts = new CleanContexts(browser);

  const one = await contexts.at(place, async (openTab) => {
    const tab = await openTab();
    await tab.runsFirst(function signsIn() {});
    await tab.page.goto('/orders');
    return tab;
  });
  const other = await contexts.at(place, (openTab) => openTab());

  expect(other).toBe(one);
  expect(did.slice(0, 7)).toEqual([
    'opens',
    'goes to /orders',
    `goes to ${empty}`,
    'no signsIn',
    'no cookies',
    `clears ${empty}`,
    'Storage.clearDataForOrigin',
  ]);
});

test('a tab whose page cannot be left is closed, and the next visit gets a new one', async () => {
  const { browser, did } = aBrowser('/endless');
  const contexts = new CleanContexts(browser);

  const one = await contexts.at(place, async (openTab) => {
    const tab = await openTab();
    await tab.page.goto('/endless');
    return tab;
  });
  const other = await contexts.at(place, (openTab) => openTab());

  expect(other).not.toBe(one);
  expect(did.slice(0, 5)).toEqual(['opens', 'goes to /endless', 'closes', 'no cookies', 'opens']);
});

test('a window that a page has opened is closed before the next visit', async () => {
  const { browser, contexts } = aBrowser();

  const clean = new CleanContexts(browser);
  await clean.at(place, async (openTab) => {
    const tab = await openTab();
    await contexts[0]?.newPage();
    return tab;
  });
  await clean.at(place, (openTab) => openTab());

  expect(contexts[0]?.pages()).toHaveLength(1);
});

test('tabs that were opened ahead are those of the first visit', async () => {
  const { browser, did } = aBrowser();
  const contexts = new CleanContexts(browser);

  await contexts.prepare();
  await contexts.at(place, async (openTab) => [await openTab(), await openTab()]);

  expect(did).toEqual(['opens', 'opens']);
});
