import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeElement } from '@kashi/border/shell-wire';
import { beginScript } from './begin-script.ts';

const root = document.documentElement;
/** Reports the document's first paint. */
let paints = () => {};

/** A document that has been parsed, with an earlier press if asked for. */
function opens({ gate = true, pressed = false } = {}): void {
  if (gate) root.dataset['code'] = '';
  const onWindow = vi.spyOn(window, 'addEventListener');
  const onDocument = vi.spyOn(document, 'addEventListener');
  window.eval(beginScript);
  const listeners = [...onWindow.mock.calls];
  const [, whole] = onDocument.mock.calls[0]!;
  onWindow.mockRestore();
  onDocument.mockRestore();
  document.removeEventListener('DOMContentLoaded', whole);
  onTestFinished(() => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
  });

  if (pressed) isBeingRead(presses);
  (whole as EventListener)(new Event('DOMContentLoaded'));
}

function isBeingRead(meanwhile: () => void): void {
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  meanwhile();
  Reflect.deleteProperty(document, 'readyState');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  onTestFinished(() => void vi.useRealTimers());
  delete root.dataset['code'];
  delete root.dataset['interactive'];
  document.head.innerHTML = '';
  document.body.innerHTML = `<template id="${codeElement}"><link rel="later"></template>`;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: (list: { getEntriesByName(): unknown[] }) => void) {
        paints = () => seen({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
  );
});

const presses = () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const isAsked = () => document.head.querySelector('[rel=later]') !== null;

/** A picture that is loading until the test lets it arrive or fail. */
function aPicture() {
  const picture = document.createElement('img');
  const turns = {} as { resolve(): void; reject(): void };
  const decoded = new Promise<void>((resolve, reject) => Object.assign(turns, { resolve, reject }));
  picture.setAttribute('fetchpriority', 'high');
  picture.decode = () => decoded;
  document.body.append(picture);
  return turns;
}

test('the code is requested when the first view is painted', () => {
  opens();
  expect(isAsked()).toBe(false);

  paints();

  expect(isAsked()).toBe(true);
});

test.each(['resolve', 'reject'] as const)(
  'the code waits for the largest picture to arrive or fail: %s',
  async (comes) => {
    const picture = aPicture();
    opens();
    paints();
    expect(isAsked()).toBe(false);

    picture[comes]();
    await vi.advanceTimersByTimeAsync(40);

    expect(isAsked()).toBe(true);
  },
);

test('in a hidden tab, and on a very slow line, the code is requested after two seconds', () => {
  aPicture();
  opens();

  vi.advanceTimersByTime(2000);

  expect(isAsked()).toBe(true);
});

test('a press requests the code at once', () => {
  opens();

  presses();

  expect(isAsked()).toBe(true);
});

test('a press before the document is parsed requests the code right after that', () => {
  opens({ pressed: true });

  expect(isAsked()).toBe(true);
});

test('behind a shut gate the code is never requested', () => {
  opens({ gate: false });

  presses();
  paints();
  vi.advanceTimersByTime(10_000);

  expect(isAsked()).toBe(false);
});

test('the code of a page that the browser must render is requested at once', () => {
  document.getElementById(codeElement)!.dataset['atOnce'] = '';

  opens();

  expect(isAsked()).toBe(true);
});

test('a step back before the shop is interactive loads the page from the server', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  history.replaceState(null, '', '/compareProduct?SubGroupId=23');
  opens();

  steps('/compareProduct?SubGroupId=23#images');
  expect(reload).not.toHaveBeenCalled();
  expect(root.dataset).not.toHaveProperty('left');
  steps('/compareProduct?SubGroupId=22');

  expect(reload).toHaveBeenCalledOnce();
  expect(root.dataset).toHaveProperty('left');
});

test('an interactive shop handles steps in the history itself', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  opens();
  root.dataset['interactive'] = '';

  steps('/product/2');

  expect(reload).not.toHaveBeenCalled();
});

function steps(to: string): void {
  history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
