import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { TextEntry } from '../form/TextEntry.tsx';
import { SearchBar } from './SearchBar.tsx';

const setFilters = vi.fn();

/** The search of a list that is filtered by this. */
function searchOf(filterValues: Record<string, string>) {
  return (
    <ListContextProvider value={{ filterValues, setFilters } as never}>
      <SearchBar>
        {(typed, set) => (
          <TextEntry
            label="نام"
            value={typed['name'] ?? ''}
            onChange={(value) => set('name', value)}
          />
        )}
      </SearchBar>
    </ListContextProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'نام' });

test('after Back the fields say what the list is searched by, and the next search asks for no more', async () => {
  const { rerender } = render(searchOf({}));
  await userEvent.type(field(), 'نگار');
  await userEvent.click(screen.getByRole('button', { name: messages.search }));
  rerender(searchOf({ name: 'نگار' }));

  rerender(searchOf({}));

  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: messages.search }));
  expect(setFilters.mock.calls).toEqual([[{ name: 'نگار' }], [{}]]);
});

test('what is typed stays while the list is read anew', async () => {
  const { rerender } = render(searchOf({ name: 'نگار' }));
  await userEvent.type(field(), ' رضایی');

  rerender(searchOf({ name: 'نگار' }));

  expect(field().value).toBe('نگار رضایی');
});
