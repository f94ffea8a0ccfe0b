import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useLeavingGuard } from './use-leaving-guard.ts';

afterEach(() => vi.unstubAllGlobals());

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useLeavingGuard(isUnsaved);
  return <Link to="/orders">سفارش‌ها</Link>;
}

/** Presses a link away from a form, and answers the question as told. Returns how often it was asked. */
async function leaves({ isUnsaved, confirms }: { isUnsaved: boolean; confirms: boolean }) {
  const confirm = vi.fn(() => confirms);
  vi.stubGlobal('confirm', confirm);
  const router = createMemoryRouter([
    { path: '/', element: <Form isUnsaved={isUnsaved} /> },
    { path: '/orders', element: 'فهرست' },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link'));
  return confirm.mock.calls.length;
}

test('who has typed something is asked before it is lost, and may stay', async () => {
  expect(await leaves({ isUnsaved: true, confirms: false })).toBe(1);

  expect(screen.getByRole('link')).toBeTruthy();
});

test('who gives up what is typed comes where the link leads', async () => {
  expect(await leaves({ isUnsaved: true, confirms: true })).toBe(1);

  expect(await screen.findByText('فهرست')).toBeTruthy();
});

test('who has typed nothing is asked nothing', async () => {
  expect(await leaves({ isUnsaved: false, confirms: false })).toBe(0);

  expect(await screen.findByText('فهرست')).toBeTruthy();
});
