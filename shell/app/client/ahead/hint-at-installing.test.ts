import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InstallOffer } from '../../install/install-offer.ts';
// So that the hint's code comes at once where it is asked for.
import '../../install/open-hint.tsx';
import { createRouteMatcher } from '../pages/client-routes.ts';
import { aFullStorage } from '../session/storage-fixtures.ts';
import { hintAtInstalling } from './hint-at-installing.ts';

const page = { remote: 'mf-a', fragments: [], audience: 'everyone' as const };
const match = createRouteMatcher([
  { ...page, page: 'thing', paths: ['/thing/:id'] },
  { ...page, page: 'login', paths: ['/login'], role: 'sign-in' },
  { ...page, page: 'old', paths: ['/old'], access: 'customer' },
  { ...page, page: 'cart', paths: ['/cart'], audience: 'visitor', role: 'cart' },
]);

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const chromeOfIos = iPhone.replace('Version/17.4', 'CriOS/123.0');
const today = new Date(2026, 10, 27, 12);

let offers: InstallOffer[];
let shell: ReturnType<typeof aShellApi>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: today });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  document.body.innerHTML = '<main id="content" tabindex="-1"></main><div id="bottom-nav"></div>';
  localStorage.clear();
  localStorage.setItem('firstVisitDay', new Date(2026, 10, 26).toDateString());
  localStorage.setItem('CartHashId', 'cart-1');
  history.replaceState(null, '', '/thing/7');
  offers = [anOffer()];
  shell = aShellApi();
  aPhone();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aPhone(more: object = {}, { isPhone = true, isApplication = false } = {}) {
  const serviceWorker = { controller: {} };
  vi.stubGlobal('navigator', { serviceWorker, webdriver: false, userAgent: 'Android', ...more });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('standalone') ? isApplication : isPhone,
  }));
}

function anOffer(prompt = vi.fn(() => Promise.resolve())): InstallOffer {
  return Object.assign(new Event('beforeinstallprompt'), { prompt });
}

function begin() {
  hintAtInstalling({ shell, match, offers, shopName: 'کاشی' });
}

async function rest() {
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
}

async function goTo(path: string) {
  history.replaceState(null, '', path);
  shell.navigate(path);
  await rest();
}

const hint = () => document.querySelector('section');
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

test('who is back on another day with a cart reads once that the shop can be on the home screen', async () => {
  begin();
  expect(hint()).toBeNull();
  await rest();

  await vi.waitFor(() => expect(hint()?.textContent).toContain('کاشی را به صفحهٔ اصلی'));
  expect(shell.seen.announcements).toEqual([expect.stringContaining('کاشی را به صفحهٔ اصلی')]);
  expect(document.activeElement).toBe(document.body);
  expect(localStorage.getItem('installHintDay')).toBe(today.toDateString());
});

test('a newcomer sees nothing, on the same day neither, and on the next day the hint', async () => {
  localStorage.removeItem('firstVisitDay');
  begin();
  await rest();
  begin();
  await rest();
  expect(hint()).toBeNull();

  vi.setSystemTime(new Date(2026, 10, 28, 1));
  begin();
  await rest();

  await vi.waitFor(() => expect(hint()).not.toBeNull());
});

test.each([
  ['has seen it before', () => localStorage.setItem('installHintDay', 'Sun Nov 01 2026')],
  ['has nothing in the cart', () => localStorage.removeItem('CartHashId')],
  ['gets no offer of the browser, as in Firefox', () => void offers.pop()],
  ['has no phone', () => aPhone({}, { isPhone: false })],
  ['has opened the shop from the home screen', () => aPhone({}, { isApplication: true })],
  ['saves data', () => aPhone({ connection: { saveData: true } })],
  ['is a program', () => aPhone({ webdriver: true })],
  ['has no worker, as where it is switched off', () => aPhone({ serviceWorker: {} })],
  ['uses a browser without workers', () => aPhone({ serviceWorker: undefined })],
  ['is in a dialog', () => document.body.append(anOpenDialog())],
  ['is typing', () => document.body.appendChild(document.createElement('input')).focus()],
  ['signs in', () => history.replaceState(null, '', '/login')],
  ['looks at the cart', () => history.replaceState(null, '', '/cart')],
  ['is at an address of customers', () => history.replaceState(null, '', '/old')],
  ['is at no page of the shop', () => history.replaceState(null, '', '/nothing')],
])('who %s sees no hint', async (_, given) => {
  given();

  begin();
  await rest();

  expect(hint()).toBeNull();
  expect(shell.seen.announcements).toEqual([]);
});

function anOpenDialog(): HTMLElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  return dialog;
}

test('where the browser keeps no note nothing is shown, because it would be shown again', async () => {
  vi.stubGlobal('localStorage', aFullStorage().place.localStorage);

  begin();
  await rest();

  expect(hint()).toBeNull();
});

test('the hint comes on a later page where it could not come before, and leaves with the public pages', async () => {
  history.replaceState(null, '', '/cart');
  begin();
  await rest();
  expect(hint()).toBeNull();

  await goTo('/thing/8');
  await vi.waitFor(() => expect(hint()).not.toBeNull());
  await goTo('/thing/9');
  expect(hint()).not.toBeNull();

  await goTo('/cart');
  expect(hint()).toBeNull();
  await goTo('/thing/9');
  expect(hint()).toBeNull();
});

test('a press asks the browser once, and the hint goes with it and never returns', async () => {
  begin();
  await rest();
  await vi.waitFor(() => expect(hint()).not.toBeNull());

  button('افزودن به صفحهٔ اصلی')?.click();

  expect(offers[0]?.prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
  begin();
  await goTo('/thing/8');
  expect(hint()).toBeNull();
});

test('a browser that will not ask is answered for: the visitor reads where its menu has the command', async () => {
  offers = [anOffer(vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError'))))];
  begin();
  await rest();
  await vi.waitFor(() => expect(hint()).not.toBeNull());

  button('افزودن به صفحهٔ اصلی')?.click();

  await vi.waitFor(() =>
    expect(shell.seen.toasts).toEqual([expect.stringContaining('از فهرست مرورگر')]),
  );
});

test('a refusal asks nothing and leads the focus to the page, and the hint never returns', async () => {
  begin();
  await rest();
  await vi.waitFor(() => expect(hint()).not.toBeNull());

  button('نه، ممنون')?.focus();
  button('نه، ممنون')?.click();

  expect(hint()).toBeNull();
  expect(offers[0]?.prompt).not.toHaveBeenCalled();
  expect(document.activeElement?.id).toBe('content');
  await goTo('/thing/8');
  expect(hint()).toBeNull();
});

test('a shop that is installed by the menu of the browser needs no hint any more', async () => {
  begin();
  dispatchEvent(new Event('appinstalled'));
  await rest();

  expect(hint()).toBeNull();
});

test('in Safari on iOS the hint says what to press, and can be closed', async () => {
  offers = [];
  aPhone({ standalone: false, userAgent: iPhone });
  begin();
  await rest();
  await vi.waitFor(() => expect(hint()?.textContent).toContain('Add to Home Screen'));

  expect(button('افزودن به صفحهٔ اصلی')).toBeUndefined();
  button('بستن')?.click();

  expect(hint()).toBeNull();
});

test.each([
  ['is opened from the home screen', { standalone: true, userAgent: iPhone }],
  ['is another browser of iOS', { standalone: false, userAgent: chromeOfIos }],
])('a shop that %s hints at nothing on iOS', async (_, more) => {
  offers = [];
  aPhone(more);

  begin();
  await rest();

  expect(hint()).toBeNull();
});
