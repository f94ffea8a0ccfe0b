import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { View } from '@kashi/border/remote-contract';
import { aShellApi } from '../testing/a-shell-api.tsx';
import { definePage, found } from '../define.tsx';
import { lifecyclesOf } from './lifecycles.tsx';
import { pageView } from './page-view.tsx';

const page = definePage<string>({
  load: () => Promise.resolve(found('')),
  head: () => ({ title: '' }),
  Component: ({ data }) => {
    const [presses, setPresses] = useState(0);
    return <button onClick={() => setPresses(presses + 1)}>{`${data} ${presses}`}</button>;
  },
});

/** Mounts the page as the shell would; returns functions that show later views and unmount it. */
async function mount(view: View) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const lifecycles = lifecyclesOf((shown, shell) => pageView(page, shown, shell), 'at once');
  const shell = aShellApi();
  let show: (view: View) => void = () => undefined;

  await act(() =>
    lifecycles.mount({
      domElement,
      host: shell,
      hydrate: false,
      idPrefix: 'test-',
      view,
      onView: (listener) => (show = listener),
      onError: (error) => {
        throw error;
      },
    }),
  );
  return {
    shell,
    show: (next: View) => act(() => show(next)),
    leave: () => act(() => lifecycles.unmount({ domElement })),
  };
}

const failed = (params = {}): View => ({ params, data: null, problem: new Problem('offline') });

test('a refresh that fails keeps the content and its state, under the notice', async () => {
  const { show, leave } = await mount({ params: {}, data: 'list' });
  act(() => screen.getByRole('button').click());

  show(failed());

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'list 1' })).toBeTruthy();

  show({ params: {}, data: 'new list' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'new list 1' })).toBeTruthy();
  await leave();
});

test("if another product's data cannot be read, the last product is not shown for it", async () => {
  const { show, leave } = await mount({ params: { productId: '1' }, data: 'one' });

  show(failed({ productId: '2' }));

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /one/ })).toBeNull();
  await leave();
});

test('the notice of a page without data offers a retry', async () => {
  const { shell, leave } = await mount(failed());

  act(() => screen.getByRole('button', { name: 'تلاش دوباره' }).click());

  expect(shell.seen.reloads).toBe(1);
  await leave();
});

test('leaving a page before its hydration causes no error', async () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = '<button>list 0</button>';
  const lifecycles = lifecyclesOf((view, shell) => pageView(page, view, shell), 'at once');
  const shell = aShellApi();
  await lifecycles.mount({
    domElement,
    host: shell,
    hydrate: true,
    idPrefix: 'test-',
    view: { params: {}, data: 'list' },
    onView: () => undefined,
    onError: (error) => shell.report(error, 'page'),
  });

  await act(() => lifecycles.unmount({ domElement }));

  expect(domElement.innerHTML).toBe('');
  expect(shell.seen.reports).toEqual([]);
});
