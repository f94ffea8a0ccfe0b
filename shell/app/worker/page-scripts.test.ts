import { expect, test, vi } from 'vitest';
import { keptScript } from './page-scripts.ts';

/** The page that the script runs in: a worker's own types know of none. */
const { document, history } = globalThis as unknown as {
  document: { body: { innerHTML: string }; getElementById(id: string): object | null };
  history: { pushState(state: null, title: string, path: string): void };
};

test('the bar stays while the kept page does, and goes with results of another query', () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  history.pushState(null, '', '/filter?Brands=1');
  document.body.innerHTML = '<div id="kashi-kept" role="status" data-back="back"><p>old</p></div>';
  // eslint-disable-next-line typescript/no-implied-eval
  const run = new Function(keptScript) as () => void;
  run();

  movesTo('/filter?Brands=1#part');
  expect(document.getElementById('kashi-kept')).not.toBeNull();
  movesTo('/filter?Brands=2');
  expect(document.getElementById('kashi-kept')).toBeNull();

  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function movesTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new Event('single-spa:routing-event'));
}
