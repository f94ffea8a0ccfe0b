// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as ReactModule from 'react';
import type * as ClientModule from 'react-dom/client';
import type * as ServerModule from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cut } from '@kashi/build/runtime/cut';
import withoutOldBrowsers from './without-old-browsers.ts';
import withoutViewTransitions from './without-view-transitions.ts';

// React as visitors get it: the production build after the cuts.
const here = createRequire(import.meta.url);
const known: Record<string, unknown> = {};
const React = production('react', 'react') as typeof ReactModule;
known['react'] = React;
known['react-dom'] = production('react-dom', 'react-dom');
const { hydrateRoot, createRoot } = production('react-dom', 'react-dom-client', (source) =>
  withoutOldBrowsers(withoutViewTransitions(source)),
) as typeof ClientModule;
const { renderToString } = production(
  'react-dom',
  'react-dom-server-legacy.node',
) as typeof ServerModule;
const { createElement, startTransition, useId, useState, ViewTransition } = React;

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => place.remove());

test('the children of a ViewTransition are shown, follow a transition, and keep their state', async () => {
  createRoot(place).render(createElement(Counter));
  await expect.poll(() => place.textContent).toBe('0');
  const button = place.querySelector('button');

  button?.click();

  await expect.poll(() => place.textContent).toBe('1');
  expect(place.querySelector('button')).toBe(button);
});

test('server HTML hydrates unchanged, ids included, also in a ViewTransition', async () => {
  place.innerHTML = renderToString(createElement(Counter));
  const [button, name] = [place.querySelector('button'), place.querySelector('button')?.id];
  const wrong: unknown[] = [];

  const root = hydrateRoot(place, createElement(Counter), {
    onRecoverableError: (error) => wrong.push(error),
  });
  await expect.poll(() => (button?.click(), place.textContent)).toBe('1');

  expect(place.querySelector('button')).toBe(button);
  expect(button?.id).toBe(name);
  expect(wrong).toEqual([]);
  root.unmount();
});

test('typing, choosing and pressing are noticed', async () => {
  const heard: string[] = [];
  const hear = (name: string) => () => heard.push(name);
  createRoot(place).render([
    createElement('input', { key: 1, onChange: hear('typed') }),
    createElement('input', { key: 2, type: 'checkbox', onChange: hear('chosen') }),
    createElement('p', {
      key: 3,
      onAnimationEnd: hear('animated'),
      onTransitionEnd: hear('moved'),
    }),
  ]);
  await expect.poll(() => place.childElementCount).toBe(3);
  const [field, box] = place.querySelectorAll('input');

  // As the browser does it: React ignores a value that code assigns in the ordinary way.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'shawl');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  box?.click();
  place.querySelector('p')?.dispatchEvent(new Event('animationend', { bubbles: true }));
  place.querySelector('p')?.dispatchEvent(new Event('transitionend', { bubbles: true }));

  expect(heard).toEqual(['typed', 'chosen', 'animated', 'moved']);
});

test('a changed library is not cut by guess', () => {
  expect(() => cut('var a = 1;', [[/var b = \d;/g, '']])).toThrow('/var b = \\d;/g');
});

function Counter() {
  const [count, setCount] = useState(0);
  return createElement(
    ViewTransition,
    null,
    createElement(
      'button',
      { id: useId(), onClick: () => startTransition(() => setCount(1)) },
      String(count),
    ),
  );
}

function production(
  library: string,
  name: string,
  edited = (source: string): string => source,
): unknown {
  const manifest = here.resolve(`${library}/package.json`);
  const file = path.join(manifest, `../cjs/${name}.production.js`);
  const exports = {};
  const require = (asked: string): unknown => known[asked] ?? createRequire(manifest)(asked);
  const code = edited(readFileSync(file, 'utf8'));
  // Runs as a page's own script, so that the code uses the page's `window` in whatever realm a test runs.
  // eslint-disable-next-line typescript/no-implied-eval
  const run = new Function('exports', 'require', code) as (...given: unknown[]) => void;
  run(exports, require);
  return exports;
}
