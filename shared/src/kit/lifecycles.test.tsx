import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Problem } from '../api/problem.ts';
import type { View } from '../host/remote-contract.ts';
import { aHost } from '../testing/a-host.tsx';
import { definePage, found } from './define.tsx';
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

/** Mounts the page as the shell would; answers what shows later views, and what takes it away. */
async function mount(view: View) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const lifecycles = lifecyclesOf((shown, host) => pageView(page, shown, host), 'at once');
  const host = aHost();
  let show: (view: View) => void = () => undefined;

  await act(() =>
    lifecycles.mount({
      domElement,
      host,
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
    host,
    show: (next: View) => act(() => show(next)),
    leave: () => act(() => lifecycles.unmount({ domElement })),
  };
}

const failed = (params = {}): View => ({ params, data: null, problem: new Problem('offline') });

test('a refresh that fails leaves the content, with its state, under the notice', async () => {
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

test("where another product's data cannot be read, the last one's is not shown for it", async () => {
  const { show, leave } = await mount({ params: { productId: '1' }, data: 'one' });

  show(failed({ productId: '2' }));

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /one/ })).toBeNull();
  await leave();
});

test('the notice of a page without data offers another try', async () => {
  const { host, leave } = await mount(failed());

  act(() => screen.getByRole('button', { name: 'تلاش دوباره' }).click());

  expect(host.seen.reloads).toBe(1);
  await leave();
});

test('who leaves a page before it has come to life makes no trouble', async () => {
  const domElement = document.body.appendChild(document.createElement('div'));
  domElement.innerHTML = '<button>list 0</button>';
  const lifecycles = lifecyclesOf((view, host) => pageView(page, view, host), 'at once');
  const host = aHost();
  await lifecycles.mount({
    domElement,
    host,
    hydrate: true,
    idPrefix: 'test-',
    view: { params: {}, data: 'list' },
    onView: () => undefined,
    onError: (error) => host.report(error, 'page'),
  });

  await act(() => lifecycles.unmount({ domElement }));

  expect(domElement.innerHTML).toBe('');
  expect(host.seen.reports).toEqual([]);
});
