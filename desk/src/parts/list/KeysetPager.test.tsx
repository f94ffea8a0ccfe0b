import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { KeysetPager } from './KeysetPager.tsx';

/** A list of two pages. */
function Pages() {
  const [page, setPage] = useState(1);
  const list = { page, setPage, hasNextPage: page < 2, isPending: false };
  return (
    <ListContextProvider value={list as never}>
      <KeysetPager />
    </ListContextProvider>
  );
}

test('at the last page the focus stays on the button that led there, which leads no further, and the page is announced', async () => {
  render(<Pages />);
  const next = screen.getByRole('button', { name: messages.nextPage });
  next.focus();

  await userEvent.keyboard('{Enter}{Enter}');

  expect(screen.getByRole('status').textContent).toBe(messages.page(2));
  expect(document.activeElement).toBe(next);
});
