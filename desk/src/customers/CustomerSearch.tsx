import { MenuItem } from '@mui/material';
import { plainDigits } from '@kashi/contracts/call/fields';
import { SearchBar, type Search } from '../parts/list/SearchBar.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { messages } from './messages.ts';

/** Customers by name or by the beginning of the number, and those who are blocked. */
export function CustomerSearch() {
  return (
    <SearchBar filtersOf={filtersOf}>
      {(typed, set) => (
        <>
          <TextEntry
            label={messages.search}
            value={typed['search'] ?? typed['mobile'] ?? typed['name'] ?? ''}
            onChange={(value) => set('search', value)}
          />
          <TextEntry
            select
            label={messages.state}
            value={typed['state'] ?? 'all'}
            onChange={(value) => set('state', value)}
          >
            {(['all', 'blocked'] as const).map((state) => (
              <MenuItem key={state} value={state}>
                {messages.states[state]}
              </MenuItem>
            ))}
          </TextEntry>
        </>
      )}
    </SearchBar>
  );
}

/** What is asked of the server: figures, as a messenger gives them too, are a number's beginning; anything else is part of a name. */
export function filtersOf({ search, ...filters }: Search): Search {
  const { state = '' } = filters;
  if (search === undefined) return filters;
  const text = search.trim();
  return /^\+?\d+$/.test(plainDigits(text)) ? { state, mobile: text } : { state, name: text };
}
