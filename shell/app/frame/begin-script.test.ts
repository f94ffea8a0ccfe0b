import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeElement } from '@kashi/shared/border/shell-wire';
import { beginScript } from './begin-script.ts';

const root = document.documentElement;
/** Tells the document that its first paint has happened. */
let paints = () => {};

/** A document that has been read, with a press before that where there was one. */
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

/** A picture that is on its way until the test says that it is here, or that it never comes. */
function aPicture() {
  const picture = document.createElement('img');
  const turns = {} as { resolve(): void; reject(): void };
  const decoded = new Promise<void>((resolve, reject) => Object.assign(turns, { resolve, reject }));
  picture.setAttribute('fetchpriority', 'high');
  picture.decode = () => decoded;
  document.body.append(picture);
  return turns;
}

test('the code is asked for when the first view is painted', () => {
  opens();
  expect(isAsked()).toBe(false);

  paints();

  expect(isAsked()).toBe(true);
});

test.each(['resolve', 'reject'] as const)(
  'it leaves the road to the largest picture until that is on the screen, or cannot be: %s',
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

test('in a tab that nobody sees, and on the slowest line, it is asked for after two seconds', () => {
  aPicture();
  opens();

  vi.advanceTimersByTime(2000);

  expect(isAsked()).toBe(true);
});

test('a press asks for it at once', () => {
  opens();

  presses();

  expect(isAsked()).toBe(true);
});

test('a press while the document is still on its way asks for it as soon as that is whole', () => {
  opens({ pressed: true });

  expect(isAsked()).toBe(true);
});

test('where the gate is shut it is never asked for', () => {
  opens({ gate: false });

  presses();
  paints();
  vi.advanceTimersByTime(10_000);

  expect(isAsked()).toBe(false);
});

test('a page that the browser has to make waits for nothing', () => {
  document.getElementById(codeElement)!.dataset['atOnce'] = '';

  opens();

  expect(isAsked()).toBe(true);
});

test('a step back before the shop listens asks the server for the page of that address', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  history.replaceState(null, '', '/compareProduct?SubGroupId=23');
  opens();

  steps('/compareProduct?SubGroupId=23#images');
  expect(reload).not.toHaveBeenCalled();
  steps('/compareProduct?SubGroupId=22');

  expect(reload).toHaveBeenCalledOnce();
});

test('from then on the shop answers for steps in the history itself', () => {
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
