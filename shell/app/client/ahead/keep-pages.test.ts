import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteMatcher } from '../pages/client-routes.ts';
import { keepSeenPages } from './keep-pages.ts';

const page = { remote: 'mf-a', fragments: [] };
const match = createRouteMatcher([
  { ...page, page: 'thing', paths: ['/thing/:id'], audience: 'everyone' },
  { ...page, page: 'own', paths: ['/own'], audience: 'visitor' },
]);

let told: unknown[];
let registered: unknown[];
let arrive: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  registered = [];
  browser({});
  history.replaceState(null, '', '/thing/7');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntries(): object[] }) => void) {
        arrive = (name) =>
          tell({ getEntries: () => [{ name: new URL(name, location.href).href }] });
      }
      observe() {
        // The test reports arrivals itself.
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aShell() {
  return { ...aShellApi(), fetch: () => Promise.resolve(new Response()) };
}

function browser(more: object) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => void told.push(message) },
    register: (address: unknown) => {
      registered.push(address);
      return Promise.reject(new Error('refused, as in a private window'));
    },
  });
  vi.stubGlobal('navigator', { serviceWorker, webdriver: false, onLine: true, ...more });
}

async function rest() {
  await vi.advanceTimersByTimeAsync(10_000);
}

test('a public page that was looked at is told to the worker, with the files that it used', async () => {
  keepSeenPages(aShell(), match);
  arrive('/r/mf-a/1/web/a.js');
  arrive('/media/tea.webp');
  arrive('/v1/thing');
  arrive('https://elsewhere.test/media/x.webp');

  await rest();

  expect(told).toEqual([{ seen: '/thing/7', used: ['/media/tea.webp', '/r/mf-a/1/web/a.js'] }]);
  expect(registered.map(String)).toEqual(['/sw.js']);
});

test('of the pictures of a long visit the latest are told, each once', async () => {
  keepSeenPages(aShell(), match);
  for (let number = 0; number < 60; number += 1) arrive(`/media/${number}.webp`);
  arrive('/media/20.webp');

  await rest();

  const [{ used }] = told as [{ used: string[] }];
  expect(used).toHaveLength(50);
  expect(used.slice(0, 2)).toEqual(['/media/20.webp', '/media/59.webp']);
});

test('a page that is left at once was not seen, and a page of the visitor is never told', async () => {
  const shell = aShell();
  keepSeenPages(shell, match);
  history.replaceState(null, '', '/own');
  shell.navigate('/own');

  await rest();

  expect(told).toEqual([]);
});

test.each([
  ['with Save-Data', { connection: { saveData: true } }],
  ['with 2G', { connection: { effectiveType: '2g' } }],
  ['driven by a program, as a crawler is', { webdriver: true }],
  ['without workers', { serviceWorker: undefined }],
])('a browser %s installs nothing and keeps nothing', async (_, more) => {
  browser(more);

  keepSeenPages(aShell(), match);
  await rest();

  expect(told).toEqual([]);
  expect(registered).toEqual([]);
});
