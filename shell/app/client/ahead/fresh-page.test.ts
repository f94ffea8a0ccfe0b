import { keptBarElement } from '@kashi/border/kept/kept-offline';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRouteMatcher } from '../pages/client-routes.ts';
import { keepPageFresh } from './fresh-page.ts';

const page = { remote: 'mf-a', fragments: [] };
const match = createRouteMatcher([
  { ...page, page: 'thing', paths: ['/thing/:id'], audience: 'everyone' },
  { ...page, page: 'own', paths: ['/own'], audience: 'visitor' },
]);

const reload = vi.fn(() => Promise.resolve());
let isOnline: boolean;
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  reload.mockClear();
  isOnline = true;
});

/** The visitor is on a page that was read just now. */
function aVisit(path = '/thing/7') {
  let here = path;
  const hears = vi.spyOn(globalThis, 'addEventListener');
  keepPageFresh({
    match,
    shell: {
      ...aShellApi(),
      location: () => here,
      onLocationChange: (listener) => ((arrive = listener), () => undefined),
      reload,
    },
  });
  const heard = [...hears.mock.calls];
  hears.mockRestore();
  onTestFinished(() => {
    for (const [type, listener] of heard) removeEventListener(type, listener);
  });
  return {
    goTo(to: string) {
      here = to;
      arrive();
    },
  };
}

function minutesPass(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

function comesBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new Event('pageshow'));
}

test.each([
  [50, 0],
  [70, 1],
  [-70, 1],
])('back in a tab after %i minutes, the page is read again %i times', (minutes, times) => {
  aVisit();

  minutesPass(minutes);
  comesBack();
  comesBack();

  expect(reload).toHaveBeenCalledTimes(times);
});

test('another page is as old as the visitor’s arrival at it', () => {
  const { goTo } = aVisit();
  minutesPass(50);
  goTo('/thing/8');

  minutesPass(50);
  comesBack();

  expect(reload).not.toHaveBeenCalled();
});

test('a page that depends on the visitor is left to itself', () => {
  aVisit('/own');

  minutesPass(70);
  comesBack();

  expect(reload).not.toHaveBeenCalled();
});

test('a tab that is hidden asks nothing', () => {
  aVisit();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');

  minutesPass(70);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page waits for it', () => {
  isOnline = false;
  aVisit();
  minutesPass(70);

  comesBack();
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  dispatchEvent(new Event('online'));

  expect(reload).toHaveBeenCalledOnce();
});

test('a kept document is left to its bar', () => {
  document.body.innerHTML = `<div id="${keptBarElement}"></div>`;
  onTestFinished(() => document.body.replaceChildren());
  aVisit();

  minutesPass(70);
  comesBack();

  expect(reload).not.toHaveBeenCalled();
});
